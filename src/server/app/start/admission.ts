import { type ClockCheck, checkingClock } from '../../platform/database/clock-skew.ts'
import type { Admit } from '../../platform/database/database.ts'
import { lookingUpBy } from '../../platform/database/lookup-key.ts'
import type { Keys } from '../../platform/encryption/keys.ts'
import { withKnownKeys } from '../data-keys/known-keys.ts'

/** Checks of a process before it uses the database, and again every few seconds. */
export function admissionBy(keys: Keys, clock: ClockCheck = checkingClock(), ...before: readonly Admit[]): Admit {
  const all = [...before, withKnownKeys(keys), lookingUpBy(keys), clock.admit]
  return async (pool) => {
    let forMs = Number.POSITIVE_INFINITY
    for (const admit of all) forMs = Math.min(forMs, await admit(pool))
    return forMs
  }
}
