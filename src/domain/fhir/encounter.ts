import type { Encounter } from 'fhir/r4'
import { serviceName } from '../appointments/services.ts'
import { isOver } from '../cases/states.ts'
import { clinicianRef, endOf } from './appointment.ts'
import { refTo } from './ids.ts'
import { houseRef, idOf, type Making, patientRef, practitionerRef } from './making.ts'
import type { AppointmentRow, CaseRow } from './record.ts'
import { hl7, listed, meta, newest, ownCode } from './systems.ts'

/** Appointments are by video, and cases are reviewed without the patient there. */
const virtual = { system: hl7('v3-ActCode'), code: 'VR', display: 'virtual' }

/** An appointment that the patient came to. */
const attended = (making: Making, row: AppointmentRow): Encounter => ({
  resourceType: 'Encounter',
  id: idOf(making, row.id),
  meta: meta('Encounter', newest(row.createdAt, endOf(row))),
  status: 'finished',
  class: virtual,
  type: [ownCode(making.origin, 'service', row.service, serviceName(row.service))],
  subject: patientRef(making),
  participant: [{ individual: clinicianRef(making, row.clinicianId) }],
  appointment: [refTo('Appointment', idOf(making, row.id))],
  period: { start: row.startsAt, end: endOf(row) },
  serviceProvider: houseRef,
})

const withoutReview: readonly CaseRow['state'][] = ['expired', 'withdrawn']

/** The clinical review of an order or a check-in. */
function reviewed(making: Making, row: CaseRow): Encounter {
  const over = isOver(row.kind, row.state)
  const ended = withoutReview.includes(row.state) ? 'cancelled' : 'finished'
  const deciders = making.record.decisions.filter(
    ({ caseId, doneAt, undoneAt }) => caseId === row.id && doneAt !== null && undoneAt === null,
  )
  const by = [...new Set(deciders.map(({ staffId }) => staffId))].flatMap((id) => practitionerRef(making, id) ?? [])
  return {
    resourceType: 'Encounter',
    id: idOf(making, row.id),
    meta: meta('Encounter', newest(row.createdAt, row.stateSince)),
    status: over ? ended : 'in-progress',
    class: virtual,
    type: [ownCode(making.origin, 'encounter', `review of ${row.kind}`, 'Clinical review')],
    subject: patientRef(making),
    participant: listed(by.map((individual) => ({ individual }))),
    period: { start: row.createdAt, end: over ? row.stateSince : undefined },
    serviceProvider: houseRef,
  }
}

export const encounters = (making: Making): Encounter[] => [
  ...making.record.appointments
    .filter(
      ({ id, state }) =>
        state === 'completed' || making.record.papers.some(({ appointmentId }) => appointmentId === id),
    )
    .map((row) => attended(making, row)),
  ...making.record.cases.map((row) => reviewed(making, row)),
]
