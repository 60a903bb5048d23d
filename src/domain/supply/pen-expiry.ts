import { addDays } from '../appointments/calendar.ts'
import { policy } from '../clinical/policy.ts'
import { type MedicineKey, medicineOf, packDays } from '../medicines/medicines.ts'

/** For how many days a pack may be used after the first dose from it. Null: once opened it lasts until it expires. */
export const inUseDays = (medicine: MedicineKey): number | null => medicineOf(medicine).inUseDays?.value ?? null

/** The last day on which a pack may be used that was first used on a day. Null: it lasts until it expires. */
export function usableUntil(medicine: MedicineKey, firstUsedOn: string): string | null {
  const days = inUseDays(medicine)
  return days === null ? null : addDays(firstUsedOn, days - 1)
}

/** A weekly dose begins at the latest six days after the pen is there, on the day of the week that the patient injects. */
const firstDoseWithinDays = (medicine: MedicineKey): number => medicineOf(medicine).schedule.everyDays - 1

interface Supplied {
  readonly medicine: MedicineKey
  /** The day on which it is to be with the patient. */
  readonly arrivesOn: string
  /** The day after the supply before it ends; null: there is none. */
  readonly previousUntil: string | null
}

/**
 * The earliest expiry a pen may have: it outlasts the days on the road, the supply before it, the supply period and its
 * in-use life, counted from the latest day on which its first dose is due.
 */
export function earliestExpiry({ medicine, arrivesOn, previousUntil }: Supplied): string {
  const from = previousUntil !== null && previousUntil > arrivesOn ? previousUntil : arrivesOn
  const firstDose = addDays(from, firstDoseWithinDays(medicine))
  const [supplied, inUse] = [addDays(from, packDays(medicineOf(medicine))), usableUntil(medicine, firstDose)]
  return inUse !== null && inUse > supplied ? inUse : supplied
}

/** At the check nobody knows yet when it leaves: it may wait to be packed, and then be on the road for as long as a pack lasts. */
export const arrivesAtLatest = (checkedOn: string): string =>
  addDays(checkedOn, policy.packingDays + policy.transportDays)
