import { outcomesFor } from '#content/site/landings/weight-management.ts'
import { weightFigures } from '#domain/figures/weight.ts'
import { gutter } from '#web/kit/gutter.ts'
import { OutcomesLegend } from './outcomes-legend.tsx'
import { OutcomesTogether } from './outcomes-together.tsx'
import { WeightLost } from './weight-lost.tsx'

const outcomes = outcomesFor(weightFigures)

const figure =
  'block whitespace-nowrap font-[480] font-display text-[min(2.5rem,12vw)] leading-none tracking-tight lg:text-[3rem]'

/** Where a figure comes from, beside it. */
const Source = ({ children }: { children: string }) => (
  <span className="mt-2 block max-w-[34ch] grow text-ink-soft text-sm">{children}</span>
)

export function Outcomes() {
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
              <OutcomesTogether />
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
