import { useLastDecision } from './last-decision.ts'
import { UndoDecision } from './undo-decision.tsx'
import { useNow } from './use-now.ts'

interface Props {
  /** On the page of the case itself: it is shown anew, and until it is the decision still counts. */
  readonly onUndone?: (caseId: string) => Promise<void> | void
}

/** Half a minute to take back what one has just decided, on whatever page one is by then. */
export function UndoBar({ onUndone }: Props) {
  const last = useLastDecision()
  const now = useNow(500)
  const seconds = last ? Math.ceil((last.until - now) / 1_000) : 0
  return last && seconds > 0 ? (
    <UndoDecision key={last.decisionId} last={last} seconds={seconds} onUndone={onUndone} />
  ) : null
}
