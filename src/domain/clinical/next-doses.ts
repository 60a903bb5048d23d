import { doseReasons as says } from '#content/desk/dose-reasons.ts'
import { addDays } from '../booking/calendar.ts'
import {
  highestDose,
  isOnLadder,
  ladders,
  lowestDose,
  type MedicineKey,
  medicineName,
  rungOf,
  rungsUpTo,
  writtenDose,
} from './ladders.ts'
import { policy } from './policy.ts'
import type { TreatmentBefore } from './treatment-before.ts'

export interface NextDoses {
  /** What one prescriber may choose. */
  readonly allowed: readonly number[]
  /** What needs a reason and a second signature. */
  readonly withSecondSignature: readonly number[]
  readonly suggestion: number
  /** Why, in sentences for the clinician and the patient. */
  readonly reasons: readonly string[]
  /** YYYY-MM-DD; null: at once. */
  readonly notBefore: string | null
}

/** What is asked: so far, the first order of a medicine from us. */
export interface FirstOrder {
  readonly is: 'first'
  readonly medicine: MedicineKey
  readonly before: TreatmentBefore
}

const atOnce = { notBefore: null } as const

const only = (mg: number, ...reasons: readonly string[]): NextDoses => ({
  allowed: [mg],
  withSecondSignature: [],
  suggestion: mg,
  reasons,
  ...atOnce,
})

/** The lowest for one prescriber, and up to this dose for two. */
function lowestOrSigned(
  medicine: MedicineKey,
  upTo: number | null,
  because: string,
  signed: (dose: string) => string,
): NextDoses {
  const lowest = lowestDose(medicine)
  const higher = upTo === null ? [] : rungsUpTo(medicine, upTo).slice(1)
  const top = higher.at(-1)
  return {
    ...only(lowest, because),
    withSecondSignature: higher,
    reasons: top === undefined ? [because] : [because, signed(writtenDose(top))],
  }
}

type Continuing = Extract<TreatmentBefore, { is: 'continuing' }>

function continuing(medicine: MedicineKey, { toldMg, provenMg, missed }: Continuing): NextDoses {
  const lowest = writtenDose(lowestDose(medicine))
  if (provenMg === null) return lowestOrSigned(medicine, toldMg, says.noProof(lowest), says.noProofSigned)
  if (missed === 'many') {
    return lowestOrSigned(medicine, provenMg, says.missed(policy.missedDosesToRestart, lowest), says.missedSigned)
  }
  if (missed === 'not known') return lowestOrSigned(medicine, provenMg, says.missedUnknown(lowest), says.missedSigned)
  const allowed = rungsUpTo(medicine, provenMg)
  const same = allowed.at(-1)
  // Less than the lowest dose was supplied: there is no such rung, and they begin as everybody does.
  if (same === undefined) return only(lowestDose(medicine), says.new(lowest))
  const highest = highestDose(medicine)
  const goesOn =
    provenMg > highest
      ? says.aboveLadder(writtenDose(provenMg), writtenDose(highest))
      : says.continuing(writtenDose(same))
  return {
    allowed,
    withSecondSignature: [],
    suggestion: same,
    reasons: [goesOn, says.noRise(), ...(allowed.length > 1 ? [says.lowerAnyTime()] : [])],
    ...atOnce,
  }
}

type Switching = Extract<TreatmentBefore, { is: 'switching' }>

function switching(medicine: MedicineKey, { from, fromName, provenMg, lastDoseOn }: Switching): NextDoses {
  const lowest = lowestDose(medicine)
  // No two ladders say the same: what two prescribers may sign stays below the rung that was left.
  const rung = from === 'other' || provenMg === null ? 0 : rungOf(from, provenMg) - policy.conversionRungsBelow
  const upTo = ladders[medicine][rung] ?? null
  const offer = lowestOrSigned(medicine, upTo, says.switching(fromName, writtenDose(lowest)), says.switchingSigned)
  if (lastDoseOn === null) return { ...offer, reasons: [...offer.reasons, says.switchUnknown(policy.switchDays)] }
  const notBefore = addDays(lastDoseOn, policy.switchDays)
  return { ...offer, notBefore, reasons: [...offer.reasons, says.switchNotYet(policy.switchDays, notBefore)] }
}

/** Which doses may come next, one suggestion, and why. It proposes; a prescriber decides. */
export function nextDoses({ medicine, before }: FirstOrder): NextDoses {
  switch (before.is) {
    case 'none':
      return only(lowestDose(medicine), says.new(writtenDose(lowestDose(medicine))))
    case 'continuing':
      return continuing(medicine, before)
    case 'switching':
      return switching(medicine, before)
  }
}

export type DoseVerdict =
  | { readonly is: 'allowed' }
  | { readonly is: 'second_signature' }
  | { readonly is: 'refused'; readonly because: string }

/** Whether a dose somebody chose may be approved. Every refusal has a reason. */
export function verdictOn(mg: number, medicine: MedicineKey, { allowed, withSecondSignature }: NextDoses): DoseVerdict {
  if (allowed.includes(mg)) return { is: 'allowed' }
  if (withSecondSignature.includes(mg)) return { is: 'second_signature' }
  const because = isOnLadder(medicine, mg)
    ? says.notOffered(writtenDose(mg))
    : says.notOnLadder(writtenDose(mg), medicineName(medicine))
  return { is: 'refused', because }
}
