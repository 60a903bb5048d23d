/** Locks of the whole database, by number: in one place, so that no two mean the same. */
export const advisoryLocks = {
  /** Held by whoever changes what all others build upon. */
  migration: 5_237_419,
  /** Of the database, not of a folder: whoever backs it up, from whichever machine, is the only one. */
  backup: 5_237_420,
  /** Held while everything that people are looked up by is made anew. If its holder dies, it is nobody's, and nothing moves. */
  lookupMove: 5_237_421,
  reseal: 5_237_422,
} as const
