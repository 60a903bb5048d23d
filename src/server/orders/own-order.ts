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

/** The order if the caller owns it: by the guest session it was placed in or by its account. Else a 404. */
export async function ownOrder(
  { database }: Pick<Services, 'database'>,
  { guestSession, session }: Pick<CallRequest, 'guestSession' | 'session'>,
  orderId: string,
): Promise<Order> {
  if (!isOrderId(orderId)) throw noSuchOrder()
  const [guestSessionId, accountId] = await Promise.all([
    guestSession.presented && guestSessionOf(database, guestSession.presented),
    session.presented && accountOf(database, session.presented),
  ])
  const owners = [
    ...(guestSessionId ? [eq(orders.guestSessionId, guestSessionId)] : []),
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
