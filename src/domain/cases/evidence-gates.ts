import { evidenceTaskWords } from '#content/evidence/evidence-tasks.ts'
import { policy } from '../clinical/policy.ts'
import type { Evidence } from './evidence.ts'
import { type Gate, gateNames, gates } from './gates.ts'
import { isIdentityVerified, provenSupply, type Registered, verifiedMeasurement } from './verified.ts'

interface Asked {
  /** What the patient said about treatment elsewhere decides whether a proof of it is required. */
  readonly hasTreatmentElsewhere: boolean
  /** For the next pen: whether weight and height are due again. Null, or absent: it is a first order. */
  readonly repeat?: { readonly isBmiDue: boolean } | null
  /** An answer in a form was "not sure", or lacks a required name. */
  readonly hasUnanswered?: boolean
}

/** Evidence for the first pen stays valid for the next, except the weight. */
const repeatGates: readonly Gate[] = ['identity', 'measurements', 'unanswered']

export function gatesFor({ hasTreatmentElsewhere, repeat = null, hasUnanswered = false }: Asked): Gate[] {
  const isAsked = (gate: Gate) => gate !== 'unanswered' || hasUnanswered
  if (repeat) return repeatGates.filter((gate) => isAsked(gate) && (gate !== 'measurements' || repeat.isBmiDue))
  return gateNames.filter((gate) => isAsked(gate) && (gate !== 'previous_supply' || hasTreatmentElsewhere))
}

export interface Reported {
  readonly registered: Registered
  /**
   * Whether the patient agreed to the points before the questionnaire: a client may have ordered without them.
   */
  readonly areConsentsGiven: boolean
  /** Whether the medical history form is complete. */
  readonly isFollowUpFinished: boolean
  readonly today: string
}

/** A reply in the conversation, a call, or a live video weigh-in: both sides have heard from each other. */
const hasBeenInContact = ({ contact, measurements }: Evidence): boolean =>
  contact !== null || measurements.some(({ how }) => how === 'video')

type Open = 'missing' | 'out_of_date' | 'refused'

/** What is missing at a gate; null if nothing is. */
function openAt(
  gate: Gate,
  evidence: Evidence,
  { registered, areConsentsGiven, isFollowUpFinished, today }: Reported,
): Open | null {
  switch (gate) {
    case 'consents':
      return areConsentsGiven ? null : 'missing'
    case 'identity':
      if (isIdentityVerified(evidence, registered)) return null
      return evidence.identity === null || evidence.identity.is === 'needs_input' ? 'missing' : 'refused'
    case 'measurements':
      if (verifiedMeasurement(evidence, today)) return null
      return evidence.measurements.length === 0 ? 'missing' : 'out_of_date'
    case 'medicines_and_conditions':
      return isFollowUpFinished ? null : 'missing'
    case 'previous_supply':
      if (provenSupply(evidence, today)) return null
      if (!evidence.previousSupply) return 'missing'
      return evidence.previousSupply.isNameMatching ? 'out_of_date' : 'refused'
    case 'gp':
      return evidence.gp ? null : 'missing'
    case 'unanswered':
      // Required only while such answers exist: `gatesFor` leaves it out otherwise.
      return 'missing'
    case 'two_way_contact':
      return hasBeenInContact(evidence) ? null : 'missing'
  }
}

/** One open gate, for the patient's task list and the desk. */
export interface EvidenceTask {
  readonly gate: Gate
  readonly is: Open
  readonly holds: (typeof gates)[Gate]['holds']
  readonly title: string
  readonly why: string
  readonly minutes: number
}

/** The open gates, in the order in which patients are asked. */
export function missing(needed: readonly Gate[], evidence: Evidence, told: Reported): EvidenceTask[] {
  const words = evidenceTaskWords(policy)
  return needed.flatMap((gate) => {
    const is = openAt(gate, evidence, told)
    return is === null ? [] : [{ gate, is, ...gates[gate], ...words[gate] }]
  })
}

/** Whether a clinician can begin: no gate before the review is open. */
export const isReadyForReview = (tasks: readonly EvidenceTask[]): boolean =>
  tasks.every(({ holds }) => holds !== 'review')
