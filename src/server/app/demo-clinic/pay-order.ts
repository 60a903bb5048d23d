import { eq } from 'drizzle-orm'
import { completePayment } from '../../checkout/payment/complete-payment.ts'
import type { Order } from '../../orders/orders.ts'
import { orders } from '../../orders/tables.ts'
import { confirm } from '../../platform/gateways/cards/sandbox/confirm.ts'
import { sandboxOf } from '../../platform/gateways/cards/sandbox/sandbox.ts'
import type { Services } from '../../platform/services.ts'

/** Somebody made up pays with a card of the sandbox. */
export async function payDemoOrder(services: Services, { id, reference, amountPence }: Order): Promise<void> {
  const { cards, database } = services
  const sandbox = sandboxOf(cards)
  if (!sandbox) throw new Error('The demo takes no real cards.')
  const intent = await cards.create({ id, reference, amountPence, key: `demo-${id}` })
  await database.run((orm) => orm.update(orders).set({ paymentIntent: intent.id }).where(eq(orders.id, id)))
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
