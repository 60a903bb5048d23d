import { and, eq, isNull } from 'drizzle-orm'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Actor } from '#domain/cases/states.ts'
import type { ExcursionCause } from '#domain/supply/arrival.ts'
import type { Orm } from '../../platform/database/database.ts'
import { type Case, moveCase } from '../cases/case-rows.ts'
import { parcelExcursions, parcels } from './tables.ts'

interface Reported {
  readonly cause: ExcursionCause
  readonly as: Extract<Actor, 'dispatch' | 'patient' | 'provider'>
  readonly by: 'patient' | 'staff' | 'provider'
  readonly staffId?: string
  readonly now: Instant
}

/**
 * Quarantines a late or warm parcel until a pharmacist has settled it. The caller holds the case, and has removed its
 * supply period if it had one. False: the state of the case does not allow it.
 */
export async function quarantine(
  tx: Orm,
  found: Case,
  parcel: typeof parcels.$inferSelect,
  { cause, as, by, staffId, now }: Reported,
): Promise<boolean> {
  const isCorrection = found.state === 'delivered'
  const what = cause === 'late' ? 'came after its cold chain duration' : 'reported late or warm'
  const doer = { as, by, now, ...(staffId === undefined ? {} : { staffId }) }
  if (!(await moveCase(tx, found, { ...doer, to: 'quarantined', what, isCorrection }))) return false
  await tx.update(parcels).set({ endedAs: 'quarantined', deliveredAt: null }).where(eq(parcels.id, parcel.id))
  const reported = { cause, by, at: new Date(now) }
  const unsettled = { settledAs: null, settledBy: null, settledAt: null, warmestC: null, warmHours: null, reason: null }
  await tx
    .insert(parcelExcursions)
    .values({ parcelId: parcel.id, caseId: found.id, ...reported })
    .onConflictDoUpdate({ target: parcelExcursions.parcelId, set: { ...reported, ...unsettled } })
  return true
}

export async function openExcursionOf(tx: Orm, parcelId: string) {
  const [found] = await tx
    .select()
    .from(parcelExcursions)
    .where(and(eq(parcelExcursions.parcelId, parcelId), isNull(parcelExcursions.settledAt)))
  return found ?? null
}
