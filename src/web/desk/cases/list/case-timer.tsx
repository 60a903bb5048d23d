import { caseWords as words } from '#content/cases/case.ts'
import { countdown } from './time-left.ts'
import type { Lease } from './use-lease.ts'
import { useNow } from './use-now.ts'

/** How long a case is still theirs. What runs by the second stays in here. */
export function CaseTimer({ lease }: { readonly lease: Lease }) {
  const now = useNow(1_000)
  return (
    <span role="timer" className="block text-xs font-semibold text-ink tabular-nums">
      {words.yoursFor(countdown(lease.until - now))}
    </span>
  )
}
