/** A shoe that has been out. */
export const FitnessDrawing = () => (
  <>
    <path className="fill-apricot" d="M12 40c8 8 18 6 24-4l22 20c8 6 28 4 28 16v4H10c-4-12-2-24 2-36Z" />
    <path className="fill-white" d="M10 72h76v8c0 4-2 6-6 6H16c-4 0-6-2-6-6Z" />
    <path className="fill-none stroke-ink stroke-3" d="M10 76h76M38 44l-8 6m16 2-8 6m16 0-8 6" />
    <path className="fill-none stroke-green stroke-3" d="M54 18h26M62 30h24M48 8h18" />
  </>
)
