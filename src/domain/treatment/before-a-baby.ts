import { addMonths } from '../calendar/add-months.ts'
import type { MedicineKey } from '../clinical/ladders.ts'
import { policy } from '../clinical/policy.ts'

/** How long before trying for a baby a medicine is stopped. */
export const stopMonths = (medicine: MedicineKey): number =>
  medicine === 'wegovy' ? policy.wegovyStopMonths : policy.mounjaroStopMonths

/** The first day on which somebody may try for a baby whose last dose was on this one. */
export const mayTryFrom = (medicine: MedicineKey, lastDoseOn: string): string =>
  addMonths(lastDoseOn, stopMonths(medicine))
