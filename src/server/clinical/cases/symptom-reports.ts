import { desc, eq } from 'drizzle-orm'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { NotedReport, SymptomReport } from '#domain/treatment/symptom-reports.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { symptomReports } from '../treatment/tables.ts'

export type SymptomReportRow = typeof symptomReports.$inferSelect

export const reportOwner = (id: string) => `symptom-report/${id}`

export const openReport = (vault: Vault, { id, content }: Pick<SymptomReportRow, 'id' | 'content'>): SymptomReport =>
  JSON.parse(vault.open(content, reportOwner(id)))

const mostShown = 50

/** What a patient reported, newest first. */
export const reportsOf = (tx: Orm, accountId: string): Promise<SymptomReportRow[]> =>
  tx
    .select()
    .from(symptomReports)
    .where(eq(symptomReports.accountId, accountId))
    .orderBy(desc(symptomReports.reportedAt))
    .limit(mostShown)

/** What the next decision has to consider: unread reports, and reports since the current pen. */
export async function notedReports(
  tx: Orm,
  vault: Vault,
  accountId: string,
  coverFrom: string | null,
): Promise<NotedReport[]> {
  return (await reportsOf(tx, accountId)).flatMap((row) => {
    const on = londonTimeAt(row.reportedAt.getTime()).date
    const isNoted = row.readAt === null || coverFrom === null || on >= coverFrom
    return isNoted && row.state !== 'confirmed' ? [{ on, report: openReport(vault, row), state: row.state }] : []
  })
}
