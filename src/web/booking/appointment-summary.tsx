import type { ReactNode } from 'react'
import { bookingDetails, scheduleWords, selectService } from '#content/appointments/booking.ts'
import type { SlotHold } from '#contract/appointments/bookings.ts'
import { writtenTime } from '#domain/appointments/format-time.ts'
import { adultAdhdAssessment } from '#domain/appointments/service.ts'
import { pounds } from '#domain/catalogue/money.ts'

const words = bookingDetails.summary
const { name, minutes, pricePence } = adultAdhdAssessment

/** What, with whom, when and where, and what it costs. */
export function AppointmentSummary({ hold }: { hold: SlotHold | null }) {
  return (
    <section aria-labelledby="appointment" className="rounded-card border border-line bg-white p-5 sm:p-6">
      <h2 id="appointment" className="text-subheading">
        {bookingDetails.sections.summary}
      </h2>
      <dl className="mt-4 space-y-3 border-line border-t pt-4">
        <Line term={words.what}>
          {name}, <span className="whitespace-nowrap">{selectService.length(minutes)}</span>
        </Line>
        {hold && (
          <>
            <Line term={words.who}>
              {hold.clinician.name}, {hold.clinician.title}
            </Line>
            <Line term={words.when}>
              <time dateTime={hold.startsAt}>{writtenTime(Date.parse(hold.startsAt))}</time>
              <span className="block text-sm font-normal text-ink-soft">{scheduleWords.ukTime}</span>
            </Line>
          </>
        )}
        <Line term={words.where}>{words.online}</Line>
        <div className="flex items-baseline justify-between gap-4 border-line border-t pt-4">
          <dt className="font-semibold">{words.price}</dt>
          <dd className="font-display text-[1.75rem] leading-none tracking-tight">{pounds(pricePence)}</dd>
        </div>
      </dl>
    </section>
  )
}

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{term}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)
