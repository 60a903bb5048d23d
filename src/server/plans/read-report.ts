import { eq } from 'drizzle-orm'
import { reportWords as words } from '#content/desk/symptom-reports.ts'
import { incidents } from '#content/incidents.ts'
import type { ShownReport } from '#contract/desk/symptom-reports.ts'
import { redFlagOf } from '#domain/treatment/red-flags.ts'
import type { SymptomReport } from '#domain/treatment/symptom-reports.ts'
import type { Handler } from '../calls/route.ts'
import { judgeAnew, lockCasesOf } from '../cases/judge-anew.ts'
import { openReport, reportOwner, reportsOf } from '../cases/symptom-reports.ts'
import type { Orm } from '../database/database.ts'
import { tellDesk } from '../desk-changes/tell-desk.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { staffNames } from '../staff/staff-names.ts'
import { symptomReports } from './tables.ts'

const saidOwner = (id: string) => `${reportOwner(id)}/said`

function inWords(report: SymptomReport): Pick<ShownReport, 'says' | 'answers' | 'urgency' | 'advice' | 'from'> {
  const { from } = report
  if (report.kind === 'sign') return { from, says: redFlagOf(report.sign).sign, answers: [], urgency: null, advice: [] }
  const asked = incidents[report.incident]
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

/** What a patient reported, the newest first. The caller has written who reads it into the access log. */
export async function shownReports(
  services: Pick<Services, 'vault'>,
  tx: Orm,
  accountId: string,
): Promise<ShownReport[]> {
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

/** Once: of two who read it at the same moment the second is told. */
export const deskReadReport =
  (services: Services): Handler<'desk_read_report'> =>
  async ({ body: { reportId, said }, staff }) => {
    if (said.trim() === '') throw new Refusal(422, words.nothingWritten)
    const { database, vault, now } = services
    return database.run((orm) =>
      orm.transaction(async (tx) => {
        const [known] = await tx.select().from(symptomReports).where(eq(symptomReports.id, reportId))
        if (!known) throw new Refusal(404, words.none)
        const held = await lockCasesOf(tx, known.accountId)
        const [found] = await tx
          .select()
          .from(symptomReports)
          .where(eq(symptomReports.id, reportId))
          .for('no key update')
        if (!found || found.readAt !== null) throw new Refusal(409, words.readMeanwhile)
        if (found.dueAt === null) throw new Refusal(409, words.inCase)
        await tx
          .update(symptomReports)
          .set({
            readBy: staff.id,
            readAt: new Date(now()),
            said: vault.seal(said.trim(), saidOwner(reportId)),
          })
          .where(eq(symptomReports.id, reportId))
        await judgeAnew(services, tx, held)
        await tellDesk(tx, 'watch', reportId)
        return {}
      }),
    )
  }
