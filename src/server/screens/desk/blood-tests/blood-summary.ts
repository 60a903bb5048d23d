import type { BloodSummary } from '#contract/blood-tests/my-blood-tests.ts'
import { isBeyond } from '#domain/blood-tests/results.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { bloodReportsOf, bloodScheduleOf, openBloodReport } from '../../../clinical/cases/blood-reports.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

/** For a screen that has logged its access. Nothing without a treatment and results. */
export async function bloodSummaryShown(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  accountId: string,
): Promise<{ readonly bloodTests?: BloodSummary }> {
  const rows = await bloodReportsOf(tx, accountId)
  const schedule = await bloodScheduleOf(tx, accountId, londonTimeAt(now()).date, rows)
  if (schedule === null && rows.length === 0) return {}
  const last = rows.at(-1)
  return {
    bloodTests: {
      schedule,
      latestOn: last?.takenOn ?? null,
      beyond: last ? openBloodReport(vault, last).results.filter(isBeyond).length : 0,
      waiting: rows.filter(({ reviewedAt }) => reviewedAt === null).length,
    },
  }
}
