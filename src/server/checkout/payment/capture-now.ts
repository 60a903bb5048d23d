import { captureModes } from '#domain/orders/capture-modes.ts'
import type { NotTaken } from '#domain/orders/not-taken.ts'
import { isPaid, isPayable } from '#domain/orders/payment-state.ts'
import { withOrder } from '../../orders/lock-order.ts'
import { recordAuthorised } from '../../orders/order-payment.ts'
import { moveOrder, type Order } from '../../orders/orders.ts'
import { recordRefundDue } from '../../orders/owed-refunds.ts'
import type { Actor } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { type CardIntent, isAuthorised } from '../../platform/gateways/cards/cards.ts'
import type { Services } from '../../platform/services.ts'
import type { Claiming } from '../kinds/checkout-kind.ts'
import { writeReceipt } from '../kinds/kinds.ts'
import { takeLatestAnswers } from './answers-at-payment.ts'
import { type Completion, notTakenBecause, statusOfPayment } from './completion.ts'
import { release } from './release.ts'

const { whenTaken } = captureModes['at once']

/**
 * the card is authorised; then the item is claimed, and only then is the card charged. Each step is recorded, or
 * known to the provider, before the next, so that any process can continue after a crash: an unpaid order with
 * `authorisedAt` is somewhere between these steps.
 */
export async function captureNow(
  services: Services,
  { id }: Order,
  claiming: Claiming,
  intent: CardIntent,
  by: Actor,
): Promise<Completion> {
  const { cards } = services
  const claimed = await withOrder(services, id, (tx, order) => claim(tx, order))
  if (typeof claimed !== 'string') {
    // Authorised after the order was closed.
    if (claimed.outcome === 'not taken' && isAuthorised(intent)) await release(cards, intent.id)
    return claimed
  }
  if (claimed === 'claimed') {
    const { status } = isAuthorised(intent) ? await cards.capture(intent.id) : intent
    if (status === 'succeeded') return recordPaid()
  }
  const { status } = await cards.cancel(intent.id)
  if (status === 'processing') return { outcome: 'none' }
  if (status === 'succeeded') return claimed === 'claimed' ? recordPaid() : recordLost()
  return recordNotTaken(claimed === 'claimed' ? 'card refused' : claimed)

  async function claim(tx: Orm, order: Order): Promise<Completion | 'claimed' | 'time gone' | 'ruled out'> {
    if (isPaid(order.state)) return statusOfPayment(tx, order)
    // Its money is not owed; if that was decided here, the reason is reported again.
    if (!isPayable(order.state)) {
      const because = await notTakenBecause(tx, id)
      return because ? { outcome: 'not taken', because } : { outcome: 'released' }
    }
    // What was captured already is settled by the claim alone.
    const isAllowed = intent.status === 'succeeded' || (await takeLatestAnswers(services, tx, order))
    const isClaimed = isAllowed && (await claiming.claim(services, tx, order, by))
    if (order.authorisedAt === null) await recordAuthorised(tx, id, services.now())
    if (!isAllowed) return 'ruled out'
    return isClaimed ? 'claimed' : 'time gone'
  }

  function recordPaid(): Promise<Completion> {
    return withOrder(services, id, async (tx, order) => {
      const paid = await moveOrder(tx, order, { to: whenTaken, by, now: services.now() })
      if (!paid) return statusOfPayment(tx, order)
      await writeReceipt(services, tx, paid)
      return { outcome: 'paid', reference: order.reference, isNew: true }
    })
  }

  function recordNotTaken(because: NotTaken): Promise<Completion> {
    return withOrder(services, id, async (tx, order) => {
      if (isPaid(order.state)) return statusOfPayment(tx, order)
      await claiming.release(services, tx, order)
      const closed = await moveOrder(tx, order, { to: 'expired', by, reason: because, now: services.now() })
      if (closed) await claiming.writeNotTaken(services, tx, closed, because)
      return { outcome: 'not taken', because: (await notTakenBecause(tx, id)) ?? because }
    })
  }

  /** The provider had captured the money already, manually or under an older agreement: all of it is refunded. */
  function recordLost(): Promise<Completion> {
    return withOrder(services, id, async (tx, order) => {
      const now = services.now()
      const paid = await moveOrder(tx, order, { to: whenTaken, by, now })
      if (!paid) return statusOfPayment(tx, order)
      const what = await claiming.release(services, tx, paid)
      const refundId = await recordRefundDue(tx, paid, { ...what, reason: 'lost', by, now })
      return { outcome: 'lost', refundedPence: order.amountPence, refundId }
    })
  }
}
