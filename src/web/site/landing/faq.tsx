import type { FaqGroup } from '#content/site/faq.ts'
import { gutter } from '#web/kit/gutter.ts'
import { FaqAccordion } from '../faq-accordion.tsx'

export function LandingFaq({ group }: { group: FaqGroup }) {
  return (
    <section
      aria-labelledby="faq-heading"
      className={`${gutter} grid gap-x-16 gap-y-6 pb-14 md:pb-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]`}
      id="faq"
    >
      <h2 className="self-start lg:sticky lg:top-28" id="faq-heading">
        Questions people ask
      </h2>
      <FaqAccordion group={group} />
    </section>
  )
}
