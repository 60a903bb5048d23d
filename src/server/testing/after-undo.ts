import { secondMs } from '#domain/calendar/durations.ts'
import { undoSeconds } from '#domain/operations/undo-window.ts'

/** So long after a decision or an outcome it is executed, and can no longer be undone. */
export const afterUndoMs = (undoSeconds + 1) * secondMs
