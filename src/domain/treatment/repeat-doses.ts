import { type RepeatReasons, repeatReasons } from '#content/treatment/repeat-reasons.ts'
import { shortDate } from '../calendar/short-date.ts'
import { formatDose, ladders, lowestDose, rungOf, rungsUpTo } from '../clinical/ladders.ts'
import { policy } from '../clinical/policy.ts'
import { type MedicineKey, medicineName, medicineOf } from '../medicines/medicines.ts'
import { type CheckIn, isFresh } from './check-in.ts'
import { type SupplyPeriod, supplyFrom } from './cover.ts'
import { lowestOrSigned, none, type Offer, only } from './dose-offer.ts'
import { switching } from './first-doses.ts'
import { type InjectionDay, injectionDays } from './injections.ts'
import { dosesToRestart, type Missed } from './missed-doses.ts'
import { dosesByEnd, missedBeforeNext, takenDoses } from './taken-doses.ts'
import { isReturning } from './treatment-break.ts'
import { lostInFourWeeks, type Weighed } from './weight-loss.ts'

/** The next pen of a patient who has had one from us. */
export interface Repeat {
  readonly is: 'repeat'
  /** The medicine asked for. */
  readonly medicine: MedicineKey
  /** Supplies from us, oldest first. Never empty. */
  readonly covers: readonly SupplyPeriod[]
  /** Null: there is none about the current pen. */
  readonly checkIn: CheckIn | null
  /** Today's BMI, by the lower of the verified and the reported weight; null: not known. */
  readonly bmi: number | null
  /** Every known weight, oldest first, including the check-in's. */
  readonly weights: readonly Weighed[]
  /** The patient's weekday for injections. Null: they have not said. */
  readonly injectionDay: InjectionDay
  /** Supply is locked: they reported a red-flag symptom. */
  readonly isLocked: boolean
  /** Reported elsewhere than in the check-in. */
  readonly isAnaestheticPlanned: boolean
  readonly today: string
  /** Who reads the reasons; the desk by default. */
  readonly says?: RepeatReasons
}

const lastOf = ({ covers }: Repeat): SupplyPeriod => covers.at(-1) as SupplyPeriod

/** Why nothing at all is offered. Null: something is. */
function whyNothing({ bmi, checkIn, isLocked, says = repeatReasons }: Repeat): string | null {
  if (bmi !== null && bmi < policy.lowestTreatedBmi) return says.underweight(bmi, policy.lowestTreatedBmi)
  if (isLocked || checkIn?.hasRedFlag) return says.redFlag()
  if (checkIn?.wish === 'stop') return says.wishesToStop()
  return checkIn?.wish === 'pause' ? says.wishesToPause() : null
}

const isSevere = (checkIn: CheckIn | null): boolean => checkIn !== null && checkIn.worstSymptom >= policy.severeSymptom

/** Doses in a row on this rung, by the end of the current pen. A missed one breaks the row. */
function dosesInARow(repeat: Repeat, missed: Missed): number {
  const { medicine, checkIn, injectionDay } = repeat
  if (missed !== 'none') return 0
  const taken = checkIn && dosesByEnd(lastOf(repeat), checkIn, injectionDay)
  return taken ?? medicineOf(medicine).dosesPerPack
}

const beforeRise = (medicine: MedicineKey): number => medicineOf(medicine).schedule.dosesBeforeRise.value

/** What the check-in itself gives against the next rung. */
function checkInAgainst(checkIn: CheckIn, repeat: Repeat): string[] {
  const { injectionDay, says = repeatReasons } = repeat
  const { intervals } = takenDoses(lastOf(repeat), checkIn, injectionDay)
  const symptoms = checkIn.worstSymptom > policy.symptomForRise
  return [
    ...(checkIn.wish === 'up' ? [] : [says.notWished()]),
    ...(intervals.doubleDoses > 0 ? [says.doubleDose()] : []),
    ...(intervals.tooClose > 0
      ? [says.tooClose(medicineOf(lastOf(repeat).medicine).schedule.dosesApartDays.value)]
      : []),
    ...(isSevere(checkIn) ? [says.severe()] : symptoms ? [says.symptoms()] : []),
    ...(checkIn.fluids === 'hardly' ? [says.fluids()] : []),
    ...(checkIn.mood === 'low' || checkIn.mood === 'harm' ? [says.mood()] : []),
  ]
}

