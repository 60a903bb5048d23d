import { and, eq, isNull, sum } from 'drizzle-orm'
import { captureModes } from '#domain/orders/capture-modes.ts'
import { compareMoney, type MoneyFinding, type OurMoney, type ProvidersMoney } from '#domain/orders/money-comparison.ts'
import { isPayable } from '#domain/orders/payment-state.ts'
import { lockCaseOf, recordAuthorisationEnd } from '../../clinical/cases/case-rows.ts'
import { cases } from '../../clinical/cases/tables.ts'
import { openRequestOf } from '../../orders/card-requests.ts'
import { lockOrder } from '../../orders/lock-order.ts'
import { saveDifferences } from '../../orders/money-differences.ts'
import { sendSoon, writeOrderEmail } from '../../orders/order-email.ts'
import { moveOrder, type Order } from '../../orders/orders.ts'
import { recordProviderRefund } from '../../orders/record-refunded.ts'
import { refundedOf } from '../../orders/refunded.ts'
import { orders, refunds } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { CardMoney } from '../../platform/gateways/cards/cards.ts'
import type { Services } from '../../platform/services.ts'

/** We may be changing it ourselves while the provider is asked: then both are read again. */
const mostReadings = 3

/**
 * Compares our books with the provider's. Manual changes there are taken over; what no rule settles is recorded for
 * staff, once.
 */
export async function compareOrder(services: Services, orderId: string): Promise<void> {
  for (let reading = 0; reading < mostReadings; reading += 1) {
    const both = await bothBooks(services, orderId)
    if (both === null || (await settle(services, both.before, both.theirs))) return
  }
}

/** What a comparison would find now. Writes nothing. */
export async function findingsOf(services: Services, orderId: string): Promise<MoneyFinding[]> {
  const both = await bothBooks(services, orderId)
  return both === null ? [] : compareMoney(both.before.ours, providersMoney(both.theirs))
}

/** Null: there is nothing at the provider to compare with yet. */
async function bothBooks({ cards, database }: Services, orderId: string) {
  const before = await database.run((orm) => booksOf(orm, orderId))
  if (!before?.order.paymentIntent || isPayable(before.order.state)) return null
  return { before, theirs: await cards.money(before.order.paymentIntent) }
}

interface Books {
  readonly order: Order
  readonly ours: OurMoney
}

async function booksOf(tx: Orm, orderId: string): Promise<Books | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return null
  const [found] = await tx.select().from(cases).where(eq(cases.orderId, orderId))
  const [owed] = await tx
    .select({ pence: sum(refunds.amountPence).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isNull(refunds.doneAt)))
  const ours: OurMoney = {
    state: order.state,
    amountPence: order.amountPence,
    refundedPence: await refundedOf(tx, orderId, { isDone: true }),
    owedPence: owed?.pence ?? 0,
    isUnderWay:
      order.withdrawnAt !== null ||
      (found?.pendingDecision ?? null) !== null ||
      (await openRequestOf(tx, orderId)) !== null,
  }
  return { order, ours }
}

const providersMoney = ({ status, capturedPence, refundedPence, dispute }: CardMoney): ProvidersMoney => ({
  isHeld: status === 'requires_capture',
  isCancelled: status === 'canceled',
  capturedPence,
  refundedPence,
  dispute,
})

/** False: our books have changed since the provider was asked, so there is no result. */
async function settle(services: Services, before: Books, theirs: CardMoney): Promise<boolean> {
  const { database, log } = services
  const now = services.now()
  const { id: orderId, reference } = before.order
  const done = await database.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    await lockCaseOf(tx, orderId)
    const books = await booksOf(tx, orderId)
    if (!books || JSON.stringify(books.ours) !== JSON.stringify(before.ours)) return null
    await keepEnd(tx, books.order, theirs)
    const found = compareMoney(books.ours, providersMoney(theirs))
    for (const one of found) {
      if (one.is === 'refunded there') await recordProviderRefund(services, tx, books.order, one.pence)
      if (one.is === 'released there') await takeOverRelease(services, tx, books.order)
    }
    const differences = found.filter((one) => one.is === 'difference')
    return saveDifferences(tx, orderId, differences, now)
  })
  if (done === null) return false
  for (const what of done)
    log.error({ reference, what }, 'our books and the card provider’s differ: see the operations inbox')
  sendSoon(services)
  return true
}

/** If the provider states when an authorisation ends, that counts. */
async function keepEnd(tx: Orm, { id, state }: Order, { captureBefore }: CardMoney): Promise<void> {
  if (captureBefore === null || state !== captureModes['on approval'].whenAuthorised) return
  await recordAuthorisationEnd(tx, id, captureBefore)
}

async function takeOverRelease(services: Services, tx: Orm, order: Order): Promise<void> {
  const moved = await moveOrder(tx, order, { to: 'expired', by: 'provider', now: services.now() })
  if (moved) await writeOrderEmail(services, tx, moved, 'lapsed')
}
