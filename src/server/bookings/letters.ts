import { eq } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import type { Orm } from '../database/database.ts'
import type { Services } from '../services.ts'
import { staffName } from '../staff/staff-names.ts'
import { noSuchAppointment } from './outcomes.ts'
import { allOwned } from './owned-appointments.ts'
import { appointmentLetters } from './tables.ts'

export const letterOwner = (appointmentId: string) => `appointment/${appointmentId}/letter`

/** The letter after an appointment, with whoever wrote it. */
export async function letterOf(services: Pick<Services, 'vault'>, orm: Orm, appointmentId: string) {
  const [found] = await orm.select().from(appointmentLetters).where(eq(appointmentLetters.appointmentId, appointmentId))
  if (!found) return null
  return {
    body: services.vault.open(found.body, letterOwner(appointmentId)),
    by: await staffName(services, orm, found.staffId),
    at: found.at.toISOString(),
  }
}

export const myLetter =
  (services: Services): Handler<'my_letter'> =>
  ({ account, body: { id } }) =>
    services.database.run(async (orm) => {
      const owned = await allOwned(orm, account.id)
      if (!owned.some(({ appointment }) => appointment.id === id)) throw noSuchAppointment()
      return letterOf(services, orm, id)
    })
