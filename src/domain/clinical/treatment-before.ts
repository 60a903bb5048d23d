import { addDays } from '../appointments/calendar.ts'
import { daysBetween } from '../calendar/days-between.ts'
import type { Evidence, PreviousSupply } from '../cases/evidence.ts'
import { provenSupply } from '../cases/verified.ts'
import type { Answers } from '../intake/engine/step.ts'
import { injections, injectionsPlan, missedDoses } from '../intake/medicines-and-conditions/injections.ts'
import { lastDoseTiming } from '../intake/weight-management/last-dose-timing.ts'
import { previousWeightLossMedications } from '../intake/weight-management/previous-weight-loss-medications.ts'
import { reportedDose } from '../intake/weight-management/reported-dose.ts'
import { type MedicineKey, medicineKeys, medicineName } from '../medicines/medicines.ts'
import { knownMedicines } from '../medicines/weight-loss-medicines-elsewhere.ts'
import type { SupplyPeriod } from '../treatment/cover.ts'
import { lastInjection, missedInDays } from '../treatment/injections.ts'
import { gravestOf, type Missed, missedBy } from '../treatment/missed-doses.ts'
import { isBreak } from '../treatment/treatment-break.ts'
import type { Reported } from './reported.ts'

/** Earlier treatment of this kind, as far as it affects the dose. */
export type TreatmentBefore =
  | { readonly is: 'none' }
  | {
      readonly is: 'continuing'
      readonly reportedMg: number | null
      /** With a valid proof; null without. */
      readonly provenMg: number | null
      readonly missed: Missed
      /** As far as it is proven or known from us. Null: not known. */
      readonly lastDoseOn: string | null
      /** It was from us, and has ended. */
      readonly isOurs: boolean
    }
  | {
      readonly is: 'switching'
      readonly from: MedicineKey | 'other'
      readonly fromName: string
      readonly provenMg: number | null
      readonly missed: Missed
      readonly lastDoseOn: string | null
      readonly isOurs: boolean
    }

interface Given {
  readonly medicine: MedicineKey
  readonly answers: Answers
  readonly weight: Reported
  readonly followUp: Reported
  readonly evidence: Evidence
  /** Supplies from us, oldest first. */
  readonly covers: readonly SupplyPeriod[]
  readonly today: string
}

/** 7.5 from "7.5mg once a week". */
export function readMg(written: string): number | null {
  const [, figure] = /(\d+(?:[.,]\d+)?)\s*(?:mg|milligram|$)/i.exec(written) ?? []
  return figure === undefined ? null : Number(figure.replace(',', '.'))
}

/** By their answer, their label and the time since then: the most serious of these counts. */
function missedDosesOf({ medicine, weight, followUp, today }: Given, proof: PreviousSupply | null): Missed {
  const said = followUp.chosen(missedDoses)
  const timing = weight.chosen(lastDoseTiming)
  const isLongAgo = timing === '4-6 weeks ago' || timing === 'More than 6 weeks ago'
  const shown = proof?.lastInjectionOn
  const known: readonly Missed[] = [
    ...(isLongAgo ? (['many'] as const) : []),
    ...(shown ? [missedBy(medicine, missedInDays(medicine, daysBetween(shown, today)))] : []),
    // Without an answer, a date on paper settles it.
    ...(said === null || said === 'not_sure' ? [] : [said]),
  ]
  return gravestOf(known)
}

/** By the values of the medical history form. */
const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(medicineKeys.map((key) => [key, medicineName(key)])),
  semaglutide: 'Ozempic or Rybelsus',
  liraglutide: 'Saxenda or Victoza',
  another: 'another medicine of this kind',
}

const onLadder = (name: string): MedicineKey | 'other' =>
  medicineKeys.find((key) => medicineName(key) === name) ?? 'other'

/** The medicine in use or used last, by the names of the two questionnaires. */
function usedNames({ weight, followUp, medicine }: Given, proof: PreviousSupply | null): readonly string[] {
  const now = followUp.allTicked(injections).flatMap((used) => names[used] ?? [])
  // Medicines of another kind have no ladder.
  const before = weight
    .allTicked(previousWeightLossMedications)
    .filter((name) => knownMedicines.some((known) => known.name === name && known.isSameKind))
  // A medicine of another kind that was stopped long ago does not affect this treatment.
  const isRecent = weight.chosen(lastDoseTiming) === 'Less than 4 weeks ago'
  const counted = isRecent ? before : before.filter((name) => name === medicineName(medicine))
  const proven = proof && proof.medicine !== 'other' ? [medicineName(proof.medicine)] : []
  return [...now, ...proven, ...counted]
}

