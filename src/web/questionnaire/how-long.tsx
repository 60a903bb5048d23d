import { consent } from '#content/consent.ts'
import { longest } from '#domain/questionnaires/engine/length.ts'
import type { VisitFlowName } from '#domain/questionnaires/flows.ts'
import { useFetched } from './use-fetched.ts'

/**
 * How many questions come, and how long they take. Counted from the questions themselves, which are fetched here in any
 * case: the next page asks them.
 */
export function HowLong({ flow }: { flow: VisitFlowName }) {
  const fetched = useFetched(flow)
  return fetched && consent.howLong(longest(fetched.flow))
}
