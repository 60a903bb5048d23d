import { completePayment } from '../../checkout/payment/complete-payment.ts'
import { withOrder } from '../../orders/lock-order.ts'
import { bindPayment } from '../../orders/order-payment.ts'
import type { Order } from '../../orders/orders.ts'
import { confirm } from '../../platform/gateways/cards/sandbox/confirm.ts'
import { sandboxOf } from '../../platform/gateways/cards/sandbox/sandbox.ts'
import type { Services } from '../../platform/services.ts'

/** A demo patient pays with a sandbox card. */
export async function payDemoOrder(services: Services, { id, reference, amountPence }: Order): Promise<void> {
  const { cards, now } = services
  const sandbox = sandboxOf(cards)
  if (!sandbox) throw new Error('The demo takes no real cards.')
  const intent = await cards.create({ id, reference, amountPence, key: `demo-${id}` })
  if (!(await withOrder(services, id, (tx, order) => bindPayment(tx, order, intent.id, now()))))
    throw new Error('A demo order was changed while it was paid.')
  await sandbox.ledger.change(intent.id, null, (books) =>
    confirm(books, 'charged', {
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2040,
      whenUsedAgain: 'charged',
    }),
  )
  await completePayment(services, await cards.retrieve(intent.id), 'patient')
}
