import { useEffect, useState } from 'react'
import { consent } from '#content/consent.ts'
import type { Length } from '#domain/questionnaires/engine/length.ts'
import type { FlowName } from '#domain/questionnaires/flows.ts'

/** Counted from the questions themselves, which are fetched here in any case: the next page asks them. */
const counted = {
  'weight-management': async () =>
    (await import('#domain/questionnaires/weight-management/length.ts')).weightManagementLength,
  adhd: async () => (await import('#domain/questionnaires/adhd/length.ts')).adhdLength,
} satisfies Record<FlowName, () => Promise<Length>>

/** How many questions come, and how long they take. */
export function HowLong({ flow }: { flow: FlowName }) {
  const [length, setLength] = useState<Length | null>(null)
  useEffect(() => {
    let isWanted = true
    void counted[flow]().then((known) => isWanted && setLength(known))
    return () => {
      isWanted = false
    }
  }, [flow])
  return length && consent.howLong(length)
}
