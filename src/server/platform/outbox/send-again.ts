import type { Orm } from '../database/database.ts'
import { publishDeskEvent } from '../live-updates/publish-desk-event.ts'
import { queueAgain } from './message-rows.ts'

/** Queues abandoned emails again and removes them from the operations inbox. Returns their ids. */
export async function sendAgain(tx: Orm, ids: readonly string[], now: number): Promise<string[]> {
  const queued = await queueAgain(tx, ids, now)
  for (const id of queued) await publishDeskEvent(tx, 'watch', id)
  return queued
}
