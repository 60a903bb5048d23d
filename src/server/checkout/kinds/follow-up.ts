import { keptTimeWords as words } from '#content/appointments/reserved-slot.ts'
import { writeAppointmentEmail } from '../../appointments/appointment-email.ts'
import { markEnded } from '../../appointments/follow-up/end-follow-up.ts'
import { followUpOfOrder, hasAgreed } from '../../appointments/follow-up/follow-up-rows.ts'
import { lockAppointmentOf } from '../../appointments/holds.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import { appointmentCheckout } from './appointment.ts'
import { appointmentClaiming } from './appointment-reservation.ts'
import type { CheckoutKind } from './checkout-kind.ts'

/** A time that a clinician reserved for a patient. Once paid, it is an ordinary appointment. */
export const followUpCheckout: CheckoutKind<'follow-up'> = {
  ...appointmentCheckout,
  submit: null,
  beforePaying: ({ database, now }, { id }) =>
    database.run(async (orm) => {
      if (!(await hasAgreed(orm, id))) throw new ApiError(409, words.consentChanged, { reason: 'consents' })
      const followUp = await followUpOfOrder(orm, id)
      if (!followUp || followUp.payBy.getTime() <= now()) throw new ApiError(409, words.over)
    }),
  async writeReceipt(services, tx, order, occasion) {
    await appointmentCheckout.writeReceipt(services, tx, order, occasion)
    const followUp = await followUpOfOrder(tx, order.id)
    if (followUp) await publishDeskEvent(tx, 'appointment', followUp.afterId)
  },
  claiming: {
    ...appointmentClaiming,
    async release(services, tx, order) {
      const followUp = await followUpOfOrder(tx, order.id)
      if (followUp) await markEnded(services, tx, followUp, 'unpaid')
      return appointmentClaiming.release(services, tx, order)
    },
    async writeNotTaken(services, tx, { id }, because) {
      const wanted = await lockAppointmentOf(tx, id)
      if (wanted) await writeAppointmentEmail(services, tx, wanted.id, { occasion: 'not kept', because })
    },
  },
}
