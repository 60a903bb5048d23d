import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { undoWords as words } from '#content/cases/cases.ts'
import { deskWords } from '#content/desk/shell.ts'
import { casePath, prescriptionPath } from '#contract/desk/addresses.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { UndoStrip } from '../../components/undo-strip.tsx'
import { deskCall } from '../../desk-call.ts'
import { forgetDecision, type LastDecision } from './last-decision.ts'

const shown = new Map<string, () => Promise<void>>()

/** On the page of a case: it reloads when its decision is undone; until then the decision counts. */
export function useUndone(caseId: string, showAnew: () => Promise<void>): void {
  const undone = useEffectEvent(showAnew)
  useEffect(() => {
    shown.set(caseId, () => undone())
    return () => void shown.delete(caseId)
  }, [caseId])
}

export function UndoDecision({ last, seconds }: { readonly last: LastDecision; readonly seconds: number }) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)

  async function undo() {
    try {
      const { code, message } = await deskCall('desk_undo', { decisionId: last.decisionId })
      if (code !== 200) return setProblem(message)
      const showAnew = shown.get(last.caseId)
      if (showAnew) await showAnew()
      else navigate(placeOf(last))
      forgetDecision(last.decisionId)
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

const placeOf = ({ caseId, kind }: LastDecision) =>
  kind === 'check' || kind === 'return' ? prescriptionPath(caseId) : casePath(caseId)
