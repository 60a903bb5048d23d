import { and, desc, eq, gt, or } from 'drizzle-orm'
import { appointments } from '../appointments/tables.ts'
import { orders } from '../orders/tables.ts'
import type { Services } from '../platform/services.ts'

interface Owner {
  readonly guestSessionId: string | null
  readonly accountId: string | null
}

/** The start of the last appointment that a guest session holds or an account has booked. */
export async function nextAppointment(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { guestSessionId, accountId }: Owner,
): Promise<Date | null> {
  const isTheirs = or(
    guestSessionId === null ? undefined : eq(appointments.guestSessionId, guestSessionId),
    accountId === null ? undefined : eq(orders.accountId, accountId),
  )
  if (!isTheirs) return null
  const isLive = or(
    eq(appointments.state, 'booked'),
    and(eq(appointments.state, 'held'), gt(appointments.heldUntil, new Date(now()))),
  )
  const [found] = await database.run((orm) =>
    orm
      .select({ startsAt: appointments.startsAt })
      .from(appointments)
      .leftJoin(orders, eq(orders.id, appointments.orderId))
      .where(and(isTheirs, isLive))
      .orderBy(desc(appointments.startsAt))
      .limit(1),
  )
  return found?.startsAt ?? null
}
