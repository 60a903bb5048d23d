import { flagWords as words } from '#content/cases/flags.ts'
import { conditions } from '../../intake/medicines-and-conditions/conditions.ts'
import { surgery } from '../../intake/medicines-and-conditions/surgery.ts'
import { bariatricSurgeryTiming } from '../../intake/weight-management/bariatric-surgery-timing.ts'
import { seriousConditions } from '../../intake/weight-management/step-7-serious-conditions.ts'
import { ours } from '../figure.ts'
import type { Rule } from '../flag.ts'
import type { Patient } from '../patient.ts'
import { policy } from '../policy.ts'
import { either } from '../reported.ts'

const hadSurgery = ({ weight, followUp }: Patient): boolean =>
  either(weight.ticked(seriousConditions, 'bariatric_surgery'), followUp.ticked(conditions, 'surgery')) === 'yes'

const isSurgeryLongAgo = ({ followUp, weight }: Patient): boolean =>
  followUp.chose(surgery, 'long_ago') === 'yes' && weight.chose(bariatricSurgeryTiming, 'Yes') !== 'yes'

export const digestionRules: readonly Rule[] = [
  {
    id: 'pancreatitis',
    severity: 'stop',
    source: ours,
    firesOn: 'Pancreatitis ever, in either questionnaire',
    tells: ({ weight, followUp }) =>
      either(weight.ticked(seriousConditions, 'pancreatitis_history'), followUp.ticked(conditions, 'pancreatitis')) ===
        'yes' && words.pancreatitis(),
  },
  {
    id: 'slow-stomach-or-bowel',
    severity: 'senior',
    source: 'care specification',
    firesOn: 'Gastroparesis, severe bowel disease or malabsorption',
    tells: ({ weight, followUp }) =>
      either(weight.ticked(seriousConditions, 'malabsorption'), followUp.ticked(conditions, 'stomach', 'bowel')) ===
        'yes' && words['slow-stomach-or-bowel'](),
  },
  {
    id: 'gallstones',
    severity: 'look',
    source: 'care specification',
    firesOn: 'Gallstones or gallbladder trouble',
    tells: ({ followUp }) => followUp.ticked(conditions, 'gallstones') === 'yes' && words.gallstones(),
  },
  {
    id: 'recent-surgery',
    severity: 'senior',
    source: ours,
    firesOn: 'Weight-loss surgery in the last 12 months, or at a time that is not known',
    tells: (patient) =>
      hadSurgery(patient) && !isSurgeryLongAgo(patient) && words['recent-surgery'](policy.surgeryMonths),
  },
]
