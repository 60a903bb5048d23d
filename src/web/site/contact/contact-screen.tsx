import { contact } from '#content/contact.ts'
import { gutter } from '#web/kit/gutter.ts'
import { HelpNowNote } from '../help-now-note.tsx'
import { PageLead } from '../page-lead.tsx'
import { Prose } from '../prose.tsx'
import { ContactWays } from './contact-ways.tsx'
import { LazyContactForm } from './lazy-contact-form.tsx'

/** The short ways first, then the form, and beside it what is worth knowing before. */
export function ContactScreen() {
  return (
    <div className="pb-20 md:pb-28 print:pb-0">
      <PageLead intro={contact.intro} title={contact.title} />
      <div
        className={`${gutter} grid gap-x-16 gap-y-10 md:gap-y-14 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] print:block print:p-0`}
      >
        <div className="min-w-0 space-y-10">
          <ContactWays />
          <LazyContactForm />
        </div>
        <div className="min-w-0 space-y-10">
          {contact.sections.map(({ id, heading, body }) => (
            <section aria-labelledby={id} key={id}>
              <h2 className="mb-3 text-subheading" id={id}>
                {heading}
              </h2>
              <Prose blocks={body} />
            </section>
          ))}
          <HelpNowNote />
        </div>
      </div>
    </div>
  )
}
