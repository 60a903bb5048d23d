import { type RepeatReasons, repeatReasons } from '#content/desk/repeat-reasons.ts'
import { daysBetween } from '../calendar/days-between.ts'
import { shortDate } from '../calendar/short-date.ts'
import { dosesPerPen } from '../catalogue/medications.ts'
import {
  ladders,
  lowestDose,
  type MedicineKey,
  medicineName,
  rungOf,
  rungsUpTo,
  writtenDose,
} from '../clinical/ladders.ts'
import { policy } from '../clinical/policy.ts'
import { type CheckIn, isFresh } from './check-in.ts'
import { type Cover, supplyFrom } from './cover.ts'
import { lowestOrSigned, type NextDoses, none } from './dose-offer.ts'
import { switching } from './first-doses.ts'
import { lastInjection, missedInDays } from './injections.ts'
import { gravestOf, type Missed, missedBy } from './missed.ts'

/** The next pen of somebody who has had one from us. */
export interface Repeat {
  readonly is: 'repeat'
  /** The one that is asked for. */
  readonly medicine: MedicineKey
  /** What they had from us, the oldest first. Never none. */
  readonly covers: readonly Cover[]
  /** Null: there is none about the pen they have. */
  readonly checkIn: CheckIn | null
  /** As it counts today; null: not known. */
  readonly bmi: number | null
  /** Supply is locked: they told of a sign that cannot wait. */
  readonly isLocked: boolean
  /** Told elsewhere than in the check-in. */
  readonly isAnaestheticPlanned: boolean
  readonly today: string
  /** To whom it is said; to the desk if it does not say. */
  readonly says?: RepeatReasons
}

const lastOf = ({ covers }: Repeat): Cover => covers.at(-1) as Cover

/** Why nothing at all is offered. Null: something is. */
function whyNothing({ bmi, checkIn, isLocked, says = repeatReasons }: Repeat): string | null {
  if (bmi !== null && bmi < policy.lowestTreatedBmi) return says.underweight(bmi, policy.lowestTreatedBmi)
  if (isLocked || checkIn?.hasRedFlag) return says.redFlag()
  if (checkIn?.wish === 'stop') return says.wishesToStop()
  return checkIn?.wish === 'pause' ? says.wishesToPause() : null
}

/** By what they tell and by how long ago the last dose was: the gravest counts. */
function missedOf({ checkIn, today, ...repeat }: Repeat): Missed {
  const last = lastOf({ checkIn, today, ...repeat })
  const lastDoseOn = checkIn?.lastDoseOn ?? lastInjection(last)
  const byTime = missedBy(missedInDays(daysBetween(lastDoseOn, today)))
  if (!checkIn) return byTime
  return gravestOf([byTime, checkIn.missedDoses === null ? 'not known' : missedBy(checkIn.missedDoses)])
}

/** On this rung, by the end of the pen they have. One that was missed breaks the row. */
const dosesInARow = (missed: Missed): number => (missed === 'none' ? dosesPerPen : 0)

/** Everything that speaks against the next rung. */
function whyNoRise(repeat: Repeat, missed: Missed): string[] {
  const { checkIn, bmi, today, medicine, says = repeatReasons } = repeat
  const { mg } = lastOf(repeat)
  const isTop = rungOf(medicine, mg) === ladders[medicine].length - 1
  const isAnaesthetic = repeat.isAnaestheticPlanned || checkIn?.isAnaestheticPlanned === true
  return [
    ...(isTop ? [says.highest(writtenDose(mg), medicineName(medicine))] : []),
    ...(!checkIn || !isFresh(checkIn, today) ? [says.noCheckIn(policy.checkInFreshDays)] : []),
    ...(checkIn && checkIn.wish !== 'up' ? [says.notWished()] : []),
    ...(dosesInARow(missed) < policy.dosesBeforeRise ? [says.tooFewDoses(policy.dosesBeforeRise)] : []),
    ...(checkIn && checkIn.worstSymptom > policy.symptomForRise ? [says.symptoms()] : []),
    ...(bmi === null ? [says.bmiUnknown()] : []),
    ...(bmi !== null && bmi < policy.noRiseBmi ? [says.bmiTooLow(bmi, policy.noRiseBmi)] : []),
    ...(isAnaesthetic ? [says.anaesthetic()] : []),
  ]
}

