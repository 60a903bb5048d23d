import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { callBackWords as words } from '#content/safeguarding/call-backs.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { escalates } from '#domain/safeguarding/call-backs.ts'
import { staffName } from '../../identity/staff/staff-names.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { type Case, noteOnCase } from '../cases/case-rows.ts'
import { callAgain } from './call-again.ts'
import { concernCallBacks, concernContacts } from './tables.ts'

export type CallBack = typeof concernCallBacks.$inferSelect

/** Why one that is over cannot be changed any more: what it came to, and by whom. */
export async function overAlready(services: Pick<Services, 'vault'>, tx: Orm, { endedBy, endedAs }: CallBack) {
  const by = endedBy ? await staffName(services, tx, endedBy) : words.aColleague
  return new ApiError(409, words.overAlready(by, words.endings[endedAs ?? 'cancelled']))
}

interface Made {
  readonly callBackId: string
  readonly isReached: boolean
  readonly staffId: string
}

/** A call-back was made. Gives whether it calls whoever is on call. The caller holds the case. */
export async function endCallBack(
  services: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  found: Case,
  { callBackId, isReached, staffId }: Made,
): Promise<boolean> {
  const now = services.now()
  const [callBack] = await tx
    .select()
    .from(concernCallBacks)
    .where(and(eq(concernCallBacks.id, callBackId), eq(concernCallBacks.caseId, found.id)))
  if (!callBack) throw new ApiError(404, words.none)
  if (callBack.endedAt !== null) throw await overAlready(services, tx, callBack)
  const endedAs = isReached ? 'reached' : 'not reached'
  await tx
    .update(concernCallBacks)
    .set({ endedAs, endedBy: staffId, endedAt: new Date(now) })
    .where(eq(concernCallBacks.id, callBackId))
  if (isReached || !escalates(await missedInARow(tx, found.id))) return false
  await callAgain(tx, found.id, now)
  await noteOnCase(tx, found, { by: 'clock', what: 'on call alerted: call-backs not reached', now })
  return true
}

/** How many call-backs missed the person since a colleague last reached them. */
export async function missedInARow(tx: Orm, caseId: string): Promise<number> {
  const lastReached = tx
    .select({ at: sql`coalesce(max(${concernContacts.at}), '-infinity')` })
    .from(concernContacts)
    .where(and(eq(concernContacts.caseId, caseId), eq(concernContacts.isReached, true)))
  const [found] = await tx
    .select({ missed: count() })
    .from(concernCallBacks)
    .where(
      and(
        eq(concernCallBacks.caseId, caseId),
        eq(concernCallBacks.endedAs, 'not reached'),
        gt(concernCallBacks.endedAt, sql`(${lastReached})`),
      ),
    )
  return found?.missed ?? 0
}

/** A concern that is closed leaves nobody to be called back. */
export const endCallBacksOf = (tx: Orm, caseId: string, { staffId, now }: { staffId: string; now: Instant }) =>
  tx
    .update(concernCallBacks)
    .set({ endedAs: 'concern closed', endedBy: staffId, endedAt: new Date(now) })
    .where(and(eq(concernCallBacks.caseId, caseId), isNull(concernCallBacks.endedAt)))
