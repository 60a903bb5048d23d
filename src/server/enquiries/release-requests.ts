import { eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { publishDeskEvent } from '../platform/live-updates/publish-desk-event.ts'
import { contactRequests } from './tables.ts'

/** Staff who leave no longer hold enquiries. */
export async function releaseRequests(tx: Orm, staffId: string): Promise<void> {
  const released = await tx
    .update(contactRequests)
    .set({ assignedTo: null })
    .where(eq(contactRequests.assignedTo, staffId))
    .returning({ id: contactRequests.id })
  for (const { id } of released) await publishDeskEvent(tx, 'contact', id)
}
