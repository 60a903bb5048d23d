import type { Caller } from './caller.ts'
import type { Connection } from './connection.ts'

export interface Client {
  readonly caller: Caller
  readonly connection: Connection
}

export interface Flooded {
  readonly done: number
  readonly errors: number
  readonly seconds: number
}

export interface Until {
  readonly milliseconds?: number
  readonly requests?: number
}

/** Closed loop: each client sends its next request as soon as it has the reply to the last one. */
export async function flood(clients: readonly Client[], { milliseconds = 60_000, requests }: Until): Promise<Flooded> {
  const limit = requests ?? Number.POSITIVE_INFINITY
  const begun = performance.now()
  const end = begun + milliseconds
  let sent = 0
  let errors = 0
  await Promise.all(
    clients.map(async ({ caller, connection }) => {
      while (sent < limit && performance.now() < end) {
        sent++
        if (!caller.accepts(await connection.send(caller.request()))) errors++
      }
    }),
  )
  return { done: sent, errors, seconds: (performance.now() - begun) / 1000 }
}
