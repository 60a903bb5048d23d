import { minuteMs } from '../calendar/durations.ts'
import type { Role } from '../identity/staff/roles.ts'

/** The sources of the operations inbox. Each is queried separately, so that one that fails hides no other. */
export const inboxSources = [
  'alarms',
  'call-backs',
  'incidents',
  'clocks',
  'decisions',
  'returned',
  'money',
  'refunds',
  'authorisations',
  'replies',
  'requests',
  'complaints',
  'post',
  'papers',
  'letters',
  'parcels',
  'recalls',
  'evidence',
  'visits',
  'outcomes',
  'locks',
  'flags',
  'symptoms',
  'vitals',
  'blood tests',
  'data',
  'restrictions',
  'messages',
  'jobs',
  'provider',
  'scanner',
  'rules',
] as const

export type InboxSource = (typeof inboxSources)[number]

/** Most severe first. */
export const inboxSeverities = ['urgent', 'high', 'low'] as const

type InboxSeverity = (typeof inboxSeverities)[number]

/** Sources about a patient's treatment, or raised by staff who treat them. */
export const clinicalSources: ReadonlySet<InboxSource> = new Set<InboxSource>([
  'locks',
  'flags',
  'symptoms',
  'vitals',
  'blood tests',
  'papers',
])

/** Kinds of work, in the order in which the desk shows them. */
export const inboxGroups = [
  'safety',
  'review',
  'appointments',
  'pharmacy',
  'messages',
  'payments',
  'data',
  'system',
] as const

export type InboxGroup = (typeof inboxGroups)[number]

/** The kind of work that a source is of. A row about safeguarding is of `safety` wherever it comes from. */
export const groupOfSource: Readonly<Record<InboxSource, InboxGroup>> = {
  alarms: 'safety',
  'call-backs': 'safety',
  incidents: 'safety',
  locks: 'safety',
  flags: 'safety',
  symptoms: 'safety',
  clocks: 'review',
  decisions: 'review',
  returned: 'review',
  evidence: 'review',
  vitals: 'review',
  'blood tests': 'review',
  rules: 'review',
  visits: 'appointments',
  outcomes: 'appointments',
  parcels: 'pharmacy',
  recalls: 'pharmacy',
  post: 'pharmacy',
  papers: 'pharmacy',
  replies: 'messages',
  requests: 'messages',
  complaints: 'messages',
  letters: 'messages',
  messages: 'messages',
  money: 'payments',
  refunds: 'payments',
  authorisations: 'payments',
  data: 'data',
  restrictions: 'data',
  jobs: 'system',
  provider: 'system',
  scanner: 'system',
}

const inboxOwners = [
  'patient',
  'prescriber',
  'pharmacist',
  'dispatcher',
  'carrier',
  'support',
  'lead',
  'money',
  'operator',
  'onCall',
  'recall',
  'careTeam',
  'clinician',
] as const

/** Whose turn it is, where it is nobody's in particular. */
export type InboxOwner = (typeof inboxOwners)[number]

const rolesOfOwner: Readonly<Record<InboxOwner, readonly Role[]>> = {
  patient: [],
  prescriber: ['prescriber', 'clinical_lead'],
  pharmacist: ['pharmacist'],
  dispatcher: ['pharmacist', 'support'],
  carrier: ['pharmacist', 'support'],
  support: ['support'],
  lead: ['clinical_lead'],
  money: ['support', 'clinical_lead'],
  operator: ['administrator'],
  onCall: ['prescriber', 'clinical_lead'],
  recall: ['pharmacist', 'clinical_lead'],
  careTeam: ['coach', 'prescriber', 'pharmacist', 'clinical_lead'],
  clinician: ['prescriber', 'clinical_lead'],
}

interface Owned {
  readonly owner: InboxOwner
  /** The member of staff who has it. */
  readonly assignedTo?: string | null | undefined
  /** The one of them who may not do it, because they did what it follows from. */
  readonly exceptFor?: string | null | undefined
}

/** What is assigned is its assignee's alone; anything else is everybody's whose role it waits for. */
export const isMine = (
  { owner, assignedTo, exceptFor }: Owned,
  me: { readonly id: string; readonly roles: readonly Role[] },
): boolean =>
  exceptFor !== me.id &&
  (assignedTo ? assignedTo === me.id : rolesOfOwner[owner].some((role) => me.roles.includes(role)))

/** About how a person is now: before what is about orders, letters and machines. */
const isOfPerson = (source: InboxSource) =>
  source === 'alarms' || source === 'call-backs' || clinicalSources.has(source)

interface Sortable {
  readonly source: InboxSource
  readonly severity: InboxSeverity
  /** In ISO form. */
  readonly since: string
}

/** Most severe first; within a severity entries about patients first, then the oldest. */
export const inInboxOrder = <Row extends Sortable>(rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (one, other) =>
      inboxSeverities.indexOf(one.severity) - inboxSeverities.indexOf(other.severity) ||
      Number(isOfPerson(other.source)) - Number(isOfPerson(one.source)) ||
      one.since.localeCompare(other.since),
  )

const graceMs = 2 * minuteMs

/** A job that has missed more than two runs. */
export const isLate = (doneAt: number | null, everyMs: number, now: number): boolean =>
  doneAt === null || now - doneAt > 2 * everyMs + graceMs
