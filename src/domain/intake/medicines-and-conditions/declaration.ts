import type { FlowDeclaration } from '../engine/declaration.ts'
import type { FollowUpStepId } from './step-ids.ts'

export const medicinesAndConditionsDeclaration = {
  name: 'medicines-and-conditions',
  version: 2,
  path: 'follow-up',
  first: 'follow-up-conditions',
  home: 'account',
  finish: 'account',
  isRepeatable: true,
  answerKeys: /^follow_up_\w+$/,
} as const satisfies FlowDeclaration<FollowUpStepId>
