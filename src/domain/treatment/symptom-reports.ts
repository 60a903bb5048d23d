import type { SignId } from '#content/treatment/red-flags.ts'
import type { ClinicClosure } from '../calendar/bank-holidays.ts'
import type { Instant } from '../calendar/london-time.ts'
import { addWorkingDays, addWorkingHours, closesAfter } from '../calendar/working-time.ts'
import { policy } from '../clinical/policy.ts'
import type { TopicReport, TopicUrgency } from './report-topics.ts'

/** Where the patient reported it. */
export const reportSources = ['check-in', 'account'] as const
export type ReportSource = (typeof reportSources)[number]

/**
 * `unconfirmed`: a symptom was ticked, and the patient has not confirmed it yet. `told`: a report on a topic, stored as it was
 * reported.
 */
export const reportStates = ['unconfirmed', 'confirmed', 'taken_back', 'told'] as const
export type ReportState = (typeof reportStates)[number]

/** The stored report. */
export type SymptomReport =
  | { readonly kind: 'sign'; readonly sign: SignId; readonly from: ReportSource }
  | ({
      readonly kind: 'incident'
      readonly urgency: TopicUrgency
      readonly from: ReportSource
      /** The words on the screen. */
      readonly advice: readonly string[]
    } & TopicReport)

/**
 * The patient confirms a symptom once, so that a slip of the finger locks nothing. Suicidal thoughts need no
 * confirmation: help and the alert come at once.
 */
export const isConfirmedFirst = (sign: SignId): boolean => sign !== 'mood'

/** On the same working day, and within the hours for an unconfirmed symptom. */
export const signReadBy = (at: Instant, own: readonly ClinicClosure[] = []): Instant =>
  Math.min(addWorkingHours(at, policy.unconfirmedSignHours, own), closesAfter(at, own))

/** The deadline for reading a report that locks nothing. */
export const topicReadBy = (urgency: TopicUrgency, at: Instant, own: readonly ClinicClosure[] = []): Instant =>
  urgency === 'wait' ? addWorkingDays(at, 1, own) : signReadBy(at, own)

/** A report that the next decision has to consider: not yet read, or about the current pen. */
export interface NotedReport {
  readonly on: string
  readonly report: SymptomReport
  readonly state: ReportState
}
