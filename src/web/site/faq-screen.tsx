import type { FaqPage } from '#content/site/faq.ts'
import { gutter } from '#web/kit/gutter.ts'
import { FaqAccordion } from './faq-accordion.tsx'
import { HelpNowNote } from './help-now-note.tsx'
import { PageLead } from './page-lead.tsx'

export function FaqScreen({ faq }: { faq: FaqPage }) {
  return (
    <article className="on-paper pb-20 md:pb-28 print:pb-0">
      <PageLead intro={faq.intro} title={faq.title} />
      <div className={`${gutter} space-y-14 md:space-y-24 print:space-y-8 print:p-0`}>
        {faq.groups.map((group) => (
          <section
            aria-labelledby={group.id}
            className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
            key={group.id}
          >
            <h2 className="self-start lg:sticky lg:top-28" id={group.id}>
              {group.heading}
            </h2>
            <FaqAccordion group={group} />
          </section>
        ))}
        <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <div className="lg:col-start-2">
            <HelpNowNote />
          </div>
        </div>
      </div>
    </article>
  )
}
