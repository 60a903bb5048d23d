import { eq } from 'drizzle-orm'
import { reportWords as words } from '#content/treatment/desk-symptom-reports.ts'
import { reportTopics } from '#content/treatment/report-topics.ts'
import type { SymptomReportView } from '#contract/treatment/desk-symptom-reports.ts'
import { redFlagOf } from '#domain/treatment/red-flags.ts'
import type { SymptomReport } from '#domain/treatment/symptom-reports.ts'
import type { Handler } from '../../identity/handler.ts'
import { staffNames } from '../../identity/staff/staff-names.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { lockCasesOf, reassessCase } from '../cases/reassess-case.ts'
import { openReport, reportOwner, reportsOf } from '../cases/symptom-reports.ts'
import { symptomReports } from './tables.ts'

const saidOwner = (id: string) => `${reportOwner(id)}/said`

function inWords(report: SymptomReport): Pick<SymptomReportView, 'says' | 'answers' | 'urgency' | 'advice' | 'from'> {
  const { from } = report
  if (report.kind === 'sign') return { from, says: redFlagOf(report.sign).sign, answers: [], urgency: null, advice: [] }
  const asked = reportTopics[report.incident]
  const options: Readonly<Record<string, string>> = asked.what
  return {
    from,
    says: asked.label,
    answers: [
      { question: asked.whatAsk, answer: report.what.map((one) => options[one] ?? one).join(', ') },
      { question: asked.nowAsk, answer: asked.now[report.now] },
    ],
    urgency: report.urgency,
    advice: [...report.advice],
  }
}

/** What a patient reported, newest first. The caller has logged the access. */
export async function reportViews(
  services: Pick<Services, 'vault'>,
  tx: Orm,
  accountId: string,
): Promise<SymptomReportView[]> {
  const { vault } = services
  const rows = await reportsOf(tx, accountId)
  const names = await staffNames(
    services,
    tx,
    rows.flatMap(({ readBy }) => (readBy ? [readBy] : [])),
  )
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    at: row.reportedAt.toISOString(),
    ...inWords(openReport(vault, row)),
    dueAt: row.readAt === null ? (row.dueAt?.toISOString() ?? null) : null,
    caseId: row.caseId,
    read:
      row.readBy && row.readAt && row.said
        ? {
            by: names.get(row.readBy) ?? words.formerStaff,
            at: row.readAt.toISOString(),
            said: vault.open(row.said, saidOwner(row.id)),
          }
        : null,
  }))
}

/** Once: when two read it at the same moment the second is told. */
export const deskReadReport =
  (services: Services): Handler<'desk_read_report'> =>
  async ({ body: { reportId, said }, staff }) => {
    if (said.trim() === '') throw new ApiError(422, words.nothingWritten)
    const { database, vault, now } = services
    return database.transaction(async (tx) => {
      const [known] = await tx.select().from(symptomReports).where(eq(symptomReports.id, reportId))
      if (!known) throw new ApiError(404, words.none)
      const held = await lockCasesOf(tx, known.accountId)
      const [found] = await tx.select().from(symptomReports).where(eq(symptomReports.id, reportId)).for('no key update')
      if (!found || found.readAt !== null) throw new ApiError(409, words.readMeanwhile)
      if (found.dueAt === null) throw new ApiError(409, words.inCase)
      await tx
        .update(symptomReports)
        .set({
          readBy: staff.id,
          readAt: new Date(now()),
          said: vault.seal(said.trim(), saidOwner(reportId)),
        })
        .where(eq(symptomReports.id, reportId))
      await reassessCase(services, tx, held)
      await publishDeskEvent(tx, 'watch', reportId)
      return {}
    })
  }
