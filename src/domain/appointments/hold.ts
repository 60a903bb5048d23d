import { minuteMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'

/** A time kept for one person while they decide and pay. */
export interface Hold {
  readonly expiresAt: Instant
  readonly hasBeenExtended: boolean
}

export const holdMinutes = 15

/** With the one extension while somebody pays. */
export const longestHoldMinutes = 2 * holdMinutes

const fromNow = (now: Instant): Instant => now + holdMinutes * minuteMs

export const beginHold = (now: Instant): Hold => ({ expiresAt: fromNow(now), hasBeenExtended: false })

/** At the very moment of expiry it is over. */
export const isHeld = ({ expiresAt }: Hold, now: Instant): boolean => now < expiresAt

/**
 * Paying begins: the time is kept for the full fifteen minutes from here, once. Null: it is over, or has been extended
 * before, so that nobody keeps a time from others for longer than half an hour.
 */
export const extendHold = (hold: Hold, now: Instant): Hold | null =>
  isHeld(hold, now) && !hold.hasBeenExtended ? { expiresAt: fromNow(now), hasBeenExtended: true } : null

/** A visit holds one time, and all visits from one network no more than these at once: it may be a whole office. */
export const mostHoldsPerNetwork = 10

/** For so long a time that was let go is for others. */
export const holdPauseMinutes = 30

/** How often, within the pause, this very time was kept and let go. */
export interface LetGo {
  readonly byVisit: number
  /** By other visits from the same network. */
  readonly byNetwork: number
}

/**
 * Whoever let a time run out may keep it once more at once: forms take people long. After that, and for everyone else
 * behind the same network, it is for others until the pause is over.
 */
export const mayHoldAgain = ({ byVisit, byNetwork }: LetGo): boolean => byVisit <= 1 && byNetwork === 0
