import { eq } from 'drizzle-orm'
import { givesBack } from '#domain/appointments/outcomes.ts'
import { holdRights } from '../identity/staff/rights-now.ts'
import { sendSoon } from '../orders/order-email.ts'
import { recordRefundDue } from '../orders/owed-refunds.ts'
import { refundedFor } from '../orders/refunded.ts'
import { sendRefundSoon } from '../orders/refunds.ts'
import { type Deferred, executeDue, executeSoon, markDone } from '../platform/execute-later/execute-later.ts'
import { publishDeskEvent } from '../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../platform/services.ts'
import { type AppointmentOccasion, writeAppointmentEmail } from './appointment-email.ts'
import { moveAppointment } from './claims.ts'
import { isOutcomeLost, undoLostOutcome } from './lost-outcomes.ts'
import { changesOf, type Outcome, openOutcome } from './outcomes.ts'
import { lockAppointment } from './own-appointment.ts'
import { timesInstead } from './rebooking-priority.ts'
import { appointmentOutcomes, appointments } from './tables.ts'

/**
 * Executes an outcome: the state with its event, the refund and the email are written together with the mark that it is
 * done. If the appointment has changed meanwhile, this does nothing.
 */
async function execute(services: Services, outcome: Outcome): Promise<string | null> {
  const { id, appointmentId, kind, staffId } = outcome
  const { followUpBy } = openOutcome(services, outcome)
  // Runs before the transaction, which would otherwise need a second connection.
  const times = kind === 'cancelled' ? await timesFor(services, appointmentId) : []
  return services.database.transaction(async (tx) => {
    const now = services.now()
    const rights = await holdRights(tx, staffId)
    const found = await lockAppointment(tx, appointmentId)
    if (!found) throw new Error('An appointment is gone while its outcome is executed.')
    if (await isOutcomeLost(tx, outcome, rights)) {
      await undoLostOutcome(services, tx, outcome, now)
      return null
    }
    const { appointment, order } = found
    const isVoid = appointment.state !== 'booked'
    if (!(await markDone(tx, appointmentOutcomes, id, now))) return null
    if (isVoid) await tx.update(appointmentOutcomes).set({ isVoid }).where(eq(appointmentOutcomes.id, id))
    await publishDeskEvent(tx, 'appointment', appointmentId)
    if (isVoid) return null
    const changes = changesOf(kind, appointment, followUpBy, now)
    await moveAppointment(tx, appointment, { ...changes, by: 'staff', staffId })
    const refundId =
      order && givesBack[kind]
        ? await recordRefundDue(tx, order, { reason: 'declined', by: 'staff', staffId, appointmentId, now })
        : null
    const refundPence = (await refundedFor(tx, [appointmentId])).get(appointmentId) ?? 0
    await writeAppointmentEmail(services, tx, appointmentId, occasionOf(kind, { refundPence, times }))
    return refundId
  })
}

async function timesFor(services: Services, appointmentId: string): Promise<number[]> {
  const [found] = await services.database.run((orm) =>
    orm.select().from(appointments).where(eq(appointments.id, appointmentId)),
  )
  return found ? timesInstead(services, found) : []
}

function occasionOf(
  kind: Outcome['kind'],
  given: { readonly refundPence: number; readonly times: readonly number[] },
): AppointmentOccasion {
  switch (kind) {
    case 'attended':
      return { occasion: 'attended' }
    case 'missed':
      return { occasion: 'missed' }
    case 'declined':
      return { occasion: 'declined', refundPence: given.refundPence }
    case 'cancelled':
      return { occasion: 'called off', ...given }
  }
}

/** How the outcomes of appointments are executed. */
const outcomes: Deferred<Outcome> = {
  table: appointmentOutcomes,
  async execute(services, outcome) {
    await sendRefundSoon(services, await execute(services, outcome))
    sendSoon(services)
  },
}

/** Executes every due outcome, one by one. Returns how many were tried. */
export const finishOutcomes = (services: Services): Promise<number> => executeDue(services, outcomes)

/** Executes an outcome as soon as it can no longer be undone. */
export const finishOutcomeSoon = (services: Services, outcome: Outcome): void =>
  executeSoon(services, outcomes, outcome)
