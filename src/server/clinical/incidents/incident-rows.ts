import { eq } from 'drizzle-orm'
import { incidentProblems as problems } from '#content/incidents/incidents.ts'
import type { Conclusion } from '#domain/incidents/closing.ts'
import type { IncidentEvent } from '#domain/incidents/incident.ts'
import { type IncidentPeople, maySeeIncident, mayWorkOnIncident } from '#domain/incidents/who-may.ts'
import type { Staff } from '../../identity/staff/staff-of.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/vault.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { incidentActions, incidentAlarms, incidentEvents, type incidentReports, incidents } from './tables.ts'

export type Incident = typeof incidents.$inferSelect
export type IncidentAction = typeof incidentActions.$inferSelect
type IncidentReport = typeof incidentReports.$inferSelect

export interface IncidentContent {
  readonly what: string
  readonly action: string
}

const owner = (id: string, part: string) => `incident/${id}/${part}`

export const sealContent = (vault: Vault, id: string, content: IncidentContent): Buffer =>
  vault.seal(JSON.stringify(content), owner(id, 'content'))

export const openContent = (vault: Vault, { id, content }: Incident): IncidentContent =>
  JSON.parse(vault.open(content, owner(id, 'content')))

export const sealConclusion = (vault: Vault, id: string, conclusion: Conclusion): Buffer =>
  vault.seal(JSON.stringify(conclusion), owner(id, 'conclusion'))

export const openConclusion = (vault: Vault, { id, conclusion }: Incident): Conclusion | null =>
  conclusion && JSON.parse(vault.open(conclusion, owner(id, 'conclusion')))

export const sealAction = (vault: Vault, incidentId: string, what: string): Buffer =>
  vault.seal(what, owner(incidentId, 'action'))

export const openAction = (vault: Vault, { incidentId, what }: IncidentAction): string =>
  vault.open(what, owner(incidentId, 'action'))

/** The reason for a report, and its reference at the body. */
export const sealReport = (vault: Vault, incidentId: string, words: string): Buffer | null =>
  words === '' ? null : vault.seal(words, owner(incidentId, 'report'))

export function openReport(vault: Vault, { incidentId, reason, reference }: IncidentReport) {
  const open = (words: Buffer | null) => (words === null ? null : vault.open(words, owner(incidentId, 'report')))
  return { reason: open(reason), reference: open(reference) }
}

export const openDetail = (
  vault: Vault,
  { incidentId, detail }: Pick<typeof incidentEvents.$inferSelect, 'incidentId' | 'detail'>,
): string | null => (detail === null ? null : vault.open(detail, owner(incidentId, 'event')))

interface NewEvent {
  readonly what: IncidentEvent
  /** Null: done by the clock. */
  readonly staffId: string | null
  readonly detail?: string
}

/** What was done about an incident, and to open desks that something changed. */
export async function recordIncidentEvent(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  incidentId: string,
  { what, staffId, detail }: NewEvent,
): Promise<void> {
  await tx.insert(incidentEvents).values({
    incidentId,
    what,
    staffId,
    detail: detail ? vault.seal(detail, owner(incidentId, 'event')) : null,
    at: new Date(now()),
  })
  await publishDeskEvent(tx, 'watch', incidentId)
}

/** The people by whom the rules decide who may do what. */
async function peopleOfIncident(tx: Orm, incident: Incident): Promise<IncidentPeople> {
  const actions = await tx
    .select({ ownerId: incidentActions.ownerId })
    .from(incidentActions)
    .where(eq(incidentActions.incidentId, incident.id))
  const [alarm] = await tx
    .select({ id: incidentAlarms.incidentId })
    .from(incidentAlarms)
    .where(eq(incidentAlarms.incidentId, incident.id))
  const { reportedBy, ownerId } = incident
  return { reportedBy, ownerId, actionOwners: actions.map((one) => one.ownerId), hasAlarm: alarm !== undefined }
}

/** An incident that this member of staff may see, with whose it is. Another one does not exist for them. */
export async function incidentFor(tx: Orm, id: string, staff: Pick<Staff, 'id' | 'capabilities'>) {
  const [incident] = await tx.select().from(incidents).where(eq(incidents.id, id))
  if (!incident) throw new ApiError(404, problems.none)
  const people = await peopleOfIncident(tx, incident)
  if (!maySeeIncident(people, staff)) throw new ApiError(404, problems.none)
  return { incident, people }
}

/** The same, locked until the transaction ends, for those who may work on it. */
export async function incidentToWorkOn(tx: Orm, id: string, staff: Pick<Staff, 'id' | 'capabilities'>) {
  const [locked] = await tx.select().from(incidents).where(eq(incidents.id, id)).for('no key update')
  if (!locked) throw new ApiError(404, problems.none)
  const { incident, people } = await incidentFor(tx, id, staff)
  if (!mayWorkOnIncident(people, staff)) throw new ApiError(403, problems.notYours)
  return incident
}

export function requireOpen({ state }: Incident): void {
  if (state === 'closed') throw new ApiError(409, problems.closed)
}
