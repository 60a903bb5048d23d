import { obesityReport } from '#content/site/landings/weight-management.ts'
import { gutter } from '#web/kit/gutter.ts'

export function ObesityReport() {
  const { source } = obesityReport
  return (
    <section aria-labelledby="obesity-report" className="bg-paper-deep print:bg-transparent">
      <div className={`${gutter} py-14 md:py-24`}>
        <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
          <h2 id="obesity-report">{obesityReport.heading}</h2>
          <p className="max-w-[60ch] text-ink-soft text-lg">{obesityReport.lead}</p>
        </div>
        <figure className="mt-9 grid gap-x-16 gap-y-8 md:mt-14 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <div>
            <HundredPeople />
            <ul className="mt-6 grid gap-x-8 gap-y-2 sm:grid-cols-3">
              {obesityReport.shares.map(({ count, tone, name }) => (
                <li className="flex items-center gap-3" key={tone}>
                  <svg viewBox="0 0 30 48" className="h-9 flex-none" aria-hidden="true">
                    <g className={peopleTones[tone]}>
                      <circle cx="15" cy="8" r="8" />
                      <path d="M4 28c0-14 22-14 22 0v12c0 10-22 10-22 0Z" />
                    </g>
                  </svg>
                  <span>
                    <strong className="font-[480] font-display text-subheading">{count}</strong> {name}
                  </span>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <ul>
              {obesityReport.facts.map(({ figure, text }) => (
                <li className="flex items-baseline gap-5 border-ink/20 border-t py-5" key={figure}>
                  <strong className="w-24 flex-none font-[480] font-display text-[2.5rem] leading-none tracking-tight">
                    {figure}
                  </strong>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
            <figcaption className="border-ink/20 border-t pt-5 text-ink-soft text-sm">
              {obesityReport.meaning} {source.before}
              <a
                className="font-medium text-green underline decoration-2 decoration-apricot underline-offset-4 hover:text-ink"
                href={source.href}
              >
                {source.name}
              </a>
              {source.after}
            </figcaption>
          </div>
        </figure>
      </div>
    </section>
  )
}

const peopleTones = { apricot: 'fill-apricot', sun: 'fill-sun', green: 'fill-green-light' }

const perRow = 20

/** A hundred people, one for one. */
function HundredPeople() {
  const everyone = obesityReport.shares.flatMap(({ count, tone }) => Array.from({ length: count }, () => tone))
  return (
    <svg viewBox="0 0 600 274" className="w-full" role="img" aria-label={obesityReport.picture}>
      {everyone.map((tone, nth) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places.
          key={nth}
          className={peopleTones[tone]}
          transform={`translate(${(nth % perRow) * 30} ${Math.floor(nth / perRow) * 56})`}
        >
          <circle cx="15" cy="8" r="8" />
          <path d="M4 28c0-14 22-14 22 0v12c0 10-22 10-22 0Z" />
        </g>
      ))}
    </svg>
  )
}
