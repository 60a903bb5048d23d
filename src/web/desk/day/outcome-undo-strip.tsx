import { useNow } from '../cases/use-now.ts'
import { undoableUntil } from './last-outcome.ts'
import type { ShownAppointment } from './shown-appointment.ts'
import { UndoOutcome } from './undo-outcome.tsx'

interface Props {
  readonly found: ShownAppointment
  readonly onUndone: () => Promise<void>
}

/** Half a minute to take back what one has just said about it. */
export function OutcomeUndoStrip({ found: { pending }, onUndone }: Props) {
  const now = useNow(500)
  if (!pending?.isMine) return null
  const seconds = Math.ceil((undoableUntil(pending.outcomeId, pending.finalAt) - now) / 1_000)
  return seconds > 0 ? <UndoOutcome pending={pending} seconds={seconds} onUndone={onUndone} /> : null
}
