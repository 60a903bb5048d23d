import { longest } from '../engine/length.ts'
import { weightManagement } from './flow.ts'

export const weightManagementLength = longest(weightManagement)
