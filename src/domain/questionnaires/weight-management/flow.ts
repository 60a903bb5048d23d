import type { Flow } from '../engine/flow.ts'
import { age } from './step-1-age.ts'
import { ethnicity } from './step-2-ethnicity.ts'
import { sex } from './step-3-sex.ts'
import type { NotEligibleReason, StepId } from './step-ids.ts'

export const weightManagement: Flow<StepId, NotEligibleReason> = {
  name: 'weight-management',
  version: 1,
  first: 'step-1',
  steps: { 'step-1': age, 'step-2': ethnicity, 'step-3': sex },
}
