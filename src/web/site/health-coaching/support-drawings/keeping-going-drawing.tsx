/** Stepping stones, one of them missed. */
export const KeepingGoingDrawing = () => (
  <>
    <path className="fill-green-light/40" d="M0 56c24-12 40 8 60-2s24-8 36-2v36H0Z" />
    <g className="fill-white stroke-ink stroke-3">
      <ellipse cx="18" cy="76" rx="14" ry="6" />
      <ellipse cx="78" cy="52" rx="11" ry="5" />
    </g>
    <ellipse className="fill-none stroke-ink stroke-3" strokeDasharray="2 6" cx="48" cy="65" rx="12" ry="5" />
    <path className="fill-none stroke-apricot stroke-4" d="M18 66C24 20 66 14 76 40m-10-4 10 5 5-10" />
  </>
)
