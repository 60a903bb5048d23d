/** How a job is shared out between processes. Milliseconds. */
export interface Pace {
  /** No shorter: a process that is busy for a few seconds loses nothing. */
  readonly shortestLeaseMs: number
  /** No longer: nobody waits for hours for a process that has died, however rarely its job has a turn. */
  readonly longestLeaseMs: number
  /** How often a process says that it goes on with its jobs, and looks for those that nobody does. */
  readonly upkeepMs: number
}

/**
 * What cannot wait (messages, alarms, decisions whose half minute is over) comes every five seconds or oftener, and is
 * taken over within twenty seconds of a death: the shortest lease and one look. The rest within three minutes and a look.
 */
export const usualPace: Pace = { shortestLeaseMs: 15_000, longestLeaseMs: 180_000, upkeepMs: 5_000 }

/** Three of its turns, within the limits. */
export const leaseMsOf = (everyMs: number, { shortestLeaseMs, longestLeaseMs }: Pace): number =>
  Math.min(Math.max(3 * everyMs, shortestLeaseMs), longestLeaseMs)

/** After a third of its time: two attempts may fail before it is over. */
export const isToRenew = (keptAt: number, leaseMs: number, now: number): boolean => now - keptAt >= leaseMs / 3

/** In step with its beginning. Turns that passed while one was under way are left out and not made up for. */
export const nextTurnAt = (beganAt: number, endedAt: number, everyMs: number): number =>
  beganAt + Math.max(1, Math.ceil((endedAt - beganAt) / everyMs)) * everyMs
