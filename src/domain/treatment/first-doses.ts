import { doseReasons as says } from '#content/treatment/dose-reasons.ts'
import type { RepeatReasons } from '#content/treatment/repeat-reasons.ts'
import { addDays } from '../appointments/calendar.ts'
import { shortDate } from '../calendar/short-date.ts'
import { formatDose, highestDose, lowestDose, rungsUpTo } from '../clinical/ladders.ts'
import { type Conversion, conversions, policy } from '../clinical/policy.ts'
import type { TreatmentBefore } from '../clinical/treatment-before.ts'
import type { MedicineKey } from '../medicines/medicines.ts'
import { lowestOrSigned, type Offer, only } from './dose-offer.ts'
import { dosesToRestart, type Missed } from './missed-doses.ts'
import { isBreak } from './treatment-break.ts'

/** The first order of a medicine from us. */
export interface FirstOrder {
  readonly is: 'first'
  readonly medicine: MedicineKey
  readonly before: TreatmentBefore
  readonly today: string
}

type Continuing = Extract<TreatmentBefore, { is: 'continuing' }>

const isGap = (missed: Missed): boolean => missed === 'many' || missed === 'not known'

function continuing(medicine: MedicineKey, before: Continuing, today: string): Offer {
  const { reportedMg, provenMg, missed, lastDoseOn, isOurs } = before
  const lowest = formatDose(lowestDose(medicine))
  if (isBreak(lastDoseOn, today)) return only(lowestDose(medicine), says.afterBreak(policy.breakWeeks, lowest))
  // Earlier supplies from us count only with a check-in, and a first order has none.
  if (isOurs)
    return lowestOrSigned(medicine, { upTo: reportedMg, because: says.endedHere(lowest), signed: says.missedSigned })
  if (provenMg === null && isGap(missed)) return only(lowestDose(medicine), says.noProofAndGap(lowest))
  if (provenMg === null)
    return lowestOrSigned(medicine, { upTo: reportedMg, because: says.noProof(lowest), signed: says.noProofSigned })
  if (isGap(missed)) {
    const because = missed === 'many' ? says.missed(dosesToRestart(medicine), lowest) : says.missedUnknown(lowest)
    return lowestOrSigned(medicine, { upTo: provenMg, because, signed: says.missedSigned })
  }
  const allowed = rungsUpTo(medicine, provenMg)
  const same = allowed.at(-1)
  // Less than the lowest dose was supplied: there is no such rung, so they begin at the lowest.
  if (same === undefined) return only(lowestDose(medicine), says.new(lowest))
  const highest = highestDose(medicine)
  const goesOn =
    provenMg > highest ? says.aboveLadder(formatDose(provenMg), formatDose(highest)) : says.continuing(formatDose(same))
  return {
    allowed,
    withSecondSignature: [],
    suggestion: same,
    reasons: [goesOn, says.noRise(), ...(allowed.length > 1 ? [says.lowerAnyTime()] : [])],
    refuses: () => says.noRise(),
    notBefore: null,
    firstDoseFrom: null,
  }
}

type Switching = Omit<Extract<TreatmentBefore, { is: 'switching' }>, 'is' | 'isOurs'>

type SwitchReasons = Pick<RepeatReasons, 'switching' | 'switchingSigned' | 'switchNotYet' | 'switchUnknown'>

/** The dose that the table of conversions allows two prescribers. Null: nothing above the lowest. */
function convertedMg(medicine: MedicineKey, { from, provenMg, missed }: Switching, table: readonly Conversion[]) {
  if (isGap(missed)) return null
  return table.find((one) => one.from === from && one.fromMg === provenMg && one.to === medicine)?.toMg ?? null
}

interface ToSwitch {
  readonly medicine: MedicineKey
  readonly before: Switching
  readonly today: string
  readonly reasons?: SwitchReasons
  readonly table?: readonly Conversion[]
}

/**
 * After another medicine: the lowest dose, unless the policy's table converts it, and a week after the last dose of the
 * other. If the day of that dose is unknown it is taken to be today, so that the first dose is never too early.
 */
export function switching({ medicine, before, today, reasons = says, table = conversions }: ToSwitch): Offer {
  const because = reasons.switching(before.fromName, formatDose(lowestDose(medicine)))
  const upTo = convertedMg(medicine, before, table)
  const offer = lowestOrSigned(medicine, { upTo, because, signed: reasons.switchingSigned })
  const firstDoseFrom = addDays(before.lastDoseOn ?? today, policy.switchDays)
  const waits = before.lastDoseOn === null ? reasons.switchUnknown : reasons.switchNotYet
  return {
    ...offer,
    notBefore: firstDoseFrom,
    firstDoseFrom,
    reasons: [...offer.reasons, waits(policy.switchDays, shortDate(firstDoseFrom))],
  }
}

export function firstDoses({ medicine, before, today }: FirstOrder): Offer {
  switch (before.is) {
    case 'none':
      return only(lowestDose(medicine), says.new(formatDose(lowestDose(medicine))))
    case 'continuing':
      return continuing(medicine, before, today)
    case 'switching':
      return switching({ medicine, before, today })
  }
}
