import { keptTimeDeskWords as words } from '#content/appointments/desk-reserved-slot.ts'
import { medicationReview, paidBeforeHours, payWithinHours } from '#domain/appointments/medication-review.ts'
import { pounds } from '#domain/catalogue/money.ts'
import type { ShownAppointment } from '../shown-appointment.ts'
import { BookFollowUp } from './book-follow-up.tsx'
import { FollowUpRow } from './follow-up-row.tsx'

interface Props {
  readonly found: ShownAppointment
  readonly onChanged: () => Promise<void>
}

/** Times that were kept for this patient, and another one. */
export function FollowUp({ found, onChanged }: Props) {
  const { followUps, state } = found
  const isWaiting = followUps.some((one) => one.state === 'waiting')
  const lead = words.lead(medicationReview.minutes, pounds(medicationReview.pricePence))
  return (
    <section>
      <h3 className="mb-1.5 text-[1.25rem]">{words.heading}</h3>
      {state !== 'completed' ? (
        <p className="text-ink-soft">{words.before}</p>
      ) : (
        <div className="space-y-4">
          {followUps.length > 0 && (
            <ul className="divide-y divide-line border-y border-line">
              {followUps.map((one) => (
                <li key={one.id}>
                  <FollowUpRow followUp={one} onChanged={onChanged} />
                </li>
              ))}
            </ul>
          )}
          {!isWaiting && (
            <>
              <p className="text-ink-soft">
                {lead} {words.until(payWithinHours, paidBeforeHours)}
              </p>
              <BookFollowUp key={followUps.length} found={found} onChanged={onChanged} />
            </>
          )}
        </div>
      )}
    </section>
  )
}
