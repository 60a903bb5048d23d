import { asc, eq } from 'drizzle-orm'
import { type Asker, mayOpenAppointment } from '#domain/appointments/outcomes.ts'
import { ownsCalendar } from '#domain/identity/staff/grants.ts'
import type { Staff } from '../../identity/staff/staff-of.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { clinicians } from '../tables.ts'

type Clinician = typeof clinicians.$inferSelect

/** What of a member of staff decides which appointments they may open. */
export type Opener = Pick<Staff, 'id' | 'roles' | 'registration' | 'capabilities'>

const noSuchClinician = () => new ApiError(404, 'There is no such clinician.')

/**
 * A clinician keeps access to their clinic list as long as they may hold what is booked there: a link made before they
 * lost a role, or before the calendar got another service, opens nothing.
 */
export const askerOf = (
  staff: Opener,
  clinician: Pick<Clinician, 'staffId' | 'services'>,
  services: readonly string[] = clinician.services,
): Asker => ({
  capabilities: staff.capabilities,
  isOwn: ownsCalendar(staff, clinician, services),
})

/** Whose clinic lists a member of staff may open: their own, or everyone's. Their own first. */
export async function cliniciansFor(orm: Orm, staff: Staff): Promise<Clinician[]> {
  const all = await orm.select().from(clinicians).orderBy(asc(clinicians.position), asc(clinicians.id))
  const open = all.filter((one) => mayOpenAppointment(askerOf(staff, one)))
  return open.toSorted((one, other) => Number(other.staffId === staff.id) - Number(one.staffId === staff.id))
}

/** The requested clinic list, or the first. Null: this person may open none. */
export function chosenOf(open: readonly Clinician[], asked: string | null | undefined): Clinician | null {
  if (asked == null) return open[0] ?? null
  const found = open.find(({ id }) => id === asked)
  if (!found) throw noSuchClinician()
  return found
}

/** The same for a named clinician, locked until the transaction ends. */
export async function lockClinician(tx: Orm, staff: Staff, asked: string): Promise<Clinician> {
  const [found] = await tx.select().from(clinicians).where(eq(clinicians.id, asked)).for('no key update')
  if (!found || !mayOpenAppointment(askerOf(staff, found))) throw noSuchClinician()
  return found
}
