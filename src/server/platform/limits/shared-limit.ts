import { type SQL, sql } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Database, Orm, Statement } from '../database/database.ts'
import { inBatches, portion } from '../database/erase-in-batches.ts'
import type { Services } from '../services.ts'

interface Options {
  /** Lower case with underscores; different names are counted separately. */
  readonly name: string
  readonly most: number
  readonly windowMs: number
}

const spend: Statement = {
  name: 'spend_limit',
  text: `
    insert into limit_counts as held (name, subject, used, ends_at)
    select $1, $2, $3::bigint, $4::timestamptz + $5::float8 * interval '1 millisecond' where $3::bigint <= $6::bigint
    on conflict (name, subject) do update set
      used = excluded.used + case when held.ends_at > $4 then held.used else 0 end,
      ends_at = case when held.ends_at > $4 then held.ends_at else excluded.ends_at end
    where held.ends_at <= $4 or held.used + excluded.used <= $6
    returning used`,
}

const windowEnd: Statement = {
  name: 'limit_window_end',
  text: 'select ends_at from limit_counts where name = $1 and subject = $2',
}

const release: Statement = {
  name: 'give_limit_back',
  text: 'update limit_counts set used = greatest(0, used - $3) where name = $1 and subject = $2',
}

const forget: Statement = {
  name: 'forget_limit',
  text: 'delete from limit_counts where name = $1 and subject = $2',
}

/**
 * A limit over all processes, counted in the database. Its subject is stored as a keyed digest only. An attempt counts
 * when it begins, so that concurrent ones cannot exceed the limit.
 */
export function sharedLimit({ database, vault, now }: Pick<Services, 'database' | 'vault' | 'now'>, options: Options) {
  const { name, most, windowMs } = options
  const keyOf = (subject: string) => [name, vault.index(subject, `limit/${name}`)]
  return {
    /** Null: allowed and counted. Otherwise how many seconds to wait; nothing was counted. */
    async begin(subject: string, amount = 1): Promise<number | null> {
      const key = keyOf(subject)
      const at = now()
      const [spent] = await database.query(spend, [...key, amount, new Date(at), windowMs, most])
      if (spent) return null
      const [row] = await database.query<{ ends_at: Date }>(windowEnd, key)
      return Math.max(1, Math.ceil(((row?.ends_at.getTime() ?? at + windowMs) - at) / 1_000))
    },
    /** Whether there is room, counted in the caller's transaction: a rollback uncounts it. */
    async beginIn(tx: Orm, subject: string, amount = 1): Promise<boolean> {
      const values = [...keyOf(subject), amount, new Date(now()), windowMs, most]
      return (await tx.execute(within(spend, values))).rows.length > 0
    },
    /** Uncounts that attempt. */
    async release(subject: string, amount = 1): Promise<void> {
      await database.query(release, [...keyOf(subject), amount])
    },
    async forget(subject: string): Promise<void> {
      await database.query(forget, keyOf(subject))
    },
  }
}

/** A statement with its values, for a transaction. */
const within = ({ text }: Statement, values: readonly unknown[]): SQL =>
  sql.join(text.split(/\$(\d)/).map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`)))

export type SharedLimit = ReturnType<typeof sharedLimit>

/** Erases counts whose window is over. */
export const eraseSpentLimits = (database: Database, now: Instant): Promise<number> =>
  inBatches(
    database,
    {
      name: 'erase_limits',
      text: `
      delete from limit_counts where (name, subject) in (
        select name, subject from limit_counts where ends_at <= $1 order by ends_at ${portion} for update skip locked
      ) returning name`,
    },
    now,
  )
