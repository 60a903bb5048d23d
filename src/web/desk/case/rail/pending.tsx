import { railWords as words } from '#content/desk/case.ts'
import { undoWords } from '#content/desk/cases.ts'
import { DeskButton } from '../../parts/desk-button.tsx'
import { useNextCase } from '../../queue/use-next-case.ts'
import type { ShownCase } from '../shown-case.ts'

export interface PendingDecision {
  readonly kind: NonNullable<ShownCase['pending']>['kind']
  /** Null: one's own. */
  readonly by: string | null
}

/** Somebody has decided, and it can be taken back for a moment. */
export function Pending({ kind, by }: PendingDecision) {
  const { next, isBusy, problem } = useNextCase()
  return (
    <div className="space-y-4 px-5 py-5">
      <h2 className="text-[1.5rem]">{by === null ? undoWords[kind] : words.pending(by)}</h2>
      <p className="text-ink-soft">{by === null ? words.pendingMine : words.pendingTheirs}</p>
      {next && (
        <DeskButton tone="primary" shortcut="g" isBusy={isBusy} busyLabel={undoWords.next} onPress={() => void next()}>
          {undoWords.next}
        </DeskButton>
      )}
      <p role="status" className="text-brick empty:hidden">
        {problem}
      </p>
    </div>
  )
}
