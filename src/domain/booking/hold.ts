import type { Instant } from './london-time.ts'

/** A time kept for one person while they decide and pay. */
export interface Hold {
  readonly expiresAt: Instant
  readonly hasBeenExtended: boolean
}

export const holdMinutes = 15

const fromNow = (now: Instant): Instant => now + holdMinutes * 60_000

export const beginHold = (now: Instant): Hold => ({ expiresAt: fromNow(now), hasBeenExtended: false })

/** At the very moment of expiry it is over. */
export const isHeld = ({ expiresAt }: Hold, now: Instant): boolean => now < expiresAt

/**
 * Paying begins: the time is kept for the full fifteen minutes from here, once. Null: it is over, or has been extended
 * before, so that nobody keeps a time from others for longer than half an hour.
 */
export const extendHold = (hold: Hold, now: Instant): Hold | null =>
  isHeld(hold, now) && !hold.hasBeenExtended ? { expiresAt: fromNow(now), hasBeenExtended: true } : null
