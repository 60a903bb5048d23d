import { appointmentWords } from '#content/appointments/appointment-words.ts'
import { cancel } from '#domain/appointments/policy.ts'
import { policyWordsOf } from '#domain/appointments/policy-words.ts'
import type { Handler } from '../identity/handler.ts'
import { sendSoon } from '../orders/order-email.ts'
import { recordRefundDue } from '../orders/owed-refunds.ts'
import { refundedFor, refundedOf } from '../orders/refunded.ts'
import { sendRefundSoon } from '../orders/refunds.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Services } from '../platform/services.ts'
import { writeAppointmentEmail } from './appointment-email.ts'
import { moveAppointment } from './claims.ts'
import { lockOwnAppointment } from './own-appointment.ts'
import { allOwned, bookingOf, pastChanges } from './owned-appointments.ts'

const notBooked = () =>
  new ApiError(409, 'This appointment is no longer booked. Nothing was changed.', { because: 'not-booked' })

const otherRefund = (refundPence: number) =>
  new ApiError(
    409,
    'What you would get back has changed since we showed it. Nothing was cancelled. Please check again.',
    {
      refundPence,
    },
  )

interface Cancelled {
  readonly refundPence: number
  readonly refundId: string | null
}

export const cancelAppointment =
  (services: Services): Handler<'cancel_appointment'> =>
  ({ account, body }) =>
    cancelOwn(services, account.id, body)

interface Cancelling {
  readonly id: string
  /** The refund the patient was shown. Null: whatever the policy says. */
  readonly expectedRefundPence: number | null
}

/** The same on behalf of the owner. */
export async function cancelOwn(services: Services, accountId: string, cancelling: Cancelling) {
  const { refundPence, refundId } = await services.database.transaction((tx) =>
    cancelIn(services, tx, accountId, cancelling),
  )
  await sendRefundSoon(services, refundId)
  sendSoon(services)
  return { refundPence }
}

async function cancelIn(
  services: Services,
  tx: Orm,
  accountId: string,
  { id, expectedRefundPence }: Cancelling,
): Promise<Cancelled> {
  const { appointment, order } = await lockOwnAppointment(tx, accountId, id)
  if (appointment.cancelledAt !== null) {
    // Asked again, because the first reply was lost.
    const refundPence = (await refundedFor(tx, [id])).get(id) ?? 0
    if (refundPence !== (expectedRefundPence ?? refundPence)) throw notBooked()
    return { refundPence, refundId: null }
  }
  if (appointment.state !== 'booked') throw notBooked()
  const now = services.now()
  const past = pastChanges(await allOwned(tx, accountId), appointment)
  const cancellation = cancel(bookingOf(appointment, order.amountPence), now, past.cancelledBefore)
  if (!cancellation.ok) {
    const { because } = cancellation
    throw new ApiError(409, appointmentWords.cancelling.refused(policyWordsOf(appointment.policyVersion))[because], {
      because,
    })
  }
  const { outcome } = cancellation
  // Staff may have refunded part of it before.
  const leftPence = order.amountPence - (await refundedOf(tx, order.id))
  const refundPence = Math.min(cancellation.refundPence, leftPence)
  if (refundPence !== (expectedRefundPence ?? refundPence)) throw otherRefund(refundPence)
  const moved = await moveAppointment(tx, appointment, {
    to: outcome,
    by: 'patient',
    set: { cancelledAt: new Date(now), sequence: appointment.sequence + 1 },
  })
  if (!moved) throw notBooked()
  const refundId = await recordRefundDue(tx, order, {
    reason: 'cancelled',
    by: 'patient',
    appointmentId: id,
    byPolicyPence: refundPence,
    now,
  })
  await writeAppointmentEmail(services, tx, id, { occasion: 'cancelled', refundPence })
  return { refundPence, refundId }
}
