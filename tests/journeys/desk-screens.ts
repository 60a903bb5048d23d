import type { Page } from '@playwright/test'
import type { CallName, CallReply } from '#contract/calls.ts'
import {
  appointmentPath,
  caseOfKindPath,
  conversationPath,
  incidentPath,
  parcelPath,
  personPath,
  prescriptionPath,
  requestPath,
} from '#contract/desk/addresses.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { queueLists } from '#domain/cases/queue-lists.ts'
import { post } from './customer.ts'

/** Opens another page of the desk without a full page load. */
export async function showAtDesk(page: Page, address: string) {
  await page.evaluate((to) => {
    const isElsewhere = new URL(to, location.href).pathname !== location.pathname
    // The address changes at once, and the page later: until then its heading is that of the page before.
    if (isElsewhere) for (const heading of document.querySelectorAll('main h1')) heading.setAttribute('data-left', '')
    history.pushState({ key: to, idx: history.length }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
  // A pending load is shown by three dots.
  await page.waitForFunction((to) => {
    const main = document.querySelector('main')
    if (location.pathname + location.search !== to || !main?.querySelector('h1:not([data-left])')) return false
    return ![...main.querySelectorAll('[role=status]')].some((one) => one.textContent?.endsWith('...'))
  }, address)
}

/**
 * Screens of one thing, as the lists lead to them: a case of each kind, its patient's record and conversation, and whatever
 * there is of a prescription, parcel, appointment, enquiry and incident.
 */
export async function openedFromLists({ request }: ReturnType<Page['context']>): Promise<string[]> {
  const ask = async <Name extends CallName>(name: Name, body: object) =>
    (await post(request, name, body as never)).data as CallReply<Name>
  const found = new Map<string, string>()
  for (const list of queueLists) {
    const { rows } = await ask('desk_queue', { list })
    for (const row of rows) if (!found.has(row.kind)) found.set(row.kind, caseOfKindPath(row))
    if (list === 'approved' && rows[0]) found.set('prescription', prescriptionPath(rows[0].id))
    if (list === 'checked' && rows[0]) found.set('parcel', parcelPath(rows[0].id))
  }
  const [, id = ''] = found.get('order')?.split('id=') ?? []
  const { person } = await ask('desk_case', { id })
  if (person.accountId) {
    found.set('person', personPath(person.accountId))
    found.set('conversation', conversationPath(person.accountId))
  }
  const { clinicians } = await ask('desk_diary', { date: addDays(londonTimeAt(Date.now()).date, -1), days: 7 })
  const appointment = clinicians.flatMap(({ entries }) => entries).find((entry) => entry.appointment)?.appointment
  if (appointment) found.set('appointment', appointmentPath(appointment.id))
  const [enquiry] = (await ask('desk_requests', { list: 'waiting' })).rows
  if (enquiry) found.set('enquiry', requestPath(enquiry.id))
  const [incident] = (await ask('desk_incidents', { list: 'open' })).rows
  if (incident) found.set('incident', incidentPath(incident.id))
  return [...found.values()]
}
