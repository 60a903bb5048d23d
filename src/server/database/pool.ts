import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

// Each well below the two seconds within which a person is told that we cannot reach our records.
const connectWithinMs = 700
const silentAfterMs = 1_300
/** The database gives up a slow statement well before we would take it for gone. */
const statementWithinMs = 800

interface Options {
  readonly url: string
  readonly connections: number
}

/** Connections that were opened together and are given up together. */
export interface ConnectionPool {
  readonly pool: Pool
  readonly orm: NodePgDatabase
  /** Lets statements under way finish, but no longer than they may take anyway. */
  end(): Promise<void>
}

export function openPool({ url, connections }: Options): ConnectionPool {
  const sockets = new Set<Socket>()
  const pool = new Pool({
    connectionString: url,
    application_name: 'larkwell',
    max: connections,
    min: 1,
    connectionTimeoutMillis: connectWithinMs,
    statement_timeout: statementWithinMs,
    query_timeout: silentAfterMs,
    idle_in_transaction_session_timeout: 5_000,
    keepAlive: true,
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
      await Promise.race([pool.end(), sleep(silentAfterMs + 100, undefined, { ref: false })])
      // A database that has gone silent never says goodbye to its connections.
      for (const socket of sockets) socket.destroy()
    },
  }
}
