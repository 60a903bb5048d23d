import { expect, it } from 'vitest'
import { type CallName, calls } from '../calls.ts'
import { type PagePath, pages } from '../pages.ts'
import { mayOpen, opensWith } from './who-may-open.ts'

/** The first call that each page makes. */
const asks: Readonly<Partial<Record<PagePath, readonly CallName[]>>> = {
  [pages.deskQueue]: ['desk_queue'],
  [pages.deskCase]: ['desk_case'],
  [pages.deskConcern]: ['desk_concern'],
  [pages.deskIncidents]: ['desk_incidents'],
  [pages.deskIncident]: ['desk_incident'],
  [pages.deskIncidentReport]: ['desk_incident_report_page'],
  [pages.deskCheckIn]: ['desk_check_in'],
  [pages.deskPharmacy]: ['desk_prescription'],
  [pages.deskRecalls]: ['desk_recall'],
  [pages.deskResponsible]: ['desk_responsible'],
  [pages.deskPackCodes]: ['desk_pack_codes'],
  [pages.deskDispatch]: ['desk_parcel'],
  [pages.deskBloodTests]: ['desk_blood_tests', 'desk_blood_kits'],
  [pages.deskPeople]: ['desk_search'],
  [pages.deskPerson]: ['desk_person'],
  [pages.deskCoaching]: ['desk_coaching'],
  [pages.deskMessages]: ['desk_threads'],
  [pages.deskContact]: ['desk_requests'],
  [pages.deskComplaints]: ['desk_complaints'],
  [pages.deskComplaint]: ['desk_complaint'],
  [pages.deskWatch]: ['desk_watch'],
  [pages.deskDay]: ['desk_day'],
  [pages.deskAppointment]: ['desk_appointment'],
  [pages.deskTimes]: ['desk_schedule'],
  [pages.deskDiary]: ['desk_diary'],
  [pages.deskQuality]: ['desk_quality'],
  [pages.deskRules]: ['desk_rules'],
  [pages.deskStaff]: ['desk_staff_list'],
  [pages.deskAccessLog]: ['desk_access_log', 'desk_my_access_log'],
}

it('a page of the desk is open to exactly the staff its first call answers', () => {
  expect(Object.keys(asks).toSorted()).toEqual(Object.keys(opensWith).toSorted())
  for (const [page, names] of Object.entries(asks))
    expect(names?.map((name) => calls[name].auth)).toEqual(opensWith[page as PagePath]?.map((one) => `staff:${one}`))
})

it('an address has the rights of its page, and one without rights of its own is open to all staff', () => {
  expect(mayOpen(`${pages.deskCase}?id=1`, (one) => one === 'see-record')).toBe(true)
  expect(mayOpen(`${pages.deskCase}?id=1`, () => false)).toBe(false)
  expect(mayOpen(pages.deskAccessLog, (one) => one === 'read-own-access-log')).toBe(true)
  expect(mayOpen(pages.deskSecondStep, () => false)).toBe(true)
})
