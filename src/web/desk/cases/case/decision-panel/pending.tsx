import { railWords as words } from '#content/cases/case.ts'
import { undoWords } from '#content/cases/cases.ts'
import { type UndoTime, useSecondsLeft, useSettling } from '../../list/seconds-left.ts'
import { NextCase } from '../../queue/next-case.tsx'
import type { CaseView } from '../case-view.ts'

export interface PendingDecision {
  readonly kind: NonNullable<CaseView['pending']>['kind']
  /** Null: one's own. */
  readonly by: string | null
  /** Null: it was taken this moment, and the case has not been read since. */
  readonly until: UndoTime | null
}

/** A decision within its undo window. What the page promises ends with the window. */
export function Pending({ kind, by, until, onFinal }: PendingDecision & { readonly onFinal: () => Promise<void> }) {
  const seconds = useSecondsLeft(until)
  const isFinal = until !== null && seconds === 0
  useSettling(isFinal, onFinal)
  const promised = by === null ? words.pendingMine : words.pendingTheirs
  return (
    <div className="space-y-4 px-5 py-5">
      <h2 className="text-[1.5rem]">{by === null ? undoWords[kind] : words.pending(by)}</h2>
      <p className="text-ink-soft">{isFinal ? words.pendingFinal : promised}</p>
      <NextCase />
    </div>
  )
}
