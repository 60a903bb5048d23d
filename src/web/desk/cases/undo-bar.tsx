import { useState } from 'react'
import { useNavigate } from 'react-router'
import { undoWords as words } from '#content/desk/cases.ts'
import { deskWords } from '#content/desk/shell.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { deskCall } from '../desk-call.ts'
import { pharmacyAddress } from '../pharmacy/pharmacy-address.ts'
import { caseAddress } from '../queue/filters.ts'
import { Kbd } from '../shell/kbd.tsx'
import { useKeys } from '../shell/keys.ts'
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
  useKeys([{ key: 'u', does: words.undo, run: () => void undo() }])

  return (
    <div className="on-dark fixed bottom-5 left-57 z-30 flex min-h-12 w-[min(30rem,calc(100vw-16rem))] animate-appear flex-wrap items-center gap-x-4 rounded-full bg-ink py-1.5 pr-2.5 pl-5 text-white shadow-selected print:hidden">
      <p role="status" className="font-semibold">
        {words[last.kind]}
      </p>
      <p>{words.left(seconds)}</p>
      {problem && (
        <p role="alert" className="text-sun">
          {problem}
        </p>
      )}
      <button
        type="button"
        onClick={() => void undo()}
        className="ml-auto flex cursor-pointer items-center gap-2 rounded-full px-3 py-1 font-semibold underline underline-offset-4 hover:bg-green"
      >
        {words.undo} <Kbd dark>u</Kbd>
      </button>
    </div>
  )
}

const placeOf = ({ caseId, kind }: UndoProps['last']) =>
  kind === 'check' || kind === 'return' ? pharmacyAddress(caseId) : caseAddress(caseId)
