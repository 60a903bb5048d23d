import { weightService } from '../services/weight-management.ts'
import { adhdDeclaration } from './adhd/declaration.ts'
import { checkInDeclaration } from './check-in/declaration.ts'
import type { FlowName, GuestFlowName } from './flows.ts'
import { lifeHistoryDeclaration } from './life-history/declaration.ts'
import { medicinesAndConditionsDeclaration } from './medicines-and-conditions/declaration.ts'
import { weightManagementDeclaration } from './weight-management/declaration.ts'

/** Every questionnaire without its questions: a browser loads only the questions it asks. */
export const declarations = {
  'weight-management': weightManagementDeclaration,
  adhd: adhdDeclaration,
  'medicines-and-conditions': medicinesAndConditionsDeclaration,
  'check-in': checkInDeclaration,
  'life-history': lifeHistoryDeclaration,
} as const satisfies { readonly [name in FlowName]: { readonly name: name } }

/** Names come from requests. Null: no questionnaire of a guest session has this name. */
export const guestFlowNamed = (name: string | null): GuestFlowName | null =>
  name !== null && Object.hasOwn(declarations, name) && isGuestFlow(name as FlowName) ? (name as GuestFlowName) : null

/** Whether the questionnaire is for patients who want to lose weight. */
export const isForWeightLoss = (name: GuestFlowName): boolean => name === weightService.questionnaire

/** Whether it is answered once, in a guest session, rather than repeatedly by an account. */
export const isGuestFlow = (name: FlowName): name is GuestFlowName => !declarations[name].isRepeatable
