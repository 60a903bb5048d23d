import { flagWords as words } from '#content/cases/flags.ts'
import { heartFailure, kidney, liver } from '../../intake/medicines-and-conditions/condition-stages.ts'
import { conditions } from '../../intake/medicines-and-conditions/conditions.ts'
import { seriousConditions } from '../../intake/weight-management/step-7-serious-conditions.ts'
import { type Contraindication, contraindicationFlags as flags } from '../../medicines/contraindications.ts'
import { isRuledOut, medicineName, medicines, namesWhere } from '../../medicines/medicines.ts'
import { ours } from '../figure.ts'
import type { Rule } from '../flag.ts'
import type { Patient } from '../patient.ts'
import { either } from '../reported.ts'

const care = 'care specification'

const leafletsAgainst = (by: Contraindication): string =>
  medicines
    .flatMap(({ contraindications, leaflet }) => (contraindications.includes(by) ? [leaflet.title] : []))
    .join('; ')

const namesAgainst = (by: Contraindication): string => namesWhere(({ key }) => isRuledOut(key, by))
const namesOfOthers = (by: Contraindication): string => namesWhere(({ key }) => !isRuledOut(key, by))

const isAgainst = ({ details }: Patient, by: Contraindication): boolean => isRuledOut(details.medicine, by)
const nameFor = ({ details }: Patient): string => medicineName(details.medicine)

const [kidneys, livers, hearts] = ['end-stage kidney disease', 'severe liver disease', 'heart failure at rest'] as const

const hasKidneyDisease = ({ weight, followUp }: Patient): boolean =>
  either(weight.ticked(seriousConditions, 'kidney_disease'), followUp.ticked(conditions, 'kidney')) === 'yes'

const isKidneyEndStage = ({ followUp }: Patient): boolean => followUp.chose(kidney, 'end_stage') === 'yes'
const isKidneySevere = ({ followUp }: Patient): boolean => followUp.chose(kidney, 'severe') === 'yes'

const hasLiverDisease = ({ weight, followUp }: Patient): boolean =>
  either(weight.ticked(seriousConditions, 'cholestasis'), followUp.ticked(conditions, 'liver')) === 'yes'

const isLiverSevere = ({ followUp }: Patient): boolean => followUp.chose(liver, 'severe') === 'yes'

const hasHeartFailure = ({ weight, followUp }: Patient): boolean =>
  either(weight.ticked(seriousConditions, 'heart_failure'), followUp.ticked(conditions, 'heart_failure')) === 'yes'

const isBreathlessAtRest = ({ followUp }: Patient): boolean => followUp.chose(heartFailure, 'at_rest') === 'yes'

export const organRules: readonly Rule[] = [
  {
    id: flags[kidneys],
    severity: 'stop',
    source: leafletsAgainst(kidneys),
    firesOn: `${namesAgainst(kidneys)}, and kidney disease of stage 5, dialysis or a transplant`,
    tells: (patient) =>
      isAgainst(patient, kidneys) && isKidneyEndStage(patient) && words[flags[kidneys]](nameFor(patient)),
  },
  {
    id: 'kidney-severe',
    severity: 'senior',
    source: care,
    firesOn: `Kidney disease of stage 4, or of stage 5 with ${namesOfOthers(kidneys)}`,
    tells: (patient) =>
      (isKidneySevere(patient) || (isKidneyEndStage(patient) && !isAgainst(patient, kidneys))) &&
      words['kidney-severe'](),
  },
  {
    id: 'kidney-disease',
    severity: 'look',
    source: ours,
    firesOn: 'Kidney disease that is not severe, or of unknown stage',
    tells: (patient) =>
      hasKidneyDisease(patient) && !isKidneySevere(patient) && !isKidneyEndStage(patient) && words['kidney-disease'](),
  },
  {
    id: flags[livers],
    severity: 'stop',
    source: leafletsAgainst(livers),
    firesOn: `${namesAgainst(livers)}, and severe liver disease`,
    tells: (patient) => isAgainst(patient, livers) && isLiverSevere(patient) && words[flags[livers]](nameFor(patient)),
  },
  {
    id: 'liver-severe',
    severity: 'senior',
    source: care,
    firesOn: `${namesOfOthers(livers)}, and severe liver disease`,
    tells: (patient) =>
      !isAgainst(patient, livers) && isLiverSevere(patient) && words['liver-severe'](nameFor(patient)),
  },
  {
    id: 'liver-disease',
    severity: 'look',
    source: ours,
    firesOn: 'Liver disease that is not severe or of unknown severity, or cholestasis',
    tells: (patient) => hasLiverDisease(patient) && !isLiverSevere(patient) && words['liver-disease'](),
  },
  {
    id: flags[hearts],
    severity: 'stop',
    source: leafletsAgainst(hearts),
    firesOn: `${namesAgainst(hearts)}, and heart failure with breathlessness at rest (NYHA IV)`,
    tells: (patient) =>
      isAgainst(patient, hearts) && isBreathlessAtRest(patient) && words[flags[hearts]](nameFor(patient)),
  },
  {
    id: 'heart-failure',
    severity: 'senior',
    source: care,
    firesOn: 'Heart failure, unless it is a stop',
    tells: (patient) =>
      hasHeartFailure(patient) &&
      !(isAgainst(patient, hearts) && isBreathlessAtRest(patient)) &&
      words['heart-failure'](),
  },
]
