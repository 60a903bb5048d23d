import { and, eq, isNull } from 'drizzle-orm'
import type { FollowUpEnd } from '#domain/appointments/medication-review.ts'
import { closeUnpaid } from '../../orders/close-unpaid.ts'
import { sendSoon } from '../../orders/order-email.ts'
import type { Actor } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { writeAppointmentEmail } from '../appointment-email.ts'
import { moveAppointment } from '../claims.ts'
import { lockAppointmentOf } from '../holds.ts'
import type { FollowUp } from './follow-up-rows.ts'
import { followUps } from './tables.ts'

interface Ending {
  readonly as: FollowUpEnd
  readonly by: Actor
  readonly staffId?: string
}

/**
 * Releases an unpaid follow-up appointment: closes the order, frees the time, and tells the patient and the clinician,
 * in one transaction. False: it is being paid for, or has ended.
 */
export async function endFollowUp(services: Services, followUp: FollowUp, ending: Ending): Promise<boolean> {
  const { by, staffId } = ending
  const alongside = async (tx: Orm) => {
    const held = await lockAppointmentOf(tx, followUp.orderId)
    // The job may have released it already.
    if (held?.state === 'held') await moveAppointment(tx, held, { to: 'released', by, staffId, now: services.now() })
    await markEnded(services, tx, followUp, ending.as)
    if (held) await writeAppointmentEmail(services, tx, held.id, { occasion: 'not kept', because: ending.as })
  }
  const isClosed = await closeUnpaid(services, followUp.orderId, { by, staffId, alongside })
  if (isClosed) sendSoon(services)
  return isClosed
}

export async function markEnded({ now }: Pick<Services, 'now'>, tx: Orm, { id, afterId }: FollowUp, as: FollowUpEnd) {
  await tx
    .update(followUps)
    .set({ endedAs: as, endedAt: new Date(now()) })
    .where(and(eq(followUps.id, id), isNull(followUps.endedAs)))
  await publishDeskEvent(tx, 'appointment', afterId)
}
