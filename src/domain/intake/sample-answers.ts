import { sampleAnswers as adhd } from './adhd/sample-answers.ts'
import { sampleAnswers as checkIn } from './check-in/sample-answers.ts'
import type { FlowName } from './flows.ts'
import { sampleAnswers as lifeHistory } from './life-history/sample-answers.ts'
import { sampleAnswers as medicinesAndConditions } from './medicines-and-conditions/sample-answers.ts'
import { sampleAnswers as weightManagement } from './weight-management/sample-answers.ts'

export type SampleAnswers = Readonly<Record<string, readonly unknown[]>>

/** For every flow, answers that lead everywhere its bespoke steps can lead. */
export const samples: { readonly [name in FlowName]: SampleAnswers } = {
  'weight-management': weightManagement,
  adhd,
  'medicines-and-conditions': medicinesAndConditions,
  'check-in': checkIn,
  'life-history': lifeHistory,
}