/** Their recent treatment with us. Null: none, or so long ago that it does not affect this treatment. */
function ownTreatment({ medicine, covers, today }: Given): TreatmentBefore | null {
  const last = covers.at(-1)
  if (!last || isBreak(last.until, today)) return null
  const presumed = lastInjection(last)
  const missed = missedBy(last.medicine, missedInDays(last.medicine, daysBetween(presumed, today)))
  const by = (day: string) => (day <= today ? day : null)
  if (last.medicine === medicine)
    return { is: 'continuing', reportedMg: last.mg, provenMg: null, missed, lastDoseOn: by(presumed), isOurs: true }
  const from = { from: last.medicine, fromName: medicineName(last.medicine), provenMg: last.mg }
  // Whichever weekday they inject on, so that the other medicine does not begin too early.
  return { is: 'switching', ...from, missed, lastDoseOn: by(addDays(last.until, -1)), isOurs: true }
}

/** What they report or prove about treatment elsewhere. */
function elsewhere(given: Given): TreatmentBefore {
  const { medicine, answers, followUp, evidence, today } = given
  const proof = provenSupply(evidence, today)
  const used = usedNames(given, proof)
  const known = (of: MedicineKey | 'other') => ({
    provenMg: proof?.medicine === of ? proof.strengthMg : null,
    missed: missedDosesOf(given, proof),
    lastDoseOn: proof?.medicine === of ? proof.lastInjectionOn : null,
    isOurs: false,
  })
  const isOfOurs = used.includes(medicineName(medicine)) && followUp.chose(injectionsPlan, 'stopped') !== 'yes'
  if (isOfOurs) {
    const told = reportedDose(answers)
    const reportedMg = told?.medication === medicineName(medicine) ? readMg(told.dose) : null
    return { is: 'continuing', reportedMg, ...known(medicine) }
  }
  const [fromName] = used.filter((name) => name !== medicineName(medicine))
  if (fromName === undefined) return { is: 'none' }
  const from = onLadder(fromName)
  return { is: 'switching', from, fromName, ...known(from) }
}

type Switching = Extract<TreatmentBefore, { is: 'switching' }>

/** Another medicine that a proof shows. */
function provenOther(given: Given): Switching | null {
  const proof = provenSupply(given.evidence, given.today)
  if (!proof || proof.medicine === given.medicine) return null
  return {
    is: 'switching',
    from: proof.medicine,
    fromName: proof.medicine === 'other' ? (names.another as string) : medicineName(proof.medicine),
    provenMg: proof.strengthMg,
    missed: missedDosesOf(given, proof),
    lastDoseOn: proof.lastInjectionOn,
    isOurs: false,
  }
}

/** Of two last doses the later one. Not known: it may have been today. */
const laterDose = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : one > other ? one : other

/**
 * Treatment elsewhere, or else with us. If the last dose on record, by our pens or a proof, is of another medicine, it is
 * a change of medicine whatever they say.
 */
export function treatmentBefore(given: Given): TreatmentBefore {
  const [told, own, proven] = [elsewhere(given), ownTreatment(given), provenOther(given)]
  const before = told.is === 'none' ? (own ?? told) : told
  // A proof counts although no form tells of it.
  if (before.is === 'none') return proven ?? before
  const others = [proven, own?.is === 'switching' ? own : null].filter((one) => one !== null)
  const lastOfOthers = others.map(({ lastDoseOn }) => lastDoseOn)
  if (before.is === 'switching') return { ...before, lastDoseOn: lastOfOthers.reduce(laterDose, before.lastDoseOn) }
  // Of the medicine they order: our own pen may have been used until today.
  const ofOurs = own?.is === 'continuing' ? (own.lastDoseOn ?? given.today) : ''
  const ofThis = before.lastDoseOn !== null && before.lastDoseOn > ofOurs ? before.lastDoseOn : ofOurs
  const other = others.find(({ lastDoseOn }) => lastDoseOn === null || lastDoseOn >= ofThis)
  return other ? { ...other, lastDoseOn: lastOfOthers.reduce(laterDose), isOurs: false } : before
}

/** They stopped more than six weeks ago, and no valid proof says otherwise. */
export const isLongOff = ({ weight, evidence, today }: Pick<Given, 'weight' | 'evidence' | 'today'>): boolean =>
  weight.chosen(lastDoseTiming) === 'More than 6 weeks ago' && provenSupply(evidence, today) === null

/** Whether a proof of earlier supply is required. */
export const hasTreatmentElsewhere = (before: TreatmentBefore): boolean => before.is !== 'none' && !before.isOurs
