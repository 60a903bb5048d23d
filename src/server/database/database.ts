import { setTimeout as sleep } from 'node:timers/promises'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import type { QueryResultRow } from 'pg'
import { unavailable } from '../http/refusal.ts'
import { kindOfFailure } from './failures.ts'
import { migrate, type Seed, UnsuitableDatabase } from './migrate.ts'
import { type ConnectionPool, openPool } from './pool.ts'

const probeEveryMs = 200
/** Beyond this many waiting for a connection, a newcomer is told to come back instead of waiting too. */
const longestQueue = 500

/** What works alike in and out of a transaction. */
export type Orm = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export interface Statement {
  /** Named, so that the server plans it once per connection. */
  readonly name: string
  readonly text: string
}

export interface Database {
  readonly isReady: boolean
  /** Why it is not ready, as far as it has been heard; null while it is, or has said nothing. */
  readonly trouble: unknown
  /** False while it is out of reach or overrun: whoever asks now is refused. */
  readonly hasRoom: boolean
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
  readonly seed?: Seed
}

/**
 * One pool, and a door before it. When the database is lost the door shuts, so that requests are refused at once
 * instead of piling up, and a single probe waits outside for it to come back. It comes back with new connections: old
 * ones may be dead without knowing. The door starts shut, and the first probe brings the schema up to date.
 */
export function openDatabase({ url, connections, log, seed }: Options): Database {
  /** Null while the door is shut. */
  let current: ConnectionPool | null = null
  let isMigrated = false
  let isClosing = false
  let probing: NodeJS.Timeout | undefined
  let lastTold: unknown
  let trouble: unknown = null

  function shut(lost: ConnectionPool, error: unknown) {
    if (lost !== current || isClosing) return
    current = null
    void lost.end()
    log.warn({ err: error }, 'The database is out of reach. Requests that need it are refused until it is back.')
    void probe()
  }

  async function probe(): Promise<void> {
    const fresh = openPool({ url, connections })
    // One connection that ends while idle says little; whether the database is there is asked on another.
    fresh.pool.on('error', () => void guarded(({ pool }) => pool.query('select 1')).catch(() => undefined))
    try {
      if (!isMigrated) await migrate(url, seed)
      isMigrated = true
      await fresh.pool.query('select 1')
      if (isClosing) return await fresh.end()
      current = fresh
      lastTold = undefined
      trouble = null
      log.info('The database is ready.')
    } catch (error) {
      void fresh.end()
      if (isClosing) return
      trouble = error
      tellOnce(error)
      probing = setTimeout(() => void probe(), probeEveryMs)
    }
  }
  void probe()

  function tellOnce(error: unknown) {
    const { code, message } = error as Partial<Record<'code' | 'message', string>>
    if ((code ?? message) === lastTold) return
    lastTold = code ?? message
    if (error instanceof UnsuitableDatabase) log.warn(error.message)
    else log.warn({ err: error }, 'The database cannot be used yet. It is tried again until it can.')
  }

  const hasRoom = (connections: ConnectionPool | null): connections is ConnectionPool =>
    connections !== null && connections.pool.waitingCount <= longestQueue

  async function guarded<Result>(work: (connections: ConnectionPool) => Promise<Result>): Promise<Result> {
    const used = current
    if (!hasRoom(used)) throw unavailable()
    try {
      return await work(used)
    } catch (error) {
      const failure = kindOfFailure(error)
      // While others are busy on their connections, one that was not to be had means haste and not loss.
      const isLost = failure === 'lost' || (failure === 'unconnected' && used.pool.totalCount === 0)
      if (isLost) shut(used, error)
      if (failure !== 'defect') throw unavailable()
      throw error
    }
  }

  return {
    get isReady() {
      return current !== null
    },
    get trouble() {
      return trouble
    },
    get hasRoom() {
      return hasRoom(current)
    },
    async readyWithin(ms) {
      const until = performance.now() + ms
      while (!current && performance.now() < until) await sleep(20)
      return current !== null
    },
    run: (work) => guarded(({ orm }) => work(orm)),
    query: (statement, values) =>
      guarded(async ({ pool }) => (await pool.query({ ...statement, values: values as unknown[] })).rows),
    async close() {
      isClosing = true
      clearTimeout(probing)
      await current?.end()
    },
  }
}
