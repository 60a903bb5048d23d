import { doseReasons as says } from '#content/desk/dose-reasons.ts'
import type { RepeatReasons } from '#content/desk/repeat-reasons.ts'
import { addDays } from '../booking/calendar.ts'
import { shortDate } from '../calendar/short-date.ts'
import {
  highestDose,
  ladders,
  lowestDose,
  type MedicineKey,
  rungOf,
  rungsUpTo,
  writtenDose,
} from '../clinical/ladders.ts'
import { policy } from '../clinical/policy.ts'
import type { TreatmentBefore } from '../clinical/treatment-before.ts'
import { lowestOrSigned, type NextDoses, only } from './dose-offer.ts'

/** The first order of a medicine from us. */
export interface FirstOrder {
  readonly is: 'first'
  readonly medicine: MedicineKey
  readonly before: TreatmentBefore
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
    notBefore: null,
  }
}

type Switching = Omit<Extract<TreatmentBefore, { is: 'switching' }>, 'is'>

type SwitchReasons = Pick<RepeatReasons, 'switching' | 'switchingSigned' | 'switchNotYet' | 'switchUnknown'>

export function switching(
  medicine: MedicineKey,
  { from, fromName, provenMg, lastDoseOn }: Switching,
  reasons: SwitchReasons = says,
): NextDoses {
  const lowest = lowestDose(medicine)
  // No two ladders say the same: what two prescribers may sign stays below the rung that was left.
  const rung = from === 'other' || provenMg === null ? 0 : rungOf(from, provenMg) - policy.conversionRungsBelow
  const upTo = ladders[medicine][rung] ?? null
  const offer = lowestOrSigned(
    medicine,
    upTo,
    reasons.switching(fromName, writtenDose(lowest)),
    reasons.switchingSigned,
  )
  if (lastDoseOn === null) return { ...offer, reasons: [...offer.reasons, reasons.switchUnknown(policy.switchDays)] }
  const notBefore = addDays(lastDoseOn, policy.switchDays)
  return {
    ...offer,
    notBefore,
    reasons: [...offer.reasons, reasons.switchNotYet(policy.switchDays, shortDate(notBefore))],
  }
}

export function firstDoses({ medicine, before }: FirstOrder): NextDoses {
  switch (before.is) {
    case 'none':
      return only(lowestDose(medicine), says.new(writtenDose(lowestDose(medicine))))
    case 'continuing':
      return continuing(medicine, before)
    case 'switching':
      return switching(medicine, before)
  }
}
