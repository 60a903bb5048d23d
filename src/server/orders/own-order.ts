import { and, eq, or } from 'drizzle-orm'
import { guestSessionOf } from '../identity/guest-sessions/guest-sessions.ts'
import type { CallRequest } from '../identity/handler.ts'
import { accountOf } from '../identity/sessions/sessions.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Services } from '../platform/services.ts'
import { isOrderId } from './order-id.ts'
import type { Order } from './orders.ts'
import { orders } from './tables.ts'

export const noSuchOrder = () => new ApiError(404, 'We could not find this order.')

/** The order if whoever asks owns it: by the visit it was placed in or by the account it belongs to. Else a 404. */
export async function ownOrder(
  { database }: Pick<Services, 'database'>,
  { visit, session }: Pick<CallRequest, 'visit' | 'session'>,
  orderId: string,
): Promise<Order> {
  if (!isOrderId(orderId)) throw noSuchOrder()
  const [visitId, accountId] = await Promise.all([
    visit.presented && guestSessionOf(database, visit.presented),
    session.presented && accountOf(database, session.presented),
  ])
  const owners = [
    ...(visitId ? [eq(orders.visitId, visitId)] : []),
    ...(accountId ? [eq(orders.accountId, accountId)] : []),
  ]
  if (owners.length === 0) throw noSuchOrder()
  const [order] = await database.run((orm) =>
    orm
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), or(...owners))),
  )
  if (!order) throw noSuchOrder()
  return order
}
