import { adhdDeclaration } from './adhd/declaration.ts'
import { checkInDeclaration } from './check-in/declaration.ts'
import type { FlowName, VisitFlowName } from './flows.ts'
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
export const visitFlowNamed = (name: string | null): VisitFlowName | null =>
  name !== null && Object.hasOwn(declarations, name) && isVisitFlow(name as FlowName) ? (name as VisitFlowName) : null

/** Whether whoever answers it has come to lose weight. */
export const isForWeightLoss = (name: VisitFlowName): boolean => name === weightManagementDeclaration.name

/** Whether it is answered once, in a visit, and not again and again by an account. */
export const isVisitFlow = (name: FlowName): name is VisitFlowName => !declarations[name].isRepeatable
