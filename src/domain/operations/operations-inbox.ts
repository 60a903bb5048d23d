import { minuteMs } from '../calendar/durations.ts'

/** Where unfinished business comes from. Each is asked for by itself, so that one that fails hides no other. */
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

/** The gravest first. */
export const inboxSeverities = ['urgent', 'high', 'low'] as const

type InboxSeverity = (typeof inboxSeverities)[number]

/** These say what somebody's treatment came to, or what somebody who treats them has seen. */
export const clinicalSources: ReadonlySet<InboxSource> = new Set<InboxSource>([
  'locks',
  'flags',
  'symptoms',
  'vitals',
  'papers',
])

/** About how a person is now: before what is about orders, letters and machines. */
const isOfPerson = (source: InboxSource) => source === 'alarms' || clinicalSources.has(source)

interface Sortable {
  readonly source: InboxSource
  readonly severity: InboxSeverity
  /** In ISO form. */
  readonly since: string
}

/** The gravest first; of those as grave what is about a person first, then the oldest. */
export const inInboxOrder = <Row extends Sortable>(rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (one, other) =>
      inboxSeverities.indexOf(one.severity) - inboxSeverities.indexOf(other.severity) ||
      Number(isOfPerson(other.source)) - Number(isOfPerson(one.source)) ||
      one.since.localeCompare(other.since),
  )

const graceMs = 2 * minuteMs

/** A job that has missed two turns and some. */
export const isLate = (doneAt: number | null, everyMs: number, now: number): boolean =>
  doneAt === null || now - doneAt > 2 * everyMs + graceMs
