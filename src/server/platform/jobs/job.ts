import { hourMs, minuteMs } from '#domain/calendar/durations.ts'
import type { Services } from '../services.ts'

/** Something that is done again and again, by one process at a time. */
export interface Job {
  /** For the operations inbox and the log: "payments are reconciled". */
  readonly name: string
  readonly everyMs: number
  /** A turn that takes longer is given up: it can do nothing more, and the job is anybody's again. */
  readonly withinMs: number
  /** What is thrown is told, and done the next time. */
  readonly run: (services: Services) => Promise<unknown>
}

/** For a turn that deals with what has come since the last. */
export const shortTurnMs = 10 * minuteMs
/** For a turn that may go through everything there is, and is gone on with where it was left. */
export const longTurnMs = hourMs
