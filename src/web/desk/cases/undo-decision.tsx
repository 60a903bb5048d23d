import { useState } from 'react'
import { useNavigate } from 'react-router'
import { undoWords as words } from '#content/desk/cases.ts'
import { deskWords } from '#content/desk/shell.ts'
import { casePath, prescriptionPath } from '#contract/desk/addresses.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { deskCall } from '../desk-call.ts'
import { UndoStrip } from '../parts/undo-strip.tsx'
import { forgetDecision, type useLastDecision } from './last-decision.ts'

interface Props {
  readonly last: NonNullable<ReturnType<typeof useLastDecision>>
  readonly seconds: number
  readonly onUndone: ((caseId: string) => Promise<void> | void) | undefined
}

export function UndoDecision({ last, seconds, onUndone }: Props) {
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
    <UndoStrip
      done={words.done(words[last.kind], last.name)}
      left={words.left(seconds)}
      undo={words.undo}
      problem={problem}
      onUndo={undo}
    />
  )
}

const placeOf = ({ caseId, kind }: Props['last']) =>
  kind === 'check' || kind === 'return' ? prescriptionPath(caseId) : casePath(caseId)
