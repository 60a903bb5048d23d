import type { FlowDeclaration } from '../engine/declaration.ts'
import type { CheckInStepId } from './step-ids.ts'

export const checkInDeclaration = {
  name: 'check-in',
  version: 3,
  path: 'check-in',
  first: 'check-in-signs',
  home: 'account',
  finish: 'accountCheckIn',
  isRepeatable: true,
  answerKeys: /^check_in_\w+$/,
} as const satisfies FlowDeclaration<CheckInStepId>
