import { and, count, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm } from '../../platform/database/database.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import { threadMessages, threads } from './tables.ts'

interface Reading {
  readonly accountId: string
  /** Records who has read what the other side wrote. */
  readonly reader: 'patient' | 'team'
  /** Up to this message: a later one has not been seen. */
  readonly upTo: number
  readonly now: Instant
}

/** How many unread messages are left. The caller runs this in a transaction. */
export async function markRead(tx: Orm, { accountId, reader, upTo, now }: Reading): Promise<number> {
  const own = eq(threads.accountId, accountId)
  const [thread] = await tx.select().from(threads).where(own).for('no key update')
  if (!thread) return 0
  const unread = reader === 'patient' ? thread.unreadByPatient : thread.unreadByTeam
  if (unread === 0) return 0
  const theirs = and(
    eq(threadMessages.accountId, accountId),
    eq(threadMessages.from, reader === 'patient' ? 'team' : 'patient'),
    isNull(threadMessages.readAt),
  )
  await tx
    .update(threadMessages)
    .set({ readAt: new Date(now) })
    .where(and(theirs, lte(threadMessages.id, upTo)))
  const [left] = await tx
    .select({ n: count() })
    .from(threadMessages)
    .where(and(theirs, gt(threadMessages.id, upTo)))
  const n = left?.n ?? 0
  if (n === unread) return n
  await tx
    .update(threads)
    .set(reader === 'patient' ? { unreadByPatient: n } : { unreadByTeam: n })
    .where(own)
  await publishDeskEvent(tx, 'turn', accountId)
  return n
}
