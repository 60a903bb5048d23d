import type { FlowDeclaration } from '../engine/declaration.ts'
import type { LifeHistoryStepId } from './step-ids.ts'

export const lifeHistoryDeclaration = {
  name: 'life-history',
  version: 1,
  path: 'before-appointment',
  first: 'life-school',
  home: 'accountPreparation',
  finish: 'accountPreparation',
  isRepeatable: true,
  answerKeys: /^life_\w+$/,
} as const satisfies FlowDeclaration<LifeHistoryStepId>
