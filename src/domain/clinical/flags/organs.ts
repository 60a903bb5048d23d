import { flagWords as words } from '#content/cases/flags.ts'
import { heartFailure, kidney, liver } from '../../intake/medicines-and-conditions/condition-stages.ts'
import { conditions } from '../../intake/medicines-and-conditions/conditions.ts'
import { seriousConditions } from '../../intake/weight-management/step-7-serious-conditions.ts'
import type { Rule } from '../flag.ts'
import type { Patient } from '../patient.ts'
import { ours } from '../policy.ts'
import { either } from '../reported.ts'

const care = 'care specification'
const label = 'Wegovy’s UK leaflet'

const isWegovy = ({ details }: Patient): boolean => details.medicine === 'wegovy'

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
    id: 'kidney-end-stage',
    severity: 'stop',
    source: label,
    firesOn: 'Wegovy, and kidney disease of stage 5, dialysis or a transplant',
    tells: (patient) => isWegovy(patient) && isKidneyEndStage(patient) && words['kidney-end-stage'](),
  },
  {
    id: 'kidney-severe',
    severity: 'senior',
    source: care,
    firesOn: 'Kidney disease of stage 4, or of stage 5 with Mounjaro',
    tells: (patient) =>
      (isKidneySevere(patient) || (isKidneyEndStage(patient) && !isWegovy(patient))) && words['kidney-severe'](),
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
    id: 'liver-severe-wegovy',
    severity: 'stop',
    source: label,
    firesOn: 'Wegovy, and severe liver disease',
    tells: (patient) => isWegovy(patient) && isLiverSevere(patient) && words['liver-severe-wegovy'](),
  },
  {
    id: 'liver-severe',
    severity: 'senior',
    source: care,
    firesOn: 'Mounjaro, and severe liver disease',
    tells: (patient) => !isWegovy(patient) && isLiverSevere(patient) && words['liver-severe'](),
  },
  {
    id: 'liver-disease',
    severity: 'look',
    source: ours,
    firesOn: 'Liver disease that is not severe or of unknown severity, or cholestasis',
    tells: (patient) => hasLiverDisease(patient) && !isLiverSevere(patient) && words['liver-disease'](),
  },
  {
    id: 'heart-failure-class-4',
    severity: 'stop',
    source: label,
    firesOn: 'Wegovy, and heart failure with breathlessness at rest (NYHA IV)',
    tells: (patient) => isWegovy(patient) && isBreathlessAtRest(patient) && words['heart-failure-class-4'](),
  },
  {
    id: 'heart-failure',
    severity: 'senior',
    source: care,
    firesOn: 'Heart failure, unless it is a stop',
    tells: (patient) =>
      hasHeartFailure(patient) && !(isWegovy(patient) && isBreathlessAtRest(patient)) && words['heart-failure'](),
  },
]
