import type { Database } from '../database/database.ts'

/** The job is somebody else's by now, or was given up. */
export class NoLongerHeld extends Error {
  override name = 'NoLongerHeld'
}

/**
 * The database as one turn has it: shut as soon as the job is not ours any more. A transaction that was begun before is
 * ended by the database if nothing comes for five seconds, which is less than any lease.
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
