import { useState } from 'react'
import { outcomeWords as words } from '#content/desk/day.ts'
import { deskWords } from '#content/desk/shell.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useNow } from '../cases/use-now.ts'
import { deskCall } from '../desk-call.ts'
import { UndoStrip } from '../parts/undo-strip.tsx'
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

  return (
    <UndoStrip
      done={words.recorded[kind]}
      left={words.left(seconds)}
      undo={words.undo}
      problem={problem}
      onUndo={undo}
    />
  )
}
