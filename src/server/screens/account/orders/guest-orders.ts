import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { GuestOrder } from '#contract/orders/guest-orders.ts'
import { kindOf } from '#domain/orders/kinds.ts'
import { guestSessionOf } from '../../../identity/guest-sessions/guest-sessions.ts'
import type { Handler } from '../../../identity/handler.ts'
import { orders } from '../../../orders/tables.ts'
import type { Services } from '../../../platform/services.ts'
import { appointmentOrders } from '../appointments/appointment-orders.ts'
import { medicationOrders } from './medication-orders.ts'

/** What the guest session has paid for, whether or not its address had an account. */
export const guestOrders =
  (services: Services): Handler<'visit_orders'> =>
  async ({ guestSession: { presented } }) => {
    const { database } = services
    const guestSessionId = presented && (await guestSessionOf(database, presented))
    if (!guestSessionId) return { orders: [] }
    return database.run(async (orm) => {
      const paid = await orm
        .select()
        .from(orders)
        .where(and(eq(orders.guestSessionId, guestSessionId), isNotNull(orders.authorisedAt)))
        .orderBy(desc(orders.authorisedAt))
      const ofKind = (shownAs: GuestOrder['kind']) => paid.filter((order) => kindOf(order).shownAs === shownAs)
      const shown = new Map<string, GuestOrder>([
        ...(await appointmentOrders(services, orm, ofKind('appointment'))),
        ...(await medicationOrders(services, orm, ofKind('order'))),
      ])
      return { orders: paid.flatMap(({ id }) => shown.get(id) ?? []) }
    })
  }
