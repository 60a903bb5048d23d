import { useSecondsLeft, useSettling } from '../../cases/list/seconds-left.ts'
import type { ShownAppointment } from './shown-appointment.ts'
import { UndoOutcome } from './undo-outcome.tsx'

interface Props {
  readonly found: ShownAppointment
  readonly onUndone: () => Promise<void>
}

/** Half a minute to take back what one has just said about it. */
export function OutcomeUndoStrip({ found: { pending }, onUndone }: Props) {
  const seconds = useSecondsLeft(pending)
  useSettling(pending !== null && seconds === 0, onUndone)
  return pending?.isMine && seconds > 0 ? <UndoOutcome pending={pending} seconds={seconds} onUndone={onUndone} /> : null
}
