import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { dayMs, minuteMs } from '#domain/calendar/durations.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { authorisationDays, unpaidOrderDays } from '#domain/orders/order-states.ts'
import { payableStates } from '#domain/orders/payment-state.ts'
import { lockOrder } from '../../orders/lock-order.ts'
import { saveDifferences } from '../../orders/money-differences.ts'
import { moveOrder, type Order } from '../../orders/orders.ts'
import { endWithdrawn, lapseOrder } from '../../orders/review.ts'
import { orders } from '../../orders/tables.ts'
import { CardsUnreachable } from '../../platform/gateways/cards/cards.ts'
import { forAllRows, notNow, rowsAtOnce } from '../../platform/jobs/for-each-row.ts'
import type { Services } from '../../platform/services.ts'
import { compareOrder } from './compare-money.ts'
import { completePayment } from './complete-payment.ts'
import { settleRequests } from './settle-requests.ts'

const unchangedSince = (then: Instant) => lte(orders.updatedAt, new Date(then))
const isUnreconciled = (now: Instant) =>
  and(eq(orders.state, 'awaiting payment'), isNotNull(orders.paymentIntent), unchangedSince(now - minuteMs))
/** The patient cancelled it, and the process doing so did not finish. */
const isCalledOff = and(eq(orders.state, 'awaiting review'), isNotNull(orders.withdrawnAt))
/** The case says when its authorisation ends; what staff must look at is not checked again. */
const isLapsing = (now: Instant) =>
  and(
    eq(orders.state, 'awaiting review'),
    sql`coalesce(
      (select authorisation_ends from cases where order_id = ${orders.id}),
      ${orders.authorisedAt} + make_interval(days => ${authorisationDays})
    ) <= ${new Date(now).toISOString()}`,
    isNull(orders.withdrawnAt),
    isAgreed,
  )
const isAgreed = sql`not exists (select from money_differences where order_id = ${orders.id} and closed_at is null)`
/** An order whose card is being charged is not abandoned, however long the provider is away. */
const isAbandoned = (now: Instant) =>
  and(
    inArray(orders.state, [...payableStates]),
    isNull(orders.authorisedAt),
    unchangedSince(now - unpaidOrderDays * dayMs),
    isAgreed,
  )

interface Work {
  readonly why: 'not settled' | 'called off' | 'hold over' | 'abandoned'
  readonly condition: SQL | undefined
  /** Whether it moved the order. */
  readonly does: (services: Services, order: Order) => Promise<boolean>
}

const tasks: Readonly<Record<Work['why'], string>> = {
  'not settled': 'payments are reconciled: not settled',
  'called off': 'payments are reconciled: called off',
  'hold over': 'payments are reconciled: hold over',
  abandoned: 'payments are reconciled: abandoned',
}

const workAt = (now: Instant): readonly Work[] => [
  { why: 'not settled', condition: isUnreconciled(now), does: reconcile },
  { why: 'called off', condition: isCalledOff, does: callOff },
  { why: 'hold over', condition: isLapsing(now), does: lapse },
  { why: 'abandoned', condition: isAbandoned(now), does: abandon },
]

/** What reconciling would check now, and why. */
export async function* ordersToReconcile(services: Services) {
  for (const { why, condition } of workAt(services.now()))
    for await (const order of ordersThat(services, condition)) yield { why, order }
}

/** Whether an order's payment is worth checking now. */
type IsWorthAsking = (order: Order) => boolean

/**
 * Settles what nobody reported: cards that were authorised without word from browser or webhook, authorisations nobody
 * reviewed, orders nobody paid for. Returns how many orders it moved. Several processes may run it at once; a provider
 * that does not answer ends it until next time.
 */
