import { becauseOf, gateBlockers } from '#content/cases/blockers.ts'
import { repeatWishes, replacementWords } from '#content/cases/decision-words.ts'
import { type OpenGate, waitsFor } from '#domain/cases/blockers.ts'
import { openClinicalGates, unanswered } from '#domain/cases/clinical-gates.ts'
import { gatesFor, isReadyForReview, missing } from '#domain/cases/evidence-gates.ts'
import { riskOf, type Severity } from '#domain/cases/risk.ts'
import { isIdentityVerified } from '#domain/cases/verified.ts'
import { assess, type RulesInForce } from '#domain/clinical/assess.ts'
import { isBmiDue } from '#domain/clinical/bmi-needed.ts'
import { answersToExplain } from '#domain/clinical/changed-answers.ts'
import type { Flag } from '#domain/clinical/flag.ts'
import { formatDose, ladders } from '#domain/clinical/ladders.ts'
import { offeredDoses } from '#domain/clinical/offered-doses.ts'
import { type OnTreatment, type Patient, patientOf } from '#domain/clinical/patient.ts'
import { firstOrderPrice, schedulePence } from '#domain/clinical/price-of-dose.ts'
import { hasTreatmentElsewhere } from '#domain/clinical/treatment-before.ts'
import { queueRiskOf } from '#domain/clinical/urgency.ts'
import { type MedicineKey, medicineNamed } from '#domain/medicines/medicines.ts'
import { isTaken } from '#domain/orders/kinds.ts'
import type { SupplyPeriod } from '#domain/treatment/cover.ts'
import { verdictOn } from '#domain/treatment/next-doses.ts'
import { isQuiet } from '#domain/treatment/reported-check-in.ts'
import { takenDoses } from '#domain/treatment/taken-doses.ts'
import type { Order } from '../../orders/orders.ts'
import { placedPence } from '../../orders/review.ts'
import type { Services } from '../../platform/services.ts'
import type { CaseInputs } from './case-inputs.ts'
import type { Facts } from './queue-facts.ts'

export interface OfferedDose {
  /** In the notation of the schedule. */
  readonly dose: string
  readonly isAllowed: boolean
  readonly isSuggested: boolean
  readonly needs: readonly ('reason' | 'second signature')[]
  readonly because: readonly string[]
  readonly pricePence: number
}

/** Today's assessment of a case. The rules propose; a prescriber decides. */
export interface Judgement {
  readonly rulesVersion: string
  readonly flags: readonly Flag[]
  readonly risk: Severity | 'none'
  /** The sort key in the queue: an urgent case ranks above its risk alone. */
  readonly queueRisk: Severity | 'none'
  /** What is still missing, from the patient and from a prescriber. */
  readonly missing: readonly OpenGate[]
  /** Nothing is missing that a prescriber's review waits for. */
  readonly isReady: boolean
  /** Who an approval waits for. Null: nobody. */
  readonly waitsFor: 'patient' | 'prescriber' | null
  readonly doses: readonly OfferedDose[]
  /** YYYY-MM-DD: after another medicine, the first day on which the first dose may be injected. */
  readonly firstDoseFrom: string | null
  readonly facts: Facts
}

/**
 * The same for answers that the rules may be unable to read: of a very old order, or because of a bug. Null:
 * unreadable, and a prescriber has to look. This must never make a payment or a page fail.
 */
export function judgeIfReadable({ log }: Pick<Services, 'log'>, inputs: CaseInputs): Judgement | null {
  try {
    return judge(inputs)
  } catch (error) {
    log.warn({ err: error, reference: inputs.order.reference }, 'the rules cannot read the answers of an order')
    return null
  }
}

/** How many flags a queue row has room for. */
const shownFlags = 3

