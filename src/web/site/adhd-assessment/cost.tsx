import { costFor } from '#content/site/landings/adhd-assessment.ts'
import { assessmentFigures } from '#domain/figures/assessment.ts'
import { gutter } from '#web/kit/gutter.ts'

const cost = costFor(assessmentFigures)

export function Cost() {
  return (
    <section aria-labelledby="cost" className="on-dark bg-ink text-white print:bg-transparent print:text-ink">
      <div className={`${gutter} py-14 md:py-24`}>
        <h2 id="cost">{cost.heading}</h2>
        <dl className="mt-8 grid gap-x-10 sm:grid-cols-2 md:mt-12 lg:grid-cols-4">
          {cost.items.map(({ figure, label, text }) => (
            <div className="border-white/25 border-t py-6" key={label}>
              <dt className="font-medium text-sage print:text-ink">{label}</dt>
              <dd className="mt-2">
                <span className="block whitespace-nowrap font-[480] font-display text-heading text-sun tracking-tight print:text-ink">
                  {figure}
                </span>
                <span className="mt-2 block max-w-[32ch] text-pretty">{text}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 max-w-[64ch] text-sage print:text-ink">{cost.note}</p>
      </div>
    </section>
  )
}
