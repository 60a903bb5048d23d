import { minuteMs } from '#domain/calendar/durations.ts'
/** Whoever works on something has it for so long, and longer with each portion; if they die, another goes on with it. */
export const leaseMs = 5 * minuteMs
