import { afterwardsWords } from '#content/treatment/afterwards.ts'
import { selfServiceChangeMeans as says } from '#content/treatment/self-service-change.ts'
import { addDays } from '../appointments/calendar.ts'
import { formatLongDate } from '../appointments/format-time.ts'
import { formatDose, lowestDose } from '../clinical/ladders.ts'
import { policy } from '../clinical/policy.ts'
import { schedulePence } from '../clinical/price-of-dose.ts'
import { type MedicineKey, medicineName, medicineOf, medicines } from '../medicines/medicines.ts'
import { pounds } from '../orders/money.ts'
import { contactMonths } from './aftercare.ts'
import { type OwnStatus, ownProblem } from './change-of-plan.ts'
import { dosesToRestart } from './missed-doses.ts'
import type { PlanState } from './plan-states.ts'
import { beginsAgain, missedUntil } from './treatment-break.ts'
import { mayTryFrom, stopMonths } from './wash-out.ts'

/** The self-service changes of a patient. */
export type SelfServiceChange = 'pause' | 'resume' | 'come-back' | 'medicine' | 'stop'

export type OwnMove = Exclude<SelfServiceChange, 'medicine'>

/** The state of the plan after each. */
export const stateAfter: Readonly<Record<OwnMove, PlanState>> = {
  pause: 'paused',
  resume: 'active',
  'come-back': 'active',
  stop: 'stopped',
}

/** An active order. */
interface OwnOrder {
  readonly reference: string
  readonly amountPence: number
  readonly is: 'held' | 'taken'
}

export interface OwnTreatment extends OwnStatus {
  readonly medicine: MedicineKey
  /** The last due dose, presumed taken; null: none was due yet. */
  readonly lastDoseOn: string | null
  readonly mayBecomePregnant: boolean
  readonly isAsking: boolean
  readonly orders: readonly OwnOrder[]
  readonly today: string
}

/** The medicine suggested to a patient who asks for another: the first one shown that they do not have. */
export const otherMedicine = (medicine: MedicineKey): MedicineKey =>
  (medicines.find(({ key }) => key !== medicine) ?? medicineOf(medicine)).key

export function ownChoices(treatment: OwnTreatment): SelfServiceChange[] {
  const { state, isAsking, today } = treatment
  const begins = state === 'paused' ? 'resume' : 'come-back'
  // Whether a pause is possible does not depend on its end date: the patient chooses that afterwards.
  const may = (to: PlanState) => ownProblem(treatment, { to, until: addDays(today, 1) }, today) === null
  return [
    ...(may('active') ? ([begins] as const) : []),
    ...(may('paused') ? (['pause'] as const) : []),
    ...(state !== 'stopped' && !isAsking ? (['medicine'] as const) : []),
    ...(may('stopped') ? (['stop'] as const) : []),
  ]
}

export interface Meaning {
  readonly money: readonly string[]
  readonly safety: readonly string[]
}

function moneyOf(change: SelfServiceChange, { orders, medicine }: OwnTreatment): string[] {
  const { money } = says
  const other = otherMedicine(medicine)
  const price = schedulePence(other, lowestDose(other))
  const first = {
    pause: money.pause,
    stop: money.stop,
    resume: money.begin,
    'come-back': money.begin,
    medicine: money.ask,
  }
  return [
    first[change],
    ...(change === 'medicine' && price !== null
      ? [money.otherPrice(medicineName(other), formatDose(lowestDose(other)), pounds(price))]
      : []),
    ...(orders.length === 0
      ? [money.none]
      : orders.map(({ is, reference, amountPence }) => money[is](reference, pounds(amountPence)))),
  ]
}

const babyOf = ({ mayBecomePregnant, medicine, lastDoseOn }: OwnTreatment): string[] =>
  mayBecomePregnant && lastDoseOn !== null
    ? [says.safety.baby(medicineName(medicine), stopMonths(medicine), formatLongDate(mayTryFrom(medicine, lastDoseOn)))]
    : []

function pauseSafety(treatment: OwnTreatment, until: string | null): string[] {
  const { safety } = says
  const { lastDoseOn, medicine } = treatment
  const missed = until === null ? 0 : missedUntil(medicine, lastDoseOn, until)
  const day = until === null ? '' : formatLongDate(until)
  const lowest = formatDose(lowestDose(medicine))
  const gap = beginsAgain(medicine, missed)
    ? [safety.many(missed, day, dosesToRestart(medicine), lowest)]
    : missed > 0
      ? [safety.few(missed, day)]
      : []
  return [
    safety.leaveOut,
    ...gap,
    ...(gap.length > 0 && lastDoseOn !== null ? [safety.countedFrom(formatLongDate(lastDoseOn))] : []),
    safety.appetite,
    ...babyOf(treatment),
  ]
}

function beginSafety({ lastDoseOn, medicine, today }: OwnTreatment): string[] {
  const { safety } = says
  const lowest = formatDose(lowestDose(medicine))
  const beginsAtLowest = beginsAgain(medicine, missedUntil(medicine, lastDoseOn, today))
  return [
    beginsAtLowest ? safety.manyNow(dosesToRestart(medicine), lowest) : safety.fewNow,
    ...(beginsAtLowest && lastDoseOn !== null ? [safety.countedFrom(formatLongDate(lastDoseOn))] : []),
    safety.decides,
  ]
}

function switchSafety({ medicine, lastDoseOn }: OwnTreatment): string[] {
  const { safety } = says
  const other = otherMedicine(medicine)
  const from = lastDoseOn && formatLongDate(addDays(lastDoseOn, policy.switchDays))
  return [
    safety.apart(policy.switchDays, from),
    safety.lowest(medicineName(other), formatDose(lowestDose(other))),
    safety.neverBoth,
  ]
}

/** The consequences of a change for payment and safety, by the rules. `until`: the end of a pause, if chosen. */
export function meaningOf(change: SelfServiceChange, treatment: OwnTreatment, until: string | null): Meaning {
  const { safety } = says
  const safetyOf: Readonly<Record<SelfServiceChange, () => string[]>> = {
    pause: () => pauseSafety(treatment, until),
    stop: () => [
      safety.appetite,
      ...babyOf(treatment),
      safety.leftover,
      afterwardsWords.means(policy.aftercareMonths, contactMonths),
      safety.inTouch,
    ],
    resume: () => beginSafety(treatment),
    'come-back': () => beginSafety(treatment),
    medicine: () => switchSafety(treatment),
  }
  return { money: moneyOf(change, treatment), safety: safetyOf[change]() }
}
