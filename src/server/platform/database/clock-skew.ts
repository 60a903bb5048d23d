import type { Admit } from './database.ts'
import { UnsuitableDatabase } from './writable.ts'

/** Beyond this many milliseconds a process must not decide what is due or has expired. */
const toleratedMs = 30_000

const question = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as "atMs"'

export interface ClockCheck {
  readonly admit: Admit
  /** By how many seconds this machine's clock was last ahead of the database's. Null: not compared yet. */
  readonly skewSeconds: () => number | null
}

/**
 * Compares this machine's clock with that of the database, which all processes share. The answer is assumed to come
 * from the middle of the round trip; it may be off by half of that, which is tolerated in addition.
 */
export function checkingClock(now: () => number = Date.now): ClockCheck {
  let skewMs: number | null = null
  return {
    skewSeconds: () => (skewMs === null ? null : skewMs / 1_000),
    async admit(pool) {
      const [sentAt, begun] = [now(), performance.now()]
      const { rows } = await pool.query<{ atMs: number }>(question)
      const halfwayMs = (performance.now() - begun) / 2
      skewMs = sentAt + halfwayMs - (rows[0]?.atMs ?? sentAt)
      if (Math.abs(skewMs) - halfwayMs > toleratedMs) throw new UnsuitableDatabase(wordsFor(skewMs))
      return Number.POSITIVE_INFINITY
    },
  }
}

function wordsFor(skewMs: number): string {
  const seconds = Math.round(Math.abs(skewMs) / 1_000)
  return (
    `The clock of this machine is ${seconds} s ${skewMs > 0 ? 'ahead of' : 'behind'} the clock of the database. ` +
    `More than ${toleratedMs / 1_000} s is too much: set both by NTP.`
  )
}
