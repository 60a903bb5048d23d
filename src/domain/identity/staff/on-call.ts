import { minuteMs } from '../../calendar/durations.ts'
import type { Instant } from '../../calendar/london-time.ts'

/** After this long without an answer the next person is alerted (ours). */
export const acknowledgeWithinMinutes = 15

export interface Shift {
  readonly staffId: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  /** Of two at the same time the lower is alerted first. */
  readonly place: number
}

interface Callable {
  readonly shifts: readonly Shift[]
  /** Who is alerted when nobody on call answers, in order. */
  readonly leads: readonly string[]
  readonly called: readonly string[]
  readonly now: Instant
}

/** The person on call, then the next, then the clinical leads, each once. Null: nobody is left. */
export function nextToCall({ shifts, leads, called, now }: Callable): string | null {
  const onCall = shifts
    .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
    .toSorted((one, other) => one.place - other.place || one.startsAt - other.startsAt)
    .map(({ staffId }) => staffId)
  return [...onCall, ...leads].find((staffId) => !called.includes(staffId)) ?? null
}

export const nextCallAt = (now: Instant): Instant => now + acknowledgeWithinMinutes * minuteMs

/** Null: the shift is valid. */
export function shiftProblem({ startsAt, endsAt }: Pick<Shift, 'startsAt' | 'endsAt'>, now: Instant): string | null {
  if (!(endsAt > startsAt)) return 'The shift ends before it begins.'
  return endsAt <= now ? 'The shift is already over.' : null
}
