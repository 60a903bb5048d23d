import type { StopReason } from '#content/intake/stops.ts'
import { weightOf } from '../body/bmi.ts'
import { readCm } from '../body/height.ts'
import { readKg } from '../body/weight.ts'
import type { Evidence, PreviousSupply, Sex } from '../cases/evidence.ts'
import { isWayToVerify, provenStartKg, provenSupply, verifiedMeasurement } from '../cases/verified.ts'
import type { ListedEntry } from '../codes/health-list.ts'
import { ageOn, type Day, parseDay } from '../identity/date-of-birth.ts'
import type { Answers } from '../intake/engine/step.ts'
import { medicinesAndConditions } from '../intake/medicines-and-conditions/flow.ts'
import { medicinesNamed } from '../intake/medicines-and-conditions/medicines.ts'
import { weightManagement } from '../intake/weight-management/flow.ts'
import { type ReportedDose, reportedDose } from '../intake/weight-management/reported-dose.ts'
import { sex as sexStep } from '../intake/weight-management/step-3-sex.ts'
import { bmi as bmiStep, isBmiAnswer } from '../intake/weight-management/step-5-bmi.ts'
import type { NotEligibleReason, StepId } from '../intake/weight-management/step-ids.ts'
import type { MedicineKey } from '../medicines/medicines.ts'
import { countedWeight } from '../treatment/counted-weight.ts'
import type { SupplyPeriod } from '../treatment/cover.ts'
import type { InjectionDay } from '../treatment/injections.ts'
import type { ReportedCheckIn } from '../treatment/reported-check-in.ts'
import type { NotedReport } from '../treatment/symptom-reports.ts'
import { isBreak, isReturning, sinceBreak } from '../treatment/treatment-break.ts'
import type { Weighed } from '../treatment/weight-loss.ts'
import type { HistoryEntry } from './clinical-history.ts'
import { medicinesWritten, usedBesides, withCheckIns } from './history-in-check-ins.ts'
import { type MedicinesRead, readMedicines } from './interactions/read-medicines.ts'
import { type ListedRead, ofKind, readListed } from './listed-conditions.ts'
import { type Reported, reportedIn } from './reported.ts'
import { isLongOff, type TreatmentBefore, treatmentBefore } from './treatment-before.ts'

/** From the account and the order. */
export interface Details {
  readonly medicine: MedicineKey
  /** YYYY-MM-DD. */
  readonly bornOn: string
  /** Where the account has it. */
  readonly sex: Sex | null
}

/** An answer that ended the questionnaire once, before the patient changed it. */
export interface EarlierEnd {
  readonly stepId: StepId
  readonly reason: NotEligibleReason | StopReason
  /** The chosen options in words, where they say more than the reason. */
  readonly said?: readonly string[]
}

/** Facts from earlier treatment and from other accounts. */
export interface History {
  readonly earlierEnds: readonly EarlierEnd[]
  readonly wasDeclined: boolean
  readonly sameElsewhere: {
    readonly document: boolean
    readonly phone: boolean
    readonly address: boolean
    readonly card: boolean
    /** Full name and date of birth. */
    readonly nameAndBirthDate: boolean
  }
  /** How many pens they have had from us. */
  readonly supplies: number
  /** The first day covered by their current pen; null if there is none. */
  readonly coverFrom: string | null
  /** When the last pen was dispatched that was neither returned nor lost; null if none was. */
  readonly dispatchedOn: string | null
  /** They reported a red-flag symptom, and no prescriber has lifted the lock. */
  readonly isSupplyLocked: boolean
  /** Reported symptoms without a safeguarding case: not yet read, or about the current pen. */
  readonly reports: readonly NotedReport[]
  /** When treatment with us began; null if it has not. */
  readonly startedOn: string | null
  readonly isPriceAccepted: boolean
  /** Their supplies from us before this order, oldest first. */
  readonly covers: readonly SupplyPeriod[]
  /** A treatment with us is active or paused. */
  readonly hasLiveTreatment: boolean
  /** Our ADHD service has prescribed for them on paper within the last year: mostly a stimulant. */
  readonly isTreatedForAdhd: boolean
  readonly blood: BloodKnown
}

/** About the blood tests of a treatment. */
export interface BloodKnown {
  /** Samples whose results no prescriber has reviewed. */
  readonly toReview: number
  /** One of those has a value that the laboratory’s range or its mark puts outside. */
  readonly isBeyond: boolean
  /** When the overdue test was due. Null: none is overdue. */
  readonly overdueSince: string | null
}

export const noHistory: History = {
  earlierEnds: [],
  wasDeclined: false,
  sameElsewhere: { document: false, phone: false, address: false, card: false, nameAndBirthDate: false },
  supplies: 0,
  coverFrom: null,
  dispatchedOn: null,
  isSupplyLocked: false,
  reports: [],
  startedOn: null,
  isPriceAccepted: false,
  covers: [],
  hasLiveTreatment: false,
  isTreatedForAdhd: false,
  blood: { toReview: 0, isBeyond: false, overdueSince: null },
}

