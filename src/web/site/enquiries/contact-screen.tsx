import { contact } from '#content/enquiries/contact.ts'
import { gutter } from '#web/kit/gutter.ts'
import { lazyWhenVisible } from '#web/kit/lazy-when-visible.tsx'
import { PageLead } from '../page-lead.tsx'
import { ContactWays } from './contact-ways.tsx'
import { LazyContactForm } from './lazy-contact-form.tsx'

const beforeYouWrite = lazyWhenVisible(
  'before-you-write',
  async () => (await import('./before-you-write.tsx')).BeforeYouWrite,
)

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
        {beforeYouWrite}
      </div>
    </div>
  )
}
