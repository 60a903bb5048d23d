import { dayMs } from '../calendar/durations.ts'
import type { HazardId } from '../safety/hazards.ts'
import { incidentPolicy } from './policy.ts'

/** A near miss was noticed before it reached the patient, so it caused no harm. */
export const incidentKinds = ['incident', 'near_miss'] as const

export type IncidentKind = (typeof incidentKinds)[number]

/** Mildest first: the levels of the national service for patient safety events (LFPSE). */
export const harms = ['none', 'low', 'moderate', 'severe', 'death'] as const

export type Harm = (typeof harms)[number]

export const isAtLeast = (harm: Harm, least: Harm): boolean => harms.indexOf(harm) >= harms.indexOf(least)

/** Severe harm and death alert the person on call. */
export const isSevere = (harm: Harm): boolean => isAtLeast(harm, 'severe')

export const incidentCategories = [
  'dose',
  'supply',
  'identity',
  'record',
  'software',
  'privacy',
  'communication',
  'safeguarding',
  'other',
] as const

export type IncidentCategory = (typeof incidentCategories)[number]

export const incidentStates = ['reported', 'in_review', 'closed'] as const

export type IncidentState = (typeof incidentStates)[number]

const moves: Readonly<Record<IncidentState, readonly IncidentState[]>> = {
  reported: ['in_review'],
  in_review: ['closed'],
  closed: ['in_review'],
}

export const mayBecome = (from: IncidentState, to: IncidentState): boolean => moves[from].includes(to)

/** Pages of the desk from which an incident can be reported about something. */
export const incidentSubjects = ['case', 'concern', 'parcel', 'appointment', 'person', 'conversation'] as const

export type IncidentSubject = (typeof incidentSubjects)[number]

/** How staff grade it when they report it, and the reviewer may correct it. */
export interface Grading {
  readonly kind: IncidentKind
  readonly harm: Harm
  readonly category: IncidentCategory
  /** Of the hazard log. Null: none of them, or not known yet. */
  readonly hazard: HazardId | null
}

export const incidentLists = ['open', 'overdue', 'mine', 'closed'] as const

export type IncidentList = (typeof incidentLists)[number]

/** Actions that were agreed. `withdrawn`: no longer needed, with a reason. */
export const actionEndings = ['done', 'withdrawn'] as const

export type ActionEnding = (typeof actionEndings)[number]

/** Whether the person, or their family, was told what happened and had an apology. */
export const candourAnswers = ['done', 'not_needed'] as const

export type CandourAnswer = (typeof candourAnswers)[number]

export const incidentEvents = [
  'reported',
  'assigned',
  'review began',
  'graded',
  'action set',
  'action done',
  'action withdrawn',
  'outside report decided',
  'outside report sent',
  'concluded',
  'closed',
  'reopened',
  'alarm raised',
  'alarm acknowledged',
] as const

export type IncidentEvent = (typeof incidentEvents)[number]

/** INC-0042 */
export const incidentReference = (number: number): string => `INC-${String(number).padStart(4, '0')}`

export type ReportProblem =
  | 'nothing said'
  | 'in the future'
  | 'too long ago'
  | 'aware before it happened'
  | 'near miss with harm'

interface Reported extends Pick<Grading, 'kind' | 'harm'> {
  readonly what: string
  readonly happenedAt: number
  readonly awareAt: number
}

const minuteMs = 60_000
const yearMs = 366 * dayMs

export const gradingProblem = ({ kind, harm }: Pick<Grading, 'kind' | 'harm'>): ReportProblem | null =>
  kind === 'near_miss' && harm !== 'none' ? 'near miss with harm' : null

/** Null: it can be reported so. */
export function reportProblem(given: Reported, now: number): ReportProblem | null {
  const { what, happenedAt, awareAt } = given
  if (what.trim() === '') return 'nothing said'
  // The minute that is under way still counts: a form rounds to minutes.
  if (happenedAt > now + minuteMs || awareAt > now + minuteMs) return 'in the future'
  if (happenedAt < now - incidentPolicy.furthestBackYears * yearMs) return 'too long ago'
  if (awareAt + minuteMs < happenedAt) return 'aware before it happened'
  return gradingProblem(given)
}
