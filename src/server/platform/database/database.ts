import { setTimeout as sleep } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool, QueryResultRow } from 'pg'
import { unavailable } from '../http/api-error.ts'
import { applicationRoleOf, requireApplicationRole } from './application-role.ts'
import { codeOfFailure, kindOfFailure } from './failures.ts'
import { migrate, type Seed } from './migrate.ts'
import { type ConnectionPool, openPool, type Patience, patienceOfCalls, patienceOfJobs } from './pool.ts'
import { requireOwnSchema, requireSchema } from './require-schema.ts'
import { requireWritable, UnsuitableDatabase } from './writable.ts'

const probeEveryMs = 200
const askEveryMs = 5_000
/** A separate pool, so that a batch never takes a call's connection, however many jobs there are. */
const jobConnections = 2
/** Beyond this many waiting for a connection, further calls are refused at once instead of waiting too. */
const longestQueue = 500

/** Common to calls in and out of a transaction. */
export type Orm = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

type InTransaction = Parameters<NodePgDatabase['transaction']>
/** The interface of a transaction. */
type Transaction = Parameters<InTransaction[0]>[0]
type TransactionOptions = InTransaction[1]

export interface Statement {
  /** Prepared by name, planned once per connection. */
  readonly name: string
  readonly text: string
}

export interface Database {
  readonly isReady: boolean
  /** Why it is not ready, if known; null while it is, or has given no reason. */
  readonly trouble: unknown
  /** False while it is unreachable or overloaded: calls are refused. */
  readonly hasCapacity: boolean
  /** Connections in use. */
  readonly load: { readonly waiting: number; readonly inUse: number }
  /** True once it is ready, false on timeout. Connecting continues. */
  readyWithin(ms: number): Promise<boolean>
  /** Runs work against the database; if it cannot answer in time, that becomes a 503. */
  run<Result>(work: (orm: NodePgDatabase) => Promise<Result>): Promise<Result>
  /** The same in one transaction: all of it is done, or nothing. */
  transaction<Result>(work: (tx: Transaction) => Promise<Result>, options?: TransactionOptions): Promise<Result>
  query<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<Row[]>
}

/** The opened database. Handlers use the pool for calls; jobs have theirs. */
export interface OpenDatabase extends Database {
  /** The same database for background work: connections of its own, and 30 seconds for a statement. */
  readonly jobs: Database
  close(): Promise<void>
}

type Users = 'calls' | 'jobs'
type Pools = Readonly<Record<Users, ConnectionPool>>

/** For how many milliseconds it may be used before it is asked again. Throws `UnsuitableDatabase`: not now. */
export type Admit = (pool: Pool) => Promise<number>

interface Options {
  readonly url: string
  /** Past a pooler that `url` leads to: migrations and locks need a session. Null: there is none. */
  readonly directUrl?: string | null
  /** As the owner of the tables, past any pooler, to migrate the schema. Null: `url` is the owner's, too. */
  readonly ownerUrl?: string | null
  readonly connections: number
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly seed?: Seed
  /** Whether the schema is migrated here. If not, it is waited for. */
  readonly migrates?: boolean
  /** Whether a role that owns the tables, or could, is refused. */
  readonly requiresApplicationRole?: boolean
  /** Opened by a command: only the schema of this release is accepted, not even a newer one. */
  readonly isCommand?: boolean
  /** Whether this process may use it at this time. */
  readonly admit?: Admit
  /** Throws if this process must not use it at all. Checked before the schema is touched. */
  readonly inspect?: (url: string) => Promise<void>
  /** How long a call waits. Only tests wait longer than people would. */
  readonly patience?: Patience
}

/**
 * A pool for calls and one for jobs, behind one circuit breaker. When the database is lost the breaker opens, so that
 * requests are refused at once instead of accumulating, and a single probe waits for the database to come back. It
 * comes back with new connections: old ones may be dead without our knowing. The breaker starts open, and the first
 * probe migrates the schema.
 */