function judge({ input, order, areConsentsGiven }: CaseInputs): Judgement {
  const { flags, by } = assess(input)
  const patient = patientOf(input)
  const { evidence, details, today } = input
  const isReplacement = isTaken(order)
  const notAnswered = unanswered(flags, evidence)
  const known = {
    registered: details,
    areConsentsGiven,
    // An earlier answer ruled the medicine out and is denied now: the case waits until the patient explains.
    isFollowUpFinished: patient.followUp.isFinished && answersToExplain(patient).length === 0,
    today,
  }
  const tasks = isReplacement ? [] : missing(gatesOf(patient, notAnswered.length > 0), evidence, known)
  const open: OpenGate[] = [
    ...tasks.map(({ gate, holds }) => ({
      gate,
      holds,
      says: becauseOf(gateBlockers[gate], gate === 'unanswered' ? notAnswered.map(({ says }) => says) : []),
    })),
    ...openClinicalGates({ flags, evidence, checkInOn: patient.repeat?.checkIn?.on ?? null, today }).map(
      ({ gate, flags: asking }) => ({
        gate,
        holds: 'approval' as const,
        says: becauseOf(
          gateBlockers[gate],
          asking.map(({ says }) => says),
        ),
      }),
    ),
  ]
  const doses = isReplacement ? sameDose(order) : dosesOf(patient, details.medicine, placedPence(order))
  const suggested = doses.find(({ isSuggested }) => isSuggested)
  return {
    rulesVersion: versionOf(by),
    flags,
    risk: riskOf(flags),
    queueRisk: queueRiskOf(flags),
    missing: open,
    isReady: isReadyForReview(tasks),
    waitsFor: waitsFor({ flags, missing: open }),
    doses,
    firstDoseFrom: offeredDoses(patient).firstDoseFrom,
    facts: {
      sex: patient.sex,
      age: Number.isFinite(patient.age) ? patient.age : null,
      isVerified: isIdentityVerified(evidence, details),
      medicine: [medicineNamed(order.item)?.name ?? order.item, suggested?.dose].filter(Boolean).join(' '),
      wish: isReplacement
        ? replacementWords.wish
        : patient.repeat
          ? repeatWish(patient.repeat, patient.medicines.unchecked.length + patient.listed.unchecked.length > 0)
          : wishes[patient.before.is],
      why: flags
        .filter(({ severity }) => severity !== 'note')
        .slice(0, shownFlags)
        .map(({ says }) => says),
      risk: riskOf(flags),
      waitsFor: open.filter(({ holds }) => holds !== 'dose').map(({ says }) => says),
    },
  }
}

/** After a break all evidence is requested as for a first order. */
const gatesOf = ({ before, repeat, isReturning, evidence, today }: Patient, hasUnanswered: boolean) =>
  gatesFor({
    hasUnanswered,
    hasTreatmentElsewhere: hasTreatmentElsewhere(before),
    repeat: repeat && !isReturning ? { isBmiDue: isBmiDue(repeat.covers, evidence, today) } : null,
  })

/** As stored with decisions and shown at the desk. */
const versionOf = ({ rules, policy, ladders }: RulesInForce) => `${rules}.${policy}.${ladders}`

const wishes = { none: 'First order', continuing: 'Continues', switching: 'Switches' } as const

function repeatWish({ covers, checkIn, injectionDay }: OnTreatment, hasUnchecked: boolean): string {
  if (!checkIn) return wishes.none
  const taken = takenDoses(covers.at(-1) as SupplyPeriod, checkIn, injectionDay)
  return repeatWishes(isQuiet(checkIn, taken) && !hasUnchecked)[checkIn.wish]
}

/** A paid parcel that did not arrive is replaced by the same dose, with two signatures. */
const sameDose = ({ item, dose: supplied, amountPence }: Order): OfferedDose[] =>
  (medicineNamed(item)?.doses ?? []).map(({ dose }) => ({
    dose,
    isAllowed: dose === supplied,
    isSuggested: dose === supplied,
    needs: dose === supplied ? ['reason', 'second signature'] : [],
    because: [dose === supplied ? replacementWords.same : replacementWords.another],
    pricePence: amountPence,
  }))

function dosesOf(patient: Patient, medicine: MedicineKey, orderedPence: number): OfferedDose[] {
  const offer = offeredDoses(patient)
  const priceOf = (mg: number) =>
    patient.repeat ? schedulePence(medicine, mg) : (firstOrderPrice(medicine, mg, orderedPence)?.pence ?? null)
  return ladders[medicine].map((mg) => {
    const verdict = verdictOn(mg, medicine, offer)
    const isSuggested = mg === offer.suggestion
    const because = verdict.is === 'refused' ? verdict.because : null
    return {
      dose: medicineNamed(medicine)?.doses.find((stage) => stage.mg === mg)?.dose ?? formatDose(mg),
      isAllowed: because === null,
      isSuggested,
      needs: verdict.is === 'second_signature' ? ['reason', 'second signature'] : [],
      because: because !== null ? [because] : isSuggested ? offer.reasons : [],
      pricePence: priceOf(mg) ?? orderedPence,
    }
  })
}
