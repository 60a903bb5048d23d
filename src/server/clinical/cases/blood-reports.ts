import { and, asc, eq, isNull } from 'drizzle-orm'
import { type BloodReport, isBeyond } from '#domain/blood-tests/results.ts'
import { type BloodSchedule, bloodSchedule, type TakenSample } from '#domain/blood-tests/schedule.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { BloodKnown } from '#domain/clinical/patient.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import type { Services } from '../../platform/services.ts'
import { bloodReports } from '../blood-tests/tables.ts'
import { newestPlanState } from './own-treatment.ts'

export type BloodReportRow = typeof bloodReports.$inferSelect

export const bloodReportOwner = (id: string) => `blood report/${id}`

export const openBloodReport = (vault: Vault, { id, content }: Pick<BloodReportRow, 'id' | 'content'>): BloodReport =>
  JSON.parse(vault.open(content, bloodReportOwner(id)))

/** Those that count: of a report that the laboratory corrected, the last version. By the day they were taken. */
export const bloodReportsOf = (tx: Orm, accountId: string): Promise<BloodReportRow[]> =>
  tx
    .select()
    .from(bloodReports)
    .where(and(eq(bloodReports.accountId, accountId), isNull(bloodReports.replacedAt)))
    .orderBy(asc(bloodReports.takenOn), asc(bloodReports.at))

const samplesIn = (rows: readonly BloodReportRow[]): TakenSample[] =>
  rows.map(({ takenOn, panels }) => ({ on: takenOn, panels }))

/** When blood is tested next. Null: they have had no treatment with us. */
export async function bloodScheduleOf(
  tx: Orm,
  accountId: string,
  today: string,
  rows: readonly BloodReportRow[],
): Promise<BloodSchedule | null> {
  const plan = await newestPlanState(tx, accountId)
  return plan && bloodSchedule({ ...plan, samples: samplesIn(rows) }, today)
}

/** What the rules read of a patient’s blood tests: what is there and unread, and whether one is overdue. */
export async function bloodTestsForRules(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  accountId: string,
): Promise<BloodKnown> {
  const rows = await bloodReportsOf(tx, accountId)
  const schedule = await bloodScheduleOf(tx, accountId, londonTimeAt(now()).date, rows)
  const waiting = rows.filter(({ reviewedAt }) => reviewedAt === null)
  return {
    toReview: waiting.length,
    isBeyond: waiting.some((row) => openBloodReport(vault, row).results.some(isBeyond)),
    overdueSince: schedule?.state === 'overdue' ? schedule.dueOn : null,
  }
}
