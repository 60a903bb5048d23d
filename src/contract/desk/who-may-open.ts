import type { Capability } from '#domain/identity/staff/roles.ts'
import { type PagePath, pages } from '../pages.ts'

/** The pages of the desk and the capabilities that open them. Staff with none of these are told who may. */
export const opensWith: Readonly<Partial<Record<PagePath, readonly Capability[]>>> = {
  [pages.deskQueue]: ['see-queue'],
  [pages.deskCase]: ['see-record'],
  [pages.deskConcern]: ['decide-cases'],
  [pages.deskIncidents]: ['report-incidents'],
  [pages.deskIncident]: ['report-incidents'],
  [pages.deskIncidentReport]: ['report-incidents'],
  [pages.deskCheckIn]: ['see-record'],
  [pages.deskPharmacy]: ['check-approvals'],
  [pages.deskRecalls]: ['recall'],
  [pages.deskResponsible]: ['dispatch'],
  [pages.deskPackCodes]: ['pack-codes'],
  [pages.deskDispatch]: ['dispatch'],
  [pages.deskBloodTests]: ['work-cases', 'dispatch'],
  [pages.deskPeople]: ['see-contact'],
  [pages.deskPerson]: ['see-contact'],
  [pages.deskCoaching]: ['see-plans'],
  [pages.deskMessages]: ['message'],
  [pages.deskContact]: ['message'],
  [pages.deskComplaints]: ['message'],
  [pages.deskComplaint]: ['message'],
  [pages.deskWatch]: ['watch'],
  [pages.deskDay]: ['see-appointments'],
  [pages.deskAppointment]: ['see-appointments'],
  [pages.deskTimes]: ['see-appointments'],
  [pages.deskDiary]: ['see-appointments'],
  [pages.deskQuality]: ['see-quality'],
  [pages.deskRules]: ['see-quality'],
  [pages.deskStaff]: ['manage-capabilities'],
  [pages.deskAccessLog]: ['read-access-log', 'read-own-access-log'],
}

/**
 * Whether an address of the desk is open to staff with these capabilities. An address not listed here is open to all
 * staff.
 */
export function mayOpen(address: string, has: (capability: Capability) => boolean): boolean {
  const [page = ''] = address.split('?')
  return opensWith[page as PagePath]?.some(has) ?? true
}
