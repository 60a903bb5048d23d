import { minuteMs } from '../calendar/durations.ts'

/** The sources of the operations inbox. Each is queried separately, so that one that fails hides no other. */
export const inboxSources = [
  'alarms',
  'clocks',
  'decisions',
  'returned',
  'money',
  'refunds',
  'authorisations',
  'replies',
  'requests',
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
  'data',
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
  'papers',
])

/** Sources about a patient's current condition: before those about orders, letters and machines. */
const isOfPerson = (source: InboxSource) => source === 'alarms' || clinicalSources.has(source)

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
