import { useState } from 'react'
import { outcomeWords as words } from '#content/appointments/clinic-list.ts'
import { deskWords } from '#content/desk/shell.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { UndoStrip } from '../../components/undo-strip.tsx'
import { deskCall } from '../../desk-call.ts'
import type { ShownAppointment } from './shown-appointment.ts'

interface Props {
  readonly pending: NonNullable<ShownAppointment['pending']>
  readonly seconds: number
  readonly onUndone: () => Promise<void>
}

export function UndoOutcome({ pending: { outcomeId, kind }, seconds, onUndone }: Props) {
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
