import { caseWords as words } from '#content/desk/case.ts'
import { clockInWords, countdown, momentInWords } from '../cases/time-left.ts'
import type { Lease } from '../cases/use-lease.ts'
import { useNow } from '../cases/use-now.ts'
import type { ShownCase } from './shown-case.ts'

interface Props {
  readonly found: ShownCase
  readonly lease: Lease | null
}

/** What runs by the second stays in here. */
export function CaseTimes({ found: { clock, authorisationEnds }, lease }: Props) {
  const now = useNow(1_000)
  return (
    <>
      {lease && (
        <span role="timer" className="block font-semibold text-ink tabular-nums">
          {words.yoursFor(countdown(lease.until - now))}
        </span>
      )}
      {clock && (
        <span className={clock.share >= 1 ? 'font-semibold text-brick' : ''}>
          {words.clock(clockInWords(Date.parse(clock.due), now))}
        </span>
      )}
      {clock && authorisationEnds && ' · '}
      {authorisationEnds && words.heldUntil(momentInWords(Date.parse(authorisationEnds), now))}
    </>
  )
}
