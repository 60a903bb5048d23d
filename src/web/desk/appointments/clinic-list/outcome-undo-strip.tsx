import { useState } from 'react'
import { outcomeWords as words } from '#content/appointments/clinic-list.ts'
import { deskWords } from '#content/desk/shell.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useSecondsLeft, useSettling } from '../../cases/list/seconds-left.ts'
import { UndoStrip } from '../../components/undo-strip.tsx'
import { deskCall } from '../../desk-call.ts'
import type { AppointmentView } from './appointment-view.ts'

interface Props {
  readonly found: AppointmentView
  readonly onUndone: () => Promise<void>
}

/** Half a minute to take back what one has just said about it. */
export function OutcomeUndoStrip({ found: { pending }, onUndone }: Props) {
  const seconds = useSecondsLeft(pending)
  useSettling(pending !== null && seconds === 0, onUndone)
  return pending?.isMine && seconds > 0 ? <UndoOutcome pending={pending} seconds={seconds} onUndone={onUndone} /> : null
}

interface UndoOutcomeProps {
  readonly pending: NonNullable<AppointmentView['pending']>
  readonly seconds: number
  readonly onUndone: () => Promise<void>
}

function UndoOutcome({ pending: { outcomeId, kind }, seconds, onUndone }: UndoOutcomeProps) {
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
