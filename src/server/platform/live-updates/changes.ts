import type { Instant } from '#domain/calendar/london-time.ts'
import type { Database, Statement } from '../database/database.ts'
import type { DeskChange } from './tables.ts'

export interface Change {
  readonly id: number
  readonly kind: DeskChange
  readonly subject: string
}

/** Ids are assigned when a change is written and visible when it is committed: not always in order. */
const settleSeconds = 60

type Row = Omit<Change, 'id'> & { readonly id: string; readonly isSettled: boolean }

const since: Statement = {
  name: 'desk_changes_since',
  text: `
    select id, kind, subject, at < now() - interval '${settleSeconds} seconds' as "isSettled"
    from desk_changes where id > $1 order by id limit 2000`,
}

export async function changesSince(database: Database, id: number) {
  const rows = await database.query<Row>(since, [id])
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

/** A screen requests its data and the updates at the same time: a change between the two must reach it as well. */
const recentSeconds = 5

const recent: Statement = {
  name: 'desk_changes_recent',
  text: `
    select id, kind, subject, false as "isSettled"
    from desk_changes where at > now() - interval '${recentSeconds} seconds' order by id limit 2000`,
}

export async function recentChanges(database: Database): Promise<Change[]> {
  const rows = await database.query<Row>(recent, [])
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

const begin: Statement = {
  name: 'desk_changes_begin',
  text: `
    select coalesce(max(id), 0) as newest, coalesce(min(id), 0) as oldest,
      coalesce(max(id) filter (where at < now() - interval '${settleSeconds} seconds'), 0) as settled
    from desk_changes`,
}

/** The newest, the oldest still stored, and the newest with all earlier ones visible. */
export async function changesRange(database: Database) {
  const [row] = await database.query<Record<'newest' | 'oldest' | 'settled', string>>(begin, [])
  return { newest: Number(row?.newest ?? 0), oldest: Number(row?.oldest ?? 0), settled: Number(row?.settled ?? 0) }
}

/** The job runs once an hour: nothing gets older than a little over that. */
const retentionMinutes = 5

const erase: Statement = {
  name: 'erase_desk_changes',
  text: `delete from desk_changes where at <= $1::timestamptz - interval '${retentionMinutes} minutes' returning id`,
}

export const eraseOldChanges = async (database: Database, now: Instant): Promise<number> =>
  (await database.query(erase, [new Date(now)])).length
