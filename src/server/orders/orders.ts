import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { canBecome, type OrderState } from '#domain/orders/order-states.ts'
import { payableStates } from '#domain/orders/payment-state.ts'
import type { Orm } from '../database/database.ts'
import { newReference } from './reference.ts'
import { orderEvents, orders } from './tables.ts'

export type Order = typeof orders.$inferSelect
export type Actor = 'patient' | 'provider' | 'clinician' | 'clock'

export type NewOrder = Pick<
  Order,
  'visitId' | 'accountId' | 'emailDigest' | 'item' | 'amountPence' | 'questionnaire' | 'questionnaireVersion'
> &
  Partial<Pick<Order, 'discountPence'>> & {
    /** Sealed for the order, whose id is known only here. */
    readonly seal: (orderId: string) => Pick<Order, 'details' | 'answers'>
  }

export const orderOwner = (orderId: string) => `order/${orderId}`
export const orderAnswersOwner = (orderId: string) => `order/${orderId}/answers`

/**
 * Opens the one order of a kind that this visit can have open, or takes up the one that is: the same draft submitted
 * again, or with another medication, is still one order. The caller runs this in a transaction.
 */
export async function openOrder(tx: Orm, given: NewOrder): Promise<{ readonly order: Order; readonly isNew: boolean }> {
  const { seal, ...plain } = given
  const id = randomUUID()
  const [made] = await tx
    .insert(orders)
    .values({ ...plain, ...seal(id), id, reference: newReference('LW'), state: 'draft' })
    .onConflictDoNothing({
      target: [orders.visitId, orders.questionnaire],
      where: sql`state in ('draft', 'awaiting payment')`,
    })
    .returning()
  if (made) {
    await record(tx, made.id, null, 'draft', 'patient')
    return { order: made, isNew: true }
  }
  const [open] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.visitId, plain.visitId as string),
        eq(orders.questionnaire, plain.questionnaire),
        inArray(orders.state, [...payableStates]),
      ),
    )
    .for('update')
  // Paid between the two statements: the caller begins again and opens another.
  if (!open) return openOrder(tx, given)
  const [changed] = await tx
    .update(orders)
    .set({ ...plain, ...seal(open.id), updatedAt: sql`now()` })
    .where(eq(orders.id, open.id))
    .returning()
  return { order: changed ?? open, isNew: false }
}

interface Move {
  readonly to: OrderState
  readonly by: Actor
  readonly note?: string
  readonly set?: Partial<Pick<Order, 'authorisedAt' | 'dose' | 'paymentIntent'>>
}

/**
 * Moves an order from the state it is in, if the table allows it, and writes the event beside it. Null: it was not in
 * a state from which it can, so somebody else has moved it already. The caller runs this in a transaction.
 */
export async function moveOrder(tx: Orm, order: Pick<Order, 'id' | 'state'>, move: Move): Promise<Order | null> {
  if (!canBecome(order.state, move.to)) return null
  const [moved] = await tx
    .update(orders)
    .set({ ...move.set, state: move.to, updatedAt: sql`now()` })
    .where(and(eq(orders.id, order.id), eq(orders.state, order.state)))
    .returning()
  if (!moved) return null
  await record(tx, order.id, order.state, move.to, move.by, move.note)
  return moved
}

async function record(
  tx: Orm,
  orderId: string,
  fromState: OrderState | null,
  toState: OrderState,
  by: Actor,
  note?: string,
) {
  await tx.insert(orderEvents).values({ orderId, fromState, toState, by, note: note ?? null })
}
