import { and, asc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import { type LoggedMeasure, type Measure, rounded } from '#domain/tracking/measures.ts'
import type { Orm } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import { trackedMeasures } from './tables.ts'

/** The measure is part of it, so that a waist can never be read as a weight. */
const valueOwner = (accountId: string, measure: Measure) => `account/${accountId}/tracked/${measure}`

interface Writing {
  readonly accountId: string
  readonly logged: readonly LoggedMeasure[]
  readonly at: Instant
}

/** By lists, not by rows: seven years of mornings are one statement that the database reads at once. */
function insertion(vault: Vault, { accountId, logged, at }: Writing): SQL {
  // One statement writes no row twice.
  const last = new Map(logged.map((one) => [`${one.measure} ${one.on}`, one]))
  const rows = [...last.values()]
  const sealed = rows.map(({ measure, value }) =>
    vault.seal(String(rounded(measure, value)), valueOwner(accountId, measure)),
  )
  const measures = sql.param(rows.map(({ measure }) => measure))
  const days = sql.param(rows.map(({ on }) => on))
  return sql`insert into tracked_measures (account_id, measure, "on", value, logged_at)
    select ${accountId}::uuid, given.*, ${new Date(at)}::timestamptz
    from unnest(${measures}::text[], ${days}::date[], ${sql.param(sealed)}::bytea[]) as given`
}

/** Of one kind and day the one that was logged last stands, in whatever order they arrive. How many were written. */
export async function keepLogged(tx: Orm, vault: Vault, writing: Writing): Promise<number> {
  const { rowCount } = await tx.execute(sql`${insertion(vault, writing)}
    on conflict (account_id, measure, "on") do update set value = excluded.value, logged_at = excluded.logged_at
    where excluded.logged_at >= tracked_measures.logged_at`)
  return rowCount ?? 0
}

/** What a scale remembered does not replace what somebody wrote down here. How many were new. */
export async function keepImported(tx: Orm, vault: Vault, writing: Writing): Promise<number> {
  const { rowCount } = await tx.execute(sql`${insertion(vault, writing)} on conflict do nothing`)
  return rowCount ?? 0
}

export async function forgetLogged(tx: Orm, accountId: string, { measure, on }: Pick<LoggedMeasure, 'measure' | 'on'>) {
  const { accountId: whose, measure: of, on: day } = trackedMeasures
  await tx.delete(trackedMeasures).where(and(eq(whose, accountId), eq(of, measure), eq(day, on)))
}

interface Wanted {
  readonly accountId: string
  readonly measures: readonly Measure[]
  /** From this day on. */
  readonly from?: string
}

/** By day, the oldest first. */
export async function loggedBy(orm: Orm, vault: Vault, wanted: Wanted): Promise<LoggedMeasure[]> {
  const { accountId, measures, from } = wanted
  const rows = await orm
    .select()
    .from(trackedMeasures)
    .where(
      and(
        eq(trackedMeasures.accountId, accountId),
        inArray(trackedMeasures.measure, [...measures]),
        from === undefined ? undefined : gte(trackedMeasures.on, from),
      ),
    )
    .orderBy(asc(trackedMeasures.on))
  return rows.map((row) => opened(vault, row))
}

const opened = (vault: Vault, { accountId, measure, on, value }: typeof trackedMeasures.$inferSelect) => ({
  measure,
  on,
  value: Number(vault.open(value, valueOwner(accountId, measure))),
})

/** The weights of each of them from a day on, by day, the oldest first. */
export async function weightsOfEach(orm: Orm, vault: Vault, accountIds: readonly string[], from: string) {
  const { accountId, measure, on } = trackedMeasures
  const rows = await orm
    .select()
    .from(trackedMeasures)
    .where(and(inArray(accountId, [...accountIds]), eq(measure, 'weight'), gte(on, from)))
    .orderBy(asc(on))
  return rows.map((row) => ({ accountId: row.accountId, ...opened(vault, row) }))
}
