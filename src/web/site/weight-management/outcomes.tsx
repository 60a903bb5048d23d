import { outcomeBars } from '#content/site/landings/outcome-bars.ts'
import { outcomesFor } from '#content/site/landings/weight-management.ts'
import { outcomeFigures } from '#domain/figures/weight.ts'
import { gutter } from '#web/kit/gutter.ts'

const figure =
  'block whitespace-nowrap font-[480] font-display text-[min(2.5rem,12vw)] leading-none tracking-tight lg:text-[3rem]'

/** Where a figure comes from, beside it. */
const Source = ({ children }: { children: string }) => (
  <span className="mt-2 block max-w-[34ch] grow text-ink-soft text-sm">{children}</span>
)

export function Outcomes() {
  const outcomes = outcomesFor(outcomeFigures())
  const { together } = outcomes
  return (
    <section aria-labelledby="outcomes" className="bg-apricot-pale print:bg-transparent">
      <div className={`${gutter} py-12 md:py-20`}>
        <h2 id="outcomes">{outcomes.heading}</h2>
        <OutcomesLegend />
        <dl className="mt-8 grid gap-x-10 gap-y-9 sm:grid-cols-2 md:mt-12 lg:grid-cols-4">
          {outcomes.losses.map((loss) => (
            <div key={loss.label} className="flex flex-col">
              <dt className="font-semibold">{loss.label}</dt>
              <dd className="mt-2 flex grow flex-col">
                <span className={figure}>{loss.figure}</span>
                <span className="mt-3 block max-w-[28ch]">{loss.text}</span>
                <Source>{loss.source}</Source>
                <WeightLost percentage={loss.percentage} />
              </dd>
            </div>
          ))}
          <div className="flex flex-col">
            <dt className="font-semibold">{together.label}</dt>
            <dd className="mt-2 flex grow flex-col">
              <span className={figure}>{together.figure}</span>
              <span className="mt-3 block max-w-[28ch]">{together.text}</span>
              <Source>{together.source}</Source>
              <OutcomesTogether {...together} />
            </dd>
          </div>
        </dl>
        <p className="mt-9 max-w-[64ch] border-ink/20 border-t pt-5 text-sm">
          {outcomes.legend} {outcomes.note}
        </p>
      </div>
    </section>
  )
}

/** How to read the bars, in their own colours. */
function OutcomesLegend() {
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

/** What medication does alone, and half as much again with a coach. */
function OutcomesTogether({ alone, both }: { alone: string; both: string }) {
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

/** A whole, and the share of it that is gone. */
function WeightLost({ percentage }: { percentage: number }) {
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