export async function reconcilePayments(
  services: Services,
  isWorthAsking: IsWorthAsking = () => true,
  { isByHand = false } = {},
): Promise<number> {
  const { database } = services
  const references = new Map<string, string>()
  let moved = 0
  for (const { why, condition, does } of workAt(services.now())) {
    const { isStopped } = await forAllRows(services, {
      task: tasks[why],
      isByHand,
      knownAs: (id) => ({ reference: references.get(id) }),
      stopsAt: (error) => error instanceof CardsUnreachable,
      next: async (after) => (await portionOf(services, condition, after)).map(({ id }) => id),
      async work(id) {
        const [order] = await database.run((orm) =>
          orm
            .select()
            .from(orders)
            .where(and(eq(orders.id, id), condition)),
        )
        if (!order) return
        references.set(id, order.reference)
        if (!isWorthAsking(order)) return notNow
        if (await does(services, order)) moved += 1
      },
    })
    if (isStopped) return moved
  }
  await settleRequests(services, isWorthAsking, { isByHand })
  return moved
}

async function reconcile(services: Services, { paymentIntent }: Order): Promise<boolean> {
  const intent = await services.cards.retrieve(paymentIntent as string)
  const completion = await completePayment(services, intent, 'clock')
  return (completion.outcome === 'paid' && completion.isNew) || completion.outcome === 'not taken'
}

async function callOff(services: Services, order: Order): Promise<boolean> {
  return (await endWithdrawn(services, order)).state === 'expired'
}

async function lapse(services: Services, order: Order): Promise<boolean> {
  const lapsed = await lapseOrder(services, order)
  if (!lapsed) await compareOrder(services, order.id)
  return lapsed !== null
}

/** The card can no longer be charged before the order is closed. */
async function abandon(services: Services, order: Order): Promise<boolean> {
  const { cards, database, now } = services
  if (order.paymentIntent !== null) {
    const { status } = await cards.cancel(order.paymentIntent)
    if (status !== 'canceled' && (status !== 'succeeded' || !(await isRefunded(services, order)))) return false
  }
  return database.transaction(async (tx) => {
    const found = await lockOrder(tx, order.id)
    // The patient resumed it meanwhile: it is not abandoned.
    if (!found || found.updatedAt.getTime() !== order.updatedAt.getTime()) return false
    return (await moveOrder(tx, found, { to: 'expired', by: 'clock', now: now() })) !== null
  })
}

/** A manual capture that was never owed is refunded; staff look at what remains. */
async function isRefunded({ cards, database, log, now }: Services, { id, reference, paymentIntent }: Order) {
  const { capturedPence, refundedPence } = await cards.money(paymentIntent as string)
  const left = capturedPence - refundedPence
  if (left === 0) return true
  const what = 'taken without approval'
  const found = { is: 'difference', what, expectedPence: 0, foundPence: left } as const
  const news = await database.transaction((tx) => saveDifferences(tx, id, [found], now()))
  if (news.length > 0)
    log.error({ reference, what }, 'our books and the card provider’s differ: see the operations inbox')
  return false
}

const portionOf = ({ database }: Services, condition: SQL | undefined, after: string): Promise<Order[]> =>
  database.run((orm) =>
    orm
      .select()
      .from(orders)
      .where(and(condition, gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(rowsAtOnce),
  )

/** In batches, each row once: rows that do not change must not block the others. */
async function* ordersThat(services: Services, condition: SQL | undefined): AsyncGenerator<Order> {
  let portion: Order[]
  let after = '00000000-0000-0000-0000-000000000000'
  do {
    portion = await portionOf(services, condition, after)
    yield* portion
    after = portion.at(-1)?.id ?? after
  } while (portion.length === rowsAtOnce)
}

/**
 * The reconciliation for the job, which remembers between runs when to ask again. The longer an order stays unchanged,
 * the more rarely the provider is asked about it: each time after another quarter of the time that has passed.
 */
export function reconcileByClock(): (services: Services) => Promise<void> {
  let askAgainAt = new Map<string, number>()
  return async (services) => {
    const seen = new Map<string, number>()
    const isWorthAsking = ({ id, updatedAt }: Order) => {
      const [now, changed] = [services.now(), updatedAt.getTime()]
      const name = `${id} ${changed}`
      const due = askAgainAt.get(name) ?? 0
      seen.set(name, now < due ? due : now + (now - changed) / 4)
      return now >= due
    }
    const moved = await reconcilePayments(services, isWorthAsking)
    if (moved > 0) services.log.info({ moved }, 'orders were reconciled by the job')
    askAgainAt = seen
  }
}
