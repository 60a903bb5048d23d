import { isMissed, policyOf } from '#domain/booking/policy.ts'
import type { BookingState } from '#domain/booking/states.ts'
import type { Orm } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { sendSoon } from '../orders/order-email.ts'
import type { Order } from '../orders/orders.ts'
import { recordRefundDue } from '../orders/owed-refunds.ts'
import { sendRefundSoon } from '../orders/refunds.ts'
import type { Services } from '../services.ts'
import { writeAppointmentEmail } from './appointment-email.ts'
import { type Appointment, moveAppointment } from './claims.ts'
import { lockAppointment } from './own-appointment.ts'

/** They came, and it is done. */
export const completeAppointment = (services: Services, id: string): Promise<Appointment> =>
  record(services, id, 'completed', ({ startsAt }) =>
    services.now() < startsAt.getTime() ? 'It has not started yet.' : null,
  )

/** Nobody joined in time (PO-03). The fee is kept. */
export const missAppointment = (services: Services, id: string): Promise<Appointment> =>
  record(
    services,
    id,
    'DNA',
    ({ startsAt, policyVersion }) =>
      isMissed({ start: startsAt.getTime(), policy: policyOf(policyVersion) }, services.now())
        ? null
        : 'There is still time to join.',
    (tx) => writeAppointmentEmail(services, tx, id, { occasion: 'missed' }),
  )

/** We cannot keep it: all of the money goes back, and it counts against nobody. */
export async function declineAppointment(services: Services, id: string): Promise<Appointment> {
  let refundId: string | null = null
  const declined = await record(
    services,
    id,
    'declined',
    () => null,
    async (tx, order) => {
      const now = services.now()
      refundId = await recordRefundDue(tx, order, { reason: 'declined', by: 'clinician', appointmentId: id, now })
      await writeAppointmentEmail(services, tx, id, { occasion: 'declined' })
    },
  )
  await sendRefundSoon(services, refundId)
  return declined
}

type Afterwards = (tx: Orm, order: Order) => Promise<void>

/** Asked again for the same, it finds the work done. */
async function record(
  services: Services,
  id: string,
  to: BookingState,
  objection: (appointment: Appointment) => string | null,
  afterwards: Afterwards = async () => undefined,
): Promise<Appointment> {
  const recorded = await services.database.run((orm) =>
    orm.transaction(async (tx) => {
      const found = await lockAppointment(tx, id)
      if (!found) throw new Refusal(404, 'There is no such appointment.')
      const { appointment, order } = found
      if (appointment.state === to) return appointment
      const problem = objection(appointment)
      if (problem) throw new Refusal(409, problem)
      const set = to === 'declined' ? { sequence: appointment.sequence + 1 } : {}
      const moved = await moveAppointment(tx, appointment, { to, by: 'clinician', set })
      if (!moved) throw new Refusal(409, `This appointment is ${appointment.state} and cannot become ${to}.`)
      await afterwards(tx, order)
      return moved
    }),
  )
  sendSoon(services)
  return recorded
}
