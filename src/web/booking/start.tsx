import { bookingStart as words } from '#content/appointments/booking.ts'
import { pages } from '#contract/pages.ts'
import { adultAdhdAssessment } from '#domain/appointments/service.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { VideoAppointment } from '#web/kit/art/video-visit.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { Tick } from '#web/kit/ui/icons.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { useAdhdStatus } from '#web/shared/answers/adhd-status.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { ObstacleNote } from './obstacle.tsx'
import { ResultFirst } from './result-first.tsx'

export const meta = () => pageMeta({ ...words, description: words.description(minutes), isUnlisted: true })

const [headingStart, headingEnd] = words.heading
const { option } = words
const { minutes, pricePence } = adultAdhdAssessment
const price = pounds(pricePence)

export default function BookingStart() {
  const status = useAdhdStatus()
  return (
    <div className={`${gutter} pt-8 pb-16 sm:pt-12 lg:pb-24`}>
      <PageHeading size="display">
        {headingStart} <em className="text-green">{headingEnd}</em>
      </PageHeading>
      {status && status.end.to !== 'not-eligible' && <ResultFirst status={status} />}
      <p className="mt-4 max-w-[52ch] text-lg text-ink-soft">{words.lead(minutes)}</p>
      {status && <ObstacleNote answers={status.answers} className="mt-6" />}
      <div className="mt-8 lg:mt-12">
        <article className="grid overflow-hidden rounded-card border border-line bg-white md:grid-cols-[minmax(0,1fr)_minmax(0,21rem)]">
          <div className="p-7 sm:p-9">
            <h2>{option.name}</h2>
            <ul className="mt-5 space-y-2.5">
              {[...option.facts, `${minutes} minutes, ${price}`].map((fact) => (
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
          <VideoAppointment className="h-56 w-full max-md:-order-1 md:h-full" />
        </article>
      </div>
      {/* For whoever cannot book here, help comes first and the result after it. */}
      {status?.end.to === 'not-eligible' && <ResultFirst status={status} />}
    </div>
  )
}
