import { kindOf } from '#domain/orders/kinds.ts'
import { canBecome, type OrderState } from '#domain/orders/order-states.ts'
import { dosesOf } from '#domain/orders/prescription.ts'
import { type CardIntent, CardsUnreachable } from '../platform/gateways/cards/cards.ts'
import { ApiError, badRequest } from '../platform/http/api-error.ts'
import type { Services } from '../platform/services.ts'
import { illegalMove, orderById } from './find-order.ts'
import { lockOrder } from './lock-order.ts'
import { type Occasion, sendSoon, writeOrderEmail } from './order-email.ts'
import { moveOrder, noteOwner, type Order } from './orders.ts'
import type { Actor } from './tables.ts'

interface Approval {
  readonly dose: string
  /** The price of a pen, if less than all of the authorisation. */
  readonly pricePence?: number | undefined
  /** Id of the clinician. */
  readonly by: string
  readonly staffId?: string
}

/**
 * Charges the card and then approves: the provider decides whether it can still be charged. Called again it finds the
 * charge and finishes what is left to do. Null: the bank refused it, nothing is authorised any more, and the order is
 * as it was.
 */
export async function approveOrder(
  services: Services,
  orderId: string,
  { dose, pricePence, by, staffId }: Approval,
): Promise<Order | null> {
  const order = await orderById(services, orderId)
  if (!dosesOf(order.item).includes(dose)) {
    throw badRequest([{ field: 'dose', message: 'This is not a dose of this medication.' }])
  }
  if (order.state === 'approved' && order.dose === dose) return order
  const intentId = beforeMoving(order, 'approved')
  const amountPence = pricePence ?? order.amountPence
  const captured = await asked(services.cards.capture(intentId, amountPence))
  if (captured.status !== 'succeeded') {
    const released = await asked(services.cards.cancel(intentId))
    if (released.status === 'canceled') return null
    if (released.status !== 'succeeded') throw providerAway()
  }
  const approved = await move(services, order, {
    to: 'approved',
    by: 'clinician',
    staffId,
    occasion: 'approved',
    note: `${by}: ${dose}`,
    set: { dose, amountPence, ...(amountPence === order.amountPence ? {} : { placedPence: placedPence(order) }) },
  })
  if (approved.dose !== dose) throw illegalMove(approved, 'approved')
  return approved
}

/** The amount when the order was placed, whatever dose was chosen since. */
export const placedPence = ({ placedPence, amountPence }: Pick<Order, 'placedPence' | 'amountPence'>): number =>
  placedPence ?? amountPence

interface Rejection {
  readonly by: string
  readonly staffId?: string
  /** The reason, for the record and not for the email. */
  readonly note: string
  /** Nobody approves it meanwhile: a manual capture is refunded. */
  readonly givesBack?: boolean
}

/** Releases the card and then declines. */
export async function declineOrder(
  services: Services,
  orderId: string,
  { by, staffId, note, givesBack = false }: Rejection,
): Promise<Order> {
  const order = await orderById(services, orderId)
  if (order.state === 'declined') return order
  if (kindOf(order).moneyBack.declined !== 'released') throw illegalMove(order, 'declined')
  const released = await asked(services.cards.cancel(beforeMoving(order, 'declined')))
  const decided = { to: 'declined', by: 'clinician', staffId, note: `${by}: ${note}` } as const
  if (released.status === 'canceled') return move(services, order, { ...decided, occasion: 'declined' })
  if (!givesBack) {
    throw new ApiError(
      409,
      'The money has already been taken: the order is being approved. It can be refunded afterwards.',
    )
  }
  await asked(giveBack(services, released))
  return move(services, order, { ...decided, occasion: 'declined and refunded' })
}

/** A manual capture of an order that ends without approval. */
async function giveBack({ cards }: Services, { id }: CardIntent): Promise<void> {
  const { capturedPence, refundedPence } = await cards.money(id)
  if (capturedPence > refundedPence) await cards.refund(id, capturedPence - refundedPence, `${id}:not-approved`)
}

/** Ends an order that its patient has cancelled. A manual capture meanwhile is refunded too. */
export async function endWithdrawn(services: Services, order: Order): Promise<Order> {
  if (order.paymentIntent === null) throw illegalMove(order, 'expired')
  const released = await services.cards.cancel(order.paymentIntent)
  if (released.status !== 'canceled') await giveBack(services, released)
  const occasion = released.status === 'canceled' ? 'withdrawn' : 'refunded'
  return move(services, order, { to: 'expired', by: 'patient', occasion })
}

/** Releases an authorisation that nobody has reviewed in time. Null: the card was charged meanwhile. */
export async function lapseOrder(services: Services, order: Order): Promise<Order | null> {
  if (order.paymentIntent === null || kindOf(order).moneyBack.lapsed !== 'released') return null
  const released = await services.cards.cancel(order.paymentIntent)
  if (released.status !== 'canceled') return null
  return move(services, order, { to: 'expired', by: 'clock', occasion: 'lapsed' })
}

/** The provider is not asked for a move that the table forbids. */
function beforeMoving(order: Order, to: OrderState): string {
  if (!canBecome(order.state, to) || order.paymentIntent === null) throw illegalMove(order, to)
  return order.paymentIntent
}

async function asked<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer
  } catch (error) {
    throw error instanceof CardsUnreachable ? providerAway() : error
  }
}

const providerAway = () =>
  new ApiError(502, 'We could not reach the card provider. The order has not changed. Please try again.')

interface Decided {
  readonly to: OrderState
  readonly by: Actor
  readonly staffId?: string | undefined
  readonly occasion: Occasion
  readonly note?: string
  readonly set?: Partial<Pick<Order, 'dose' | 'amountPence' | 'placedPence'>>
}

/** The order afterwards: moved by us, or by a concurrent request for the same. */
async function move(services: Services, { id }: Order, { occasion, note, ...wanted }: Decided): Promise<Order> {
  const { database, vault, now } = services
  const sealed = note === undefined ? {} : { note: vault.seal(note, noteOwner(id)).toString('base64') }
  const result = await database.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw new ApiError(404, 'There is no such order.')
    if (order.state === wanted.to) return order
    const moved = await moveOrder(tx, order, { ...wanted, ...sealed, now: now() })
    if (!moved) throw illegalMove(order, wanted.to)
    await writeOrderEmail(services, tx, moved, occasion)
    return moved
  })
  sendSoon(services)
  return result
}
