import { eq } from 'drizzle-orm'
import { categoryWords, harmWords, kindWords, incidentProblems as problems } from '#content/incidents/incidents.ts'
import { concludeBy } from '#domain/incidents/clocks.ts'
import { type Grading, gradingProblem, isSevere, mayBecome } from '#domain/incidents/incident.ts'
import { hazards } from '#domain/safety/hazards.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import type { Handler } from '../../identity/handler.ts'
import { holdRights } from '../../identity/staff/rights-now.ts'
import { staffName } from '../../identity/staff/staff-names.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { acknowledgeIncidentAlarm, raiseIncidentAlarm } from './alarm-rows.ts'
import { type Incident, incidentToWorkOn, recordIncidentEvent, requireOpen } from './incident-rows.ts'
import { proposeAgain } from './outside-reports.ts'
import { incidents } from './tables.ts'

type Acting = Pick<Services, 'vault' | 'now'>

/** A member of staff who is here and works with incidents. Held before the incident, as those who end an access do. */
export async function requireColleague(tx: Orm, staffId: string | null): Promise<void> {
  if (staffId !== null && !(await holdRights(tx, staffId)).capabilities.has('report-incidents'))
    throw new ApiError(404, problems.noOwner)
}

export const deskAssignIncident =
  (services: Services): Handler<'desk_assign_incident'> =>
  async ({ body: { id, ownerId, seen }, staff }) => {
    await services.database.transaction(async (tx) => {
      await requireColleague(tx, ownerId)
      const incident = await incidentToWorkOn(tx, id, staff)
      requireOpen(incident)
      if (incident.ownerId === ownerId) return
      if (incident.ownerId !== seen)
        throw new ApiError(409, problems.nowWith(incident.ownerId && (await staffName(services, tx, incident.ownerId))))
      await assignIncident(services, tx, { id, ownerId, staffId: staff.id })
    })
    return {}
  }

interface Assigned {
  readonly id: string
  readonly ownerId: string | null
  readonly staffId: string
}

/** The event names nobody: who it was given to is in the incident, and staff are no part of a patient's copy. */
export async function assignIncident(services: Acting, tx: Orm, { id, ownerId, staffId }: Assigned): Promise<void> {
  await tx.update(incidents).set({ ownerId }).where(eq(incidents.id, id))
  const detail = ownerId === null ? undefined : await staffName(services, tx, ownerId)
  await recordIncidentEvent(services, tx, id, { what: 'assigned', staffId, ...(detail ? { detail } : {}) })
}

export const deskGradeIncident =
  (services: Services): Handler<'desk_grade_incident'> =>
  async ({ body: { id, ...grading }, staff }) => {
    await services.database.transaction(async (tx) => {
      const incident = await incidentToWorkOn(tx, id, staff)
      requireOpen(incident)
      await gradeIncident(services, tx, incident, { grading, staffId: staff.id })
    })
    return {}
  }

const inWords = ({ kind, harm, category, hazard }: Grading) =>
  [kindWords[kind], harmWords[harm], categoryWords[category], hazards.find(({ id }) => id === hazard)?.title]
    .filter(Boolean)
    .join(', ')

interface Graded {
  readonly grading: Grading
  readonly staffId: string
}

/** Grading it is how a review begins. The caller holds the incident. */
export async function gradeIncident(
  services: Acting,
  tx: Orm,
  incident: Incident,
  { grading, staffId }: Graded,
): Promise<void> {
  const because = gradingProblem(grading)
  if (because !== null) throw new ApiError(422, problems.reports[because], { because })
  const { id, kind, harm, category, hazard, state } = incident
  const begins = mayBecome(state, 'in_review')
  const isChanged = inWords(grading) !== inWords({ kind, harm, category, hazard })
  const now = services.now()
  const clock = { clockFrom: new Date(now), dueAt: new Date(concludeBy(now, await clinicClosures(tx))) }
  const set = { ...grading, ...(begins ? { state: 'in_review' as const, ...clock } : {}) }
  const [graded] = await tx.update(incidents).set(set).where(eq(incidents.id, id)).returning()
  if (begins) await recordIncidentEvent(services, tx, id, { what: 'review began', staffId })
  if (isChanged) await recordIncidentEvent(services, tx, id, { what: 'graded', staffId, detail: inWords(grading) })
  if (graded && isChanged) await proposeAgain(tx, graded)
  if (isSevere(grading.harm)) await raiseIncidentAlarm(services, tx, id)
  // Someone is at it: calling others would only take them from their work.
  await acknowledgeIncidentAlarm(services, tx, id, staffId)
}

/** A colleague who has left has no incidents: they are the clinical lead's again. */
export async function releaseIncidents(services: Acting, tx: Orm, staffId: string): Promise<void> {
  const released = await tx
    .update(incidents)
    .set({ ownerId: null })
    .where(eq(incidents.ownerId, staffId))
    .returning({ id: incidents.id, state: incidents.state })
  for (const { id, state } of released)
    if (state !== 'closed') await recordIncidentEvent(services, tx, id, { what: 'assigned', staffId: null })
}
