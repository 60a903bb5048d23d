import { type ReactNode, useState } from 'react'
import { scheduleWords, selectService, bookingDetails as words } from '#content/appointments/booking.ts'
import type { SlotHold } from '#contract/appointments/bookings.ts'
import { pages } from '#contract/pages.ts'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { pounds } from '#domain/orders/money.ts'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { BookingPage } from './booking-page.tsx'
import { DetailsForm } from './details-form.tsx'
import { HoldNote } from './hold-note.tsx'
import { useHold } from './use-hold.ts'

export const meta = () => pageMeta({ title: words.title, description: words.description, isUnlisted: true })

export default function BookingDetails() {
  const isHydrated = useHydrated()
  const { held, canCancel, ask } = useHold()
  const [isPaying, setIsPaying] = useState(false)
  // What ran out stays in sight: it may be had again.
  const shown = held.at === 'kept' ? held.hold : held.at === 'gone' ? held.last : null
  return (
    <BookingPage step={4} back={pages.bookingAccount} heading={words.heading}>
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_min(25rem,50%)]">
        {/* What somebody typed is on this device alone, so the form waits for it. */}
        <div className="min-h-[60svh] max-w-[40rem] min-w-0">
          {isHydrated && held.at !== 'loading' && (
            <DetailsForm held={held} canCancel={canCancel} onHoldChange={ask} onPaying={setIsPaying} />
          )}
        </div>
        <aside aria-label={words.sections.summary} className="space-y-4 max-lg:-order-1 lg:sticky lg:top-22">
          <HoldNote held={held} isCovered={isPaying} onKept={ask} />
          <AppointmentSummary hold={shown} />
        </aside>
      </div>
    </BookingPage>
  )
}

const summaryWords = words.summary
const { name, minutes, pricePence } = adultAdhdAssessment

/** What, with whom, when and where, and what it costs. */
function AppointmentSummary({ hold }: { hold: SlotHold | null }) {
  return (
    <section aria-labelledby="appointment" className="rounded-card border border-line bg-white p-5 sm:p-6">
      <h2 id="appointment" className="text-subheading">
        {words.sections.summary}
      </h2>
      <dl className="mt-4 space-y-3 border-line border-t pt-4">
        <Line term={summaryWords.what}>
          {name}, <span className="whitespace-nowrap">{selectService.length(minutes)}</span>
        </Line>
        {hold && (
          <>
            <Line term={summaryWords.who}>
              {hold.clinician.name}, {hold.clinician.title}
            </Line>
            <Line term={summaryWords.when}>
              <time dateTime={hold.startsAt}>{formatDateTime(Date.parse(hold.startsAt))}</time>
              <span className="block text-sm font-normal text-ink-soft">{scheduleWords.ukTime}</span>
            </Line>
          </>
        )}
        <Line term={summaryWords.where}>{summaryWords.online}</Line>
        <div className="flex items-baseline justify-between gap-4 border-line border-t pt-4">
          <dt className="font-semibold">{summaryWords.price}</dt>
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
