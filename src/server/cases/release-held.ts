import { eq } from 'drizzle-orm'
import { contactRequests } from '../contact/tables.ts'
import type { Orm } from '../database/database.ts'
import { tellDesk } from '../desk-changes/tell-desk.ts'
import { threads } from '../threads/tables.ts'
import { cases } from './tables.ts'

export type ReleaseHeld = (tx: Orm, staffId: string) => Promise<void>

/** Whoever leaves lets go of what they hold: cases that they had open or that came back to them, conversations and letters. */
export const releaseHeld: ReleaseHeld = async (tx, staffId) => {
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
  const letters = await tx
    .update(contactRequests)
    .set({ assignedTo: null })
    .where(eq(contactRequests.assignedTo, staffId))
    .returning({ id: contactRequests.id })
  for (const { id } of held) await tellDesk(tx, 'case', id)
  for (const { id } of talks) await tellDesk(tx, 'thread', id)
  for (const { id } of letters) await tellDesk(tx, 'contact', id)
}
