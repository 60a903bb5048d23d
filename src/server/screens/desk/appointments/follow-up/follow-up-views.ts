import { desc, eq, sql } from 'drizzle-orm'
import type { FollowUpView } from '#contract/appointments/desk-follow-up.ts'
import { followUpState, followUpsAfter, type KnownFollowUp } from '../../../../appointments/follow-up/follow-up-rows.ts'
import { appointments } from '../../../../appointments/tables.ts'
import type { Orm } from '../../../../platform/database/database.ts'

export const followUpView = (known: KnownFollowUp): Omit<FollowUpView, 'appointmentId'> => ({
  id: known.followUp.id,
  startsAt: known.followUp.startsAt.toISOString(),
  payBy: known.followUp.payBy.toISOString(),
  state: followUpState(known),
  reference: known.order.reference,
})

/** Follow-ups of an appointment, newest first. */
export async function followUpViews(tx: Orm, appointmentId: string): Promise<FollowUpView[]> {
  const shown: FollowUpView[] = []
  for (const known of await followUpsAfter(tx, appointmentId)) {
    const one = followUpView(known)
    const [booked] =
      one.state === 'paid'
        ? await tx
            .select({ id: appointments.id, state: appointments.state })
            .from(appointments)
            .where(eq(appointments.orderId, known.order.id))
            // It may have been moved since.
            .orderBy(sql`state = 'booked' desc`, desc(appointments.createdAt))
            .limit(1)
        : []
    const isOpen = booked && booked.state !== 'held' && booked.state !== 'released'
    shown.push({ ...one, appointmentId: isOpen ? booked.id : null })
  }
  return shown
}
