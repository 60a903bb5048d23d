import type { Orm } from '../database/database.ts'
import { publishDeskEvent } from '../live-updates/publish-desk-event.ts'
import { queueAgain } from './message-rows.ts'

/** Those of these emails that were given up wait to be sent, and are no longer on Watch. Their ids. */
export async function sendAgain(tx: Orm, ids: readonly string[], now: number): Promise<string[]> {
  const queued = await queueAgain(tx, ids, now)
  for (const id of queued) await publishDeskEvent(tx, 'watch', id)
  return queued
}
