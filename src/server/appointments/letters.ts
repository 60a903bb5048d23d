import { eq, inArray } from 'drizzle-orm'
import { staffName, staffNames } from '../identity/staff/staff-names.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Services } from '../platform/services.ts'
import { allOwned } from './owned-appointments.ts'
import { appointmentLetters } from './tables.ts'

export const letterOwner = (appointmentId: string) => `appointment/${appointmentId}/letter`

/** The letter after an appointment, with its author. */
export async function letterOf(services: Pick<Services, 'vault'>, orm: Orm, appointmentId: string) {
  const [found] = await orm.select().from(appointmentLetters).where(eq(appointmentLetters.appointmentId, appointmentId))
  if (!found) return null
  return {
    body: services.vault.open(found.body, letterOwner(appointmentId)),
    by: await staffName(services, orm, found.staffId),
    at: found.at.toISOString(),
  }
}

/** The letters after all appointments of a patient. */
export async function lettersAfter(services: Pick<Services, 'vault'>, orm: Orm, accountId: string) {
  const ids = (await allOwned(orm, accountId)).map(({ appointment }) => appointment.id)
  if (ids.length === 0) return []
  const rows = await orm.select().from(appointmentLetters).where(inArray(appointmentLetters.appointmentId, ids))
  const names = await staffNames(
    services,
    orm,
    rows.map(({ staffId }) => staffId),
  )
  return rows.map(({ appointmentId, body, staffId, at }) => ({
    appointmentId,
    body: services.vault.open(body, letterOwner(appointmentId)),
    by: names.get(staffId) ?? '',
    at,
  }))
}
