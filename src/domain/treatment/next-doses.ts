import { doseReasons as says } from '#content/treatment/dose-reasons.ts'
import { formatDose } from '../clinical/ladders.ts'
import { type MedicineKey, medicineName } from '../medicines/medicines.ts'
import { type NextDoses, nextDosesOf } from './dose-offer.ts'
import { type FirstOrder, firstDoses } from './first-doses.ts'
import { type Repeat, repeatDoses } from './repeat-doses.ts'

/** The possible next doses, one suggestion, and the reasons. It proposes; a prescriber decides. */
export const nextDoses = (order: FirstOrder | Repeat): NextDoses =>
  nextDosesOf(order.medicine, order.is === 'first' ? firstDoses(order) : repeatDoses(order))

export type DoseVerdict =
  | { readonly is: 'allowed' }
  | { readonly is: 'second_signature' }
  | { readonly is: 'refused'; readonly because: string }

/** Whether a chosen dose may be approved. Every refusal has a reason. */
export function verdictOn(mg: number, medicine: MedicineKey, offer: NextDoses): DoseVerdict {
  if (offer.allowed.includes(mg)) return { is: 'allowed' }
  if (offer.withSecondSignature.includes(mg)) return { is: 'second_signature' }
  const refused = offer.refused.find((one) => one.mg === mg)
  return { is: 'refused', because: refused?.because ?? says.notOnLadder(formatDose(mg), medicineName(medicine)) }
}
