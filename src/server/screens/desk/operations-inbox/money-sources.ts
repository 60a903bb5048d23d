import { sql } from 'drizzle-orm'
import { operationsInboxWords as words } from '#content/operations/operations-inbox.ts'
import { moneyPath } from '#contract/desk/addresses.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { pounds } from '#domain/orders/money.ts'
import type { MoneyDifference } from '#domain/orders/money-comparison.ts'
import { isoOf, mostRows, type Source } from './source.ts'

const looksAtMoney = (orderId: string) =>
  ({ ways: [{ to: moneyPath(orderId), needs: 'refund', does: words.does.money }] }) as const

interface MoneyFound extends Record<string, unknown> {
  readonly id: string
  readonly order_id: string
  /** Null: the authorisation has ended, and nothing was heard of it since. */
  readonly what: MoneyDifference | null
  readonly expected_pence: number
  readonly found_pence: number
  readonly reference: string
  readonly at: string
}

/** Differences in the books, and orders still open an hour after their authorisation ended. */
export const money: Source<MoneyFound> = {
  rows: (now) => sql`
    (select d.id, d.order_id, d.what, d.expected_pence, d.found_pence, o.reference, d.since as at
      from money_differences d join orders o on o.id = d.order_id
      where d.closed_at is null order by d.since limit ${mostRows + 1})
    union all
    (select o.id, o.id, null, o.amount_pence, 0, o.reference, c.authorisation_ends
      from cases c join orders o on o.id = c.order_id
      where o.state = 'awaiting review' and c.authorisation_ends <= ${new Date(now.getTime() - hourMs).toISOString()}
        and not exists (select from money_differences d where d.order_id = o.id and d.closed_at is null)
      order by c.authorisation_ends limit ${mostRows + 1})`,
  show: ({ id, order_id, what, expected_pence, found_pence, reference, at }) => ({
    id: `money/${id}`,
    severity: what === 'disputed' || what === 'taken without approval' ? 'urgent' : 'high',
    says:
      what === null
        ? words.unsettled(reference)
        : words.money[what](reference, pounds(expected_pence), pounds(found_pence)),
    owner: 'money',
    since: isoOf(at),
    ...looksAtMoney(order_id),
  }),
}

interface RefundFound extends Record<string, unknown> {
  readonly id: string
  readonly order_id: string
  readonly amount_pence: number
  readonly attempts: number
  readonly reference: string
  readonly at: string
}

export const refunds: Source<RefundFound> = {
  rows: (now) => sql`
    select r.id, r.order_id, r.amount_pence, r.attempts, o.reference, r.created_at as at
    from refunds r join orders o on o.id = r.order_id
    where r.done_at is null and (r.attempts > 0 or r.created_at <= ${new Date(now.getTime() - 600_000).toISOString()})
    order by r.created_at limit ${mostRows + 1}`,
  show: ({ id, order_id, amount_pence, attempts, reference, at }) => ({
    id: `refund/${id}`,
    severity: attempts > 3 ? 'urgent' : 'high',
    says: words.refunds(reference, pounds(amount_pence), attempts),
    owner: 'money',
    since: isoOf(at),
    ...looksAtMoney(order_id),
  }),
}