/** All reasons against the next rung. */
function whyNoRise(repeat: Repeat, missed: Missed): string[] {
  const { checkIn, bmi, weights, today, medicine, says = repeatReasons } = repeat
  const { mg } = lastOf(repeat)
  const isTop = rungOf(medicine, mg) === ladders[medicine].length - 1
  const isAnaesthetic = repeat.isAnaestheticPlanned || checkIn?.isAnaestheticPlanned === true
  const lost = lostInFourWeeks(weights)
  return [
    ...(isTop ? [says.highest(formatDose(mg), medicineName(medicine))] : []),
    ...(!checkIn || !isFresh(checkIn, today) ? [says.noCheckIn(policy.checkInFreshDays)] : []),
    ...(checkIn ? checkInAgainst(checkIn, repeat) : []),
    ...(dosesInARow(repeat, missed) < beforeRise(medicine) ? [says.tooFewDoses(beforeRise(medicine))] : []),
    ...(lost !== null && lost >= policy.noRiseLossPercent
      ? [says.rapidLoss(policy.noRiseLossPercent, policy.fastLossWeeks)]
      : []),
    ...(bmi === null ? [says.bmiUnknown()] : []),
    ...(bmi !== null && bmi < policy.noRiseBmi ? [says.bmiTooLow(bmi, policy.noRiseBmi)] : []),
    ...(isAnaesthetic ? [says.anaesthetic()] : []),
  ]
}

/** The current dose, a lower one at any time, and one rung more if there is no reason against it. */
function onLadder(repeat: Repeat, missed: Missed): Offer {
  const { medicine, checkIn, says = repeatReasons } = repeat
  const { mg } = lastOf(repeat)
  const upToNow = rungsUpTo(medicine, mg)
  const below = upToNow.at(-2)
  const against = whyNoRise(repeat, missed)
  const above = ladders[medicine][rungOf(medicine, mg) + 1]
  const isTolerated = checkIn === null || checkIn.worstSymptom <= policy.symptomForRise
  const oneRung = () => says.oneRung(formatDose(above ?? mg), beforeRise(medicine))
  const refuses = (refused: number) => (refused === above ? against.join(' ') : oneRung())
  const offer = { withSecondSignature: [], notBefore: null, firstDoseFrom: null, refuses }
  if (above !== undefined && against.length === 0) {
    const reasons = [says.up(formatDose(mg), formatDose(above)), says.lowerAnyTime()]
    return { ...offer, allowed: [...upToNow, above], suggestion: above, reasons }
  }
  const lower = (because: string): Offer => ({
    ...offer,
    allowed: upToNow,
    suggestion: below as number,
    reasons: [because],
  })
  if (below !== undefined && checkIn?.wish === 'down') return lower(says.wishesDown(formatDose(below)))
  if (below !== undefined && missed === 'few' && !isTolerated) return lower(says.notTolerated(formatDose(below)))
  const reasons = [says.same(formatDose(mg)), ...against, ...(below === undefined ? [] : [says.lowerAnyTime()])]
  return { ...offer, allowed: upToNow, suggestion: mg, reasons }
}

/** The last known dose, never one dated after the check-in. */
function lastDoseOf(repeat: Repeat): string | null {
  const { checkIn, injectionDay } = repeat
  return checkIn && takenDoses(lastOf(repeat), checkIn, injectionDay).lastOn
}