export function openDatabase({
  url,
  directUrl = null,
  ownerUrl = null,
  connections,
  log,
  seed,
  migrates = false,
  isCommand = false,
  requiresApplicationRole = false,
  admit = async () => Number.POSITIVE_INFINITY,
  inspect = async () => undefined,
  patience = patienceOfCalls,
}: Options): OpenDatabase {
  /** Null while the database is unreachable. */
  let current: Pools | null = null
  let isMigrated = false
  let isClosing = false
  let probing: NodeJS.Timeout | undefined
  let lastReported: unknown
  let trouble: unknown = null
  /** By the clock of `performance`. */
  let admittedUntil = 0

  const isPooled = directUrl !== null
  const open = (): Pools => ({
    calls: openPool({ url, isPooled, connections, name: 'larkwell', patience }),
    jobs: openPool({ url, isPooled, connections: jobConnections, name: 'larkwell jobs', patience: patienceOfJobs }),
  })
  const end = async ({ calls, jobs }: Pools) => void (await Promise.all([calls.end(), jobs.end()]))

  function shut(lost: Pools, error: unknown) {
    if (lost !== current || isClosing) return
    current = null
    void end(lost)
    if (error instanceof UnsuitableDatabase) reportOnce(error)
    else
      log.warn(
        { err: error, code: codeOfFailure(error) },
        'The database is out of reach. Requests that need it are refused until it is back.',
      )
    void probe()
  }

  function bringUpToDate(): Promise<void> {
    const owner = ownerUrl ?? directUrl ?? url
    return migrate(owner, seed, { applicationRole: applicationRoleOf(url, owner) })
  }

  async function probe(): Promise<void> {
    const fresh = open()
    // One idle connection that ends says little; whether the database is there is checked on another.
    for (const { pool } of [fresh.calls, fresh.jobs])
      pool.on('error', () => void guarded('calls', (calls) => requireWritable(calls.pool)).catch(() => undefined))
    try {
      if (!isMigrated) {
        await inspect(ownerUrl ?? directUrl ?? url)
        if (migrates) await bringUpToDate()
        else await (isCommand ? requireOwnSchema : requireSchema)(fresh.calls.pool)
      }
      isMigrated = true
      if (requiresApplicationRole) await requireApplicationRole(fresh.calls.pool)
      await askIn(fresh)
      await requireWritable(fresh.calls.pool)
      if (isClosing) return await end(fresh)
      current = fresh
      lastReported = undefined
      trouble = null
      log.info('The database is ready.')
    } catch (error) {
      void end(fresh)
      if (isClosing) return
      trouble = error
      reportOnce(error)
      probing = setTimeout(() => void probe(), probeEveryMs)
    }
  }
  void probe()

  /**
   * Counted from before the question, so that a slow answer is not relied on for longer. Uses the pool for calls, which
   * has short timeouts and is never exhausted by a batch.
   */
  async function askIn({ calls }: Pools): Promise<void> {
    const askedAt = performance.now()
    admittedUntil = askedAt + (await admit(calls.pool))
  }

  let isAsking = false
  const asking = setInterval(async () => {
    const used = current
    if (!used || isAsking) return
    isAsking = true
    await askIn(used).catch((error) => {
      // Any other fault is noticed by those who use it.
      if (error instanceof UnsuitableDatabase) shut(used, error)
    })
    isAsking = false
  }, askEveryMs).unref()

  function reportOnce(error: unknown) {
    const isUnsuitable = error instanceof UnsuitableDatabase
    const code = codeOfFailure(error)
    const reason = isUnsuitable ? error.message : code
    if (reason === lastReported) return
    lastReported = reason
    if (isUnsuitable) log.warn(error.message)
    else log.warn({ err: error, code }, 'The database cannot be used yet. Larkwell keeps trying.')
  }

  const hasCapacity = (users: Users): boolean => current !== null && current[users].pool.waitingCount <= longestQueue

  async function guarded<Result>(
    users: Users,
    work: (connections: ConnectionPool) => Promise<Result>,
  ): Promise<Result> {
    const used = current
    if (!used || !hasCapacity(users)) throw unavailable()
    if (performance.now() >= admittedUntil) {
      shut(used, new UnsuitableDatabase('The last check that this database may be used is too long ago.'))
      throw unavailable()
    }
    try {
      return await work(used[users])
    } catch (error) {
      const failure = kindOfFailure(error)
      // While others use their connections, failing to get one means overload and not loss.
      const isLost = failure === 'lost' || (failure === 'unconnected' && used[users].pool.totalCount === 0)
      if (isLost) shut(used, error)
      if (failure !== 'defect') throw unavailable()
      throw error
    }
  }

  const databaseFor = (users: Users): Database => ({
    get isReady() {
      return current !== null
    },
    get trouble() {
      return trouble
    },
    get hasCapacity() {
      return hasCapacity(users)
    },
    get load() {
      const pool = current?.[users].pool
      return { waiting: pool?.waitingCount ?? 0, inUse: (pool?.totalCount ?? 0) - (pool?.idleCount ?? 0) }
    },
    async readyWithin(ms) {
      const until = performance.now() + ms
      while (!current && performance.now() < until) await sleep(20)
      return current !== null
    },
    run: (work) => guarded(users, ({ orm }) => work(orm)),
    transaction: (work, options) => guarded(users, ({ orm }) => orm.transaction(work, options)),
    query: (statement, values) =>
      guarded(users, async ({ pool }) => (await pool.query({ ...statement, values: values as unknown[] })).rows),
  })

  return Object.assign(databaseFor('calls'), {
    jobs: databaseFor('jobs'),
    async close() {
      isClosing = true
      clearInterval(asking)
      clearTimeout(probing)
      if (current) await end(current)
    },
  })
}
