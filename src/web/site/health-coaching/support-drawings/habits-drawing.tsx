/** A new key on an old ring. */
export const HabitsDrawing = () => (
  <>
    <circle className="fill-none stroke-ink stroke-5" cx="48" cy="24" r="16" />
    <path className="fill-green-light" d="M28 38h12v34l-6 6 4 4-4 6-6-6Z" />
    <path className="fill-apricot" d="m56 37 11-4 12 33-4 8 5 3-2 7-8-4Z" />
    <circle className="fill-sage" cx="34" cy="42" r="12" />
    <circle className="fill-sun" cx="62" cy="40" r="12" />
    <path className="fill-none stroke-ink stroke-3" d="M34 30c0-2 1-4 2-6m22 6c-1-2-1-4-2-6" />
    <circle className="fill-white" cx="34" cy="44" r="3.500" />
    <circle className="fill-white" cx="62" cy="42" r="3.500" />
  </>
)
