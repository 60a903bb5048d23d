import { minuteMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'

/** A time reserved for one patient while they decide and pay. */
export interface Hold {
  readonly expiresAt: Instant
  readonly hasBeenExtended: boolean
}

export const holdMinutes = 15

/** Including the one extension when the patient starts to pay. */
export const longestHoldMinutes = 2 * holdMinutes

const fromNow = (now: Instant): Instant => now + holdMinutes * minuteMs

export const beginHold = (now: Instant): Hold => ({ expiresAt: fromNow(now), hasBeenExtended: false })

/** At the exact moment of expiry the hold is over. */
export const isHeld = ({ expiresAt }: Hold, now: Instant): boolean => now < expiresAt

/**
 * The patient starts to pay: the hold is extended once to the full fifteen minutes from now. Null: it has expired or
 * was extended before, so that no patient blocks a time for longer than half an hour.
 */
export const extendHold = (hold: Hold, now: Instant): Hold | null =>
  isHeld(hold, now) && !hold.hasBeenExtended ? { expiresAt: fromNow(now), hasBeenExtended: true } : null

/** A guest session holds one time. All sessions of one network share this limit, which is sized for an office. */
export const mostHoldsPerNetwork = 10

/** How long a released time is unavailable to the network that held it. */
export const holdPauseMinutes = 30

/** How often this time was held and released within the pause. */
export interface LetGo {
  readonly byVisit: number
  /** By other guest sessions from the same network. */
  readonly byNetwork: number
}

/**
 * A patient whose hold expired may hold the same time once more at once, because forms take long to fill in. After
 * that, and for everyone else on the same network, the time is blocked until the pause is over.
 */
export const mayHoldAgain = ({ byVisit, byNetwork }: LetGo): boolean => byVisit <= 1 && byNetwork === 0
