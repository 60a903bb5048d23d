import { type PagePath, pages } from '#contract/pages.ts'

interface Named {
  readonly name: string
  readonly to: PagePath
}

interface Section extends Named {
  /** Pressed anywhere at the desk, it leads there. */
  readonly key: string
  /** Below the line: for looking after the desk itself. */
  readonly isBelow?: true
}

/** The sections of the desk in the order of the rail. A page is in it by one line here; `opensWith` says for whom. */
export const sections: readonly Section[] = [
  { name: 'Queue', to: pages.deskQueue, key: '1' },
  { name: 'Pharmacy', to: pages.deskPharmacy, key: '2' },
  { name: 'Recalls', to: pages.deskRecalls, key: 'f' },
  { name: 'Pack codes', to: pages.deskPackCodes, key: 'w' },
  { name: 'Dispatch', to: pages.deskDispatch, key: '3' },
  { name: 'Blood tests', to: pages.deskBloodTests, key: 'l' },
  { name: 'People', to: pages.deskPeople, key: '4' },
  { name: 'Coaching', to: pages.deskCoaching, key: 'y' },
  { name: 'Messages', to: pages.deskMessages, key: '5' },
  { name: 'Enquiries', to: pages.deskContact, key: 'q' },
  { name: 'Operations inbox', to: pages.deskWatch, key: '7' },
  { name: 'Clinic list', to: pages.deskDay, key: '0' },
  { name: 'Diary', to: pages.deskDiary, key: 'z' },
  { name: 'Incidents', to: pages.deskIncidents, key: 'h' },
  { name: 'Quality', to: pages.deskQuality, key: '6', isBelow: true },
  { name: 'Rules', to: pages.deskRules, key: 'b', isBelow: true },
  { name: 'Staff', to: pages.deskStaff, key: '9', isBelow: true },
  { name: 'Access log', to: pages.deskAccessLog, key: '8', isBelow: true },
]

/** Pages that another one leads to, found by their name as well. */
export const furtherPages: readonly Named[] = [
  { name: 'Complaints log', to: pages.deskComplaints },
  { name: 'Responsible pharmacist', to: pages.deskResponsible },
  { name: 'Clinic hours', to: pages.deskTimes },
]
