import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { SignId } from '#content/treatment/red-flags.ts'
import { redFlagOf } from '#domain/treatment/red-flags.ts'
import { type ReportSource, type SymptomReport, signReadBy } from '#domain/treatment/symptom-reports.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import type { Orm } from '../../platform/database/database.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { openReport, reportOwner, type SymptomReportRow } from '../cases/symptom-reports.ts'
import { writeHistory } from '../history/entries.ts'
import { symptomReports } from './tables.ts'

type Storing = Pick<Services, 'vault' | 'now'>

/** Symptoms a patient has ticked and not yet confirmed. The caller holds the account. */
async function unconfirmedOf({ vault }: Storing, tx: Orm, accountId: string) {
  const rows = await tx
    .select()
    .from(symptomReports)
    .where(and(eq(symptomReports.accountId, accountId), eq(symptomReports.state, 'unconfirmed')))
  return rows.map((row) => ({ row, report: openReport(vault, row) }))
}

export async function hasUnconfirmed(tx: Orm, accountId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: symptomReports.id })
    .from(symptomReports)
    .where(and(eq(symptomReports.accountId, accountId), eq(symptomReports.state, 'unconfirmed')))
    .limit(1)
  return found !== undefined
}

interface NewReport {
  readonly id: string
  readonly accountId: string
  readonly report: SymptomReport
  readonly state: SymptomReportRow['state']
  readonly dueAt: number | null
  readonly caseId?: string | null
}

/** False: it was stored before. */
export async function storeReport({ vault, now }: Storing, tx: Orm, given: NewReport): Promise<boolean> {
  const { id, accountId, report, state, dueAt, caseId = null } = given
  const at = new Date(now())
  const [made] = await tx
    .insert(symptomReports)
    .values({
      id,
      accountId,
      content: vault.seal(JSON.stringify(report), reportOwner(id)),
      state,
      reportedAt: at,
      settledAt: state === 'taken_back' ? at : null,
      dueAt: dueAt === null ? null : new Date(dueAt),
      caseId,
    })
    .onConflictDoNothing()
    .returning({ id: symptomReports.id })
  if (made) await publishDeskEvent(tx, 'watch', id)
  return made !== undefined
}

interface Reporting {
  readonly signs: readonly SignId[]
  readonly from: ReportSource
  readonly state: 'unconfirmed' | 'taken_back'
}

/** Stores the symptoms that are not stored yet. The caller holds the account. */
async function storeSigns(services: Storing, tx: Orm, accountId: string, { signs, from, state }: Reporting) {
  const dueAt = signReadBy(services.now(), await clinicClosures(tx))
  for (const sign of signs) {
    const id = randomUUID()
    const report = { kind: 'sign', sign, from } as const
    await storeReport(services, tx, { id, accountId, report, state, dueAt })
    if (state === 'taken_back') await keepTakenBack(services, tx, accountId, id, report)
  }
}

/** A withdrawn symptom stays in the clinical history, beside confirmed ones. */
async function keepTakenBack(
  { vault, now }: Storing,
  tx: Orm,
  accountId: string,
  reportId: string,
  { sign, from }: Pick<Extract<SymptomReport, { kind: 'sign' }>, 'sign' | 'from'>,
): Promise<void> {
  const source = from === 'check-in' ? 'check-in' : 'symptom report'
  const about = { source, occasion: `report/${reportId}`, at: now() } as const
  const entry = { kind: 'red flag taken back', code: sign, words: redFlagOf(sign).sign, ...about } as const
  await writeHistory(tx, vault, accountId, [entry])
}

/** Ticked, and not yet confirmed: stored once, so that a prescriber reads it if nothing follows. */
export async function reportSigns(
  services: Storing,
  tx: Orm,
  accountId: string,
  { signs, from }: Omit<Reporting, 'state'>,
): Promise<void> {
  const known = (await unconfirmedOf(services, tx, accountId)).flatMap(({ report }) =>
    report.kind === 'sign' ? [report.sign] : [],
  )
  const signsNew = signs.filter((sign) => !known.includes(sign))
  await storeSigns(services, tx, accountId, { signs: signsNew, from, state: 'unconfirmed' })
}

interface Settling {
  /** `all`: whatever was ticked there and not confirmed. */
  readonly signs: readonly SignId[] | 'all'
  readonly as: 'confirmed' | 'taken_back'
  readonly caseId?: string | null
  readonly from?: ReportSource
}

/**
 * Confirmed symptoms have their safeguarding case; withdrawn ones keep their deadline until a prescriber has read them.
 */
export async function settleSigns(
  services: Storing,
  tx: Orm,
  accountId: string,
  { signs, as, caseId = null, from }: Settling,
): Promise<SignId[]> {
  const settled: SignId[] = []
  for (const { row, report } of await unconfirmedOf(services, tx, accountId)) {
    if (report.kind !== 'sign' || (signs !== 'all' && !signs.includes(report.sign))) continue
    if (from !== undefined && report.from !== from) continue
    await tx
      .update(symptomReports)
      .set({ state: as, settledAt: new Date(services.now()), ...(as === 'confirmed' ? { dueAt: null, caseId } : {}) })
      .where(eq(symptomReports.id, row.id))
    await publishDeskEvent(tx, 'watch', row.id)
    if (as === 'taken_back') await keepTakenBack(services, tx, accountId, row.id, report)
    settled.push(report.sign)
  }
  return settled
}

/** Withdrawn: stored even if the tick itself never arrived. The caller holds the account. */
export async function withdrawSigns(
  services: Storing,
  tx: Orm,
  accountId: string,
  { signs, from }: Omit<Reporting, 'state'>,
): Promise<void> {
  const settled = await settleSigns(services, tx, accountId, { signs, as: 'taken_back' })
  const missing = signs.filter((sign) => !settled.includes(sign))
  await storeSigns(services, tx, accountId, { signs: missing, from, state: 'taken_back' })
}