/** Facts about a patient who orders the next pen. */
export interface OnTreatment {
  /** Their supplies from us, oldest first. Never empty. */
  readonly covers: readonly SupplyPeriod[]
  /** The check-in about their current pen; null: there is none. */
  readonly checkIn: ReportedCheckIn | null
  /** Verified, or reported in a check-in, oldest first. */
  readonly weights: readonly Weighed[]
  /** Their weekday for injections. Null: they have not said. */
  readonly injectionDay: InjectionDay
}

export interface AssessInput {
  /** Of the weight-management questionnaire, in the words of its current version. */
  readonly answers: Answers
  /** Of the medical history form; null: not begun. */
  readonly followUp: Answers | null
  /** YYYY-MM-DD: when it was last answered. Null, or absent: not known. */
  readonly followUpOn?: string | null
  readonly details: Details
  readonly evidence: Evidence
  readonly history: History
  /** Their clinical history, oldest first. */
  readonly clinicalHistory?: readonly HistoryEntry[]
  /** Null, or absent: it is their first order. */
  readonly repeat?: OnTreatment | null
  /** The answers of every check-in up to this order, oldest first. Health answers in them are read with the form. */
  readonly checkIns?: readonly Answers[]
  /** Their medicines, allergies and conditions, as a person picked them from the list or kept them as written. */
  readonly healthList?: readonly ListedEntry[]
  /** YYYY-MM-DD, in London. */
  readonly today: string
  /** The dose that a prescriber is about to approve. */
  readonly proposedMg?: number
}

export interface Body {
  readonly kg: number
  readonly cm: number
  /** To one decimal, as everywhere. */
  readonly bmi: number
}

/** Everything the rules read about a patient. */
export interface Patient
  extends Omit<
    AssessInput,
    'answers' | 'followUp' | 'followUpOn' | 'repeat' | 'checkIns' | 'clinicalHistory' | 'healthList'
  > {
  readonly clinicalHistory: readonly HistoryEntry[]
  readonly repeat: OnTreatment | null
  /** They return after a break: everything is assessed as for a first order. */
  readonly isReturning: boolean
  readonly weight: Reported
  readonly followUp: Reported
  /** Without the check-in of this order. */
  readonly knownBefore: { readonly weight: Reported; readonly followUp: Reported; readonly besides: readonly string[] }
  /** Other injections of this kind used with the current pen, by the check-in of this order. */
  readonly besides: readonly string[]
  /** Their medicines, compared with the one ordered. */
  readonly medicines: MedicinesRead
  readonly healthList: readonly ListedEntry[]
  /** Their conditions and allergies that a person picked from the list, or kept as written. */
  readonly listed: ListedRead
  readonly age: number
  readonly sex: Sex | null
  readonly before: TreatmentBefore
  /** The dose they say they were last prescribed elsewhere; null for a patient who has had a pen from us. */
  readonly reportedLastDose: ReportedDose | null
  readonly proof: PreviousSupply | null
  /** As typed, and as verified. */
  readonly typed: Body | null
  readonly verified: Body | null
  /** The measurements for lower limits: see `countedBody`. */
  readonly body: Body | null
  /** Before treatment, as verified or proven then; for a patient who begins or returns, now. */
  readonly startingBmi: number | null
}

export const bodyOf = (kg: number, cm: number): Body => ({ kg, cm, bmi: Number((kg / (cm / 100) ** 2).toFixed(1)) })

function typedBody(weight: Reported): Body | null {
  const given = weight.value(bmiStep)
  if (!isBmiAnswer(given)) return null
  const [kg, cm] = [readKg(weightOf(given)), readCm(given)]
  return kg === null || cm === null ? null : bodyOf(kg, cm)
}

/** Weight and height from the questionnaire. */
export const typedBodyIn = (answers: Answers): Body | null => typedBody(reportedIn(weightManagement, answers))

/** Adults do not grow: the last verified height counts, however old. */
export const heightSeen = (measurements: Evidence['measurements']): number | null =>
  measurements
    .filter(({ how }) => isWayToVerify(how))
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .at(-1)?.heightCm ?? null

interface Counted {
  readonly evidence: Evidence
  /** The weight reported in the check-in; null: none. */
  readonly reportedKg: number | null
  readonly typed: Body | null
  /** They have had a pen from us: what they typed at the start says nothing about today. */
  readonly isOnTreatment: boolean
  readonly today: string
}

/**
 * The weight for every lower limit of BMI, at the desk and on the patient's page alike: the lower of the one verified
 * in the last two weeks and the one reported in the check-in. On treatment without either, the last verified one. The
 * weight typed in the questionnaire counts only until one has been verified.
 */
function countedBody({ evidence, reportedKg, typed, isOnTreatment, today }: Counted): Body | null {
  const { measurements } = evidence
  const seen = verifiedMeasurement(evidence, today)
  const kg = countedWeight(seen?.weightKg ?? null, reportedKg)
  const cm = heightSeen(measurements) ?? typed?.cm ?? null
  if (kg !== null) return cm === null ? null : bodyOf(kg, cm)
  const last = lastVerified(measurements, today)
  return isOnTreatment ? last && bodyOf(last.weightKg, last.heightCm) : typed
}

