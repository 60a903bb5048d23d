import { Link } from 'react-router'
import { bookingStart as words } from '#content/booking.ts'
import { adhdPath, pages } from '#contract/pages.ts'
import { adultAdhdAssessment } from '#domain/booking/service.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { type AdhdStatus, useAdhdStatus } from '#web/adhd-status.ts'
import { VideoVisit } from '#web/art/video-visit.tsx'
import { gutter } from '#web/gutter.ts'
import { pageMeta } from '#web/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Tick } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ObstacleNote } from './obstacle.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

const [headingStart, headingEnd] = words.heading
const { option } = words
const price = pounds(adultAdhdAssessment.pricePence)

export default function BookingStart() {
  const status = useAdhdStatus()
  return (
    <div className={`${gutter} pt-8 pb-16 sm:pt-12 lg:pb-24`}>
      <PageHeading size="display">
        {headingStart} <em className="text-green">{headingEnd}</em>
      </PageHeading>
      <p className="mt-4 max-w-[52ch] text-lg text-ink-soft">{words.lead}</p>
      {status && <ObstacleNote answers={status.answers} className="mt-6" />}
      <div className="mt-8 grid items-start gap-6 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
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
        <div className="space-y-6 lg:min-h-40">{status && <Result status={status} />}</div>
      </div>
    </div>
  )
}

function Result({ status: { score } }: { status: AdhdStatus }) {
  if (score === null) return null
  return (
    <aside className="animate-appear rounded-card bg-apricot-pale/60 p-6" aria-label={words.seeResult}>
      <p>{words.seeResultWhat}</p>
      <Link to={adhdPath('question-7')} className="mt-2 inline-block py-1 font-semibold underline underline-offset-4">
        {words.seeResult}
      </Link>
    </aside>
  )
}
