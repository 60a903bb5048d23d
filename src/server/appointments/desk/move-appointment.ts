import { isOffered, timesOn } from '#domain/appointments/availability.ts'
import { medicationReview } from '#domain/appointments/medication-review.ts'
import { bookableService } from '#domain/appointments/services.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import type { Handler } from '../../identity/handler.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import type { Services } from '../../platform/services.ts'
import { appointmentOwnerOf } from '../appointment-owner.ts'
import { moveForPatient } from '../move-for-patient.ts'
import { offeredToMove } from '../offered-to-move.ts'
import { clinicianNames } from '../schedule.ts'
import { openedAppointment } from './opened-appointment.ts'

/** A review stays with the clinician who knows the patient; other appointments go to any clinician who is free. */
const canChangeClinician = (service: string) =>
  bookableService(service).heldBy === 'one' && service !== medicationReview.key

export const deskTimesToMove =
  (services: Services): Handler<'desk_times_to_move'> =>
  async ({ body: { id, date, clinician }, staff }) => {
    const { database, now } = services
    const { appointment } = await database.run((orm) => openedAppointment(orm, staff, id))
    const service = bookableService(appointment.service)
    const isChoice = canChangeClinician(appointment.service)
    const offered = await offeredToMove(services, appointment, { date, clinician: isChoice ? clinician : null })
    const free = offered.flatMap(({ schedule }) =>
      timesOn(date, schedule).filter((time) => isOffered(instantAt({ date, time }), schedule, now())),
    )
    return {
      times: [...new Set(free)].toSorted(),
      holiday: offered[0]?.schedule.holidays.find((holiday) => holiday.date === date)?.name ?? null,
      clinicians: isChoice
        ? (await clinicianNames(database, service)).map((one) => ({ id: one.id, name: one.name }))
        : [],
      clinician: service.heldBy === 'one' ? (offered[0]?.clinician.id ?? null) : null,
    }
  }

export const deskMoveAppointment =
  (services: Services): Handler<'desk_move_appointment'> =>
  async ({ body: { id, moveId, date, time, clinician, askedBy, reason }, staff }) => {
    const opened = await services.database.run(async (orm) => {
      const found = await openedAppointment(orm, staff, id)
      const { accountId, orderId } = appointmentOwnerOf(found)
      const access = { staffId: staff.id, accountId, orderId, what: 'contact details', why: 'appointment' } as const
      await recordAccess(orm, access, services.now())
      return found
    })
    const moved = await moveForPatient(services, opened, {
      moveId,
      start: instantAt({ date, time }),
      clinician: canChangeClinician(opened.appointment.service) ? (clinician ?? null) : null,
      askedBy,
      staffId: staff.id,
      reason,
    })
    return { id: moved.id }
  }
