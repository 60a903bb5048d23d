import { Link } from 'react-router'
import { bookingStart as words } from '#content/booking.ts'
import { adhdPath, consentFor, notEligiblePath, pages } from '#contract/pages.ts'
import { adultAdhdAssessment } from '#domain/booking/service.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { adhd } from '#domain/questionnaires/adhd/flow.ts'
import { type AdhdStatus, useAdhdStatus } from '#web/adhd-status.ts'
import { VideoVisit } from '#web/art/video-visit.tsx'
import { gutter } from '#web/gutter.ts'
import { pageMeta } from '#web/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Tick } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ResultFirst } from './result-first.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

const [headingStart, headingEnd] = words.heading
const { option } = words
const price = pounds(adultAdhdAssessment.pricePence)

export default function BookingStart() {
  const status = useAdhdStatus()
  const isAlone = status?.end.to === 'finished'
  return (
    <div className={`${gutter} pt-8 pb-16 sm:pt-12 lg:pb-24`}>
      <PageHeading size="display">
        {headingStart} <em className="text-green">{headingEnd}</em>
      </PageHeading>
      {status && status.end.to !== 'not-eligible' && <ResultFirst status={status} />}
      <p className="mt-4 max-w-[52ch] text-lg text-ink-soft">{words.lead}</p>
      <div className={`mt-8 grid items-start gap-6 lg:mt-12 ${isAlone ? '' : 'lg:grid-cols-[minmax(0,1fr)_22rem]'}`}>
        <article className="grid overflow-hidden rounded-card border border-line bg-white md:grid-cols-[minmax(0,1fr)_minmax(0,21rem)]">
          <div className="p-7 sm:p-9">
            <h2>{option.name}</h2>
            <ul className="mt-5 space-y-2.5">
              {[...option.facts, `${adultAdhdAssessment.minutes} minutes, ${price}`].map((fact) => (
                <li key={fact} className="flex gap-2.5">
                  <Tick className="mt-1 size-5 text-green" />
                  {fact}
                </li>
              ))}
            </ul>
            <ButtonLink to={pages.bookingService} size="large" arrow className="mt-8">
              {option.button}
            </ButtonLink>
          </div>
          <VideoVisit className="h-56 w-full max-md:-order-1 md:h-full" />
        </article>
        {status && !isAlone && <NotReady end={status.end} />}
      </div>
      {/* For whoever cannot book here, help comes first and the result after it. */}
      {status?.end.to === 'not-eligible' && <ResultFirst status={status} />}
    </div>
  )
}

function NotReady({ end }: Pick<AdhdStatus, 'end'>) {
  if (end.to === 'finished') return null
  const isRuledOut = end.to === 'not-eligible'
  const { heading, text, link } = isRuledOut ? words.notOffered : words.notReady
  const to = isRuledOut ? notEligiblePath(end.reason) : unansweredPath(end)
  return (
    <aside className="animate-appear rounded-card bg-sun/25 p-6" aria-label={heading}>
      <p className="font-semibold">{heading}</p>
      <p className="mt-1">{text}</p>
      <Link to={to} className="mt-2 inline-block py-1 font-semibold underline underline-offset-4">
        {link}
      </Link>
    </aside>
  )
}

/** Whoever has not begun agrees first. */
function unansweredPath(end: AdhdStatus['end']): string {
  const isBegun = end.to === 'unanswered' && end.step !== adhd.first
  return isBegun ? adhdPath(end.address) : consentFor('adhd')
}
