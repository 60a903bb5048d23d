/** Advisory locks, by number: in one place, so that no two collide. */
export const advisoryLocks = {
  /** Held while something that all other processes depend on changes. */
  migration: 5_237_419,
  /** Per database, not per folder: only one backup runs, from whichever machine. */
  backup: 5_237_420,
  /** Held while every lookup digest is recomputed. If its holder dies, the lock is released, and nothing moves. */
  lookupMove: 5_237_421,
  reseal: 5_237_422,
  /** Held while somebody enters who is the responsible pharmacist. */
  pharmacistRecord: 5_237_423,
} as const
