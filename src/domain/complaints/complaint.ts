import { addMonths } from '../calendar/add-months.ts'
import type { ClinicClosure } from '../calendar/bank-holidays.ts'
import { type Instant, instantAt, londonTimeAt } from '../calendar/london-time.ts'
import { addWorkingDays, workingHours } from '../calendar/working-time.ts'
import { retention } from '../privacy/retention.ts'

/** How a complaint reached us. */
export const complaintWays = ['form', 'email', 'phone', 'letter', 'in_person'] as const

export type ComplaintWay = (typeof complaintWays)[number]

export const complaintTopics = [
  'care',
  'medicine',
  'delivery',
  'payment',
  'privacy',
  'staff',
  'website',
  'other',
] as const

export type ComplaintTopic = (typeof complaintTopics)[number]

/** `received`: not confirmed yet. `open`: confirmed to its sender, and not answered yet. */
export const complaintStates = ['received', 'open', 'closed'] as const

export type ComplaintState = (typeof complaintStates)[number]

export const complaintOutcomes = ['upheld', 'partly_upheld', 'not_upheld', 'withdrawn'] as const

export type ComplaintOutcome = (typeof complaintOutcomes)[number]

export const complaintLists = ['open', 'overdue', 'closed'] as const

export type ComplaintList = (typeof complaintLists)[number]

export const complaintEvents = ['recorded', 'acknowledged', 'closed', 'reopened'] as const

export type ComplaintEvent = (typeof complaintEvents)[number]

/**
 * Ours, by the periods that are usual for NHS complaints. The law asks for less: a complaint about personal data is confirmed
 * within 30 days (Data Protection Act 2018, section 164A).
 */
const complaintPolicy = { acknowledgeWorkingDays: 3, answerWorkingDays: 20 } as const

/** CMP-0042 */
export const complaintReference = (number: number): string => `CMP-${String(number).padStart(4, '0')}`

interface Dated {
  readonly state: ComplaintState
  readonly receivedOn: string
}

/**
 * By when the next step is due: confirming it, then answering it, in whole working days after the one on which it was
 * received. Null: it is closed.
 */
export function complaintDueBy({ state, receivedOn }: Dated, own: readonly ClinicClosure[] = []): Instant | null {
  if (state === 'closed') return null
  const { acknowledgeWorkingDays, answerWorkingDays } = complaintPolicy
  const from = instantAt({ date: receivedOn, time: workingHours.closes })
  return addWorkingDays(from, state === 'received' ? acknowledgeWorkingDays : answerWorkingDays, own)
}

export type ComplaintProblem =
  | 'nothing said'
  | 'nobody named'
  | 'in the future'
  | 'too long ago'
  | 'before it was received'
  | 'no answer'
  | 'no finding'

/** Null: it can be recorded so. */
export function recordProblem(
  given: { readonly who: string; readonly what: string; readonly receivedOn: string },
  today: string,
): ComplaintProblem | null {
  if (given.who.trim() === '') return 'nobody named'
  if (given.what.trim() === '') return 'nothing said'
  if (given.receivedOn > today) return 'in the future'
  // As long as one is kept: a year that was mistyped has no working days by which it would be due.
  return given.receivedOn < addMonths(today, -retention.complaintYears * 12) ? 'too long ago' : null
}

/** Of a day on which something was done about a complaint. */
export function stepProblem(
  on: string,
  { receivedOn }: Pick<Dated, 'receivedOn'>,
  today: string,
): ComplaintProblem | null {
  if (on > today) return 'in the future'
  return on < receivedOn ? 'before it was received' : null
}

export interface Conclusion {
  readonly outcome: ComplaintOutcome
  /** The day of our answer. Null: none, because it was withdrawn. */
  readonly answeredOn: string | null
  /** What was found. */
  readonly found: string
  /** What changes because of it. Empty: nothing. */
  readonly changes: string
}

/** Null: it can be closed so. */
export function conclusionProblem(
  { outcome, answeredOn, found }: Conclusion,
  complaint: Pick<Dated, 'receivedOn'>,
  today: string,
): ComplaintProblem | null {
  if (found.trim() === '') return 'no finding'
  if (answeredOn === null) return outcome === 'withdrawn' ? null : 'no answer'
  return stepProblem(answeredOn, complaint, today)
}

/** When a closed complaint may be erased. */
export const complaintKeptUntil = (closedAt: Instant): Instant =>
  instantAt({ date: addMonths(londonTimeAt(closedAt).date, retention.complaintYears * 12), time: '00:00' })