/** The dose they have, less at any time, and one rung more if nothing speaks against it. */
function onLadder(repeat: Repeat, missed: Missed): NextDoses {
  const { medicine, checkIn, says = repeatReasons } = repeat
  const { mg } = lastOf(repeat)
  const upToNow = rungsUpTo(medicine, mg)
  const below = upToNow.at(-2)
  const against = whyNoRise(repeat, missed)
  const next = against.length === 0 ? ladders[medicine][rungOf(medicine, mg) + 1] : undefined
  const isTolerated = checkIn === null || checkIn.worstSymptom <= policy.symptomForRise
  const offer = { withSecondSignature: [], notBefore: null }
  if (next !== undefined) {
    const reasons = [says.up(writtenDose(mg), writtenDose(next)), says.lowerAnyTime()]
    return { ...offer, allowed: [...upToNow, next], suggestion: next, reasons }
  }
  const lower = (because: string): NextDoses => ({
    ...offer,
    allowed: upToNow,
    suggestion: below as number,
    reasons: [because],
  })
  if (below !== undefined && checkIn?.wish === 'down') return lower(says.wishesDown(writtenDose(below)))
  if (below !== undefined && missed === 'few' && !isTolerated) return lower(says.notTolerated(writtenDose(below)))
  const reasons = [says.same(writtenDose(mg)), ...against, ...(below === undefined ? [] : [says.lowerAnyTime()])]
  return { ...offer, allowed: upToNow, suggestion: mg, reasons }
}

function offerOf(repeat: Repeat): NextDoses {
  const { medicine, checkIn, says = repeatReasons } = repeat
  const { medicine: from, mg } = lastOf(repeat)
  const missed = missedOf(repeat)
  const isGap = missed === 'many' || missed === 'not known'
  if (from !== medicine) {
    const lastDoseOn = checkIn?.lastDoseOn ?? null
    return switching(medicine, { from, fromName: medicineName(from), provenMg: isGap ? null : mg, lastDoseOn }, says)
  }
  if (!isGap) return onLadder(repeat, missed)
  const lowest = writtenDose(lowestDose(medicine))
  const because = missed === 'many' ? says.missed(policy.missedDosesToRestart, lowest) : says.missedUnknown(lowest)
  return lowestOrSigned(medicine, mg, because, says.missedSigned)
}

/** Two decide about somebody who has become so light, whatever the dose. */
function heldForTwo(offer: NextDoses, bmi: number, says: RepeatReasons): NextDoses {
  return {
    ...offer,
    allowed: [],
    withSecondSignature: [...offer.allowed, ...offer.withSecondSignature],
    suggestion: null,
    reasons: [says.held(bmi, policy.heldBmi), ...offer.reasons],
  }
}

const later = (one: string | null, other: string): string => (one !== null && one > other ? one : other)

export function repeatDoses(repeat: Repeat): NextDoses {
  const nothing = whyNothing(repeat)
  if (nothing !== null) return none(nothing)
  const { bmi, today, says = repeatReasons } = repeat
  const { from: coverFrom, dispatchedOn } = lastOf(repeat)
  const found = offerOf(repeat)
  const offer = bmi !== null && bmi < policy.heldBmi ? heldForTwo(found, bmi, says) : found
  const from = supplyFrom({ coverFrom, dispatchedOn }) as string
  if (from <= today) return offer
  const reasons = [...offer.reasons, says.notYet(policy.nextPenDay, shortDate(from))]
  return { ...offer, notBefore: later(offer.notBefore, from), reasons }
}
