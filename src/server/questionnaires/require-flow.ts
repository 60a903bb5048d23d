import type { AnyFlow } from '#domain/questionnaires/engine/flow.ts'
import { flowNamed } from '#domain/questionnaires/flows.ts'
import { Refusal } from '../http/refusal.ts'

/** The questionnaire that a call names. Calls from before there were several refuse an unknown name with 400. */
export function requireFlow(name: string): AnyFlow {
  const flow = flowNamed(name)
  if (!flow) throw new Refusal(404, 'There is no such questionnaire.')
  return flow
}
