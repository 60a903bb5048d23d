import { and, eq, sql } from 'drizzle-orm'
import type { ClinicClosure } from '#domain/calendar/bank-holidays.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm } from '../../platform/database/database.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import { threadMessages, threads } from './tables.ts'
import { turnOf } from './turn-of.ts'

/** Ends the turn, unless something was written since. False: something was. */
export async function passTurn(
  tx: Orm,
  {
    accountId,
    waitingFor,
    seen,
    holidays,
    now,
  }: {
    readonly accountId: string
    readonly waitingFor: 'team' | 'patient' | 'nobody'
    /** The newest message the caller had seen. */
    readonly seen: number
    readonly holidays: readonly ClinicClosure[]
    readonly now: Instant
  },
): Promise<boolean> {
  const own = eq(threads.accountId, accountId)
  await tx.select({ id: threads.accountId }).from(threads).where(own).for('no key update')
  const [newer] = await tx
    .select({ id: threadMessages.id })
    .from(threadMessages)
    .where(and(eq(threadMessages.accountId, accountId), sql`${threadMessages.id} > ${seen}`))
    .limit(1)
  if (newer) return false
  await tx
    .update(threads)
    .set(turnOf(waitingFor, now, holidays))
    .where(own)
  await publishDeskEvent(tx, 'turn', accountId)
  return true
}