/**
 * The last dose before another medicine: the last reported one, or a later one that was due by today and is presumed
 * taken while the pen lasts. Null: not known.
 */
function lastDoseBeforeSwitch(repeat: Repeat): string | null {
  const { checkIn, injectionDay, today } = repeat
  const [pen, reported] = [lastOf(repeat), lastDoseOf(repeat)]
  if (checkIn === null || reported === null) return null
  const due = [...injectionDays(pen, injectionDay), ...injectionDays({ ...pen, from: reported }, null)]
  const presumed = due.filter((day) => day > checkIn.on && day <= today && day < pen.until)
  return presumed.toSorted().at(-1) ?? reported
}

function offerOf(repeat: Repeat): Offer {
  const { medicine, checkIn, injectionDay, today, says = repeatReasons } = repeat
  const last = lastOf(repeat)
  const { medicine: from, mg } = last
  const missed = missedBeforeNext(last, checkIn, injectionDay, today)
  const lastDoseOn = lastDoseOf(repeat)
  const lowest = formatDose(lowestDose(medicine))
  if (from !== medicine) {
    const lastOn = lastDoseBeforeSwitch(repeat)
    const before = { from, fromName: medicineName(from), provenMg: mg, lastDoseOn: lastOn, missed }
    return switching({ medicine, before, today, reasons: says })
  }
  if (isReturning(last, lastDoseOn, today))
    return only(lowestDose(medicine), says.afterBreak(policy.breakWeeks, lowest))
  if (missed === 'none' || missed === 'few') return onLadder(repeat, missed)
  const because = missed === 'many' ? says.missed(dosesToRestart(medicine), lowest) : says.missedUnknown(lowest)
  return lowestOrSigned(medicine, { upTo: mg, because, signed: says.missedSigned })
}

/**
 * With a severe side effect one prescriber may lower the dose or give none; the current dose, or another medicine,
 * needs two signatures.
 */
function afterSevere(offer: Offer, repeat: Repeat): Offer {
  const { medicine, says = repeatReasons } = repeat
  const last = lastOf(repeat)
  const lower = offer.allowed.filter((mg) => last.medicine === medicine && mg < last.mg)
  const held = offer.allowed.filter((mg) => !lower.includes(mg))
  const suggestion = lower.at(-1) ?? null
  return {
    ...offer,
    allowed: lower,
    withSecondSignature: [...held, ...offer.withSecondSignature],
    suggestion,
    reasons: [
      suggestion === null ? says.severeHeld() : says.severeLower(formatDose(suggestion)),
      ...offer.reasons.filter((reason) => reason !== says.severe() && reason !== says.same(formatDose(last.mg))),
    ],
  }
}

/** At such a low BMI two prescribers decide, whatever the dose. */
function heldForTwo(offer: Offer, bmi: number, says: RepeatReasons): Offer {
  return {
    ...offer,
    allowed: [],
    withSecondSignature: [...offer.allowed, ...offer.withSecondSignature],
    suggestion: null,
    reasons: [says.held(bmi, policy.heldBmi), ...offer.reasons],
  }
}

const later = (one: string | null, other: string): string => (one !== null && one > other ? one : other)

export function repeatDoses(repeat: Repeat): Offer {
  const nothing = whyNothing(repeat)
  if (nothing !== null) return none(nothing)
  const { bmi, checkIn, today, says = repeatReasons } = repeat
  const { from: coverFrom, dispatchedOn } = lastOf(repeat)
  const found = isSevere(checkIn) ? afterSevere(offerOf(repeat), repeat) : offerOf(repeat)
  const offer = bmi !== null && bmi < policy.heldBmi ? heldForTwo(found, bmi, says) : found
  const from = supplyFrom({ coverFrom, dispatchedOn }) as string
  if (from <= today) return offer
  const reasons = [...offer.reasons, says.notYet(policy.nextPenDay, shortDate(from))]
  return { ...offer, notBefore: later(offer.notBefore, from), reasons }
}
