import type { FlagId } from '#content/cases/flags.ts'
import type { Rule } from '../../clinical/flag.ts'
import { ageAndIdentityRules } from '../../clinical/flags/age-and-identity.ts'
import { bloodTestRules } from '../../clinical/flags/blood-tests.ts'
import { bmiRules } from '../../clinical/flags/bmi.ts'
import { checkInRules } from '../../clinical/flags/check-in.ts'
import { clinicalHistoryRules } from '../../clinical/flags/clinical-history.ts'
import { diabetesRules } from '../../clinical/flags/diabetes.ts'
import { digestionRules } from '../../clinical/flags/digestion.ts'
import { healthListRules } from '../../clinical/flags/health-list.ts'
import { historyRules } from '../../clinical/flags/history.ts'
import { interactionRules } from '../../clinical/flags/interactions.ts'
import { measurementRules } from '../../clinical/flags/measurements.ts'
import { medicineRules } from '../../clinical/flags/medicines.ts'
import { mindRules } from '../../clinical/flags/mind.ts'
import { notKnownRules } from '../../clinical/flags/not-known.ts'
import { organRules } from '../../clinical/flags/organs.ts'
import { ownWordsRules } from '../../clinical/flags/own-words.ts'
import { pregnancyRules } from '../../clinical/flags/pregnancy.ts'
import { supplyRules } from '../../clinical/flags/supply.ts'
import { thyroidAndCancerRules } from '../../clinical/flags/thyroid-and-cancer.ts'
import { type CodeControl, code } from '../control.ts'

const written: readonly (readonly [file: string, name: string, rules: readonly Rule[]])[] = [
  ['age-and-identity', 'ageAndIdentityRules', ageAndIdentityRules],
  ['blood-tests', 'bloodTestRules', bloodTestRules],
  ['bmi', 'bmiRules', bmiRules],
  ['check-in', 'checkInRules', checkInRules],
  ['clinical-history', 'clinicalHistoryRules', clinicalHistoryRules],
  ['diabetes', 'diabetesRules', diabetesRules],
  ['digestion', 'digestionRules', digestionRules],
  ['history', 'historyRules', historyRules],
  ['interactions', 'interactionRules', interactionRules],
  ['health-list', 'healthListRules', healthListRules],
  ['measurements', 'measurementRules', measurementRules],
  ['medicines', 'medicineRules', medicineRules],
  ['mind', 'mindRules', mindRules],
  ['not-known', 'notKnownRules', notKnownRules],
  ['organs', 'organRules', organRules],
  ['own-words', 'ownWordsRules', ownWordsRules],
  ['pregnancy', 'pregnancyRules', pregnancyRules],
  ['supply', 'supplyRules', supplyRules],
  ['thyroid-and-cancer', 'thyroidAndCancerRules', thyroidAndCancerRules],
]

export type FlagControlId = `flag ${FlagId}`

const asControl = (file: string, name: string, { id, severity, firesOn }: Rule): CodeControl =>
  code({
    does: `The ${severity} flag \`${id}\`: ${firesOn}.`,
    code: { file: `src/domain/clinical/flags/${file}.ts`, name },
    proof: {
      file: 'src/domain/clinical/assess.test.ts',
      title: '%s fires from real answers',
      row: id,
      rowsIn: `src/domain/clinical/flag-cases/${file}.ts`,
    },
    switchOff: {
      file: 'src/domain/clinical/assess.ts',
      find: 'const words = tells(patient)',
      replace: `const words = id !== '${id}' && tells(patient)`,
    },
  })

/** Every flag is a control: switched off, the rule is not asked. */
export const flagControls = Object.fromEntries(
  written.flatMap(([file, name, rules]) => rules.map((rule) => [`flag ${rule.id}`, asControl(file, name, rule)])),
) as Readonly<Record<FlagControlId, CodeControl>>
