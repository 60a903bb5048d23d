import { and, asc, eq, gte, inArray, max, or, type SQL, sql } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import {
  type LoggedMeasure,
  type Measure,
  type MeasureSource,
  onePerDay,
  type ReadingSource,
  readingSources,
  rounded,
  type TakenMeasure,
} from '#domain/treatment/tracking/measures.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { trackedMeasures } from './tables.ts'

/** The measure is part of it, so that a waist can never be read as a weight. */
const valueOwner = (accountId: string, measure: Measure) => `account/${accountId}/tracked/${measure}`

interface Writing {
  readonly accountId: string
  readonly logged: readonly (LoggedMeasure & Partial<Pick<TakenMeasure, 'takenAt'>>)[]
  readonly at: Instant
}

/** As arrays, not rows: seven years of mornings are one statement that parses fast. */
function insertion(vault: Vault, { accountId, logged, at }: Writing, source: MeasureSource): SQL {
  // One statement cannot write a row twice.
  const last = new Map(logged.map((one) => [`${one.measure} ${one.on}`, one]))
  const rows = [...last.values()]
  const sealed = rows.map(({ measure, value }) =>
    vault.seal(String(rounded(measure, value)), valueOwner(accountId, measure)),
  )
  const measures = sql.param(rows.map(({ measure }) => measure))
  const days = sql.param(rows.map(({ on }) => on))
  const taken = sql.param(rows.map(({ takenAt }) => (typeof takenAt === 'number' ? new Date(takenAt) : null)))
  return sql`insert into tracked_measures (account_id, measure, "on", value, taken_at, logged_at, source)
    select ${accountId}::uuid, given.*, ${new Date(at)}::timestamptz, ${source}
    from unnest(${measures}::text[], ${days}::date[], ${sql.param(sealed)}::bytea[], ${taken}::timestamptz[]) as given`
}

/**
 * The measurement logged last of each kind and day counts, in whatever order they arrive; it outranks one from a
 * check-in and one of a scale. Returns how many were written.
 */
export async function saveLogged(tx: Orm, vault: Vault, writing: Writing): Promise<number> {
  const { rowCount } = await tx.execute(sql`${insertion(vault, writing, 'hand')}
    on conflict (account_id, measure, "on") do update
    set value = excluded.value, logged_at = excluded.logged_at, source = excluded.source, taken_at = null
    where excluded.logged_at >= tracked_measures.logged_at or tracked_measures.source <> 'hand'`)
  return rowCount ?? 0
}

interface Readings {
  readonly accountId: string
  readonly taken: readonly TakenMeasure[]
  readonly at: Instant
}

/**
 * Readings of a scale, however they came: the first of a kind and day counts (`onePerDay`), and none replaces a logged
 * one. Returns how many were written.
 */
export async function saveReadings(
  tx: Orm,
  vault: Vault,
  { accountId, taken, at }: Readings,
  source: ReadingSource,
): Promise<number> {
  if (taken.length === 0) return 0
  const sources = sql.param([...readingSources])
  const { rowCount } = await tx.execute(sql`${insertion(vault, { accountId, logged: onePerDay(taken), at }, source)}
    on conflict (account_id, measure, "on") do update
    set value = excluded.value, logged_at = excluded.logged_at, source = excluded.source, taken_at = excluded.taken_at
    where tracked_measures.source = any(${sources}::text[])
      and excluded.taken_at < coalesce(tracked_measures.taken_at, 'infinity')`)
  return rowCount ?? 0
}

/** A weight reported in a check-in, unless that day has one already. Of two check-ins a day the later one counts. */
export async function saveReported(tx: Orm, vault: Vault, writing: Writing): Promise<void> {
  if (writing.logged.length === 0) return
  await tx.execute(sql`${insertion(vault, writing, 'check-in')}
    on conflict (account_id, measure, "on") do update set value = excluded.value, logged_at = excluded.logged_at
    where tracked_measures.source = 'check-in'`)
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

type Tracked = LoggedMeasure & { readonly source: MeasureSource }

/** By day, oldest first. */
export async function loggedBy(orm: Orm, vault: Vault, wanted: Wanted): Promise<Tracked[]> {
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

const opened = (vault: Vault, { accountId, measure, on, value, source }: typeof trackedMeasures.$inferSelect) => ({
  measure,
  on,
  value: Number(vault.open(value, valueOwner(accountId, measure))),
  source,
})

interface OfEach {
  readonly accountIds: readonly string[]
  /** Of patients who do not share: only what they reported in check-ins, which the team has anyway. */
  readonly sharing: readonly string[]
  readonly from: string
}

/** The weights of each patient from a day on, as far as the team may see them, by day, oldest first. */
export async function weightsOfEach(orm: Orm, vault: Vault, { accountIds, sharing, from }: OfEach) {
  const { accountId, measure, on, source } = trackedMeasures
  const isSeen = or(inArray(accountId, [...sharing]), eq(source, 'check-in'))
  const rows = await orm
    .select()
    .from(trackedMeasures)
    .where(and(inArray(accountId, [...accountIds]), eq(measure, 'weight'), gte(on, from), isSeen))
    .orderBy(asc(on))
  return rows.map((row) => ({ accountId: row.accountId, ...opened(vault, row) }))
}

/** The day of each patient's last weight. Patients without one are missing. */
export async function weighedOnOfEach(orm: Orm, accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { accountId, measure, on } = trackedMeasures
  const rows = await orm
    .select({ accountId, on: max(on) })
    .from(trackedMeasures)
    .where(and(inArray(accountId, [...accountIds]), eq(measure, 'weight')))
    .groupBy(accountId)
  return new Map(rows.flatMap((row) => (row.on === null ? [] : [[row.accountId, row.on] as const])))
}
