import { adhd } from '#domain/intake/adhd/flow.ts'
import { pointsToKeep } from '#domain/intake/adhd/score.ts'
import { onThisDevice } from './on-this-device.ts'
import { createQuestionnaire } from './questionnaire.ts'

export const questionnaire = createQuestionnaire({ flow: adhd, ...onThisDevice, keptBeside: pointsToKeep })
