import { eq, inArray } from 'drizzle-orm'
import type { MoveAsker } from '#domain/appointments/desk-move.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Services } from '../platform/services.ts'
import { appointmentArrangements } from './tables.ts'

const arrangementOwner = (appointmentId: string) => `appointment/${appointmentId}/arrangement`

interface Arrangement {
  readonly id: string
  readonly appointmentId: string
  readonly kind: 'moved' | 'booked'
  readonly askedBy: MoveAsker
  readonly staffId: string
  readonly reason: string
  readonly now: Instant
}

/** Records that the desk did it for a patient, and why, in the same transaction. */
export async function recordArrangement(
  { vault }: Pick<Services, 'vault'>,
  tx: Orm,
  { now, reason, ...given }: Arrangement,
): Promise<void> {
  await tx.insert(appointmentArrangements).values({
    ...given,
    reason: vault.seal(reason, arrangementOwner(given.appointmentId)),
    at: new Date(now),
  })
}

/** The arrangement already recorded under this id, if any. */
export async function arrangementById(tx: Orm, id: string) {
  const [found] = await tx.select().from(appointmentArrangements).where(eq(appointmentArrangements.id, id))
  return found ?? null
}

/** Why the desk moved or booked these appointments, by appointment. */
export async function arrangementReasons(
  { vault }: Pick<Services, 'vault'>,
  tx: Orm,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(appointmentArrangements)
    .where(inArray(appointmentArrangements.appointmentId, [...ids]))
  return new Map(rows.map((row) => [row.appointmentId, vault.open(row.reason, arrangementOwner(row.appointmentId))]))
}
