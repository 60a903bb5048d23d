import { and, eq } from 'drizzle-orm'
import { isTaken, kindOf } from '#domain/orders/kinds.ts'
import { canBecome, type OrderState } from '#domain/orders/order-states.ts'
import { dosesOf } from '#domain/orders/prescription.ts'
import { CardsUnreachable } from '../gateways/cards/cards.ts'
import { badRequest, Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { lockOrder } from './lock-order.ts'
import { type Occasion, sendSoon, writeOrderEmail } from './order-email.ts'
import { isOrderId } from './order-id.ts'
import { moveOrder, noteOwner, type Order } from './orders.ts'
import { giveBackSoon, oweRefund } from './refunds.ts'
import { type Actor, orders, refunds } from './tables.ts'

const reason = 'withdrawn'

interface Approval {
  readonly dose: string
  /** Which clinician. */
  readonly by: string
}

/**
 * Takes the money and then approves: the provider decides whether it can still be taken. Asked again it finds the money
 * taken and finishes what is left to do.
 */
export async function approveOrder(services: Services, orderId: string, { dose, by }: Approval): Promise<Order> {
  const order = await orderById(services, orderId)
  if (!dosesOf(order.item).includes(dose)) {
    throw badRequest([{ field: 'dose', message: 'This is not a dose of this medication.' }])
  }
  if (order.state === 'approved' && order.dose === dose) return order
  const intentId = beforeMoving(order, 'approved')
  const captured = await asked(services.cards.capture(intentId))
  if (captured.status !== 'succeeded') {
    const released = await asked(services.cards.cancel(intentId))
    if (released.status === 'canceled')
      await move(services, order, { to: 'expired', by: 'provider', occasion: 'lapsed' })
    throw new Refusal(409, 'The hold on the card has ended and nothing was charged. The order has expired.')
  }
  const approved = await move(services, order, {
    to: 'approved',
    by: 'clinician',
    occasion: 'approved',
    note: `${by}: ${dose}`,
    set: { dose },
  })
  if (approved.dose !== dose) throw illegal(approved, 'approved')
  return approved
}

interface Rejection {
  readonly by: string
  /** Why, for the record and not for the email. */
  readonly note: string
}

/** Lets the money go and then declines. */
export async function declineOrder(services: Services, orderId: string, { by, note }: Rejection): Promise<Order> {
  const order = await orderById(services, orderId)
  if (order.state === 'declined') return order
  if (kindOf(order).moneyBack.declined !== 'released') throw illegal(order, 'declined')
  const released = await asked(services.cards.cancel(beforeMoving(order, 'declined')))
  if (released.status !== 'canceled') {
    throw new Refusal(
      409,
      'The money has already been taken: the order is being approved. It can be refunded afterwards.',
    )
  }
  return move(services, order, { to: 'declined', by: 'clinician', occasion: 'declined', note: `${by}: ${note}` })
}

/**
 * Takes an approval back: the money that was taken goes back, once. If the provider is away it goes by the clock, and
 * the order is refunded when it has gone. What was booked is declined or cancelled instead, and its money goes with it.
 */
export async function refundOrder(services: Services, orderId: string, { by }: Pick<Rejection, 'by'>): Promise<Order> {
  const { id, state } = await orderById(services, orderId)
  if (state !== 'refunded') await giveBackSoon(services, await decideRefund(services, id, by))
  return orderById(services, orderId)
}

/** The refund that is owed for a withdrawn approval: decided now, or before and not given yet. */
const decideRefund = ({ database, vault, now }: Services, orderId: string, by: string): Promise<string | null> =>
  database.run((orm) =>
    orm.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (!order || order.state === 'refunded') return null
      if (!isTaken(order) || kindOf(order).moneyBack[reason] === undefined) throw illegal(order, 'refunded')
      const [owed] = await tx
        .select({ id: refunds.id })
        .from(refunds)
        .where(and(eq(refunds.orderId, orderId), eq(refunds.reason, reason)))
      if (owed) return owed.id
      const note = vault.seal(by, noteOwner(orderId)).toString('base64')
      return oweRefund(tx, order, { reason, by: 'clinician', note, now: now() })
    }),
  )

/** Releases an authorisation that nobody has reviewed in time. Null: the money was taken meanwhile. */
export async function lapseOrder(services: Services, order: Order): Promise<Order | null> {
  if (order.paymentIntent === null || kindOf(order).moneyBack.lapsed !== 'released') return null
  const released = await services.cards.cancel(order.paymentIntent)
  if (released.status !== 'canceled') return null
  return move(services, order, { to: 'expired', by: 'clock', occasion: 'lapsed' })
}

async function orderById({ database }: Services, orderId: string): Promise<Order> {
  const found = isOrderId(orderId)
    ? await database.run((orm) => orm.select().from(orders).where(eq(orders.id, orderId)))
    : []
  if (!found[0]) throw new Refusal(404, 'There is no such order.')
  return found[0]
}

/** Nothing is asked of the provider for a move that the table does not allow. */
function beforeMoving(order: Order, to: OrderState): string {
  if (!canBecome(order.state, to) || order.paymentIntent === null) throw illegal(order, to)
  return order.paymentIntent
}

const illegal = ({ state }: Order, to: OrderState) =>
  new Refusal(409, `This order is ${state} and cannot become ${to}.`, { state })

async function asked<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer
  } catch (error) {
    throw error instanceof CardsUnreachable ? providerAway() : error
  }
}

const providerAway = () =>
  new Refusal(502, 'We could not reach the card provider. The order has not changed. Please try again.')

interface Decided {
  readonly to: OrderState
  readonly by: Actor
  readonly occasion: Occasion
  readonly note?: string
  readonly set?: Pick<Order, 'dose'>
}

/** The order as it is afterwards: moved by us, or by somebody who wanted the same a moment earlier. */
async function move(services: Services, { id }: Order, { occasion, note, ...wanted }: Decided): Promise<Order> {
  const { database, vault, now } = services
  const sealed = note === undefined ? {} : { note: vault.seal(note, noteOwner(id)).toString('base64') }
  const result = await database.run((orm) =>
    orm.transaction(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order) throw new Refusal(404, 'There is no such order.')
      if (order.state === wanted.to) return order
      const moved = await moveOrder(tx, order, { ...wanted, ...sealed, now: now() })
      if (!moved) throw illegal(order, wanted.to)
      await writeOrderEmail(services, tx, moved, occasion)
      return moved
    }),
  )
  sendSoon(services)
  return result
}
