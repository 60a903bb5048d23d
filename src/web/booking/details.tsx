import { useState } from 'react'
import { bookingDetails as words } from '#content/appointments/booking.ts'
import { pages } from '#contract/pages.ts'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AppointmentSummary } from './appointment-summary.tsx'
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
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
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
