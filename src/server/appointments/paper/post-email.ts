import { posted, postingNotTaken, postingPaid, postingRefunded } from '#content/notifications/post.ts'
import { pages } from '#contract/pages.ts'
import { pounds } from '#domain/orders/money.ts'
import { recipientOf, type Writing } from '../../orders/order-email.ts'
import type { Order } from '../../orders/orders.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'

type Occasion =
  | { readonly occasion: 'paid' | 'not taken' }
  | { readonly occasion: 'posted'; readonly carrier: string }
  | { readonly occasion: 'refunded'; readonly amountPence: number }

/** Writes the email about a change, in the transaction that makes it. It does not say what is posted. */
export async function writePostEmail(services: Writing, tx: Orm, order: Order, about: Occasion): Promise<void> {
  const to = await recipientOf(services, tx, order)
  if (!to) return
  const posting = {
    name: to.name,
    reference: order.reference,
    amount: pounds(about.occasion === 'refunded' ? about.amountPence : order.amountPence),
    accountAddress: addressFor(services.config, pages.account),
  }
  const owner = { orderId: order.id }
  await services.messages.write(tx, { kind: 'email', owner, to: to.email, ...wordsFor(about, posting) })
}

function wordsFor(about: Occasion, posting: Parameters<typeof postingPaid>[0]) {
  switch (about.occasion) {
    case 'paid':
      return postingPaid(posting)
    case 'not taken':
      return postingNotTaken(posting)
    case 'posted':
      return posted({ ...posting, carrier: about.carrier })
    case 'refunded':
      return postingRefunded(posting)
  }
}
