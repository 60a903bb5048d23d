import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { weighIn } from '#domain/appointments/services.ts'
import { captureModes } from '#domain/orders/capture-modes.ts'
import { kindsWithCases } from '#domain/orders/kinds.ts'
import { sendSoon } from '../orders/order-email.ts'
import { orders } from '../orders/tables.ts'
import type { Services } from '../platform/services.ts'
import { writeAppointmentEmail } from './appointment-email.ts'
import { moveAppointment } from './claims.ts'
import { appointments } from './tables.ts'

const atOnce = 50

/** No order of theirs waits for what would be seen: it was withdrawn, declined, or its hold has run out. */
const isUnneeded = sql`not exists (select 1 from orders where orders.account_id = ${appointments.accountId}
  and ${inArray(orders.kind, kindsWithCases)} and orders.state = ${captureModes['on approval'].whenAuthorised})`

/** Gives back the times that nothing waits for any more, and tells whose they were. Several processes may do it. */
export async function cancelObsolete(services: Services): Promise<number> {
  const ended = await services.database.run((orm) =>
    orm.transaction(async (tx) => {
      const found = await tx
        .select()
        .from(appointments)
        .where(
          and(
            eq(appointments.state, 'booked'),
            eq(appointments.service, weighIn.key),
            isNotNull(appointments.accountId),
            gt(appointments.startsAt, new Date(services.now())),
            isUnneeded,
          ),
        )
        .limit(atOnce)
        .for('no key update', { skipLocked: true })
      for (const one of found) {
        await moveAppointment(tx, one, { to: 'cancelled', by: 'clock', set: { sequence: one.sequence + 1 } })
        await writeAppointmentEmail(services, tx, one.id, { occasion: 'not needed' })
      }
      return found.length
    }),
  )
  if (ended > 0) sendSoon(services)
  return ended
}
