import { cardToReplace } from '#content/notifications/desk-notices.ts'
import { authorisationEnds } from '#domain/orders/order-states.ts'
import { askForCard } from '../../../orders/card-requests.ts'
import { lockOrder } from '../../../orders/lock-order.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import { type Case, moveCase } from '../case-rows.ts'
import { sendNotice } from '../notify-patient.ts'

/**
 * The bank refused to capture what it had authorised. The prescription stands; it is checked again once another card is
 * authorised.
 */
export async function askForAnotherCard(services: Services, tx: Orm, found: Case, pricePence: number | undefined) {
  const order = found.orderId === null ? null : await lockOrder(tx, found.orderId)
  if (!order) throw new Error('A card was charged for an order that is gone.')
  const now = services.now()
  await askForCard(tx, order, { why: 'card', amountPence: pricePence ?? order.amountPence, now })
  const moved = await moveCase(tx, found, {
    to: 'waiting_for_price',
    as: 'provider',
    by: 'provider',
    what: 'the card could not be charged',
    now,
    set: { authorisationEnds: new Date(authorisationEnds(now)) },
  })
  if (!moved) throw new Error('A card was refused for a case that was not approved.')
  await sendNotice(services, tx, order, cardToReplace)
}