/** The last measurement verified by a given day. */
const lastVerified = (measurements: Evidence['measurements'], day: string) =>
  measurements
    .filter(({ on, how }) => isWayToVerify(how) && on <= day)
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .at(-1) ?? null

/** The starting weight of a patient on treatment: verified by the day of the first pen. It does not expire. */
function bodyAtStart({ measurements }: Evidence, startedOn: string, typed: Body | null): Body | null {
  const seen = lastVerified(measurements, startedOn)
  return seen ? bodyOf(seen.weightKg, seen.heightCm) : typed
}

/** Whether the weight before treatment elsewhere, from a letter, counts as the start of this treatment. */
function isStartElsewhere(before: TreatmentBefore, given: AssessInput, weight: Reported): boolean {
  const { evidence, repeat, today } = given
  const supplied = evidence.previousSupply?.suppliedOn ?? null
  if (!repeat) return before.is !== 'none' && !isLongOff({ weight, evidence, today })
  const [first] = sinceBreak(repeat.covers)
  return !isBreak(supplied, (first as SupplyPeriod).from)
}

interface Answered {
  /** Null: it is a first order. */
  readonly repeat: OnTreatment | null
  /** Their supplies from us, oldest first. */
  readonly covers: readonly SupplyPeriod[]
  /** When the form was last answered. Null: not known. */
  readonly on: string | null
}

/** After a break, a form from before it is asked again, for a repeat and for a first order. */
export function isFormTooOld({ repeat, covers, on }: Answered, today: string): boolean {
  const isAfterBreak = repeat ? isBackAfterBreak(repeat, today) : isBreak(covers.at(-1)?.until ?? null, today)
  return isAfterBreak && (on === null || isBreak(on, today))
}

/** Whether a patient who orders the next pen returns after a break. */
export const isBackAfterBreak = ({ covers, checkIn }: OnTreatment, today: string): boolean =>
  isReturning(covers.at(-1) as SupplyPeriod, checkIn?.lastDoseOn ?? null, today)

export function patientOf(input: AssessInput): Patient {
  const { answers, followUp: followUpAnswers, followUpOn = null, repeat = null, checkIns = [], ...rest } = input
  const { clinicalHistory = [], healthList = [], ...given } = rest
  const { evidence, today, details, history } = given
  const isBack = repeat !== null && isBackAfterBreak(repeat, today)
  const isTooOld = isFormTooOld({ repeat, covers: history.covers, on: followUpOn }, today)
  const first = reportedIn(weightManagement, answers)
  const form = reportedIn(medicinesAndConditions, isTooOld ? null : followUpAnswers)
  const [weight, followUp] = [withCheckIns(first, checkIns), withCheckIns(form, checkIns)]
  const written = [form.words(medicinesNamed), ...checkIns.map(medicinesWritten)].filter((text) => text !== null)
  const earlier = repeat?.checkIn ? checkIns.slice(0, -1) : checkIns
  const measured = verifiedMeasurement(evidence, today)
  const [typed, verified] = [typedBody(weight), measured && bodyOf(measured.weightKg, measured.heightCm)]
  const reportedKg = repeat?.checkIn?.kg ?? null
  const body = countedBody({ evidence, reportedKg, typed, isOnTreatment: repeat !== null, today })
  const before: TreatmentBefore = repeat
    ? { is: 'none' }
    : treatmentBefore({
        medicine: details.medicine,
        answers,
        weight,
        followUp,
        evidence,
        covers: history.covers,
        today,
      })
  // On treatment the weight is meant to fall: the starting weight stays as it was.
  const began =
    repeat && !isBack ? bodyAtStart(evidence, (sinceBreak(repeat.covers)[0] as SupplyPeriod).from, typed) : body
  const startingKg = !isBack && isStartElsewhere(before, input, weight) ? provenStartKg(evidence) : null
  return {
    ...given,
    clinicalHistory,
    repeat,
    isReturning: isBack,
    weight,
    followUp,
    knownBefore: { weight: withCheckIns(first, earlier), followUp: withCheckIns(form, earlier), besides: [] },
    besides: repeat?.checkIn ? checkIns.slice(-1).flatMap(usedBesides) : [],
    medicines: readMedicines({ texts: written, list: ofKind(healthList, 'medicine'), medicine: details.medicine }),
    healthList,
    listed: readListed(healthList),
    age: ageOn(parseDay(details.bornOn) as Day, parseDay(today) as Day),
    sex: weight.chosen(sexStep),
    before,
    reportedLastDose: repeat ? null : reportedDose(answers),
    proof: provenSupply(evidence, today),
    typed,
    verified,
    body,
    startingBmi: began && (startingKg === null ? began.bmi : bodyOf(startingKg, began.cm).bmi),
  }
}
