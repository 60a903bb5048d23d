import { adhd } from '#domain/questionnaires/adhd/flow.ts'
import { pointsToKeep } from '#domain/questionnaires/adhd/score.ts'
import { onThisDevice } from './on-this-device.ts'
import { createQuestionnaire } from './questionnaire.ts'

export const questionnaire = createQuestionnaire({ flow: adhd, ...onThisDevice, keptBeside: pointsToKeep })
