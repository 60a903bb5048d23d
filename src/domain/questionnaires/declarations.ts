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

/** Whether it is answered once, in a visit, and not again and again by an account. */
export const isVisitFlow = (name: FlowName): name is VisitFlowName => !declarations[name].isRepeatable
