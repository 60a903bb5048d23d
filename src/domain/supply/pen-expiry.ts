import { addDays } from '../appointments/calendar.ts'
import { policy } from '../clinical/policy.ts'
import { type MedicineKey, medicineOf, packDays } from '../medicines/medicines.ts'

/** For how many days a pack may be used after the first dose from it. Null: once opened it lasts until it expires. */
export const inUseDays = (medicine: MedicineKey): number | null => medicineOf(medicine).inUseDays?.value ?? null

/** The last day on which a pack may be used, counted from its first use. Null: it lasts until it expires. */
export function usableUntil(medicine: MedicineKey, firstUsedOn: string): string | null {
  const days = inUseDays(medicine)
  return days === null ? null : addDays(firstUsedOn, days - 1)
}

/** The latest start of a weekly dose is six days after delivery, depending on the patient's weekday for injections. */
const firstDoseWithinDays = (medicine: MedicineKey): number => medicineOf(medicine).schedule.everyDays - 1

interface Supplied {
  readonly medicine: MedicineKey
  /** The expected delivery. */
  readonly arrivesOn: string
  /** The day after the end of the previous supply period; null: there is none. */
  readonly previousUntil: string | null
}

/**
 * The earliest acceptable expiry of a pen: after transit, the previous supply period, its own supply period and in-use
 * life, counted from the latest possible first dose.
 */
export function earliestExpiry({ medicine, arrivesOn, previousUntil }: Supplied): string {
  const from = previousUntil !== null && previousUntil > arrivesOn ? previousUntil : arrivesOn
  const firstDose = addDays(from, firstDoseWithinDays(medicine))
  const [supplied, inUse] = [addDays(from, packDays(medicineOf(medicine))), usableUntil(medicine, firstDose)]
  return inUse !== null && inUse > supplied ? inUse : supplied
}

/**
 * The check comes before dispatch is scheduled: the pen may wait to be packed, and then be in transit as long as a pack
 * lasts.
 */
export const arrivesAtLatest = (checkedOn: string): string =>
  addDays(checkedOn, policy.packingDays + policy.transportDays)
