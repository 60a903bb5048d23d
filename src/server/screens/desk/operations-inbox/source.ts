import type { SQL } from 'drizzle-orm'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import type { Unfinished } from './actions.ts'

/** One kind of unfinished business: its query, and how each row is shown. */
export interface Source<Row extends Record<string, unknown> = Record<string, unknown>> {
  /** At most one more than `mostRows`. */
  readonly rows: (now: Date) => SQL
  /** Null: it is finished after all. */
  readonly show: (row: Row, now: Date) => Unfinished | null
}

/** Rows per source. More are only counted as such. */
export const mostRows = 50

type Asking = Pick<Services, 'database'>

const patienceMs = 1_000

/** On its own and within a second. Rejects if unknown. */
export async function ask<Row extends Record<string, unknown>>(
  { database }: Asking,
  { rows, show }: Source<Row>,
  now: Date,
): Promise<Unfinished[]> {
  const found = await database.transaction(async (tx) => {
    await (tx as Orm).execute(`set local statement_timeout = ${patienceMs}`)
    return tx.execute(rows(now))
  })
  return (found.rows as Row[]).flatMap((row) => show(row, now) ?? [])
}

export const isoOf = (value: unknown): string => new Date(value as string).toISOString()
