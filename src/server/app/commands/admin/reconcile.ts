import { eq } from 'drizzle-orm'
import { pounds } from '#domain/orders/money.ts'
import type { MoneyFinding } from '#domain/orders/money-comparison.ts'
import { compareOrder, findingsOf } from '../../../checkout/payment/compare-money.ts'
import { ordersToCompare } from '../../../checkout/payment/daily-comparison.ts'
import { ordersToReconcile, reconcilePayments } from '../../../checkout/payment/reconcile.ts'
import { unsettledRequests } from '../../../checkout/payment/settle-requests.ts'
import type { Order } from '../../../orders/orders.ts'
import { orders } from '../../../orders/tables.ts'
import type { Services } from '../../../platform/services.ts'
import { command, NotDone } from './command.ts'
import { inColumns } from './in-columns.ts'

type Compared = Pick<Order, 'id' | 'reference'>

const beginning = '00000000-0000-0000-0000-000000000000'

async function* allCompared(services: Services): AsyncGenerator<Compared> {
  let portion = await ordersToCompare(services, beginning)
  while (portion.length > 0) {
    yield* portion
    portion = await ordersToCompare(services, portion.at(-1)?.id ?? beginning)
  }
}

async function orderBy({ database }: Services, reference: string): Promise<Order> {
  const [found] = await database.run((orm) =>
    orm.select().from(orders).where(eq(orders.reference, reference.trim().toUpperCase())),
  )
  if (!found) throw new NotDone('This order could not be found.')
  return found
}

function saidOf(finding: MoneyFinding): string {
  switch (finding.is) {
    case 'refunded there':
      return `${pounds(finding.pence)} was refunded at the provider: our records would follow`
    case 'released there':
      return 'the authorisation was released at the provider: the order would be closed'
    case 'difference':
      return `${finding.what}: ${pounds(finding.expectedPence)} expected, ${pounds(finding.foundPence)} found; for staff, in the operations inbox`
  }
}

/** What the sweep would check, with the provider's state. */
async function dueNow(services: Services, isWanted: (order: Compared) => boolean): Promise<string[][]> {
  const rows: string[][] = []
  for await (const { why, order } of ordersToReconcile(services)) {
    if (!isWanted(order)) continue
    const intent = order.paymentIntent === null ? null : await services.cards.retrieve(order.paymentIntent)
    rows.push([`  ${order.reference}`, why, intent ? `the provider says ${intent.status}` : 'no payment was started'])
  }
  return rows
}

async function findings(services: Services, compared: AsyncIterable<Compared> | Iterable<Compared>) {
  const rows: string[][] = []
  const ids: string[] = []
  for await (const { id, reference } of compared) {
    ids.push(id)
    for (const finding of await findingsOf(services, id)) rows.push([`  ${reference}`, saidOf(finding)])
  }
  return { ids, rows }
}

export const reconcile = command({
  name: 'reconcile',
  words:
    'Compares our payments with the card provider’s now, instead of at the next run, and lists the differences. With --yes it does what the jobs would do.',
  example: 'reconcile --order LW-2345BCDF',
  changes: true,
  options: { order: { kind: 'text', words: 'only this order, by its reference; otherwise all of the last 120 days' } },
  async plan({ services }, { order: reference }) {
    const only = reference === undefined ? null : await orderBy(services, reference)
    const isWanted = ({ id }: Compared) => only === null || only.id === id
    const due = await dueNow(services, isWanted)
    const requests = (await unsettledRequests(services)).filter(({ order }) => isWanted(order)).length
    const { ids, rows } = await findings(services, only ? [only] : allCompared(services))
    return {
      accountId: only?.accountId ?? null,
      subject: only?.reference ?? null,
      lines: [
        `${due.length} to be settled${due.length > 0 ? ':' : '.'}`,
        ...inColumns(due),
        `${requests} more card requests to be settled.`,
        `${ids.length} compared, ${rows.length === 0 ? 'no difference.' : `${rows.length} findings:`}`,
        ...inColumns(rows),
      ],
      execute: async () => {
        const moved = await reconcilePayments(services, isWanted, { isByHand: true })
        for (const id of ids) await compareOrder(services, id)
        return [`${moved} orders changed. What staff have to review is in the operations inbox.`]
      },
    }
  },
})
