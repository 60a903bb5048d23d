import { and, eq, isNull } from 'drizzle-orm'
import { incidentProblems as problems } from '#content/incidents/incidents.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { ActionEnding } from '#domain/incidents/incident.ts'
import { incidentPolicy } from '#domain/incidents/policy.ts'
import { mayWorkOnIncident } from '#domain/incidents/who-may.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { incidentFor, incidentToWorkOn, recordIncidentEvent, requireOpen, sealAction } from './incident-rows.ts'
import { requireColleague } from './review.ts'
import { incidentActions, incidents } from './tables.ts'

type Acting = Pick<Services, 'vault' | 'now'>

interface NewAction {
  /** Of the incident, which the caller holds. */
  readonly id: string
  readonly actionId: string
  readonly what: string
  readonly ownerId: string | null
  readonly dueOn: string
  readonly staffId: string
}

export const deskSetIncidentAction =
  (services: Services): Handler<'desk_set_incident_action'> =>
  async ({ body, staff }) => {
    await services.database.transaction(async (tx) => {
      await requireColleague(tx, body.ownerId)
      requireOpen(await incidentToWorkOn(tx, body.id, staff))
      await setAction(services, tx, { ...body, staffId: staff.id })
    })
    return {}
  }

export async function setAction(services: Acting, tx: Orm, given: NewAction): Promise<void> {
  const { id, actionId, what, ownerId, dueOn, staffId } = given
  const now = services.now()
  const today = londonTimeAt(now).date
  if (what.trim() === '') throw new ApiError(422, problems.noWords)
  if (dueOn < today || dueOn > addDays(today, incidentPolicy.furthestActionDays))
    throw new ApiError(422, problems.actionDay(incidentPolicy.furthestActionDays))
  const [made] = await tx
    .insert(incidentActions)
    .values({
      ...{ id: actionId, incidentId: id, ownerId, dueOn, setBy: staffId, setAt: new Date(now) },
      what: sealAction(services.vault, id, what.trim()),
    })
    .onConflictDoNothing()
    .returning({ id: incidentActions.id })
  if (made) return recordIncidentEvent(services, tx, id, { what: 'action set', staffId, detail: what.trim() })
  const [known] = await tx.select().from(incidentActions).where(eq(incidentActions.id, actionId))
  if (known?.incidentId !== id || known.setBy !== staffId) throw new ApiError(409, problems.otherId)
}

/** The one who does it says that it is done; withdrawing it is for those who work on the incident. */
export const deskEndIncidentAction =
  (services: Services): Handler<'desk_end_incident_action'> =>
  async ({ body: { id, actionId, as, said }, staff }) => {
    await services.database.transaction(async (tx) => {
      await tx.select({ id: incidents.id }).from(incidents).where(eq(incidents.id, id)).for('no key update')
      const { incident, people } = await incidentFor(tx, id, staff)
      requireOpen(incident)
      const [action] = await tx
        .select()
        .from(incidentActions)
        .where(and(eq(incidentActions.id, actionId), eq(incidentActions.incidentId, id)))
      if (!action) throw new ApiError(404, problems.noAction)
      const isTheirs = action.ownerId === staff.id && as === 'done'
      if (!isTheirs && !mayWorkOnIncident(people, staff)) throw new ApiError(403, problems.notYours)
      await endAction(services, tx, { id, actionId, as, said, staffId: staff.id })
    })
    return {}
  }

interface EndedAction {
  readonly id: string
  readonly actionId: string
  readonly as: ActionEnding
  readonly said: string
  readonly staffId: string
}

export async function endAction(
  services: Acting,
  tx: Orm,
  { id, actionId, as, said, staffId }: EndedAction,
): Promise<void> {
  if (as === 'withdrawn' && said.trim() === '') throw new ApiError(422, problems.noWords)
  const [ended] = await tx
    .update(incidentActions)
    .set({ endedAs: as, endedBy: staffId, endedAt: new Date(services.now()) })
    .where(and(eq(incidentActions.id, actionId), isNull(incidentActions.endedAt)))
    .returning({ id: incidentActions.id })
  if (!ended) throw new ApiError(409, problems.actionOver)
  const what = as === 'done' ? ('action done' as const) : ('action withdrawn' as const)
  await recordIncidentEvent(services, tx, id, { what, staffId, detail: said.trim() })
}

/** A colleague who has left does nothing any more: what they were to do is the clinical lead's. */
export const releaseActions = async (tx: Orm, staffId: string): Promise<void> =>
  void (await tx
    .update(incidentActions)
    .set({ ownerId: null })
    .where(and(eq(incidentActions.ownerId, staffId), isNull(incidentActions.endedAt))))
