import { flagWords as words } from '#content/cases/flags.ts'
import { cancer } from '../../intake/medicines-and-conditions/condition-stages.ts'
import { conditions } from '../../intake/medicines-and-conditions/conditions.ts'
import { thyroidCancer } from '../../intake/medicines-and-conditions/thyroid-cancer.ts'
import { seriousConditions } from '../../intake/weight-management/step-7-serious-conditions.ts'
import { ours } from '../figure.ts'
import type { Rule } from '../flag.ts'
import type { Patient } from '../patient.ts'
import { either } from '../reported.ts'

const hasThyroidCancer = ({ weight, followUp }: Patient) =>
  either(weight.ticked(seriousConditions, 'thyroid_cancer_history'), followUp.ticked(conditions, 'thyroid_cancer'))

const isMedullary = ({ followUp }: Patient) => followUp.ticked(thyroidCancer, 'medullary_self', 'medullary_family')

const hasCancer = ({ weight, followUp }: Patient) =>
  either(weight.ticked(seriousConditions, 'cancer'), followUp.ticked(conditions, 'cancer'))

const isCancerOver = ({ followUp }: Patient) => followUp.chose(cancer, 'past') === 'yes'

export const thyroidAndCancerRules: readonly Rule[] = [
  {
    id: 'men2',
    severity: 'stop',
    source: ours,
    firesOn: 'MEN2, in either questionnaire',
    tells: ({ weight, followUp }) =>
      either(weight.ticked(seriousConditions, 'men2'), followUp.ticked(conditions, 'men2')) === 'yes' && words.men2(),
  },
  {
    id: 'medullary-thyroid-cancer',
    severity: 'stop',
    source: ours,
    firesOn: 'Medullary thyroid cancer, theirs or in the close family',
    tells: (patient) => isMedullary(patient) === 'yes' && words['medullary-thyroid-cancer'](),
  },
  {
    id: 'thyroid-cancer-unknown',
    severity: 'stop',
    source: ours,
    firesOn: 'Thyroid cancer whose kind is not known or was not asked',
    tells: (patient) =>
      hasThyroidCancer(patient) === 'yes' &&
      ['not known', 'not asked'].includes(isMedullary(patient)) &&
      words['thyroid-cancer-unknown'](),
  },
  {
    id: 'thyroid-cancer-other',
    severity: 'look',
    source: ours,
    firesOn: 'Thyroid cancer of another kind than medullary',
    tells: ({ followUp }) =>
      followUp.ticked(thyroidCancer, 'other_self', 'other_family') === 'yes' && words['thyroid-cancer-other'](),
  },
  {
    id: 'thyroid-surgery',
    severity: 'look',
    source: 'care specification',
    firesOn: 'An operation on the thyroid',
    tells: ({ weight }) => weight.ticked(seriousConditions, 'thyroid_surgery') === 'yes' && words['thyroid-surgery'](),
  },
  {
    id: 'cancer-treatment',
    severity: 'senior',
    source: 'care specification',
    firesOn: 'Cancer, unless its treatment is said to be over',
    tells: (patient) => hasCancer(patient) === 'yes' && !isCancerOver(patient) && words['cancer-treatment'](),
  },
  {
    id: 'cancer-past',
    severity: 'look',
    source: ours,
    firesOn: 'Cancer whose treatment is over',
    tells: (patient) => isCancerOver(patient) && words['cancer-past'](),
  },
]
