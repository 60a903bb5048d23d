import { adhd } from './adhd/flow.ts'
import { checkIn } from './check-in/flow.ts'
import type { AnyFlow } from './engine/flow.ts'
import { lifeHistory } from './life-history/flow.ts'
import { medicinesAndConditions } from './medicines-and-conditions/flow.ts'
import { weightManagement } from './weight-management/flow.ts'

/** Every questionnaire, by the name it is saved under. A new one is a folder beside these and a line here. */
export const flows = {
  'weight-management': weightManagement,
  adhd,
  'medicines-and-conditions': medicinesAndConditions,
  'check-in': checkIn,
  'life-history': lifeHistory,
}

export type FlowName = keyof typeof flows
export const flowNames = Object.keys(flows) as FlowName[]

/** One of them. */
export type RegisteredFlow = AnyFlow & { readonly name: FlowName }

/** Answered once, in a guest session. The others belong to an account. */
export type GuestFlowName = {
  [name in FlowName]: (typeof flows)[name]['isRepeatable'] extends true ? never : name
}[FlowName]

export type GuestFlow = AnyFlow & { readonly name: GuestFlowName }

export const guestFlowNames = flowNames.filter((name): name is GuestFlowName => !flows[name].isRepeatable)

/** Answered repeatedly by an account, each time as an instance of its own. */
export type RepeatableFlowName = Exclude<FlowName, GuestFlowName>

export const repeatableFlowNames = flowNames.filter((name): name is RepeatableFlowName => flows[name].isRepeatable)

/** Names come from requests. Null: there is no such questionnaire. */
export const flowNamed = (name: string): AnyFlow | null =>
  Object.hasOwn(flows, name) ? (flows[name as FlowName] satisfies AnyFlow) : null
