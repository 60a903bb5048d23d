/** A moon in a window. */
export const SleepDrawing = () => (
  <>
    <path className="fill-ink" d="M18 84V40c0-42 60-42 60 0v44Z" />
    <path className="fill-sun" d="M64 46a17 17 0 1 1-15-25 14 14 0 0 0 15 25Z" />
    <circle className="fill-white" cx="66" cy="32" r="2" />
    <circle className="fill-white" cx="32" cy="58" r="2" />
    <path className="fill-green-light" d="M18 70c16-10 40-8 60-2v16H18Z" />
    <path className="fill-none stroke-apricot stroke-4" d="M10 86h76" />
  </>
)
