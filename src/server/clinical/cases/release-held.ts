import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import { threads } from '../messages/tables.ts'
import { cases } from './tables.ts'

/** Staff who leave no longer hold cases that they had claimed or that are reserved for them, or conversations. */
export async function releaseHeld(tx: Orm, staffId: string): Promise<void> {
  const held = await tx
    .update(cases)
    .set({ claimedBy: null, claimUntil: null })
    .where(eq(cases.claimedBy, staffId))
    .returning({ id: cases.id })
  await tx.update(cases).set({ keptFor: null, keptUntil: null }).where(eq(cases.keptFor, staffId))
  const talks = await tx
    .update(threads)
    .set({ assignedTo: null })
    .where(eq(threads.assignedTo, staffId))
    .returning({ id: threads.accountId })
  for (const { id } of held) await publishDeskEvent(tx, 'case', id)
  for (const { id } of talks) await publishDeskEvent(tx, 'thread', id)
}
