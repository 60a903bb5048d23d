import { caseWords as words } from '#content/desk/case.ts'
import { CaseTimer } from '../cases/case-timer.tsx'
import { clockInWords, momentInWords } from '../cases/time-left.ts'
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
      {lease && <CaseTimer lease={lease} />}
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
