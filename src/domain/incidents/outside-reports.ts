import type { ClinicClosure } from '../calendar/bank-holidays.ts'
import type { Instant } from '../calendar/london-time.ts'
import { addWorkingDays } from '../calendar/working-time.ts'
import { type HazardId, hazards } from '../safety/hazards.ts'
import { icoReportBy } from './clocks.ts'
import { type Grading, isAtLeast, isSevere } from './incident.ts'
import { incidentPolicy as policy } from './policy.ts'

/** To whom an incident may have to be reported. */
export const outsideBodies = [
  'lfpse',
  'mhra_yellow_card',
  'mhra_defect',
  'cqc',
  'gphc',
  'ico',
  'controlled_drugs',
  'safeguarding_board',
  'insurer',
  'coroner_police',
] as const

export type OutsideBody = (typeof outsideBodies)[number]

/** Under what a half-written decision is kept, after the id of its incident. */
export const reportDraft = (body: OutsideBody) => `report-${body.replaceAll('_', '-')}` as const

export interface IncidentFacts extends Grading {
  /** It is about a patient, as far as we know. */
  readonly isAboutPerson: boolean
}

const breaches: readonly HazardId[] = [
  'wrong-patient-shown',
  'wrong-letter',
  'account-takeover',
  'record-unreadable',
  'message-lost',
  'answer-lost',
]
const defects: readonly HazardId[] = ['unfit-pen', 'recalled-batch', 'falsified-pen']
const crimes: readonly HazardId[] = ['falsified-pen', 'prescription-altered', 'stimulant-diversion']
const pharmacyMatters: readonly HazardId[] = ['falsified-pen', 'prescription-altered', 'not-entitled', 'wrong-pen']

const groupOf = (hazard: HazardId | null) => hazards.find(({ id }) => id === hazard)?.group ?? null
const isOneOf = (those: readonly HazardId[], hazard: HazardId | null) => hazard !== null && those.includes(hazard)

const reached = ({ kind }: Grading) => kind === 'incident'
const harmed = ({ harm }: Grading) => harm !== 'none'

/** Why a report is likely to be needed. */
const rules: Readonly<Record<OutsideBody, (facts: IncidentFacts) => boolean>> = {
  // Near misses and no-harm incidents are recorded there, too: but not those that are only about data or premises.
  lfpse: (facts) => harmed(facts) || !['privacy', 'other'].includes(facts.category),
  mhra_yellow_card: (facts) =>
    harmed(facts) &&
    (['dose', 'supply'].includes(facts.category) || ['dose', 'condition'].includes(groupOf(facts.hazard) ?? '')),
  mhra_defect: ({ hazard }) => isOneOf(defects, hazard),
  // Death, serious injury (whether it lasts 28 days is for a person to judge), and abuse or an allegation of it.
  cqc: (facts) =>
    isAtLeast(facts.harm, 'moderate') || facts.category === 'safeguarding' || isOneOf(crimes, facts.hazard),
  gphc: (facts) =>
    (reached(facts) && isOneOf(pharmacyMatters, facts.hazard)) ||
    (isSevere(facts.harm) && ['dose', 'supply', 'identity'].includes(facts.category)),
  ico: (facts) => reached(facts) && (facts.category === 'privacy' || isOneOf(breaches, facts.hazard)),
  controlled_drugs: ({ hazard, category }) =>
    hazard === 'stimulant-diversion' || (groupOf(hazard) === 'adhd' && ['dose', 'supply'].includes(category)),
  safeguarding_board: ({ category, hazard }) => category === 'safeguarding' || hazard === 'coercion',
  insurer: ({ harm }) => isAtLeast(harm, 'moderate'),
  coroner_police: (facts) => facts.harm === 'death' || (reached(facts) && isOneOf(crimes, facts.hazard)),
}

/** The reports that are likely to be needed. Whether they are is decided by a person. */
export const proposedReports = (facts: IncidentFacts): readonly OutsideBody[] =>
  outsideBodies.filter((body) => rules[body](facts))

const prompt: readonly OutsideBody[] = ['cqc', 'safeguarding_board', 'coroner_police', 'mhra_defect']

interface Decided {
  readonly body: OutsideBody
  readonly awareAt: Instant
  readonly decidedAt: Instant
}

/** By when a report that is needed has to be sent. The ICO's time began when we became aware. */
export function reportBy({ body, awareAt, decidedAt }: Decided, own: readonly ClinicClosure[] = []): Instant {
  if (body === 'ico') return icoReportBy(awareAt)
  const days = prompt.includes(body) ? policy.promptReportWorkingDays : policy.otherReportWorkingDays
  return addWorkingDays(decidedAt, days, own)
}

export type DecisionProblem = 'no reason' | 'no reference' | 'in the future' | 'sent but not needed'

interface DecidedReport {
  readonly isNeeded: boolean
  readonly reason: string
  readonly reference: string
  /** The day on which it was sent. Null: not yet. */
  readonly sentOn: string | null
}

/** Null: it can be recorded. */
export function decisionProblem(given: DecidedReport, today: string): DecisionProblem | null {
  const { isNeeded, reason, reference, sentOn } = given
  if (reason.trim() === '') return 'no reason'
  if (!isNeeded && sentOn !== null) return 'sent but not needed'
  if (sentOn !== null && reference.trim() === '') return 'no reference'
  return sentOn !== null && sentOn > today ? 'in the future' : null
}
