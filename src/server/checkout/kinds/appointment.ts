import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { scheduleWords } from '#content/appointments/booking.ts'
import { consentsToKeep, hasSeen } from '#domain/appointments/consents.ts'
import { currentPolicy } from '#domain/appointments/policy.ts'
import { itemOf, type OrderKind } from '#domain/orders/kinds.ts'
import { payableStates } from '#domain/orders/payment-state.ts'
import { writeAppointmentEmail } from '../../appointments/appointment-email.ts'
import { type Appointment, holdIsOver } from '../../appointments/claims.ts'
import { couldCancel } from '../../appointments/could-cancel.ts'
import { holdWithForm } from '../../appointments/hold-slot.ts'
import { attachToOrder, extendWhilePaying, holdOf, lockAppointmentOf, lockHold } from '../../appointments/holds.ts'
import { writeOrderEmail } from '../../orders/order-email.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, badRequest } from '../../platform/http/api-error.ts'
import { readBookingForm } from '../booking-form.ts'
import { appointmentClaiming } from './appointment-reservation.ts'
import type { CheckoutKind, Submission } from './checkout-kind.ts'

/** An appointment: the order books the time held by this guest session, which is claimed before the card is charged. */
export const appointmentCheckout: CheckoutKind<'appointment'> = {
  async submit(services, request, { today, asksForPassword, guestSession: own }) {
    const { database, now } = services
    const { body, guestSession, session } = request
    const form = readBookingForm(body, today, { asksForPassword })
    if (!('details' in form)) throw badRequest(form)
    const reader = {
      canCancel: await couldCancel(database, { guestSession: guestSession.presented, session: session.presented }),
    }
    if (!hasSeen(body.consentVersions ?? {}, reader)) throw consentsChanged()
    const named = startNamed(body)
    if (named !== null && own && !(await database.run((orm) => holdOf(orm, own.id, now()))))
      await holdWithForm(services, request, named)
    return {
      details: form.details,
      async choose(tx, locked) {
        const held = locked && (await lockHold(tx, locked.id, now()))
        if (!held || !itemOf('appointment', held.service)) throw holdIsOver()
        refuseAnotherTime(held, body)
        await refuseWhilePaying(tx, locked.id, 'appointment')
        return {
          guestSessionId: locked.id,
          item: held.service,
          consents: consentsToKeep(form.consents, reader).map(({ key, ...consent }) => ({ kind: key, ...consent })),
          // The policy the patient agreed to is today's.
          afterPlacing: ({ id }) => attachToOrder(tx, held.id, id, currentPolicy.version),
        }
      },
    }
  },
  beforePaying: extendWhilePaying,
  afterAuthorised: async () => undefined,
  async writeReceipt(services, tx, { id }, occasion) {
    const booked = await lockAppointmentOf(tx, id)
    if (booked) await writeAppointmentEmail(services, tx, booked.id, { occasion })
  },
  async afterRefund(services, tx, { reason, appointmentId, amountPence }, order) {
    if (reason === 'lost' && appointmentId)
      await writeAppointmentEmail(services, tx, appointmentId, { occasion: reason })
    if (reason === 'desk' || reason === 'by hand')
      await writeOrderEmail(services, tx, order, 'refunded', { amountPence })
  },
  claiming: appointmentClaiming,
}

/** nobody agrees to words they have not seen. */
const consentsChanged = () =>
  new ApiError(409, 'What you agree to has changed since this page was opened. Please read the points again.', {
    reason: 'consents',
  })

/** The start of the appointment the form is about. Null: it names none, or no valid time. */
function startNamed({ selectedSlot, selectedDate }: Submission['body']): number | null {
  const moments = [selectedSlot ? Date.parse(selectedSlot) : Number.NaN, selectedDate ?? Number.NaN]
  return moments.find((moment) => Number.isSafeInteger(moment)) ?? null
}

/** Two tabs may show two times. Nobody pays for one they do not see. */
function refuseAnotherTime({ startsAt }: Appointment, { selectedSlot, selectedDate }: Submission['body']): void {
  const shown = [selectedSlot ? Date.parse(selectedSlot) : null, selectedDate ?? null]
  if (shown.every((moment) => moment === null || moment === startsAt.getTime())) return
  throw new ApiError(
    409,
    'You have since chosen another time, perhaps in another tab. Please check it and try again.',
    {
      reason: 'hold',
    },
  )
}

/** While a card is being charged for this guest session's earlier order, the order cannot be changed. */
async function refuseWhilePaying(tx: Orm, guestSessionId: string, kind: OrderKind): Promise<void> {
  const [paying] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.guestSessionId, guestSessionId),
        eq(orders.kind, kind),
        inArray(orders.state, [...payableStates]),
        isNotNull(orders.authorisedAt),
      ),
    )
  if (paying) throw new ApiError(409, scheduleWords.refused.paying, { reason: 'paying' })
}
