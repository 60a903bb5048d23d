import { outcomesFor } from '#content/site/landings/weight-management.ts'
import { weightFigures } from '#domain/figures/weight.ts'

const outcomes = outcomesFor(weightFigures)

/** What medication does alone, and half as much again with a coach. */
export function OutcomesTogether() {
  const { alone, both } = outcomes.together
  return (
    <svg viewBox="0 0 300 58" className="mt-5 w-full max-w-80" aria-hidden="true">
      <rect className="fill-white" width="200" height="27" rx="13.500" />
      <rect className="fill-green" y="31" width="300" height="27" rx="13.500" />
      <path className="fill-apricot" d="M200 31h86.500a13.500 13.500 0 0 1 0 27H200Z" />
      <g className="font-semibold text-[13px]">
        <text className="fill-ink" x="14" y="18">
          {alone}
        </text>
        <text className="fill-white" x="14" y="49">
          {both}
        </text>
      </g>
    </svg>
  )
}
