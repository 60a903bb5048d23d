import type { FlowDeclaration } from '../engine/declaration.ts'
import type { StepId } from './step-ids.ts'

export const weightManagementDeclaration = {
  name: 'weight-management',
  version: 3,
  path: 'questionnaire',
  first: 'step-1',
  home: 'home',
  finish: 'buy',
  isRepeatable: false,
  answerKeys: /^(Q\d+\w*_answer|current-medication-status|gp_practice|email)$/,
} as const satisfies FlowDeclaration<StepId>
