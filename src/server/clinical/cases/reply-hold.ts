import { hourMs } from '#domain/calendar/durations.ts'
import type { Instant } from '#domain/calendar/london-time.ts'

/**
 * How long a reply is reserved for the prescriber who asked, before any colleague may take the case: about a working
 * day.
 */
const heldHours = 24

export const replyHeldUntil = (now: Instant): Date => new Date(now + heldHours * hourMs)
