import { bookingDetails, scheduleWords } from '#content/appointments/booking.ts'
import type { SlotHold } from '#contract/appointments/bookings.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { Countdown } from './time-left.tsx'

/** In the payment dialog: with whom and when, and how long that is still held. */
export const PayingFor = ({ hold, isHeld }: { hold: SlotHold; isHeld: boolean }) => (
  <section aria-label={bookingDetails.payingFor} className="mt-4 rounded-option bg-mint px-4 py-3">
    <p className="font-semibold">
      <time dateTime={hold.startsAt}>{formatDateTime(Date.parse(hold.startsAt))}</time>
    </p>
    <p className="text-sm text-ink-soft">
      {hold.clinician.name}, {hold.clinician.title}. {scheduleWords.ukTime}
    </p>
    {isHeld && <Countdown expiresAt={Date.parse(hold.expiresAt)} />}
  </section>
)
