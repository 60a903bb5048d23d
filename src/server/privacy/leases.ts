import { minuteMs } from '#domain/calendar/durations.ts'
/** The lease of a copy or erasure, renewed with each portion; if the process dies, another continues. */
export const leaseMs = 5 * minuteMs
