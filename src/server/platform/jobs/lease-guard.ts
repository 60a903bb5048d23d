import type { Database } from '../database/database.ts'

/** The lease was lost or released. */
export class NoLongerHeld extends Error {
  override name = 'NoLongerHeld'
}

/**
 * The database as one run sees it: unusable as soon as the lease is lost. The database ends an open transaction after
 * five idle seconds, which is less than any lease.
 */
export function leaseGuard(database: Database, isHeld: () => boolean): Database {
  const check = () => {
    if (!isHeld()) throw new NoLongerHeld('This turn is over.')
  }
  return {
    get isReady() {
      return database.isReady
    },
    get trouble() {
      return database.trouble
    },
    get hasCapacity() {
      return database.hasCapacity
    },
    get load() {
      return database.load
    },
    readyWithin: (ms) => database.readyWithin(ms),
    async run(work) {
      check()
      return database.run(work)
    },
    async transaction(work, options) {
      check()
      return database.transaction(work, options)
    },
    async query(statement, values) {
      check()
      return database.query(statement, values)
    },
  }
}
