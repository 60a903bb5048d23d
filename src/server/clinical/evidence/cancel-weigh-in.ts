import { and, eq } from 'drizzle-orm'
import { weighInRefusals as words } from '#content/evidence/account-tasks.ts'
import { cancel } from '#domain/appointments/policy.ts'
import { writeAppointmentEmail } from '../../appointments/appointment-email.ts'
import { moveAppointment } from '../../appointments/claims.ts'
import { noSuchAppointment } from '../../appointments/outcomes.ts'
import { takeBookingTurn } from '../../appointments/own-appointment.ts'
import { bookingOf } from '../../appointments/owned-appointments.ts'
import { appointments } from '../../appointments/tables.ts'
import type { Handler } from '../../identity/handler.ts'
import { sendSoon } from '../../orders/order-email.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { patientOf } from './whose-evidence.ts'

export const cancelWeighIn =
  (services: Services): Handler<'cancel_weigh_in'> =>
  async (request) => {
    const accountId = await patientOf(services, request)
    await cancelOwnWeighIn(services, accountId, request.body.id)
    return {}
  }

/** The same on behalf of the owner. */
export async function cancelOwnWeighIn(services: Services, accountId: string, id: string): Promise<void> {
  await services.database.transaction((tx) => cancelIn(services, tx, accountId, id))
  sendSoon(services)
}

async function cancelIn(services: Services, tx: Orm, accountId: string, id: string): Promise<void> {
  await takeBookingTurn(tx, accountId)
  const [found] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), eq(appointments.accountId, accountId)))
    .for('no key update')
  if (!found) throw noSuchAppointment()
  // Asked again, because the first reply was lost.
  if (found.cancelledAt !== null) return
  const now = services.now()
  const cancellation = cancel(bookingOf(found, 0), now, 0)
  const because = found.state !== 'booked' ? 'changed' : cancellation.ok ? null : 'started'
  if (because) throw new ApiError(409, words[because], { because })
  await moveAppointment(tx, found, {
    to: 'cancelled',
    by: 'patient',
    set: { cancelledAt: new Date(now), sequence: found.sequence + 1 },
  })
  await writeAppointmentEmail(services, tx, id, { occasion: 'cancelled', refundPence: 0 })
}
