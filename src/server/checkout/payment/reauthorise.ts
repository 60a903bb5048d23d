import { and, eq } from 'drizzle-orm'
import { authorisationEnd } from '#domain/cases/clocks.ts'
import { captureModes } from '#domain/orders/capture-modes.ts'
import { isPaid } from '#domain/orders/payment-state.ts'
import { lockCaseOf, moveCase } from '../../clinical/cases/case-rows.ts'
import { answerRequest, type CardRequest, isOpenRequest } from '../../orders/card-requests.ts'
import { withOrder } from '../../orders/lock-order.ts'
import { writeOrderEmail } from '../../orders/order-email.ts'
import { replaceHold } from '../../orders/order-payment.ts'
import { noteOnOrder, type Order } from '../../orders/orders.ts'
import { type Actor, cardRequests } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { CardIntent } from '../../platform/gateways/cards/cards.ts'
import type { Services } from '../../platform/services.ts'
import { markOwner } from '../mark-owner.ts'
import { type Completion, statusOfPayment } from './completion.ts'

/**
 * The new authorisation is there: it becomes the order's, and the case continues. `settleRequests` releases the earlier
 * one. Null: it is no longer requested.
 */
export const reauthorise = (
  services: Services,
  { id }: Order,
  intent: CardIntent,
  by: Actor,
): Promise<Completion | null> =>
  withOrder(services, id, async (tx, order): Promise<Completion | null> => {
    // When provider and browser report it at once, the second finds it done.
    if (order.paymentIntent === intent.id && isPaid(order.state)) return statusOfPayment(tx, order)
    const request = await requestOf(tx, order, intent)
    if (!request || order.state !== captureModes['on approval'].whenAuthorised || order.withdrawnAt !== null)
      return null
    const now = services.now()
    const held = await replaceHold(tx, order, intent, now)
    await answerRequest(tx, request.id, now)
    await noteOnOrder(tx, order, by)
    await markOwner(services, tx, order, { card: intent.fingerprint })
    const found = await lockCaseOf(tx, id)
    const ends = authorisationEnd({ authorisedAt: now, captureBefore: null, isOffSession: false })
    const what = request.why === 'price' ? 'agreed to the price' : 'gave another card'
    if (found) {
      await moveCase(tx, found, {
        to: 'approved',
        as: 'patient',
        by: 'patient',
        what,
        now,
        set: { authorisationEnds: new Date(ends) },
      })
    }
    await writeOrderEmail(services, tx, held, 'held anew')
    return { outcome: 'paid', reference: order.reference, isNew: true }
  })

async function requestOf(tx: Orm, { id }: Order, intent: CardIntent): Promise<CardRequest | null> {
  const [open] = await tx
    .select()
    .from(cardRequests)
    .where(and(eq(cardRequests.orderId, id), eq(cardRequests.paymentIntent, intent.id), isOpenRequest))
  return open?.amountPence === intent.amountPence ? open : null
}
