import { and, eq, isNull } from 'drizzle-orm'
import { type Instant, londonTimeAt } from '#domain/calendar/london-time.ts'
import type { Orm } from '../../platform/database/database.ts'
import { bloodReportsOf, bloodScheduleOf } from '../cases/blood-reports.ts'
import { openKitOf } from './kit-rows.ts'
import { bloodHandIns, bloodReports } from './tables.ts'

/** Results that were handed in and are not filed or refused, or a kit that has not ended: the patient has done their part. */
export const isUnderWay = async (tx: Orm, accountId: string): Promise<boolean> =>
  (await openKitOf(tx, accountId)) !== null || isHandedIn(tx, accountId)

async function isHandedIn(tx: Orm, accountId: string): Promise<boolean> {
  const handedIn = await tx
    .select({ id: bloodHandIns.id })
    .from(bloodHandIns)
    .where(and(eq(bloodHandIns.accountId, accountId), isNull(bloodHandIns.endedAs)))
    .limit(1)
  return handedIn.length > 0
}

/** A sample is at the laboratory, or results wait to be typed or reviewed: somebody may have to reach the patient. */
export async function areResultsAwaited(tx: Orm, accountId: string): Promise<boolean> {
  if ((await openKitOf(tx, accountId))?.state === 'received' || (await isHandedIn(tx, accountId))) return true
  const toReview = await tx
    .select({ id: bloodReports.id })
    .from(bloodReports)
    .where(and(eq(bloodReports.accountId, accountId), isNull(bloodReports.reviewedAt), isNull(bloodReports.replacedAt)))
    .limit(1)
  return toReview.length > 0
}

/** Whether it is the patient's turn. */
export async function isBloodTestDue(tx: Orm, accountId: string, now: Instant): Promise<boolean> {
  const { date: today } = londonTimeAt(now)
  const schedule = await bloodScheduleOf(tx, accountId, today, await bloodReportsOf(tx, accountId))
  const isDue = schedule?.state === 'due' || schedule?.state === 'overdue'
  return isDue && !(await isUnderWay(tx, accountId))
}
