import type { Orm } from '../platform/database/database.ts'
import type { AvailableClinician } from './available-clinicians.ts'
import { type Appointment, claim, lockTimesOf, type NewClaim } from './claims.ts'

/** Always in the same order, so that two concurrent bookings cannot deadlock. */
export async function lockTimesOfAll(tx: Orm, holders: readonly AvailableClinician[]): Promise<void> {
  for (const clinicianId of holders.map((holder) => holder.clinicianId).toSorted()) await lockTimesOf(tx, clinicianId)
}

/** Claims a time with the first of these clinicians who is still free. Null: none is. */
export async function claimAny(
  tx: Orm,
  holders: readonly AvailableClinician[],
  given: Omit<NewClaim, 'clinicianId' | 'minutes'>,
): Promise<Appointment | null> {
  await lockTimesOfAll(tx, holders)
  for (const holder of holders) {
    const made = await claim(tx, { ...given, ...holder })
    if (made) return made
  }
  return null
}
