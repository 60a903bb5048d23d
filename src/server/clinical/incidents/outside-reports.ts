import { and, eq } from 'drizzle-orm'
import { incidentProblems } from '#content/incidents/incidents.ts'
import { outsideBodyWords, outsideReportWords as words } from '#content/incidents/outside-reports.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { icoReportBy } from '#domain/incidents/clocks.ts'
import {
  decisionProblem,
  type OutsideBody,
  proposedReports,
  reportBy,
  reportDraft,
} from '#domain/incidents/outside-reports.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import type { Handler } from '../../identity/handler.ts'
import { dropDraft } from '../../identity/staff/drafts.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { type Incident, incidentToWorkOn, recordIncidentEvent, requireOpen, sealReport } from './incident-rows.ts'
import { incidentReports, incidents } from './tables.ts'

/** Which reports are likely to be needed. The ICO's time runs before anybody has decided. */
export function proposalsFor(incident: Incident) {
  const { kind, harm, category, hazard, accountId, awareAt } = incident
  const proposed = proposedReports({ kind, harm, category, hazard, isAboutPerson: accountId !== null })
  return (body: OutsideBody) => {
    const isProposed = proposed.includes(body)
    return { isProposed, dueAt: isProposed && body === 'ico' ? new Date(icoReportBy(awareAt.getTime())) : null }
  }
}

/** After grading again. What a person has decided stays. */
export async function proposeAgain(tx: Orm, incident: Incident): Promise<void> {
  const proposed = proposalsFor(incident)
  const rows = await tx.select().from(incidentReports).where(eq(incidentReports.incidentId, incident.id))
  for (const { body, isNeeded } of rows) {
    const { isProposed, dueAt } = proposed(body)
    await tx
      .update(incidentReports)
      .set(isNeeded === null ? { isProposed, dueAt } : { isProposed })
      .where(and(eq(incidentReports.incidentId, incident.id), eq(incidentReports.body, body)))
  }
}

export const deskDecideIncidentReport =
  (services: Services): Handler<'desk_decide_incident_report'> =>
  async ({ body: { id, ...decided }, staff }) => {
    await services.database.transaction(async (tx) => {
      requireOpen(await incidentToWorkOn(tx, id, staff))
      await decideReport(services, tx, { id, ...decided, staffId: staff.id })
      await dropDraft(tx, { staffId: staff.id, subject: `incident/${id}/${reportDraft(decided.body)}` })
    })
    return {}
  }

interface DecidedReport {
  /** Of the incident, which the caller holds. */
  readonly id: string
  readonly body: OutsideBody
  readonly isNeeded: boolean
  readonly reason: string
  readonly reference: string
  readonly sentOn: string | null
  readonly staffId: string
}

export async function decideReport(
  services: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  { id, body, isNeeded, reason, reference, sentOn, staffId }: DecidedReport,
): Promise<void> {
  const now = services.now()
  const because = decisionProblem({ isNeeded, reason, reference, sentOn }, londonTimeAt(now).date)
  if (because !== null) throw new ApiError(422, words.problems[because], { because })
  const [found] = await tx
    .select({ before: incidentReports, awareAt: incidents.awareAt })
    .from(incidentReports)
    .innerJoin(incidents, eq(incidents.id, incidentReports.incidentId))
    .where(and(eq(incidentReports.incidentId, id), eq(incidentReports.body, body)))
  if (!found) throw new ApiError(404, incidentProblems.none)
  const { before, awareAt } = found
  // A reference that is added later does not move the time by which it was due.
  const isSame = before.isNeeded === isNeeded && before.dueAt !== null
  const due = isSame
    ? before.dueAt
    : new Date(reportBy({ body, awareAt: awareAt.getTime(), decidedAt: now }, await clinicClosures(tx)))
  await tx
    .update(incidentReports)
    .set({
      ...{ isNeeded, sentOn, decidedBy: staffId, decidedAt: new Date(now) },
      reason: sealReport(services.vault, id, reason.trim()),
      reference: sealReport(services.vault, id, reference.trim()),
      dueAt: isNeeded ? due : null,
    })
    .where(and(eq(incidentReports.incidentId, id), eq(incidentReports.body, body)))
  const isSentNow = sentOn !== null && before.sentOn === null
  const what = isSentNow ? ('outside report sent' as const) : ('outside report decided' as const)
  const detail = `${outsideBodyWords[body].name}: ${isNeeded ? words.needed : words.notNeeded}. ${reason.trim()}`
  await recordIncidentEvent(services, tx, id, { what, staffId, detail })
}
