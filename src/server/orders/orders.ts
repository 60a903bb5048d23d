import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { NotTaken } from '#domain/orders/not-taken.ts'
import { canBecome, type OrderState } from '#domain/orders/order-states.ts'
import { payableStates } from '#domain/orders/payment-state.ts'
import { lockAccount, requireNotClosed } from '../identity/accounts/lock-account.ts'
import { requireUnrestricted } from '../identity/restrictions/restricted.ts'
import type { Orm } from '../platform/database/database.ts'
import { newReference } from './reference.ts'
import { type Actor, orderEvents, orders } from './tables.ts'

export type Order = typeof orders.$inferSelect

export type NewOrder = Pick<
  Order,
  | 'guestSessionId'
  | 'accountId'
  | 'emailDigest'
  | 'kind'
  | 'item'
  | 'amountPence'
  | 'questionnaire'
  | 'questionnaireVersion'
> &
  Partial<Pick<Order, 'discountPence'>> & {
    /** Sealed for the order, whose id is known only here. */
    readonly seal: (orderId: string) => Pick<Order, 'details' | 'answers'>
    /** Who places it, if that is not the patient. */
    readonly by?: Actor
    readonly staffId?: string
    readonly now: Instant
  }

export const orderOwner = (orderId: string) => `order/${orderId}`
export const orderAnswersOwner = (orderId: string) => `order/${orderId}/answers`
export const orderCardOwner = (orderId: string) => `order/${orderId}/card`

/**
 * Opens the one order of a kind that this guest session can have open, or reuses it: the same draft submitted again, or
 * with another medication, is still one order. The caller runs this in a transaction.
 */
export async function openOrder(tx: Orm, given: NewOrder): Promise<{ readonly order: Order; readonly isNew: boolean }> {
  const { seal, now, by = 'patient', staffId, ...plain } = given
  const { accountId } = plain
  await requireUnrestricted(tx, 'order', { accountId, by, now })
  if (accountId !== null) {
    await lockAccount(tx, accountId)
    await requireNotClosed(tx, accountId)
  }
  const updatedAt = new Date(now)
  const id = randomUUID()
  const [made] = await tx
    .insert(orders)
    .values({
      ...plain,
      ...seal(id),
      id,
      reference: newReference('LW'),
      state: 'draft',
      createdAt: updatedAt,
      updatedAt,
    })
    .onConflictDoNothing({
      target: [orders.guestSessionId, orders.kind],
      where: sql`state in ('draft', 'awaiting payment')`,
    })
    .returning()
  if (made) {
    await record(tx, { orderId: made.id, fromState: null, toState: 'draft', by, staffId, at: updatedAt })
    return { order: made, isNew: true }
  }
  const [open] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.guestSessionId, plain.guestSessionId as string),
        eq(orders.kind, plain.kind),
        inArray(orders.state, [...payableStates]),
      ),
    )
    .for('no key update')
  // Paid between the two statements: the caller tries again and opens another.
  if (!open) return openOrder(tx, given)
  const [changed] = await tx
    .update(orders)
    .set({ ...plain, ...seal(open.id), updatedAt })
    .where(eq(orders.id, open.id))
    .returning()
  return { order: changed ?? open, isNew: false }
}

export interface Move {
  readonly to: OrderState
  readonly by: Actor
  /** Id of the member of staff. */
  readonly staffId?: string | null | undefined
  readonly now: Instant
  /** Sealed: see `noteOwner`. */
  readonly note?: string | null
  readonly reason?: NotTaken
  readonly set?: Partial<
    Pick<Order, 'authorisedAt' | 'dose' | 'paymentIntent' | 'amountPence' | 'placedPence' | 'unclaimedCard'>
  >
}

/** A clinician's note is health data: sealed like the answers it is about. */
export const noteOwner = (orderId: string) => `order/${orderId}/note`

/**
 * Moves an order to another state, if the table allows it, and writes the event. Null: its current state does not allow
 * it, since another transaction has moved it already. The caller runs this in a transaction.
 */
export async function moveOrder(
  tx: Orm,
  { id, state }: Pick<Order, 'id' | 'state'>,
  { to, by, staffId, now, note, reason, set }: Move,
): Promise<Order | null> {
  if (!canBecome(state, to)) return null
  const at = new Date(now)
  const [moved] = await tx
    .update(orders)
    .set({ ...set, state: to, updatedAt: at })
    .where(and(eq(orders.id, id), eq(orders.state, state)))
    .returning()
  if (!moved) return null
  await record(tx, { orderId: id, fromState: state, toState: to, by, staffId, note, reason, at })
  return moved
}

/** An event that does not change the state of an order. */
export const noteOnOrder = (tx: Orm, { id, state }: Pick<Order, 'id' | 'state'>, by: Actor) =>
  record(tx, { orderId: id, fromState: state, toState: state, by })

const record = (tx: Orm, event: typeof orderEvents.$inferInsert) => tx.insert(orderEvents).values(event)

/** The owner of the address has confirmed the order. From now on their account has the fingerprint of its card. */
export const confirmOrderOwner = async (tx: Orm, orderId: string, accountId: string, now: Instant): Promise<void> =>
  void (await tx
    .update(orders)
    .set({ accountId, unclaimedCard: null, updatedAt: new Date(now) })
    .where(eq(orders.id, orderId)))

/** The patient cancels the order. It ends when the authorisation of their card is released. */
export async function recordWithdrawn(tx: Orm, order: Order, now: Instant): Promise<Order> {
  const [withdrawn] = await tx
    .update(orders)
    .set({ withdrawnAt: new Date(now) })
    .where(eq(orders.id, order.id))
    .returning()
  return withdrawn ?? order
}

/** Patient and address, sealed for `orderOwner`. */
export const replaceOrderDetails = async (tx: Orm, orderId: string, details: Buffer): Promise<void> =>
  void (await tx.update(orders).set({ details }).where(eq(orders.id, orderId)))

/** The same while it is unpaid: it counts as chosen again, and is kept for as long. */
export const replaceOpenOrderDetails = async (tx: Orm, orderId: string, details: Buffer, now: Instant): Promise<void> =>
  void (await tx
    .update(orders)
    .set({ details, updatedAt: new Date(now) })
    .where(eq(orders.id, orderId)))

/** What the patient has answered since, sealed for `orderAnswersOwner`. */
export const replaceOrderAnswers = async (tx: Orm, orderId: string, answers: Buffer, version: number): Promise<void> =>
  void (await tx.update(orders).set({ answers, questionnaireVersion: version }).where(eq(orders.id, orderId)))
