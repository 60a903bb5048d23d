import type { Services } from '../services.ts'

/** Something that is done again and again, by one process at a time. */
export interface Job {
  /** For Watch and the log: "payments are reconciled". */
  readonly name: string
  readonly everyMs: number
  /** A turn that takes longer is given up: it can do nothing more, and the job is anybody's again. */
  readonly withinMs: number
  /** What is thrown is told, and done the next time. */
  readonly run: (services: Services) => Promise<unknown>
}
