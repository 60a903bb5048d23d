import { isLate } from './operations-inbox.ts'

export const jobTroubles = ['fails', 'late', 'nobody'] as const

export type JobTrouble = (typeof jobTroubles)[number]

interface Turns {
  readonly everyMs: number
  readonly doneAt: number | null
  readonly failedAt: number | null
  /** For how long nobody has had it; null: somebody has, or it was never anybody's. */
  readonly unheldMs: number | null
}

/** A job changes hands within seconds when a process stops in order, and within its lease when one dies. */
const unheldGraceMs = 60_000

const fails = ({ doneAt, failedAt }: Turns) => failedAt !== null && (doneAt === null || failedAt > doneAt)

/** What is wrong with a job, the gravest first. Null: it is done in its time, and somebody does it. */
export function jobTrouble(turns: Turns, now: number): JobTrouble | null {
  if (fails(turns)) return 'fails'
  if (isLate(turns.doneAt, turns.everyMs, now)) return 'late'
  return turns.unheldMs !== null && turns.unheldMs > unheldGraceMs ? 'nobody' : null
}

/** When it has its next turn. Null: nobody does it, or it never had one. A moment that is past is any moment now. */
export function nextTurnOf(turns: Turns): number | null {
  const last = Math.max(turns.doneAt ?? 0, turns.failedAt ?? 0)
  return turns.unheldMs !== null || last === 0 ? null : last + turns.everyMs
}
