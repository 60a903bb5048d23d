import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { weighIn } from '#domain/appointments/services.ts'
import { captureModes } from '#domain/orders/capture-modes.ts'
import { kindsWithCases } from '#domain/orders/kinds.ts'
import { sendSoon } from '../orders/order-email.ts'
import { orders } from '../orders/tables.ts'
import { forAllRows, rowsAtOnce } from '../platform/jobs/for-each-row.ts'
import type { Services } from '../platform/services.ts'
import { writeAppointmentEmail } from './appointment-email.ts'
import { moveAppointment } from './claims.ts'
import { appointments } from './tables.ts'

/**
 * No order of the patient still needs this appointment: it was withdrawn or declined, or its card authorisation
 * expired.
 */
const isObsolete = (now: number) =>
  and(
    eq(appointments.state, 'booked'),
    eq(appointments.service, weighIn.key),
    isNotNull(appointments.accountId),
    gt(appointments.startsAt, new Date(now)),
    sql`not exists (select 1 from orders where orders.account_id = ${appointments.accountId}
      and ${inArray(orders.kind, kindsWithCases)} and orders.state = ${captureModes['on approval'].whenAuthorised})`,
  )

const cancel = (services: Services, id: string): Promise<void> =>
  services.database.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(appointments)
      .where(and(eq(appointments.id, id), isObsolete(services.now())))
      .for('no key update', { skipLocked: true })
    if (!found) return
    await moveAppointment(tx, found, { to: 'cancelled', by: 'clock', set: { sequence: found.sequence + 1 } })
    await writeAppointmentEmail(services, tx, id, { occasion: 'not needed' })
  })

/** Cancels appointments that no order needs any more, and tells the patients. Returns how many. */
export async function cancelObsolete(services: Services): Promise<number> {
  const { handled } = await forAllRows(services, {
    task: 'appointments are kept: obsolete appointments',
    next: async (after) => {
      const found = await services.database.run((orm) =>
        orm
          .select({ id: appointments.id })
          .from(appointments)
          .where(and(gt(appointments.id, after), isObsolete(services.now())))
          .orderBy(asc(appointments.id))
          .limit(rowsAtOnce),
      )
      return found.map(({ id }) => id)
    },
    work: (id) => cancel(services, id),
  })
  if (handled > 0) sendSoon(services)
  return handled
}
