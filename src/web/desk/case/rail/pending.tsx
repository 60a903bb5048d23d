import { railWords as words } from '#content/desk/case.ts'
import { undoWords } from '#content/desk/cases.ts'
import { NextCase } from '../../queue/next-case.tsx'
import type { ShownCase } from '../shown-case.ts'

export interface PendingDecision {
  readonly kind: NonNullable<ShownCase['pending']>['kind']
  /** Null: one's own. */
  readonly by: string | null
}

/** Somebody has decided, and it can be taken back for a moment. */
export function Pending({ kind, by }: PendingDecision) {
  return (
    <div className="space-y-4 px-5 py-5">
      <h2 className="text-[1.5rem]">{by === null ? undoWords[kind] : words.pending(by)}</h2>
      <p className="text-ink-soft">{by === null ? words.pendingMine : words.pendingTheirs}</p>
      <NextCase />
    </div>
  )
}
