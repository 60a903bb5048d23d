import type { OutsideBody } from '#domain/incidents/outside-reports.ts'
import { pages } from '../pages.ts'

// Desk addresses contain ids only, never names or health data.

export const casePath = (id: string) => `${pages.deskCase}?id=${id}` as const
export const concernPath = (caseId: string) => `${pages.deskConcern}?id=${caseId}` as const
export const incidentPath = (id: string) => `${pages.deskIncident}?id=${id}` as const
export const incidentReportPath = (id: string, body: OutsideBody) =>
  `${pages.deskIncidentReport}?id=${id}&for=${body}` as const
const checkInPath = (caseId: string) => `${pages.deskCheckIn}?id=${caseId}` as const
export const prescriptionPath = (caseId: string) => `${pages.deskPharmacy}?id=${caseId}` as const
/** The register of GTINs, with the number of a pack filled in. */
export const packCodePath = (gtin: string) => `${pages.deskPackCodes}?gtin=${gtin}` as const
export const parcelPath = (caseId: string) => `${pages.deskDispatch}?id=${caseId}` as const
/** One patient’s blood tests; results to type; a kit to send. */
export const bloodTestsOfPath = (accountId: string) => `${pages.deskBloodTests}?of=${accountId}` as const
export const bloodHandInPath = (id: string) => `${pages.deskBloodTests}?type=${id}` as const
export const bloodKitPath = (id: string) => `${pages.deskBloodTests}?kit=${id}` as const
/** A paper prescription, which is posted in an envelope. */
export const postPath = (orderId: string) => `${pages.deskDispatch}?letter=${orderId}` as const
export const practiceLetterPath = (id: string) => `${pages.deskDispatch}?to-practice=${id}` as const
export const personPath = (accountId: string) => `${pages.deskPerson}?id=${accountId}` as const
export const conversationPath = (accountId: string) => `${pages.deskMessages}?with=${accountId}` as const
export const requestPath = (id: string) => `${pages.deskContact}?id=${id}` as const
export const complaintPath = (id: string) => `${pages.deskComplaint}?id=${id}` as const
/** The log, with the form open and filled from an enquiry. */
export const complaintFromPath = (requestId: string) => `${pages.deskComplaints}?from=${requestId}` as const
export const appointmentPath = (id: string) => `${pages.deskAppointment}?id=${id}` as const
export const moneyPath = (orderId: string) => `${pages.deskWatch}?money=${orderId}` as const

/** A case of any kind. */
export function caseOfKindPath({ id, kind }: { readonly id: string; readonly kind: string }): string {
  if (kind === 'safeguarding') return concernPath(id)
  return kind === 'check_in' ? checkInPath(id) : casePath(id)
}
