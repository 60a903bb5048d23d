import { isLate } from './operations-inbox.ts'

export const jobTroubles = ['fails', 'late', 'nobody'] as const

export type JobTrouble = (typeof jobTroubles)[number]

interface Turns {
  readonly everyMs: number
  readonly doneAt: number | null
  readonly failedAt: number | null
  /** How long no process has held it; null: one does, or none ever did. */
  readonly unheldMs: number | null
}

/** A job moves to another process within seconds of an orderly stop, and within its lease after a crash. */
const unheldGraceMs = 60_000

const fails = ({ doneAt, failedAt }: Turns) => failedAt !== null && (doneAt === null || failedAt > doneAt)

/** What is wrong with a job, most severe first. Null: it runs on time. */
export function jobTrouble(turns: Turns, now: number): JobTrouble | null {
  if (fails(turns)) return 'fails'
  if (isLate(turns.doneAt, turns.everyMs, now)) return 'late'
  return turns.unheldMs !== null && turns.unheldMs > unheldGraceMs ? 'nobody' : null
}

/** The time of its next run. Null: no process holds it, or it never ran. A moment that is past means any moment now. */
export function nextTurnOf(turns: Turns): number | null {
  const last = Math.max(turns.doneAt ?? 0, turns.failedAt ?? 0)
  return turns.unheldMs !== null || last === 0 ? null : last + turns.everyMs
}
