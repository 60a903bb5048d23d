import { eq } from 'drizzle-orm'
import {
  messageWaiting,
  prescribed,
  prescribedToConfirm,
  priceToAccept,
  replacementComes,
  reviewFinished,
} from '#content/notifications/desk-notices.ts'
import { pages } from '#contract/pages.ts'
import { recipientOf } from '../../orders/order-email.ts'
import type { Order } from '../../orders/orders.ts'
import { orders } from '../../orders/tables.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { mayTell } from '../messages/notify-of-message.ts'
import { postMessage } from '../messages/post-message.ts'
import type { Case } from './case-rows.ts'

/** After a decline, the order's own email tells the patient, once the card is released. */
const emails = {
  approved: prescribed,
  'approved, to be confirmed': prescribedToConfirm,
  price: priceToAccept,
  replaced: replacementComes,
  'approved, paid': reviewFinished,
  declined: null,
  asked: messageWaiting,
} as const

interface Told {
  readonly occasion: keyof typeof emails
  readonly words: string | undefined
  readonly staffId: string
  readonly decisionId: string
}

/**
 * Tells the patient about a decision, with the clinician's message in the account and without it by email, in the
 * transaction that decides.
 */
export async function notifyPatient(
  services: Services,
  tx: Orm,
  { id: caseId, orderId }: Case,
  { occasion, words, staffId, decisionId }: Told,
): Promise<void> {
  if (orderId === null) return
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error('A case is about an order that is gone.')
  if (words && order.accountId !== null) {
    await postMessage(tx, services.vault, {
      accountId: order.accountId,
      sending: decisionId,
      words,
      staffId,
      caseId,
      waitingFor: occasion === 'asked' ? 'patient' : 'nobody',
      now: services.now(),
    })
  }
  // A question counts as a message: a patient who was told of unread messages is not told twice in an hour.
  const isAlreadyInformed =
    occasion === 'asked' && order.accountId !== null && !(await mayTell(services, tx, order.accountId))
  const write = isAlreadyInformed ? null : emails[occasion]
  if (write) await sendNotice(services, tx, order, write)
}

export async function sendNotice(services: Services, tx: Orm, order: Order, write: typeof prescribed): Promise<void> {
  const to = await recipientOf(services, tx, order)
  if (!to) return
  const accountAddress = addressFor(services.config, pages.account)
  const words = write({ name: to.name, reference: order.reference, accountAddress })
  await services.messages.write(tx, { kind: 'email', owner: { orderId: order.id }, to: to.email, ...words })
}
