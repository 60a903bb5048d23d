import type { Flow } from './engine/flow.ts'
import { weightManagement } from './weight-management/flow.ts'

/** Every questionnaire, by the name it is saved under. */
export const flows: Readonly<Record<string, Flow>> = { [weightManagement.name]: weightManagement }
