/** How processes share jobs. Milliseconds. */
export interface Pace {
  /** The shortest lease: a process that is busy for a few seconds keeps its jobs. */
  readonly shortestLeaseMs: number
  /** The longest lease: after a crash even a rare job waits no longer than this. */
  readonly longestLeaseMs: number
  /** How often a process renews its leases and looks for jobs without one. */
  readonly upkeepMs: number
}

/**
 * Urgent jobs (messages, alarms, decisions after the undo window) run at least every five seconds and are taken over
 * within twenty seconds of a crash: the shortest lease and one check. The rest within three minutes and a check.
 */
export const usualPace: Pace = { shortestLeaseMs: 15_000, longestLeaseMs: 180_000, upkeepMs: 5_000 }

/** Three periods, within the limits. */
export const leaseMsOf = (everyMs: number, { shortestLeaseMs, longestLeaseMs }: Pace): number =>
  Math.min(Math.max(3 * everyMs, shortestLeaseMs), longestLeaseMs)

/** After a third of its time: two attempts may fail before it ends. */
export const isToRenew = (keptAt: number, leaseMs: number, now: number): boolean => now - keptAt >= leaseMs / 3

/** In step with the job's first run. Runs missed while one was under way are skipped. */
export const nextTurnAt = (beganAt: number, endedAt: number, everyMs: number): number =>
  beganAt + Math.max(1, Math.ceil((endedAt - beganAt) / everyMs)) * everyMs
