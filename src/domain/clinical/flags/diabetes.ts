import { flagWords as words } from '#content/cases/flags.ts'
import { conditions } from '../../intake/medicines-and-conditions/conditions.ts'
import { eyeCheck, eyes } from '../../intake/medicines-and-conditions/eyes.ts'
import { diabetesTeam, medicines } from '../../intake/medicines-and-conditions/medicines.ts'
import { diabetes, isType2, needsOtherDoses } from '../../intake/weight-management/step-6-diabetes.ts'
import { seriousConditions } from '../../intake/weight-management/step-7-serious-conditions.ts'
import { ours } from '../figure.ts'
import type { Rule } from '../flag.ts'
import { policy } from '../policy.ts'
import { either } from '../reported.ts'
import { isListed } from './medicines.ts'

const care = 'care specification'

export const diabetesRules: readonly Rule[] = [
  {
    id: 'type-1-diabetes',
    severity: 'stop',
    source: care,
    firesOn: 'Type 1 diabetes',
    tells: ({ weight }) => weight.chose(diabetes, 'I have type 1 diabetes') === 'yes' && words['type-1-diabetes'](),
  },
  {
    id: 'insulin-or-sulfonylurea',
    severity: 'senior',
    source: care,
    firesOn:
      'Insulin, another diabetes injection, or tablets such as gliclazide, in either questionnaire or picked from the list of medicines',
    tells: (patient) => {
      const { weight, followUp } = patient
      const isTold =
        either(weight.chose(diabetes, needsOtherDoses), followUp.ticked(medicines, 'insulin', 'sulfonylurea')) === 'yes'
      return (
        (isTold || isListed(patient, 'insulin', 'sulfonylurea')) &&
        words['insulin-or-sulfonylurea'](followUp.chose(diabetesTeam, 'yes') === 'yes')
      )
    },
  },
  {
    id: 'severe-retinopathy',
    severity: 'stop',
    source: care,
    firesOn: 'Proliferative retinopathy or macular oedema',
    tells: ({ followUp }) => followUp.chose(eyes, 'severe') === 'yes' && words['severe-retinopathy'](),
  },
  {
    id: 'retinopathy',
    severity: 'senior',
    source: care,
    firesOn: 'Other eye disease from diabetes, or of a kind that is not known',
    tells: ({ weight, followUp }) =>
      either(weight.ticked(seriousConditions, 'retinopathy'), followUp.ticked(conditions, 'eyes')) === 'yes' &&
      followUp.chose(eyes, 'severe') !== 'yes' &&
      words.retinopathy(followUp.chose(eyeCheck, 'yes') === 'yes', policy.eyeCheckMonths),
  },
  {
    id: 'eye-check-due',
    severity: 'look',
    source: ours,
    firesOn: 'Type 2 diabetes, no eye disease that is known, and no eye check in the last 12 months',
    tells: ({ weight, followUp }) =>
      isType2(weight.chosen(diabetes)) &&
      either(weight.ticked(seriousConditions, 'retinopathy'), followUp.ticked(conditions, 'eyes')) !== 'yes' &&
      followUp.chose(eyeCheck, 'yes') !== 'yes' &&
      words['eye-check-due'](policy.eyeCheckMonths),
  },
  {
    id: 'naion',
    severity: 'stop',
    source: 'ours; MHRA, February 2026, on the risk with semaglutide',
    firesOn: 'NAION ever: sudden loss of sight in one eye from poor blood flow to the optic nerve',
    tells: ({ followUp }) => followUp.ticked(conditions, 'naion') === 'yes' && words.naion(),
  },
]
