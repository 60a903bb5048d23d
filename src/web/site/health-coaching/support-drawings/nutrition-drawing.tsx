/** A full bowl. */
export const NutritionDrawing = () => (
  <>
    <path className="fill-green-light" d="M30 46C22 34 26 20 40 14c6 12 4 24-6 32Z" />
    <path className="fill-apricot" d="M52 46c-6-14 2-26 16-28 6 12 0 24-12 28Z" />
    <circle className="fill-sun" cx="48" cy="38" r="11" />
    <path className="fill-ink" d="M10 46h76c0 22-14 36-38 36S10 68 10 46Z" />
    <path className="fill-none stroke-green-light stroke-3" d="M20 56c2 10 8 16 16 20M38 88h20" />
  </>
)
