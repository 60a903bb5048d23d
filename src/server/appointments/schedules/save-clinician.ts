import { and, eq, max, ne } from 'drizzle-orm'
import { scheduleWords as words } from '#content/appointments/schedules.ts'
import { bookableService, mayHold } from '#domain/appointments/services.ts'
import { mayGrant, serviceRefused } from '#domain/identity/staff/grants.ts'
import type { Handler } from '../../identity/handler.ts'
import { staffRightsReduced } from '../../identity/staff/events.ts'
import { notifyLeads } from '../../identity/staff/notify-leads.ts'
import { holdRights } from '../../identity/staff/rights-now.ts'
import type { Staff } from '../../identity/staff/staff-of.ts'
import { lockStaff, registrationOf, type StaffRow } from '../../identity/staff/staff-rows.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { recordStaffEvent } from '../../platform/security-events/staff-events.ts'
import type { Services } from '../../platform/services.ts'
import { clinicians } from '../tables.ts'

type Clinician = typeof clinicians.$inferSelect

/**
 * Adds a clinician, or changes their member of staff, their services and whether they can be booked. Staff who manage
 * appointments open and close a calendar; who reads its appointments is decided by those who grant access.
 */
export const deskKeepClinician =
  (services: Services): Handler<'desk_keep_clinician'> =>
  async ({ body: { clinician: id, ...given }, staff, network }) => {
    await services.database.transaction(async (tx) => {
      const [before] = await tx.select().from(clinicians).where(eq(clinicians.id, id)).for('no key update')
      const { staffId } = given
      const isLink = (before?.staffId ?? null) !== staffId
      const isReach = !before || !isSame(before.services, given.services)
      if ((isLink || isReach) && !mayGrant('calendar link', staff.roles)) throw new ApiError(409, words.notYours)
      const person = staffId === null ? null : await personFor(tx, staffId, id)
      requireMayHold(given.services, person)
      const [last] = await tx.select({ position: max(clinicians.position) }).from(clinicians)
      await tx
        .insert(clinicians)
        .values({ id, ...given, profile: [], position: (last?.position ?? -1) + 1 })
        .onConflictDoUpdate({ target: clinicians.id, set: given })
      await recordLink(services, tx, {
        id,
        name: given.name,
        before: before ?? null,
        staffId,
        isReach,
        staff,
        network,
      })
    })
    void services.messages.sendWaiting()
    return {}
  }

const isSame = (one: readonly string[], other: readonly string[]) =>
  [...new Set(one)].toSorted().join() === [...new Set(other)].toSorted().join()

/**
 * A member of staff who is connected with no other clinician. Locked, so that their roles cannot change until this is
 * done.
 */
async function personFor(tx: Orm, staffId: string, clinicianId: string): Promise<StaffRow> {
  const person = await lockStaff(tx, staffId)
  if (!person || person.endedAt !== null) throw new ApiError(404, words.noSuchPerson)
  const [other] = await tx
    .select({ id: clinicians.id })
    .from(clinicians)
    .where(and(eq(clinicians.staffId, staffId), ne(clinicians.id, clinicianId)))
  if (other) throw new ApiError(409, words.connectedElsewhere)
  return person
}

/** Some services show what only certain roles may see. */
function requireMayHold(services: readonly string[], person: StaffRow | null): void {
  const unheld = services.map(bookableService).find((service) => !mayHold(service, person?.roles ?? null))
  const refused = person && serviceRefused(services, { roles: person.roles, registration: registrationOf(person) })
  const because = unheld
    ? words.mayNotHold(unheld.name)
    : refused && words.mayNotRead(refused.name, refused.linkRegisters ?? [])
  if (because) throw new ApiError(422, because, { because: [because] })
}

interface LinkChange {
  readonly id: string
  readonly name: string
  readonly before: Clinician | null
  readonly staffId: string | null
  readonly isReach: boolean
  readonly staff: Staff
  readonly network: string
}

/** Every change of access is recorded, and the clinical leads are told. */
async function recordLink(services: Services, tx: Orm, change: LinkChange): Promise<void> {
  const { id, name, before, staffId, isReach, staff, network } = change
  const byId = staff.id
  const event = (whom: string, outcome: string) =>
    recordStaffEvent(tx, services.vault, { event: 'calendar', outcome, staffId: whom, byId, network })
  const tell = (personId: string, isConnected: boolean) =>
    notifyLeads(services, tx, { byId, personId, what: { is: 'calendar', calendar: name, isConnected } })
  const last = before?.staffId ?? null
  if (last === staffId) {
    if (staffId !== null && isReach) await event(staffId, `services changed ${id}`)
    return
  }
  if (last !== null) {
    await services.events.publish(tx, staffRightsReduced, { rights: await holdRights(tx, last) })
    await event(last, `disconnected ${id}`)
    await tell(last, false)
  }
  if (staffId !== null) {
    await event(staffId, `connected ${id}`)
    await tell(staffId, true)
  }
}
