import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import type { Services } from '../platform/services.ts'
import { orderRefunded } from './events.ts'
import { lockOrder } from './lock-order.ts'
import { sendSoon } from './order-email.ts'
import { moveOrder, type Order } from './orders.ts'
import { refundedOf } from './refunded.ts'
import { refunds } from './tables.ts'

export async function recordRefunded(services: Services, orderId: string, refundId: string): Promise<void> {
  const now = services.now()
  await services.database.transaction(async (tx) => {
    // The order first, as everywhere.
    const order = await lockOrder(tx, orderId)
    const [done] = await tx
      .update(refunds)
      .set({ doneAt: new Date(now) })
      .where(and(eq(refunds.id, refundId), isNull(refunds.doneAt)))
      .returning()
    if (!order || !done) return
    const isWhole = (await refundedOf(tx, orderId, { isDone: true })) >= order.amountPence
    const moved =
      isWhole &&
      (await moveOrder(tx, order, { to: 'refunded', by: done.by, staffId: done.staffId, note: done.note, now }))
    // Announced only when it is true.
    await services.events.publish(tx, orderRefunded, { refund: done, order: moved || order })
  })
  sendSoon(services)
}

/** Records a manual refund at the provider as done. The caller holds the order. */
export async function recordProviderRefund(
  services: Services,
  tx: Orm,
  order: Order,
  amountPence: number,
): Promise<void> {
  const now = services.now()
  const at = new Date(now)
  const given = { id: randomUUID(), orderId: order.id, amountPence, reason: 'by hand', by: 'provider' } as const
  const [row] = await tx
    .insert(refunds)
    .values({ ...given, nextTryAt: at, createdAt: at, doneAt: at })
    .returning()
  if (!row) throw new Error('A refund was not written down.')
  const isWhole = (await refundedOf(tx, order.id, { isDone: true })) >= order.amountPence
  const moved = isWhole && (await moveOrder(tx, order, { to: 'refunded', by: 'provider', now }))
  await services.events.publish(tx, orderRefunded, { refund: row, order: moved || order })
}
