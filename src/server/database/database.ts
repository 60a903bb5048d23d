import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import { Client, Pool, type QueryResultRow } from 'pg'
import { unavailable } from '../refusal.ts'
import { kindOfFailure } from './failures.ts'
import { migrate, UnsuitableDatabase } from './migrate.ts'

// Together below the two seconds within which a person is told that we cannot reach our records.
const connectWithinMs = 700
const answerWithinMs = 1_000
const allWithinMs = 1_800
const probeEveryMs = 200
/** Beyond this many waiting for a connection, a newcomer is told to come back instead of waiting too. */
const longestQueue = 500

export interface Statement {
  /** Named, so that the server plans it once per connection. */
  readonly name: string
  readonly text: string
}

export interface Database {
  readonly isReady: boolean
  /** True as soon as it is ready, false if it is not within this time. It goes on trying. */
  readyWithin(ms: number): Promise<boolean>
  /** Runs work against the database; whatever keeps it from answering in time becomes a 503. */
  run<Result>(work: (orm: NodePgDatabase) => Promise<Result>): Promise<Result>
  query<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<Row[]>
  close(): Promise<void>
}

interface Options {
  readonly url: string
  readonly connections: number
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/**
 * One pool, and a door before it. When the connection is lost the door shuts, so that requests are refused at once
 * instead of piling up, and a single probe waits outside for the database to come back. It starts shut: the first
 * probe brings the schema up to date.
 */
export function openDatabase({ url, connections, log }: Options): Database {
  const pool = new Pool({
    connectionString: url,
    application_name: 'larkwell',
    max: connections,
    min: 1,
    connectionTimeoutMillis: connectWithinMs,
    statement_timeout: answerWithinMs,
    query_timeout: answerWithinMs + 100,
    idle_in_transaction_session_timeout: 5_000,
    keepAlive: true,
  })
  pool.on('error', (error) => shut(error))
  const orm = drizzle(pool)

  let isReady = false
  let isMigrated = false
  let isClosing = false
  let probing: NodeJS.Timeout | undefined

  function shut(error: unknown) {
    if (!isReady || isClosing) return
    isReady = false
    log.warn({ err: error }, 'The database is out of reach. Requests that need it are refused until it is back.')
    void probe()
  }

  async function probe(): Promise<void> {
    try {
      if (!isMigrated) await migrate(url)
      isMigrated = true
      await ask(url)
      if (isClosing) return
      await pool.query('select 1')
      isReady = true
      log.info('The database is ready.')
    } catch (error) {
      if (isClosing) return
      if (error instanceof UnsuitableDatabase) log.warn(error.message)
      else if (kindOfFailure(error) === 'defect') log.warn({ err: error }, 'The database could not be prepared.')
      probing = setTimeout(() => void probe(), probeEveryMs)
    }
  }
  void probe()

  async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!isReady || pool.waitingCount > longestQueue) throw unavailable()
    try {
      return await inTime(work())
    } catch (error) {
      const failure = kindOfFailure(error)
      if (failure === 'lost') shut(error)
      if (failure !== 'defect') throw unavailable()
      throw error
    }
  }

  return {
    get isReady() {
      return isReady
    },
    async readyWithin(ms) {
      const until = performance.now() + ms
      while (!isReady && performance.now() < until) await sleep(20)
      return isReady
    },
    run: (work) => guarded(() => work(orm)),
    query: (statement, values) =>
      guarded(async () => (await pool.query({ ...statement, values: values as unknown[] })).rows),
    async close() {
      isClosing = true
      clearTimeout(probing)
      await pool.end()
    },
  }
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(unavailable()), allWithinMs)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

async function ask(url: string): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: 'larkwell',
    connectionTimeoutMillis: connectWithinMs,
    query_timeout: connectWithinMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    await client.end().catch(() => undefined)
  }
}
