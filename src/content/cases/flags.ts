import { ageAndIdentityFlags } from './flags/age-and-identity.ts'
import { bloodTestFlags } from './flags/blood-tests.ts'
import { bmiFlags } from './flags/bmi.ts'
import { checkInFlags } from './flags/check-in.ts'
import { clinicalHistoryFlags } from './flags/clinical-history.ts'
import { diabetesFlags } from './flags/diabetes.ts'
import { digestionFlags } from './flags/digestion.ts'
import { healthListFlags } from './flags/health-list.ts'
import { historyFlags } from './flags/history.ts'
import { interactionFlags } from './flags/interactions.ts'
import { measurementFlags } from './flags/measurements.ts'
import { medicineFlags } from './flags/medicines.ts'
import { mindFlags } from './flags/mind.ts'
import { notKnownFlags } from './flags/not-known.ts'
import { organFlags } from './flags/organs.ts'
import { ownWordsFlags } from './flags/own-words.ts'
import { pregnancyFlags } from './flags/pregnancy.ts'
import { supplyFlags } from './flags/supply.ts'
import { thyroidAndCancerFlags } from './flags/thyroid-and-cancer.ts'

/** The words of every flag, by its id, in files called like those of their rules. Figures come in as arguments. */
export const flagWords = {
  ...ageAndIdentityFlags,
  ...bloodTestFlags,
  ...bmiFlags,
  ...checkInFlags,
  ...clinicalHistoryFlags,
  ...diabetesFlags,
  ...digestionFlags,
  ...healthListFlags,
  ...historyFlags,
  ...interactionFlags,
  ...measurementFlags,
  ...medicineFlags,
  ...mindFlags,
  ...notKnownFlags,
  ...organFlags,
  ...ownWordsFlags,
  ...pregnancyFlags,
  ...supplyFlags,
  ...thyroidAndCancerFlags,
} as const

export type FlagId = keyof typeof flagWords
