import { weightService } from '../services/weight-management.ts'
import { adhdDeclaration } from './adhd/declaration.ts'
import { checkInDeclaration } from './check-in/declaration.ts'
import type { FlowName, GuestFlowName } from './flows.ts'
import { medicinesAndConditionsDeclaration } from './medicines-and-conditions/declaration.ts'
import { weightManagementDeclaration } from './weight-management/declaration.ts'

/** Every questionnaire without its questions, for whoever must not load them: a browser loads only those it asks. */
export const declarations = {
  'weight-management': weightManagementDeclaration,
  adhd: adhdDeclaration,
  'medicines-and-conditions': medicinesAndConditionsDeclaration,
  'check-in': checkInDeclaration,
} as const satisfies { readonly [name in FlowName]: { readonly name: name } }

/** Names come from outside. Null: no visit answers such a questionnaire. */
export const guestFlowNamed = (name: string | null): GuestFlowName | null =>
  name !== null && Object.hasOwn(declarations, name) && isGuestFlow(name as FlowName) ? (name as GuestFlowName) : null

/** Whether whoever answers it has come to lose weight. */
export const isForWeightLoss = (name: GuestFlowName): boolean => name === weightService.questionnaire

/** Whether it is answered once, in a visit, and not again and again by an account. */
export const isGuestFlow = (name: FlowName): name is GuestFlowName => !declarations[name].isRepeatable
