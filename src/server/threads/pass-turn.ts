import { and, eq, sql } from 'drizzle-orm'
import type { HouseHoliday } from '#domain/calendar/bank-holidays.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm } from '../database/database.ts'
import { tellDesk } from '../desk-changes/tell-desk.ts'
import { threadMessages, threads } from './tables.ts'
import { turnOf } from './turn-of.ts'

/** Takes the turn from whoever has it, unless something was written since. False: something was. */
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
    /** The newest message whoever decides this had before them. */
    readonly seen: number
    readonly holidays: readonly HouseHoliday[]
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
  await tellDesk(tx, 'turn', accountId)
  return true
}
