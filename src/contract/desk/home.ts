import { type Role, roles } from '#domain/identity/staff/roles.ts'
import { type PagePath, pages } from '../pages.ts'

/** The home page of each role: where its work waits. */
const homes: Readonly<Record<Role, PagePath>> = {
  prescriber: pages.deskQueue,
  pharmacist: pages.deskPharmacy,
  coach: pages.deskCoaching,
  nutritionist: pages.deskDay,
  support: pages.deskMessages,
  clinical_lead: pages.deskWatch,
  administrator: pages.deskStaff,
  auditor: pages.deskAccessLog,
}

interface Person {
  readonly roles: readonly Role[]
  readonly isOnCall: boolean
}

/**
 * The first page of the desk. Of several roles the one nearest to patients counts, in the order in which they are
 * listed. The person on call starts at the alarms. Null: they have no role.
 */
export function homeOf({ roles: held, isOnCall }: Person): PagePath | null {
  if (isOnCall && held.length > 0) return pages.deskWatch
  const first = roles.find((role) => held.includes(role))
  return first ? homes[first] : null
}
