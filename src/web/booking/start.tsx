import { useState } from 'react'
import { bookingStart as words } from '#content/appointments/booking.ts'
import { adhdPath, pages } from '#contract/pages.ts'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { questionsBeforeResult } from '#domain/intake/adhd/before-result.ts'
import { pounds } from '#domain/orders/money.ts'
import { VideoAppointment } from '#web/kit/art/video-appointment.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { Tick } from '#web/kit/ui/icons.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { type AdhdStatus, useAdhdStatus } from '#web/shared/answers/adhd-status.ts'
import { progressKey } from '#web/shared/answers/questionnaire.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { ObstacleNote } from './obstacle.tsx'

export const meta = () => pageMeta({ ...words, description: words.description(minutes), isUnlisted: true })

const [headingStart, headingEnd] = words.heading
const { option } = words
const { minutes, pricePence } = adultAdhdAssessment
const price = pounds(pricePence)

export default function BookingStart() {
  const status = useAdhdStatus()
  const isHydrated = useHydrated()
  const [isPrerendered] = useState(!isHydrated)
  return (
    <div className={`${gutter} pt-8 pb-16 sm:pt-12 lg:pb-24`}>
      <PageHeading size="display">
        {headingStart} <em className="text-green">{headingEnd}</em>
      </PageHeading>
      {isPrerendered && !status && <script suppressHydrationWarning>{waitForAnswers}</script>}
      <div className="[script[data-waits]+&]:animate-hold-back">
        {status && status.end.to !== 'not-eligible' && <ResultFirst status={status} />}
        <p className="mt-4 max-w-[52ch] text-lg text-ink-soft">{words.lead(minutes)}</p>
        {/* Written into the page for whoever has answered nothing yet, so that nothing moves down when that is known. */}
        {(status || isPrerendered) && <ObstacleNote answers={status?.answers ?? {}} className="mt-6" />}
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
    </div>
  )
}

/**
 * Answers on this device add a note above the appointment. The rest is held back until they have been read, or until it is
 * clear that the script is not coming, so that nothing in sight moves.
 */
const waitForAnswers = `try { if (localStorage.getItem('${progressKey}')) document.currentScript.dataset.waits = '' } catch {}`

/** Whoever has answered the six questions sees the way to their result before anything is sold. */
function ResultFirst({ status: { answers, score } }: { status: AdhdStatus }) {
  if (score === null) return null
  const left = questionsBeforeResult(answers)
  const { seen, seenWhat, almost, what } = words.resultFirst
  return (
    <section
      aria-labelledby="result-first"
      className="mt-5 mb-6 flex animate-appear flex-col gap-x-10 gap-y-4 rounded-card bg-apricot-pale p-5 sm:p-8 lg:my-8 lg:flex-row lg:items-center lg:justify-between"
    >
      <div>
        <h2 id="result-first" className="text-[1.625rem]">
          {left === 0 ? seen : almost(left)}
        </h2>
        <p className="mt-1.5">{left === 0 ? seenWhat : what}</p>
      </div>
      <ButtonLink
        to={left === 0 ? pages.adhdResult : adhdPath('question-7')}
        className="max-sm:w-full max-sm:px-3 lg:shrink-0"
      >
        {words.seeResult}
      </ButtonLink>
    </section>
  )
}
