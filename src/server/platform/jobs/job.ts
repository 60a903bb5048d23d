import { hourMs, minuteMs } from '#domain/calendar/durations.ts'
import type { Services } from '../services.ts'

/** Repeated work, done by one process at a time. */
export interface Job {
  /** For the operations inbox and the log: "payments are reconciled". */
  readonly name: string
  readonly everyMs: number
  /** A run that takes longer is abandoned: it can do nothing more, and the job is released. */
  readonly withinMs: number
  /** Errors are reported, and the work is repeated next time. */
  readonly run: (services: Services) => Promise<unknown>
}

/** For a run that handles what has come since the last. */
export const shortTurnMs = 10 * minuteMs
/** For a run that may handle every row, and continues where it stopped. */
export const longTurnMs = hourMs
