/** A whole, and the share of it that is gone. */
export function WeightLost({ percentage }: { percentage: number }) {
  return (
    <svg viewBox="0 0 100 9" className="mt-5 w-full max-w-80" aria-hidden="true">
      <rect
        className="fill-none stroke-ink"
        x=".5"
        y=".5"
        width="99"
        height="8"
        rx="4"
        strokeDasharray="1.500 2"
        strokeWidth=".7"
      />
      <rect className="fill-green" width={100 - percentage} height="9" rx="4.500" />
      <rect className="fill-apricot" x={100 - percentage - 2.25} y="2.250" width="4.500" height="4.500" rx="2.250" />
    </svg>
  )
}
