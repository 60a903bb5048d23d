import { evidenceTaskWords } from '#content/evidence/evidence-tasks.ts'
import { policy } from '../clinical/policy.ts'
import type { Evidence } from './evidence.ts'
import { type Gate, gateNames, gates } from './gates.ts'
import { isIdentityVerified, provenSupply, type Registered, verifiedMeasurement } from './verified.ts'

interface Asked {
  /** What the person said of treatment elsewhere decides whether a proof of it is asked for. */
  readonly hasTreatmentElsewhere: boolean
  /** Of the next pen: whether weight and height are due again. Null, or nothing: it is a first order. */
  readonly repeat?: { readonly isBmiDue: boolean } | null
  /** An answer in a form was "not sure", or names nothing where it has to. */
  readonly hasUnanswered?: boolean
}

/** What was shown for the first pen holds for the next, but for the weight. */
const repeatGates: readonly Gate[] = ['identity', 'measurements', 'unanswered']

export function gatesFor({ hasTreatmentElsewhere, repeat = null, hasUnanswered = false }: Asked): Gate[] {
  const isAsked = (gate: Gate) => gate !== 'unanswered' || hasUnanswered
  if (repeat) return repeatGates.filter((gate) => isAsked(gate) && (gate !== 'measurements' || repeat.isBmiDue))
  return gateNames.filter((gate) => isAsked(gate) && (gate !== 'previous_supply' || hasTreatmentElsewhere))
}

export interface Reported {
  readonly registered: Registered
  /** Whether the points before the questionnaire were agreed to: a client may have ordered without them. */
  readonly areConsentsGiven: boolean
  /** Whether the follow-up form has been answered to its end. */
  readonly isFollowUpFinished: boolean
  readonly today: string
}

/** A reply in the thread, a call, or a weigh-in by live video: each side has heard from the other. */
const hasBeenInContact = ({ contact, measurements }: Evidence): boolean =>
  contact !== null || measurements.some(({ how }) => how === 'video')

type Open = 'missing' | 'out_of_date' | 'refused'

/** What is wrong at a gate; null if nothing is. */
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
      // Asked for only while it stands: `gatesFor` leaves it out otherwise.
      return 'missing'
    case 'two_way_contact':
      return hasBeenInContact(evidence) ? null : 'missing'
  }
}

/** One thing that is still to come, for the patient's task card and the desk. */
export interface EvidenceTask {
  readonly gate: Gate
  readonly is: Open
  readonly holds: (typeof gates)[Gate]['holds']
  readonly title: string
  readonly why: string
  readonly minutes: number
}

/** What is missing at these gates, in the order in which it is asked for. */
export function missing(needed: readonly Gate[], evidence: Evidence, told: Reported): EvidenceTask[] {
  const words = evidenceTaskWords(policy)
  return needed.flatMap((gate) => {
    const is = openAt(gate, evidence, told)
    return is === null ? [] : [{ gate, is, ...gates[gate], ...words[gate] }]
  })
}

/** Whether a clinician can begin: nothing is missing that their reading waits for. */
export const isReadyForReview = (tasks: readonly EvidenceTask[]): boolean =>
  tasks.every(({ holds }) => holds !== 'review')
