import { flagWords as words } from '#content/cases/flags.ts'
import { contraception, pregnancyPossible } from '../../intake/medicines-and-conditions/pregnancy.ts'
import { pregnancy } from '../../intake/weight-management/step-4-pregnancy.ts'
import { pillFlag } from '../../medicines/contraindications.ts'
import { medicineOf, namesWhere } from '../../medicines/medicines.ts'
import { stopMonths } from '../../treatment/wash-out.ts'
import type { Rule } from '../flag.ts'
import type { Patient } from '../patient.ts'
import { policy } from '../policy.ts'
import { isListed } from './medicines.ts'

const mhra = 'MHRA, June 2025'

const effective = [...(['pill', 'coil', 'implant', 'injection', 'patch_or_ring', 'vasectomy', 'condoms'] as const)]

const takesPill = (patient: Patient): boolean =>
  patient.followUp.ticked(contraception, 'pill') === 'yes' || isListed(patient, 'pill')

const isProtected = ({ followUp }: Patient): boolean => followUp.ticked(contraception, ...effective) === 'yes'

export const pregnancyRules: readonly Rule[] = [
  {
    id: 'pregnant',
    severity: 'stop',
    source: mhra,
    firesOn: 'Pregnant or perhaps pregnant, or Yes to pregnancy in the questionnaire',
    tells: ({ weight, followUp }) =>
      (followUp.chose(pregnancyPossible, 'pregnant') === 'yes' || weight.chose(pregnancy, 'yes') === 'yes') &&
      words.pregnant(),
  },
  {
    id: 'breastfeeding',
    severity: 'stop',
    source: mhra,
    firesOn: 'Breastfeeding',
    tells: (patient) => patient.followUp.chose(pregnancyPossible, 'breastfeeding') === 'yes' && words.breastfeeding(),
  },
  {
    id: 'trying-for-a-baby',
    severity: 'stop',
    source: mhra,
    firesOn: 'Trying to get pregnant',
    tells: (patient) =>
      patient.followUp.chose(pregnancyPossible, 'trying') === 'yes' &&
      words['trying-for-a-baby'](stopMonths(patient.details.medicine)),
  },
  {
    id: 'no-contraception',
    severity: 'stop',
    source: mhra,
    firesOn: 'A pregnancy is possible and no effective contraception is ticked, by what was said last',
    tells: (patient) =>
      patient.followUp.chose(pregnancyPossible, 'possible', 'planning') === 'yes' &&
      !isProtected(patient) &&
      words['no-contraception'](),
  },
  {
    id: 'pregnancy-planned',
    severity: 'look',
    source: mhra,
    firesOn: 'Hopes to be pregnant within a year',
    tells: (patient) =>
      patient.followUp.chose(pregnancyPossible, 'planning') === 'yes' &&
      words['pregnancy-planned'](stopMonths(patient.details.medicine)),
  },
  {
    id: pillFlag,
    severity: 'look',
    source: mhra,
    firesOn: `${namesWhere(({ weakensPill }) => weakensPill)}, and the pill among the contraception, or picked from the list of medicines`,
    tells: (patient) => {
      const { weakensPill, name } = medicineOf(patient.details.medicine)
      return weakensPill && takesPill(patient) && words[pillFlag](name, policy.barrierWeeks)
    },
  },
  {
    id: 'pill-not-absorbed',
    severity: 'look',
    source: 'UK leaflets of both medicines and of oral contraceptives',
    firesOn: 'The pill among the contraception, and vomiting or severe diarrhoea in the check-in',
    tells: (patient) =>
      takesPill(patient) && patient.repeat?.checkIn?.mayLosePill === true && words['pill-not-absorbed'](),
  },
]
