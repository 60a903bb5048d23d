/** A few things to know first, each with a drop of the morning before it. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-6 divide-y divide-line border-y border-line">
      {points.map((point) => (
        <li key={point} className="flex gap-4 py-4">
          <svg viewBox="0 0 24 24" aria-hidden="true" className="mt-0.5 size-6 shrink-0">
            <circle cx="12" cy="11" r="7.5" className="fill-sun" />
            <path
              d="M1 19c5-5 9-4.500 12-2.500s6 2 10-.5v2a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3Z"
              className="fill-green-light"
            />
          </svg>
          <p className="flex-1">{point}</p>
        </li>
      ))}
    </ul>
  )
}
