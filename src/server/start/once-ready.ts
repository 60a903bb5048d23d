import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'

const pauseMs = 100

/** Asks a database until it has answered: one that goes away again just then is waited for, and no reason to end. */
export async function onceReady<Result>(
  database: Pick<Database, 'readyWithin'>,
  ask: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    await database.readyWithin(Number.POSITIVE_INFINITY)
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 503)) throw error
      await sleep(pauseMs)
    }
  }
}
