import { randomUUID } from 'node:crypto'
import type { Instant } from '#domain/calendar/london-time.ts'
import { kindOf, type MoneyBackReason } from '#domain/orders/kinds.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Order } from './orders.ts'
import { refundedOf } from './refunded.ts'
import { type Actor, refunds } from './tables.ts'

interface NewRefund {
  readonly reason: MoneyBackReason
  readonly by: Actor
  /** Id of the member of staff. */
  readonly staffId?: string
  /** Given by the caller, so that a repeated request is not another refund. */
  readonly id?: string
  readonly appointmentId?: string
  /** The amount by the cancellation policy, if the kind of order goes by it. */
  readonly byPolicyPence?: number
  /** The amount that staff decided on, if it is for staff to decide. */
  readonly decidedPence?: number
  /** Sealed for the order. */
  readonly note?: string
  readonly now: Instant
}

/**
 * Records an owed refund, in the transaction of its reason, which holds the order. Returns its id, or null if there is
 * nothing to refund.
 */
export async function recordRefundDue(tx: Orm, order: Order, given: NewRefund): Promise<string | null> {
  const { byPolicyPence, decidedPence, now, id = randomUUID(), ...refund } = given
  const leftPence = order.amountPence - (await refundedOf(tx, order.id))
  const amountPence = refundOf(order, given, leftPence)
  if (amountPence === 0) return null
  if (amountPence > leftPence) throw new Error('More is to go back than was taken.')
  const at = new Date(now)
  await tx.insert(refunds).values({ ...refund, id, orderId: order.id, amountPence, nextTryAt: at, createdAt: at })
  return id
}

function refundOf(order: Order, { reason, byPolicyPence, decidedPence }: NewRefund, leftPence: number): number {
  const way = kindOf(order).moneyBack[reason]
  // Staff may have refunded some before.
  if (way === 'whole') return leftPence
  if (way === 'by policy' && byPolicyPence !== undefined) return byPolicyPence
  if (way === 'as decided' && decidedPence !== undefined) return decidedPence
  throw new Error(`The money of such an order is not refunded because it is ${reason}.`)
}
