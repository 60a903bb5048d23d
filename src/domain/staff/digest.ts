import type { Instant } from '../calendar/london-time.ts'

/** How often somebody is told by email what is new at the desk. */
export const digests = ['off', 'hourly', 'daily'] as const

export type Digest = (typeof digests)[number]

const hourMs = 3_600_000
const everyMs: Readonly<Record<Exclude<Digest, 'off'>, number>> = { hourly: hourMs, daily: 24 * hourMs }

export const isDigestDue = (digest: Digest, toldUntil: Instant, now: Instant): boolean =>
  digest !== 'off' && now >= toldUntil + everyMs[digest]
