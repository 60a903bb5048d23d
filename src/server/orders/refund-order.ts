import { and, eq } from 'drizzle-orm'
import { isTaken, kindOf } from '#domain/orders/kinds.ts'
import type { Services } from '../services.ts'
import { illegalMove, orderById } from './find-order.ts'
import { lockOrder } from './lock-order.ts'
import { noteOwner, type Order } from './orders.ts'
import { recordRefundDue } from './owed-refunds.ts'
import { sendRefundSoon } from './refunds.ts'
import { refunds } from './tables.ts'

const reason = 'withdrawn'

/**
 * Takes an approval back: the money that was taken goes back, once. If the provider is away it goes by the clock, and
 * the order is refunded when it has gone. What was booked is declined or cancelled instead, and its money goes with it.
 */
export async function refundOrder(
  services: Services,
  orderId: string,
  { by }: { readonly by: string },
): Promise<Order> {
  const { id, state } = await orderById(services, orderId)
  if (state !== 'refunded') await sendRefundSoon(services, await decideRefund(services, id, by))
  return orderById(services, orderId)
}

/** The refund that is owed for a withdrawn approval: decided now, or before and not given yet. */
const decideRefund = ({ database, vault, now }: Services, orderId: string, by: string): Promise<string | null> =>
  database.run((orm) =>
    orm.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (!order || order.state === 'refunded') return null
      if (!isTaken(order) || kindOf(order).moneyBack[reason] === undefined) throw illegalMove(order, 'refunded')
      const [owed] = await tx
        .select({ id: refunds.id })
        .from(refunds)
        .where(and(eq(refunds.orderId, orderId), eq(refunds.reason, reason)))
      if (owed) return owed.id
      const note = vault.seal(by, noteOwner(orderId)).toString('base64')
      return recordRefundDue(tx, order, { reason, by: 'clinician', note, now: now() })
    }),
  )
