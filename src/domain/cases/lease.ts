import { minuteMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'

/** How long a claim lasts. The open page renews it; database and screen use the same figure. */
export const leaseMinutes = 10

export interface Claim {
  readonly by: string | null
  readonly until: Instant | null
}

export const leaseUntil = (now: Instant): Instant => now + leaseMinutes * minuteMs

/** The current holder; null if there is none or the claim has ended. */
export const holderAt = ({ by, until }: Claim, now: Instant): string | null =>
  until !== null && until > now ? by : null

export const canClaim = (claim: Claim, who: string, now: Instant): boolean => [null, who].includes(holderAt(claim, now))
