/** A shower that is passing. */
export const StressDrawing = () => (
  <>
    <circle className="fill-sun" cx="64" cy="34" r="20" />
    <path className="fill-white" d="M16 62c-6-14 4-26 16-24 6-14 28-14 34 0 14-2 22 14 14 24Z" />
    <path className="fill-none stroke-ink stroke-3" d="M16 62c-6-14 4-26 16-24 6-14 28-14 34 0 14-2 22 14 14 24Z" />
    <path className="fill-none stroke-green-light stroke-4" d="m30 72-4 8m18-8-6 12m20-12-4 8" />
  </>
)
