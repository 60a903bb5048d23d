import { bloodTestFlags } from './flags/blood-tests.ts'
import { bodyFlags } from './flags/body.ts'
import { checkInFlags } from './flags/check-in.ts'
import { clinicalHistoryFlags } from './flags/clinical-history.ts'
import { conditionFlags } from './flags/conditions.ts'
import { medicineFlags } from './flags/medicines.ts'
import { personFlags } from './flags/person.ts'
import { supplyFlags } from './flags/supply.ts'

/** The words of every flag, by its id. Figures come in as arguments. */
export const flagWords = {
  ...bodyFlags,
  ...personFlags,
  ...conditionFlags,
  ...medicineFlags,
  ...supplyFlags,
  ...bloodTestFlags,
  ...checkInFlags,
  ...clinicalHistoryFlags,
} as const

export type FlagId = keyof typeof flagWords
