import { addDays } from '../appointments/calendar.ts'
import type { MedicineKey } from '../clinical/ladders.ts'
import { policy } from '../clinical/policy.ts'

/** For how many days a pen may be used after its first injection. */
export const inUseDays = (medicine: MedicineKey): number =>
  medicine === 'mounjaro' ? policy.mounjaroInUseDays : policy.wegovyInUseDays

/** The last day on which a pen may be used that was first used on a day. */
export const usableUntil = (medicine: MedicineKey, firstUsedOn: string): string =>
  addDays(firstUsedOn, inUseDays(medicine) - 1)

/** A weekly dose begins at the latest six days after the pen is there, on the day of the week that the patient injects. */
const firstDoseWithinDays = 6

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
  const firstDose = addDays(from, firstDoseWithinDays)
  const [supplied, inUse] = [addDays(from, policy.cycleDays), usableUntil(medicine, firstDose)]
  return supplied > inUse ? supplied : inUse
}

/** At the check nobody knows yet when it leaves: it may wait to be packed, and then be on the road for as long as a pack lasts. */
export const arrivesAtLatest = (checkedOn: string): string =>
  addDays(checkedOn, policy.packingDays + policy.transportDays)
