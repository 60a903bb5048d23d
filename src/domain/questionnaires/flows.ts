import { adhd } from './adhd/flow.ts'
import { weightManagement } from './weight-management/flow.ts'

/** Every questionnaire, by the name it is saved under. */
export const flows = { 'weight-management': weightManagement, adhd }

export type FlowName = keyof typeof flows
export const flowNames = Object.keys(flows) as FlowName[]
