import { sql } from 'drizzle-orm'
import { operationsInboxWords as words } from '#content/operations/operations-inbox.ts'
import { personPath } from '#contract/desk/addresses.ts'
import { hourMs, minuteMs } from '#domain/calendar/durations.ts'
import { stuckAfter } from '#domain/privacy/copies.ts'
import type { WaitsFor } from '#domain/privacy/erasure-delays.ts'
import { isoOf, mostRows, type Source } from './source.ts'

interface Found extends Record<string, unknown> {
  /** Id of the account. */
  readonly id: string
  readonly at: string
  readonly waits: WaitsFor | 'copy' | null
}

/** Overdue copies and erasures. */
export const data: Source<Found> = {
  rows: (now) => {
    const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
    return sql`
      select account_id as id, asked_at as at, 'copy' as waits from data_exports
        where ready_at is null and asked_at <= ${before(stuckAfter.copyMinutes * minuteMs)}
      union all
      select account_id, due_at, waits_for from erasures
        where called_off_at is null and erased_at is null and due_at <= ${before(stuckAfter.erasureHours * hourMs)}
      order by 2 limit ${mostRows + 1}`
  },
  show: ({ id, at, waits }) => ({
    id: `data/${waits === 'copy' ? 'copy' : 'erasure'}/${id}`,
    severity: 'high',
    says: words.data[waits ?? 'late'],
    owner: waits === 'concern' ? 'prescriber' : waits === null || waits === 'copy' ? 'operator' : 'support',
    since: isoOf(at),
    ways: [{ to: personPath(id), does: words.does.person }],
  }),
}

/** From the first day: the answer is a lead's, and has a deadline. */
export const restrictionRequests: Source<{ id: string; at: string; due_at: string }> = {
  rows: () => sql`
    select account_id as id, asked_at as at, due_at from restrictions
    where state = 'asked' order by due_at limit ${mostRows + 1}`,
  show: ({ id, at, due_at }, now) => ({
    id: `restriction/${id}`,
    severity: Date.parse(isoOf(due_at)) <= now.getTime() ? 'urgent' : 'high',
    says: words.restrictions,
    owner: 'lead',
    since: isoOf(at),
    ways: [{ to: personPath(id), does: words.does.person }],
  }),
}
