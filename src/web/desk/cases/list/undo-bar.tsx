import { useDecisions, useUndoableAsked } from './last-decision.ts'
import { secondsLeft, useCount } from './seconds-left.ts'
import { UndoDecision } from './undo-decision.tsx'

/** Half a minute to take back what one has just decided: on whatever page, after a reload and in another tab. In the shell. */
export function UndoBar() {
  useUndoableAsked()
  const count = useCount()
  const last = useDecisions().find(({ until }) => secondsLeft(until, count) > 0)
  return last ? <UndoDecision key={last.decisionId} last={last} seconds={secondsLeft(last.until, count)} /> : null
}
