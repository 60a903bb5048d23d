import type { SignId } from '#content/treatment/red-flags.ts'
import type { ClinicClosure } from '../calendar/bank-holidays.ts'
import type { Instant } from '../calendar/london-time.ts'
import { addWorkingDays, addWorkingHours, closesAfter } from '../calendar/working-time.ts'
import { policy } from '../clinical/policy.ts'
import type { IncidentUrgency, ReportedIncident } from './incidents.ts'

/** Where a patient reported it. */
export const reportSources = ['check-in', 'account'] as const
export type ReportSource = (typeof reportSources)[number]

/**
 * `unconfirmed`: a sign was ticked, and the patient has not yet said whether that is right. `told`: an incident, which is
 * stored as it was reported.
 */
export const reportStates = ['unconfirmed', 'confirmed', 'taken_back', 'told'] as const
export type ReportState = (typeof reportStates)[number]

/** What is stored of a report. */
export type SymptomReport =
  | { readonly kind: 'sign'; readonly sign: SignId; readonly from: ReportSource }
  | ({
      readonly kind: 'incident'
      readonly urgency: IncidentUrgency
      readonly from: ReportSource
      /** What was read on the screen. */
      readonly advice: readonly string[]
    } & ReportedIncident)

/** A slip of the finger locks nothing: a sign is asked about once. Suicidal thoughts are not: help and the alert at once. */
export const isConfirmedFirst = (sign: SignId): boolean => sign !== 'mood'

/** On the same working day, and within the hours of a sign that nobody confirmed. */
export const signReadBy = (at: Instant, own: readonly ClinicClosure[] = []): Instant =>
  Math.min(addWorkingHours(at, policy.unconfirmedSignHours, own), closesAfter(at, own))

/** By when a clinician reads an incident that locks nothing. */
export const incidentReadBy = (urgency: IncidentUrgency, at: Instant, own: readonly ClinicClosure[] = []): Instant =>
  urgency === 'wait' ? addWorkingDays(at, 1, own) : signReadBy(at, own)

/** A report that the next decision has to take note of: not yet read, or about the pen they have now. */
export interface NotedReport {
  readonly on: string
  readonly report: SymptomReport
  readonly state: ReportState
}
