import { Link } from 'react-router'
import { bookingDetails, bookingStart, scheduleWords, selectService as words } from '#content/appointments/booking.ts'
import { pages } from '#contract/pages.ts'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { holdMinutes } from '#domain/appointments/hold.ts'
import { pounds } from '#domain/orders/money.ts'
import { VideoAppointment } from '#web/kit/art/video-appointment.tsx'
import { ArrowRight, ChevronDown, Tick } from '#web/kit/ui/icons.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { BookingPage } from './booking-page.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

const { name, minutes, pricePence } = adultAdhdAssessment

/** What it is and what comes next, for whoever has not seen the page before. */
const facts = [...bookingStart.option.facts, scheduleWords.lead(holdMinutes), bookingDetails.captured]

export default function SelectService() {
  return (
    <BookingPage step={1} back={pages.booking} heading={words.heading}>
      <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,21rem)]">
        <div>
          <p className="mb-6 max-w-[46rem] text-lg text-ink-soft">{words.lead}</p>
          <details open className="group unfold max-w-[46rem] rounded-card border border-line bg-paper-deep/60">
            <summary className="flex min-h-16 cursor-pointer items-center gap-4 rounded-card px-6 py-4 hover:text-green sm:px-8">
              <h2 className="flex-1 text-[1.625rem]">{words.group}</h2>
              <ChevronDown className="size-6 transition-transform duration-200 ease-arrive group-open:rotate-180" />
            </summary>
            <div className="px-3 pb-3 sm:px-4 sm:pb-4">
              <Link
                to={pages.bookingSchedule}
                className="group/service flex items-center gap-5 rounded-[1.125rem] border border-line bg-white p-5 transition-colors duration-150 hover:border-green sm:px-7 sm:py-6"
              >
                <span className="min-w-0 flex-1">
                  <span className="block text-lg font-semibold">{name}</span>
                  <span className="mt-1 flex flex-wrap items-baseline gap-x-5 gap-y-1">
                    <span className="text-ink-soft">{words.length(minutes)}</span>
                    <span className="font-display text-[1.625rem] leading-none tracking-tight">
                      {pounds(pricePence)}
                    </span>
                  </span>
                </span>
                <span className="grid size-12 shrink-0 place-items-center rounded-full bg-ink text-white transition-colors duration-150 group-hover/service:bg-green">
                  <ArrowRight className="size-5" />
                  <span className="sr-only">{words.choose}</span>
                </span>
              </Link>
            </div>
          </details>
          <ul className="mt-6 max-w-[46rem] space-y-2.5">
            {facts.map((fact) => (
              <li key={fact} className="flex gap-2.5">
                <Tick className="mt-1 size-5 text-green" />
                <span className="flex-1">{fact}</span>
              </li>
            ))}
          </ul>
        </div>
        <VideoAppointment className="h-56 w-full rounded-card md:h-full" />
      </div>
    </BookingPage>
  )
}
