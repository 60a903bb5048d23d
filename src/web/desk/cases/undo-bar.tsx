import { useState } from 'react'
import { useNavigate } from 'react-router'
import { undoWords as words } from '#content/desk/cases.ts'
import { deskWords } from '#content/desk/shell.ts'
import { casePath, prescriptionPath } from '#contract/desk/addresses.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { deskCall } from '../desk-call.ts'
import { UndoStrip } from '../parts/undo-strip.tsx'
import { forgetDecision, useLastDecision } from './last-decision.ts'
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
  return last && seconds > 0 ? <Undo key={last.decisionId} last={last} seconds={seconds} onUndone={onUndone} /> : null
}

interface UndoProps {
  readonly last: NonNullable<ReturnType<typeof useLastDecision>>
  readonly seconds: number
  readonly onUndone: Props['onUndone']
}

function Undo({ last, seconds, onUndone }: UndoProps) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)

  async function undo() {
    try {
      const { code, message } = await deskCall('desk_undo', { decisionId: last.decisionId })
      if (code !== 200) return setProblem(message)
      if (onUndone) await onUndone(last.caseId)
      else navigate(placeOf(last))
      forgetDecision()
      showToast({ title: words.undone })
    } catch {
      setProblem(deskWords.failed)
    }
  }

  return (
    <UndoStrip done={words[last.kind]} left={words.left(seconds)} undo={words.undo} problem={problem} onUndo={undo} />
  )
}

const placeOf = ({ caseId, kind }: UndoProps['last']) =>
  kind === 'check' || kind === 'return' ? prescriptionPath(caseId) : casePath(caseId)
