import { outcomeBars } from '#content/site/landings/outcome-bars.ts'

/** How to read the bars, in their own colours. */
export function OutcomesLegend() {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      {outcomeBars.whole}
      <span className="flex items-center gap-2">
        <svg viewBox="0 0 24 9" className="w-6" aria-hidden="true">
          <rect className="fill-green" width="24" height="9" rx="4.500" />
        </svg>
        {outcomeBars.left}
      </span>
      <span className="flex items-center gap-2">
        <svg viewBox="0 0 24 9" className="w-6" aria-hidden="true">
          <rect
            className="fill-none stroke-ink"
            x=".5"
            y=".5"
            width="23"
            height="8"
            rx="4"
            strokeDasharray="1.500 2"
            strokeWidth=".7"
          />
        </svg>
        {outcomeBars.lost}
      </span>
    </p>
  )
}
