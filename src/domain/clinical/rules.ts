import type { Rule } from './flag.ts'
import { ageAndIdentityRules } from './flags/age-and-identity.ts'
import { bloodTestRules } from './flags/blood-tests.ts'
import { bmiRules } from './flags/bmi.ts'
import { checkInRules } from './flags/check-in.ts'
import { clinicalHistoryRules } from './flags/clinical-history.ts'
import { diabetesRules } from './flags/diabetes.ts'
import { digestionRules } from './flags/digestion.ts'
import { healthListRules } from './flags/health-list.ts'
import { historyRules } from './flags/history.ts'
import { interactionRules } from './flags/interactions.ts'
import { measurementRules } from './flags/measurements.ts'
import { medicineRules } from './flags/medicines.ts'
import { mindRules } from './flags/mind.ts'
import { notKnownRules } from './flags/not-known.ts'
import { organRules } from './flags/organs.ts'
import { ownWordsRules } from './flags/own-words.ts'
import { pregnancyRules } from './flags/pregnancy.ts'
import { supplyRules } from './flags/supply.ts'
import { thyroidAndCancerRules } from './flags/thyroid-and-cancer.ts'

/** The version of the rules in force, raised with every changed rule; docs/clinical/changes.md says why. */
export const rulesVersion = 13

export const rules: readonly Rule[] = [
  ...ageAndIdentityRules,
  ...bmiRules,
  ...measurementRules,
  ...pregnancyRules,
  ...digestionRules,
  ...thyroidAndCancerRules,
  ...organRules,
  ...diabetesRules,
  ...mindRules,
  ...medicineRules,
  ...interactionRules,
  ...healthListRules,
  ...supplyRules,
  ...bloodTestRules,
  ...checkInRules,
  ...notKnownRules,
  ...ownWordsRules,
  ...historyRules,
  ...clinicalHistoryRules,
]
