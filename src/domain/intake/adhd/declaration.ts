import type { FlowDeclaration } from '../engine/declaration.ts'
import type { StepId } from './step-ids.ts'

export const adhdDeclaration = {
  name: 'adhd',
  version: 1,
  path: 'adhd',
  first: 'diagnosis-status',
  home: 'home',
  finish: 'booking',
  finishAt: { result: 'adhdResult' },
  isRepeatable: false,
  answerKeys: /^adhd_/,
} as const satisfies FlowDeclaration<StepId>
