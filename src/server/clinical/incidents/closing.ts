import { eq } from 'drizzle-orm'
import { blockerWords, incidentProblems as problems } from '#content/incidents/incidents.ts'
import { concludeBy, keptUntil } from '#domain/incidents/clocks.ts'
import { blockersOfClosing, type Conclusion, conclusionProblem } from '#domain/incidents/closing.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { type Incident, incidentToWorkOn, recordIncidentEvent, requireOpen, sealConclusion } from './incident-rows.ts'
import { incidentActions, incidentReports, incidents } from './tables.ts'

type Acting = Pick<Services, 'vault' | 'now'>

export const deskConcludeIncident =
  (services: Services): Handler<'desk_conclude_incident'> =>
  async ({ body: { id, ...conclusion }, staff }) => {
    await services.database.transaction(async (tx) => {
      const incident = await incidentToWorkOn(tx, id, staff)
      requireOpen(incident)
      await concludeIncident(services, tx, incident, { conclusion, staffId: staff.id })
    })
    return {}
  }

interface Concluded {
  readonly conclusion: Conclusion
  readonly staffId: string
}

export async function concludeIncident(
  services: Acting,
  tx: Orm,
  { id, accountId, state }: Incident,
  { conclusion, staffId }: Concluded,
): Promise<void> {
  if (state !== 'in_review') throw new ApiError(409, blockerWords['not in review'])
  const because = conclusionProblem(conclusion, accountId !== null)
  if (because !== null) throw new ApiError(422, problems.conclusion[because], { because })
  const sealed = sealConclusion(services.vault, id, conclusion)
  await tx.update(incidents).set({ conclusion: sealed }).where(eq(incidents.id, id))
  await recordIncidentEvent(services, tx, id, { what: 'concluded', staffId })
}

/** What keeps it open now. */
export async function blockersNow(tx: Orm, { id, state, conclusion }: Incident) {
  const reports = await tx.select().from(incidentReports).where(eq(incidentReports.incidentId, id))
  const actions = await tx.select().from(incidentActions).where(eq(incidentActions.incidentId, id))
  return blockersOfClosing({
    state,
    hasConclusion: conclusion !== null,
    reports: reports.map(({ isNeeded, sentOn }) => ({ isNeeded, isSent: sentOn !== null })),
    actions: actions.map(({ endedAt }) => ({ isOpen: endedAt === null })),
  })
}

export const deskCloseIncident =
  (services: Services): Handler<'desk_close_incident'> =>
  async ({ body: { id }, staff }) => {
    await services.database.transaction(async (tx) => {
      const incident = await incidentToWorkOn(tx, id, staff)
      requireOpen(incident)
      await closeIncident(services, tx, incident, staff.id)
    })
    return {}
  }

export async function closeIncident(services: Acting, tx: Orm, incident: Incident, staffId: string): Promise<void> {
  const blockers = await blockersNow(tx, incident)
  const [first] = blockers
  if (first !== undefined) throw new ApiError(422, blockerWords[first], { blockers })
  const now = services.now()
  const closed = { state: 'closed' as const, closedBy: staffId, closedAt: new Date(now), clockFrom: null, dueAt: null }
  await tx
    .update(incidents)
    .set({ ...closed, keptUntil: new Date(keptUntil(incident.harm, now)) })
    .where(eq(incidents.id, incident.id))
  await recordIncidentEvent(services, tx, incident.id, { what: 'closed', staffId })
}

export const deskReopenIncident =
  (services: Services): Handler<'desk_reopen_incident'> =>
  async ({ body: { id, why }, staff }) => {
    await services.database.transaction(async (tx) => {
      const { state } = await incidentToWorkOn(tx, id, staff)
      if (state !== 'closed') throw new ApiError(409, problems.wrongState)
      await reopenIncident(services, tx, { id, why, staffId: staff.id })
    })
    return {}
  }

interface Reopened {
  readonly id: string
  readonly why: string
  readonly staffId: string
}

async function reopenIncident(services: Acting, tx: Orm, { id, why, staffId }: Reopened): Promise<void> {
  if (why.trim() === '') throw new ApiError(422, problems.noWords)
  const now = services.now()
  const clock = { clockFrom: new Date(now), dueAt: new Date(concludeBy(now, await clinicClosures(tx))) }
  await tx
    .update(incidents)
    .set({ state: 'in_review', closedBy: null, closedAt: null, keptUntil: null, ...clock })
    .where(eq(incidents.id, id))
  await recordIncidentEvent(services, tx, id, { what: 'reopened', staffId, detail: why.trim() })
}
