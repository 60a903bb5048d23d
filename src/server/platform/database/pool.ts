import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { clientBehindPooler } from './client-behind-pooler.ts'

/** Timeouts: for a free connection, for a statement, and for a silent database. */
export interface Patience {
  readonly connectWithinMs: number
  /** The database cancels a slow statement well before we would consider it lost. */
  readonly statementWithinMs: number
  readonly silentAfterMs: number
  /** An idle open transaction blocks others. */
  readonly idleInTransactionMs: number
}

/** Each well below the two seconds within which users are told that we cannot reach our records. */
export const patienceOfCalls: Patience = {
  connectWithinMs: 700,
  statementWithinMs: 800,
  silentAfterMs: 1_300,
  idleInTransactionMs: 5_000,
}

/** Nobody waits for a job: a batch may take its time, and jobs wait for each other. */
export const patienceOfJobs: Patience = {
  connectWithinMs: 30_000,
  statementWithinMs: 30_000,
  silentAfterMs: 30_500,
  idleInTransactionMs: 5_000,
}

/** Grace period for work under way when connections are dropped. An interrupted job runs again next time. */
const endWithinMs = 1_400

interface Options {
  readonly url: string
  readonly connections: number
  /** Their name in the database's list of sessions. */
  readonly name: string
  readonly patience: Patience
  /** There is a pooler in front of the database. */
  readonly isPooled: boolean
}

/** Connections that are opened and dropped together. */
export interface ConnectionPool {
  readonly pool: Pool
  readonly orm: NodePgDatabase
  /** Lets statements under way finish, but no longer than one of a call may take anyway. */
  end(): Promise<void>
}

export function openPool({ url, connections, name, patience, isPooled }: Options): ConnectionPool {
  const sockets = new Set<Socket>()
  const pool = new Pool({
    connectionString: url,
    application_name: name,
    max: connections,
    min: 1,
    connectionTimeoutMillis: patience.connectWithinMs,
    statement_timeout: patience.statementWithinMs,
    query_timeout: patience.silentAfterMs,
    idle_in_transaction_session_timeout: patience.idleInTransactionMs,
    keepAlive: true,
    // Independent statements of a transaction are pipelined.
    pipeline: true,
    ...(isPooled ? { Client: clientBehindPooler(patience) } : {}),
    stream: () => {
      const socket = new Socket()
      sockets.add(socket.once('close', () => sockets.delete(socket)))
      return socket
    },
  })
  // A transaction notices a lost connection by its next statement; without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    pool,
    orm: drizzle(pool),
    async end() {
      await Promise.race([pool.end(), sleep(endWithinMs, undefined, { ref: false })])
      // A database that has gone silent never closes its connections.
      for (const socket of sockets) socket.destroy()
    },
  }
}
