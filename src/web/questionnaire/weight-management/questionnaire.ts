import { weightManagement } from '#domain/questionnaires/weight-management/flow.ts'
import { onThisDevice } from '../on-this-device.ts'
import { createQuestionnaire } from '../questionnaire.ts'

export const questionnaire = createQuestionnaire({ flow: weightManagement, ...onThisDevice })
