import type { AnyFlow } from '#domain/intake/engine/flow.ts'
import { flowNamed } from '#domain/intake/flows.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/** The questionnaire that a call names. Calls older than the second questionnaire refuse an unknown name with 400. */
export function requireFlow(name: string): AnyFlow {
  const flow = flowNamed(name)
  if (!flow) throw new ApiError(404, 'There is no such questionnaire.')
  return flow
}
