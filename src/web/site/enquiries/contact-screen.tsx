import { contact, contactWays } from '#content/enquiries/contact.ts'
import { gutter } from '#web/kit/gutter.ts'
import { lazyWhenVisible } from '#web/kit/lazy-when-visible.tsx'
import { PageLead } from '../page-lead.tsx'
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
        className={`${gutter} grid gap-x-16 gap-y-10 md:gap-y-14 lg:grid-cols-[min(42rem,60%)_minmax(0,1fr)] print:block print:p-0`}
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

function ContactWays() {
  return (
    <ul className="grid max-w-[68ch] gap-4 sm:grid-cols-2">
      {contactWays.map(({ heading, text, href, note }) => (
        <li className="rounded-card border border-line bg-white p-6 md:p-7" key={heading}>
          <h2 className="font-sans font-semibold text-base tracking-normal">{heading}</h2>
          <a
            className="wrap-anywhere mt-2 inline-block font-[480] font-display text-green text-subheading max-[24rem]:text-lg underline decoration-2 decoration-apricot underline-offset-[6px] hover:text-ink"
            href={href}
          >
            {text}
          </a>
          <p className="mt-3 text-ink-soft">{note}</p>
        </li>
      ))}
    </ul>
  )
}
