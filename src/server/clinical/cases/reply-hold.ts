import { hourMs } from '#domain/calendar/durations.ts'
import type { Instant } from '#domain/calendar/london-time.ts'

/** How long a reply is kept for whoever asked, before anybody may take the case: a working day, about. */
const keptHours = 24

export const replyHeldUntil = (now: Instant): Date => new Date(now + keptHours * hourMs)
