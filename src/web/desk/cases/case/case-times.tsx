import { caseWords as words } from '#content/cases/case.ts'
import { CaseTimer } from '../list/case-timer.tsx'
import { clockInWords, momentInWords } from '../list/time-left.ts'
import type { Lease } from '../list/use-lease.ts'
import { useNow } from '../list/use-now.ts'
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
