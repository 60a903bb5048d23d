import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { advisoryLocks } from './advisory-locks.ts'
import { grantApplicationRole } from './application-role.ts'
import type { Migration } from './migration-files.ts'
import { UnsuitableDatabase } from './writable.ts'

/** How long a migration waits for a lock, and how often it tries. */
export interface LockPatience {
  /** Statements queue behind one that waits for a table: so it is less than a call may take (`pool.ts`). */
  readonly lockWithinMs: number
  /** A concurrent index build blocks nobody while it waits, but waits for every earlier transaction. */
  readonly concurrentlyWithinMs: number
  readonly attempts: number
  readonly firstPauseMs: number
  readonly longestPauseMs: number
}

/** About five minutes in all for a lock that is never free. */
export const usualPatience: LockPatience = {
  lockWithinMs: 500,
  concurrentlyWithinMs: 10 * 60_000,
  attempts: 40,
  firstPauseMs: 100,
  longestPauseMs: 10_000,
}

interface Run {
  readonly client: Client
  readonly patience: LockPatience
  /** The role of the server, which is granted what it needs. Null: it connects as the owner. */
  readonly applicationRole: string | null
}

/** A failure of one migration, with the code of its cause. */
class MigrationFailed extends Error {
  override name = 'MigrationFailed'
  readonly code: string | undefined

  constructor(migration: string, cause: unknown) {
    super(`Migration ${migration} failed.`, { cause })
    this.code = (cause as { code?: string }).code
  }
}

/** Migrating has no time limit except for locks, whatever the role or the database is set to. */
export async function liftLimits(client: Client): Promise<void> {
  await client.query(`
    set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
    select set_config(name, '0', false) from pg_settings where name = 'transaction_timeout'`)
}

const turns = { session: 'pg_try_advisory_lock', transaction: 'pg_try_advisory_xact_lock' } as const

/**
 * One at a time, until its session or transaction ends; the others poll: waiting within a statement would hold a
 * snapshot, for which a concurrent index build waits in turn, and neither would ever end.
 */
export async function takeMigrationTurn(client: Client, until: keyof typeof turns): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>(`select ${turns[until]}($1) as "isOurs"`, [
      advisoryLocks.migration,
    ])
    if (rows[0]?.isOurs) return
    await sleep(100)
  }
}

/** Those applied, by their times. */
export async function appliedMigrations(database: Pick<Client, 'query'>): Promise<ReadonlySet<number>> {
  const { rows } = await database.query<{ at: string }>('select created_at as at from drizzle.__drizzle_migrations')
  return new Set(rows.map(({ at }) => Number(at)))
}

/** The table that drizzle's own migrator makes: databases of earlier releases have it. */
export async function ensureJournal(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  )
  if (rows[0]?.isThere) return
  await client.query(`
    create schema if not exists drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
}

export const record = (client: Pick<Client, 'query'>, { hash, at }: Migration) =>
  client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, at])

/** Applies pending migrations in order. Those before a failing one stay. */
export async function runMigrations(run: Run, migrations: readonly Migration[]): Promise<void> {
  await ensureJournal(run.client)
  const applied = await appliedMigrations(run.client)
  for (const migration of migrations.filter(({ at }) => !applied.has(at)))
    await (migration.isTransactional ? inTransaction : byItself)(run, migration).catch((error: unknown) => {
      throw error instanceof UnsuitableDatabase ? error : new MigrationFailed(migration.name, error)
    })
}

/** In one transaction, with its record and the grants on new tables. */
async function inTransaction({ client, patience, applicationRole }: Run, migration: Migration): Promise<void> {
  await tryUntilLocked(migration, patience, async () => {
    await client.query(`begin; set local lock_timeout = ${patience.lockWithinMs}`)
    try {
      for (const statement of migration.statements) await client.query(statement)
      await record(client, migration)
      if (applicationRole !== null) await grantApplicationRole(client, applicationRole)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })
}

async function byItself({ client, patience }: Run, migration: Migration): Promise<void> {
  for (const statement of migration.statements) {
    const limit = isConcurrent(statement) ? patience.concurrentlyWithinMs : patience.lockWithinMs
    await client.query(`set lock_timeout = ${limit}`)
    await tryUntilLocked(migration, patience, async () => {
      await dropInvalidIndex(client, statement)
      await client.query(statement)
    })
  }
  await client.query('set lock_timeout = 0')
  await record(client, migration)
}

const isConcurrent = (statement: string) => /\b(index|partition)\b[^;]*\bconcurrently\b/i.test(statement)

const namesIndex = /create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?("[^"]+"|[\w$]+)/i

/** An interrupted build leaves an invalid index that costs every write and helps no read, and counts as existing. */
async function dropInvalidIndex(client: Client, statement: string): Promise<void> {
  const name = namesIndex.exec(statement)?.[1]
  if (name === undefined) return
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not (indisvalid and indisready)',
    [name],
  )
  if (rowCount) await client.query(`drop index concurrently ${name}`)
}

/** A lock timeout, a deadlock, or a serialisation failure: worth another try. */
const passes = new Set(['55P03', '40P01', '40001'])

async function tryUntilLocked(
  { name }: Migration,
  { attempts, firstPauseMs, longestPauseMs }: LockPatience,
  work: () => Promise<void>,
): Promise<void> {
  const begun = performance.now()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!passes.has((error as { code?: string }).code ?? '')) throw error
      if (attempt === attempts)
        throw new UnsuitableDatabase(
          `Migration ${name} could not lock what it changes: another transaction holds it. Tried ${attempts} times in ` +
            `${Math.round((performance.now() - begun) / 1_000)} s. Migrations before it stay applied. End that ` +
            'transaction (docs/operations.md, "Migrations"), then run npm run db:migrate again.',
        )
    }
    await sleep(Math.min(longestPauseMs, firstPauseMs * 2 ** (attempt - 1)) * (0.75 + Math.random() / 2))
  }
}

/**
 * For an empty database, in a transaction of the caller's, where nothing can be built concurrently and nothing needs to
 * be.
 */
export const insideTransaction = ({ isTransactional, statements }: Migration): readonly string[] =>
  isTransactional ? statements : statements.map((statement) => statement.replace(/\bconcurrently\b/gi, ''))
