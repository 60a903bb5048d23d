import type { Appointment } from 'fhir/r4'
import { serviceName } from '../appointments/services.ts'
import { minuteMs } from '../calendar/durations.ts'
import { idOf, type Making, patientRef, practitionerRef } from './making.ts'
import type { AppointmentRow } from './record.ts'
import { meta, newest, ownCode } from './systems.ts'

/** Null: the time was never theirs. */
const status = {
  held: null,
  released: null,
  booked: 'booked',
  completed: 'fulfilled',
  cancelled: 'cancelled',
  rescheduled: 'cancelled',
  declined: 'cancelled',
  DNA: 'noshow',
} as const satisfies Readonly<Record<AppointmentRow['state'], Appointment['status'] | null>>

export const endOf = ({ startsAt, minutes }: Pick<AppointmentRow, 'startsAt' | 'minutes'>): string =>
  new Date(Date.parse(startsAt) + minutes * minuteMs).toISOString()

/** Who holds an appointment: the member of staff, or the name in the calendar. */
export function clinicianRef(making: Making, clinicianId: string) {
  const clinician = making.record.clinicians.find(({ id }) => id === clinicianId)
  return practitionerRef(making, clinician?.staffId ?? null) ?? { display: clinician?.name ?? 'A clinician' }
}

export const appointments = (making: Making): Appointment[] =>
  making.record.appointments.flatMap((row) => {
    const { id, service, startsAt, minutes, state, bookedAt, cancelledAt, calledOffAt, createdAt } = row
    const is = status[state]
    if (is === null) return []
    return [
      {
        resourceType: 'Appointment',
        id: idOf(making, id),
        meta: meta('Appointment', newest(createdAt, bookedAt, cancelledAt, calledOffAt)),
        status: is,
        cancelationReason: state === 'rescheduled' ? { text: 'Moved to another time' } : undefined,
        serviceType: [ownCode(making.origin, 'service', service, serviceName(service))],
        start: startsAt,
        end: endOf(row),
        minutesDuration: minutes,
        created: createdAt,
        participant: [
          { actor: patientRef(making), status: 'accepted' },
          { actor: clinicianRef(making, row.clinicianId), status: 'accepted' },
        ],
      },
    ]
  })
