import {
  type CareTeamAppointment,
  careTeamAttended,
  careTeamBooked,
  careTeamCalledOff,
  careTeamCancelled,
  careTeamMissed,
  careTeamMoved,
  careTeamNotNeeded,
  careTeamReminder,
} from '#content/notifications/care-team-appointments.ts'
import type { Email } from '#content/notifications/order-email.ts'
import { pages, roomPath } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { termsOf } from '#domain/appointments/services.ts'
import { roomMinutes } from '#domain/appointments/video/room-times.ts'
import type { Recipient, Writing } from '../orders/order-email.ts'
import { addressFor } from '../platform/config/config.ts'
import type { AppointmentOccasion } from './appointment-email.ts'
import { referenceOf } from './appointment-owner.ts'
import type { Appointment } from './claims.ts'

/**
 * Emails about appointments that are free and can be held by any member of the care team. None of them says what the
 * appointment is for.
 */
export function careTeamEmail(
  { config }: Pick<Writing, 'config'>,
  appointment: Appointment,
  { name }: Recipient,
  about: AppointmentOccasion,
): Email {
  const facts: CareTeamAppointment = {
    name,
    reference: referenceOf(appointment, null),
    when: formatDateTime(appointment.startsAt.getTime()),
    minutes: appointment.minutes,
    waitMinutes: termsOf(appointment).missedAfterMinutes,
    accountAddress: addressFor(config, pages.account),
    room: { address: addressFor(config, roomPath(appointment)), opensMinutes: roomMinutes.opensBefore },
  }
  switch (about.occasion) {
    case 'booked':
      return careTeamBooked({ ...facts, byDesk: about.byDesk ?? false })
    case 'moved':
      return careTeamMoved({ ...facts, before: formatDateTime(about.before.getTime()), byDesk: about.byDesk ?? null })
    case 'cancelled':
      return careTeamCancelled(facts)
    case 'not needed':
      return careTeamNotNeeded(facts)
    case 'called off':
      return careTeamCalledOff({ ...facts, times: about.times.map(formatDateTime) })
    case 'attended':
      return careTeamAttended(facts)
    case 'missed':
      return careTeamMissed(facts)
    case 'reminder':
      return careTeamReminder(facts)
    default:
      throw new Error(`Nothing is written about a free appointment that is ${about.occasion}.`)
  }
}
