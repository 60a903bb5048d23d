import type { StopReason } from '#content/stops.ts'
import { weightOf } from '../body/bmi.ts'
import { readCm } from '../body/height.ts'
import { readKg } from '../body/weight.ts'
import type { Evidence, PreviousSupply, Sex } from '../cases/evidence.ts'
import { provenSupply, verifiedMeasurement } from '../cases/verified.ts'
import { ageOn, type Day, parseDay } from '../people/date-of-birth.ts'
import type { Answers } from '../questionnaires/engine/step.ts'
import { medicinesAndConditions } from '../questionnaires/medicines-and-conditions/flow.ts'
import { weightManagement } from '../questionnaires/weight-management/flow.ts'
import { sex as sexStep } from '../questionnaires/weight-management/step-3-sex.ts'
import { bmi as bmiStep, isBmiAnswer } from '../questionnaires/weight-management/step-5-bmi.ts'
import type { NotEligibleReason, StepId } from '../questionnaires/weight-management/step-ids.ts'
import type { Cover } from '../treatment/cover.ts'
import type { ToldCheckIn } from '../treatment/told-check-in.ts'
import type { MedicineKey } from './ladders.ts'
import { type Told, toldIn } from './told.ts'
import { type TreatmentBefore, treatmentBefore } from './treatment-before.ts'

/** What the account and the order say. */
export interface Details {
  readonly medicine: MedicineKey
  /** YYYY-MM-DD. */
  readonly bornOn: string
  /** Where the account has it. */
  readonly sex: Sex | null
}

/** An answer that ended the questionnaire once, before it was another. */
export interface EarlierEnd {
  readonly stepId: StepId
  readonly reason: NotEligibleReason | StopReason
}

/** What we know of the person from before, and from other accounts. */
export interface History {
  readonly earlierEnds: readonly EarlierEnd[]
  readonly wasDeclined: boolean
  readonly sameElsewhere: {
    readonly document: boolean
    readonly phone: boolean
    readonly address: boolean
    readonly card: boolean
  }
  /** How many pens they have had from us. */
  readonly supplies: number
  /** From when the last pen they have counts; null if there is none. */
  readonly coverFrom: string | null
  /** When the last pen left that neither came back nor was lost; null if none did. */
  readonly dispatchedOn: string | null
  /** They told of a sign that cannot wait, and nobody has lifted the lock. */
  readonly isSupplyLocked: boolean
  /** When treatment with us began; null if it has not. */
  readonly startedOn: string | null
  readonly isPriceAccepted: boolean
}

export const noHistory: History = {
  earlierEnds: [],
  wasDeclined: false,
  sameElsewhere: { document: false, phone: false, address: false, card: false },
  supplies: 0,
  coverFrom: null,
  dispatchedOn: null,
  isSupplyLocked: false,
  startedOn: null,
  isPriceAccepted: false,
}

/** What is known of somebody who orders the next pen. */
export interface OnTreatment {
  /** What they had from us, the oldest first. Never none. */
  readonly covers: readonly Cover[]
  /** About the pen they have; null: there is none. */
  readonly checkIn: ToldCheckIn | null
  /** Seen by somebody, or told in a check-in, the oldest first. */
  readonly weights: readonly { readonly on: string; readonly kg: number }[]
}

export interface AssessInput {
  /** Of the weight-management questionnaire, in the words of its present version. */
  readonly answers: Answers
  /** Of the follow-up form; null: not begun. */
  readonly followUp: Answers | null
  readonly details: Details
  readonly evidence: Evidence
  readonly history: History
  /** Null, or nothing: it is their first order. */
  readonly repeat?: OnTreatment | null
  /** YYYY-MM-DD, in London. */
  readonly today: string
  /** The dose that somebody is about to approve. */
  readonly proposedMg?: number
}

export interface Body {
  readonly kg: number
  readonly cm: number
  /** To one decimal, as everywhere. */
  readonly bmi: number
}

/** Everything the rules read about a person. */
export interface Patient extends Omit<AssessInput, 'answers' | 'followUp' | 'repeat'> {
  readonly repeat: OnTreatment | null
  readonly weight: Told
  readonly followUp: Told
  readonly age: number
  readonly sex: Sex | null
  readonly before: TreatmentBefore
  readonly proof: PreviousSupply | null
  /** As they typed it, and as somebody has seen it. */
  readonly typed: Body | null
  readonly verified: Body | null
  /** What counts: verified, else told in a check-in, else typed. */
  readonly body: Body | null
  /** Before treatment, where that is proven; else now. */
  readonly startingBmi: number | null
}

export const bodyOf = (kg: number, cm: number): Body => ({ kg, cm, bmi: Number((kg / (cm / 100) ** 2).toFixed(1)) })

function typedBody(weight: Told): Body | null {
  const given = weight.value(bmiStep)
  if (!isBmiAnswer(given)) return null
  const [kg, cm] = [readKg(weightOf(given)), readCm(given)]
  return kg === null || cm === null ? null : bodyOf(kg, cm)
}

/** What they say in the questionnaire that they weigh and measure. */
export const typedBodyIn = (answers: Answers): Body | null => typedBody(toldIn(weightManagement, answers))

/** What they told in a check-in, at the height that was seen last, or else typed. */
function bodyToday({ measurements }: Evidence, repeat: OnTreatment | null, typed: Body | null): Body | null {
  const kg = repeat?.checkIn?.kg ?? null
  const cm = heightSeen(measurements) ?? typed?.cm ?? null
  return kg === null || cm === null ? null : bodyOf(kg, cm)
}

/** Nobody grows on treatment: the last that was seen counts, however long ago. */
export const heightSeen = (measurements: Evidence['measurements']): number | null =>
  measurements.toSorted((one, other) => one.on.localeCompare(other.on)).at(-1)?.heightCm ?? null

export function patientOf({ answers, followUp: followUpAnswers, repeat = null, ...given }: AssessInput): Patient {
  const { evidence, today, details } = given
  const weight = toldIn(weightManagement, answers)
  const followUp = toldIn(medicinesAndConditions, followUpAnswers)
  const measured = verifiedMeasurement(evidence, today)
  const [typed, verified] = [typedBody(weight), measured && bodyOf(measured.weightKg, measured.heightCm)]
  const body = verified ?? bodyToday(evidence, repeat, typed) ?? typed
  // On treatment the weight goes down, as it should: what they began with stays what it was.
  const began = repeat ? typed : body
  const proof = provenSupply(evidence, today)
  const startingKg = proof?.startingWeightKg ?? null
  return {
    ...given,
    repeat,
    weight,
    followUp,
    age: ageOn(parseDay(details.bornOn) as Day, parseDay(today) as Day),
    sex: weight.chosen(sexStep),
    before: repeat
      ? { is: 'none' }
      : treatmentBefore({ medicine: details.medicine, answers, weight, followUp, evidence, today }),
    proof,
    typed,
    verified,
    body,
    startingBmi: began && (startingKg === null ? began.bmi : bodyOf(startingKg, began.cm).bmi),
  }
}
