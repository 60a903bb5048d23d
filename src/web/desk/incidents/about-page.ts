import { pages } from '#contract/pages.ts'
import type { IncidentSubject } from '#domain/incidents/incident.ts'

interface About {
  readonly subject: IncidentSubject
  readonly id: string
}

/** The pages of the desk about one thing, by the name under which their address has its id. */
const subjects: readonly { readonly page: string; readonly subject: IncidentSubject; readonly key: string }[] = [
  { page: pages.deskCase, subject: 'case', key: 'id' },
  { page: pages.deskCheckIn, subject: 'case', key: 'id' },
  { page: pages.deskPharmacy, subject: 'case', key: 'id' },
  { page: pages.deskConcern, subject: 'concern', key: 'id' },
  { page: pages.deskDispatch, subject: 'parcel', key: 'id' },
  { page: pages.deskAppointment, subject: 'appointment', key: 'id' },
  { page: pages.deskPerson, subject: 'person', key: 'id' },
  { page: pages.deskMessages, subject: 'conversation', key: 'with' },
]

/** What the page is about, from which an incident is reported. Null: nothing in particular. */
export function aboutPage({ pathname, search }: { readonly pathname: string; readonly search: string }): About | null {
  const found = subjects.find(({ page }) => page === pathname)
  const id = found && new URLSearchParams(search).get(found.key)
  return found && id ? { subject: found.subject, id } : null
}
