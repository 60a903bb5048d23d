import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from './flood.ts'

export interface Pace {
  readonly perSecond: number
  readonly seconds: number
}

export interface Latencies {
  readonly sent: number
  readonly errors: number
  readonly p50: number
  readonly p99: number
  readonly longest: number
}

/**
 * Open loop: requests fall due on a schedule that no reply can delay, and each is timed from when it was due, so that a
 * stall of the server counts for everyone who would have come meanwhile. The clients take turns.
 */
export async function steady(clients: readonly Client[], { perSecond, seconds }: Pace): Promise<Latencies> {
  const total = perSecond * seconds
  const latencies: number[] = []
  let errors = 0
  // A client is one browser, which finishes one save before it begins the next: requests due meanwhile wait.
  const queues = clients.map(() => Promise.resolve())
  const begun = performance.now()

  const save = async ({ caller, connection }: Client, due: number) => {
    try {
      if (!caller.accepts(await connection.send(caller.request()))) errors++
    } catch {
      errors++
    }
    latencies.push(performance.now() - due)
  }

  for (let sent = 0; sent < total; await sleep(1)) {
    for (const now = performance.now(); sent < total; sent++) {
      const due = begun + (sent * 1000) / perSecond
      if (due > now) break
      const turn = sent % clients.length
      const client = clients[turn] as Client
      queues[turn] = (queues[turn] as Promise<void>).then(() => save(client, due))
    }
  }
  await Promise.all(queues)

  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.ceil(latencies.length * share) - 1] ?? 0
  return { sent: total, errors, p50: at(0.5), p99: at(0.99), longest: at(1) }
}
