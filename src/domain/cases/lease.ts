import { minuteMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'

/** A case is somebody's for so long; the open page renews it. What the screen says is what the database does. */
export const leaseMinutes = 10

export interface Claim {
  readonly by: string | null
  readonly until: Instant | null
}

export const leaseUntil = (now: Instant): Instant => now + leaseMinutes * minuteMs

/** Who has it now; null if nobody does, or the time is up. */
export const holderAt = ({ by, until }: Claim, now: Instant): string | null =>
  until !== null && until > now ? by : null

export const canClaim = (claim: Claim, who: string, now: Instant): boolean => [null, who].includes(holderAt(claim, now))
