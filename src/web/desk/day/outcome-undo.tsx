import { useState } from 'react'
import { outcomeWords as words } from '#content/desk/day.ts'
import { deskWords } from '#content/desk/shell.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useNow } from '../cases/use-now.ts'
import { deskCall } from '../desk-call.ts'
import { Kbd } from '../shell/kbd.tsx'
import { useKeys } from '../shell/keys.ts'
import { undoableUntil } from './last-outcome.ts'
import type { ShownAppointment } from './shown-appointment.ts'

interface Props {
  readonly found: ShownAppointment
  readonly onUndone: () => Promise<void>
}

/** Half a minute to take back what one has just said about it. */
export function OutcomeUndo({ found: { pending }, onUndone }: Props) {
  const now = useNow(500)
  if (!pending?.isMine) return null
  const seconds = Math.ceil((undoableUntil(pending.outcomeId, pending.finalAt) - now) / 1_000)
  return seconds > 0 ? <Undo pending={pending} seconds={seconds} onUndone={onUndone} /> : null
}

interface UndoProps {
  readonly pending: NonNullable<ShownAppointment['pending']>
  readonly seconds: number
  readonly onUndone: () => Promise<void>
}

function Undo({ pending: { outcomeId, kind }, seconds, onUndone }: UndoProps) {
  const [problem, setProblem] = useState<string | null>(null)

  async function undo() {
    try {
      const { code, message } = await deskCall('desk_undo_outcome', { outcomeId })
      if (code !== 200) return setProblem(message)
      showToast({ title: words.undone })
      await onUndone()
    } catch {
      setProblem(deskWords.failed)
    }
  }
  useKeys([{ key: 'u', does: words.undo, run: () => void undo() }])

  return (
    <div className="on-dark fixed bottom-5 left-57 z-30 flex min-h-12 w-[min(30rem,calc(100vw-16rem))] animate-appear flex-wrap items-center gap-x-4 rounded-full bg-ink py-1.5 pr-2.5 pl-5 text-white shadow-selected print:hidden">
      <p role="status" className="font-semibold">
        {words.recorded[kind]}
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
