import type { Capability } from '../identity/staff/roles.ts'

interface Reader {
  readonly id: string
  readonly capabilities: ReadonlySet<Capability>
}

export interface IncidentPeople {
  readonly reportedBy: string
  readonly ownerId: string | null
  /** Who has been given an action of it. */
  readonly actionOwners: readonly (string | null)[]
  /** It alerts the person on call. */
  readonly hasAlarm: boolean
}

const isOwner = ({ ownerId }: IncidentPeople, { id }: Reader) => ownerId === id

/** Reporters see their own; whoever has work on it sees it; prescribers see those that alert the person on call. */
export const maySeeIncident = (incident: IncidentPeople, reader: Reader): boolean =>
  reader.capabilities.has('see-incidents') ||
  incident.reportedBy === reader.id ||
  isOwner(incident, reader) ||
  incident.actionOwners.includes(reader.id) ||
  (incident.hasAlarm && reader.capabilities.has('decide-cases'))

/**
 * What happened is health data: for those who may see records, for the one who wrote it, and for the one to whom the
 * clinical lead has given it.
 */
export const maySeeIncidentWords = (incident: IncidentPeople, reader: Reader): boolean =>
  maySeeIncident(incident, reader) &&
  (reader.capabilities.has('see-record') || incident.reportedBy === reader.id || isOwner(incident, reader))

/** Assigning, reviewing, deciding about outside reports, closing and reopening. */
export const mayWorkOnIncident = (incident: IncidentPeople, reader: Reader): boolean =>
  reader.capabilities.has('manage-incidents') || isOwner(incident, reader)
