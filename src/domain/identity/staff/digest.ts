import { dayMs, hourMs } from '../../calendar/durations.ts'
import type { Instant } from '../../calendar/london-time.ts'

/** How often a member of staff gets an email about what is new at the desk. */
export const digests = ['off', 'hourly', 'daily'] as const

export type Digest = (typeof digests)[number]

const everyMs: Readonly<Record<Exclude<Digest, 'off'>, number>> = { hourly: hourMs, daily: dayMs }

export const isDigestDue = (digest: Digest, toldUntil: Instant, now: Instant): boolean =>
  digest !== 'off' && now >= toldUntil + everyMs[digest]
