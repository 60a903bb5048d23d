import type { WhoDecides as Words } from '#content/site/landings/landing.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Prose } from '#web/shared/prose/prose.tsx'

export function WhoDecides({ whoDecides }: { whoDecides: Words }) {
  return (
    <section aria-labelledby="who-decides" className={`${gutter} py-14 md:py-24`}>
      <div className="grid gap-x-16 gap-y-6 rounded-card bg-mint p-6 md:p-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:p-16 print:bg-transparent print:p-0">
        <h2 id="who-decides">{whoDecides.heading}</h2>
        <div className="max-w-[62ch]">
          <Prose blocks={whoDecides.body} />
        </div>
      </div>
    </section>
  )
}
