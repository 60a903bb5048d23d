import { captureModes } from '#domain/orders/capture-modes.ts'
import { isPaid, isPayable } from '#domain/orders/payment-state.ts'
import { withOrder } from '../../orders/lock-order.ts'
import { writeOrderEmail } from '../../orders/order-email.ts'
import { recordAuthorised } from '../../orders/order-payment.ts'
import { moveOrder, type Order, orderCardOwner } from '../../orders/orders.ts'
import type { Actor } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { CardIntent } from '../../platform/gateways/cards/cards.ts'
import type { Services } from '../../platform/services.ts'
import { checkoutOf, writeReceipt } from '../kinds/kinds.ts'
import { takeLatestAnswers } from './answers-at-payment.ts'
import { type Completion, notTakenBecause, statusOfPayment } from './completion.ts'
import { release } from './release.ts'

const { whenAuthorised } = captureModes['on approval']

/**
 * The card stays authorised until a clinician has decided. If the answers rule the order out by now, the card is
 * released and the order ends instead. That is recorded before the card is released, so that any process can continue
 * after a crash: an unpaid order with `authorisedAt` is being ended.
 */
export async function captureOnApproval(
  services: Services,
  { id }: Order,
  intent: CardIntent,
  by: Actor,
): Promise<Completion> {
  const authorised = await withOrder(services, id, (tx, order) => authorise(tx, order, intent))
  if (authorised !== 'ruled out') return authorised
  await release(services.cards, intent.id)
  return withOrder(services, id, (tx, order) => end(tx, order))

  async function authorise(tx: Orm, order: Order, { fingerprint }: CardIntent): Promise<Completion | 'ruled out'> {
    if (isPaid(order.state)) return statusOfPayment(tx, order)
    const now = services.now()
    if (isPayable(order.state)) {
      if (order.authorisedAt !== null) return 'ruled out'
      if (!(await takeLatestAnswers(services, tx, order))) {
        await recordAuthorised(tx, id, now)
        return 'ruled out'
      }
    }
    const isUnclaimed = order.accountId === null && fingerprint !== null
    const moved = await moveOrder(tx, order, {
      to: whenAuthorised,
      by,
      now,
      set: {
        authorisedAt: new Date(now),
        unclaimedCard: isUnclaimed ? services.vault.seal(fingerprint, orderCardOwner(id)) : null,
      },
    })
    if (!moved) return { outcome: 'released' }
    await writeReceipt(services, tx, moved)
    await checkoutOf(moved).afterAuthorised(services, tx, moved, fingerprint)
    return { outcome: 'paid', reference: order.reference, isNew: true }
  }

  /** From now on it is like any order that nobody paid for, and its details are erased as soon. */
  async function end(tx: Orm, order: Order): Promise<Completion> {
    const because = 'ruled out'
    const set = { authorisedAt: null }
    const ended = await moveOrder(tx, order, { to: 'expired', by, reason: because, now: services.now(), set })
    if (ended) await writeOrderEmail(services, tx, ended, because)
    return { outcome: 'not taken', because: (await notTakenBecause(tx, id)) ?? because }
  }
}
