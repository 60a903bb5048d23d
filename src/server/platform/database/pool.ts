import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { clientBehindPooler } from './client-behind-pooler.ts'

/** How long whoever uses a connection waits: for one to be free, for a statement, and for a database that is silent. */
export interface Patience {
  readonly connectWithinMs: number
  /** The database gives up a slow statement well before we would take it for gone. */
  readonly statementWithinMs: number
  readonly silentAfterMs: number
  /** Whoever has begun a transaction and says nothing more holds up others. */
  readonly idleInTransactionMs: number
}

/** Each well below the two seconds within which a person is told that we cannot reach our records. */
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

/** What is under way has this long when connections are given up. A job that is cut off is done the next time. */
const endWithinMs = 1_400

interface Options {
  readonly url: string
  readonly connections: number
  /** How the database lists them. */
  readonly name: string
  readonly patience: Patience
  /** A pooler stands before the database. */
  readonly isPooled: boolean
}

/** Connections that were opened together and are given up together. */
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
    // Statements of a transaction that do not need each other's answers are on their way together.
    pipeline: true,
    ...(isPooled ? { Client: clientBehindPooler(patience) } : {}),
    stream: () => {
      const socket = new Socket()
      sockets.add(socket.once('close', () => sockets.delete(socket)))
      return socket
    },
  })
  // A transaction learns of a lost connection by its next statement; the event, unheard, would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    pool,
    orm: drizzle(pool),
    async end() {
      await Promise.race([pool.end(), sleep(endWithinMs, undefined, { ref: false })])
      // A database that has gone silent never says goodbye to its connections.
      for (const socket of sockets) socket.destroy()
    },
  }
}
