import { consent } from '#content/intake/consent.ts'
import { longest } from '#domain/intake/engine/length.ts'
import type { GuestFlowName } from '#domain/intake/flows.ts'
import { useFetched } from './use-fetched.ts'

/**
 * How many questions come, and how long they take. Counted from the questions themselves, which are fetched here in any
 * case: the next page asks them.
 */
export function HowLong({ flow }: { flow: GuestFlowName }) {
  const fetched = useFetched(flow)
  return fetched && consent.howLong(longest(fetched.flow))
}
