import type { AccountAppointment } from '#contract/appointments/appointments.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { assessmentToCome, preparationFor } from './preparation-rows.ts'

/** The appointments of an account, with what is to be prepared for the next assessment. */
export async function withPreparation(
  services: Pick<Services, 'vault'>,
  tx: Orm,
  accountId: string,
  shown: readonly AccountAppointment[],
  now: Instant,
): Promise<AccountAppointment[]> {
  // Most people have no paid appointment to come, and are asked nothing.
  const isPossible = shown.some(({ isFree, state }) => !isFree && state === 'booked')
  const found = isPossible ? await assessmentToCome(tx, accountId, now) : null
  if (!found) return [...shown]
  const { dueAt, isLate, form, informant } = await preparationFor(services, tx, accountId, found.appointment, now)
  const preparation = { dueAt, isLate, form, informant }
  return shown.map((one) => (one.id === found.appointment.id ? { ...one, preparation } : one))
}
