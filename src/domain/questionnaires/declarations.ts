import { adhdDeclaration } from './adhd/declaration.ts'
import type { FlowName } from './flows.ts'
import { weightManagementDeclaration } from './weight-management/declaration.ts'

/** Every questionnaire without its questions, for whoever must not load them: a browser loads only those it asks. */
export const declarations = {
  'weight-management': weightManagementDeclaration,
  adhd: adhdDeclaration,
} as const satisfies { readonly [name in FlowName]: { readonly name: name } }
