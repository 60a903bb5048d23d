import {
  type CareTeamVisit,
  visitAttended,
  visitBooked,
  visitCalledOff,
  visitCancelled,
  visitMissed,
  visitMoved,
  visitNotNeeded,
  visitReminder,
} from '#content/messages/care-team-visits.ts'
import type { Email } from '#content/messages/order-email.ts'
import { pages, roomPath } from '#contract/pages.ts'
import { termsOf } from '#domain/booking/services.ts'
import { writtenTime } from '#domain/booking/written-time.ts'
import { roomMinutes } from '#domain/room/room-times.ts'
import { addressFor } from '../config/config.ts'
import type { Recipient, Writing } from '../orders/order-email.ts'
import type { AppointmentOccasion } from './appointment-email.ts'
import type { Appointment } from './claims.ts'
import { referenceOf } from './party.ts'

/** About what costs nothing and anyone of the care team holds. No email of it says what it is for. */
export function careTeamEmail(
  { config }: Pick<Writing, 'config'>,
  appointment: Appointment,
  { name }: Recipient,
  about: AppointmentOccasion,
): Email {
  const visit: CareTeamVisit = {
    name,
    reference: referenceOf(appointment, null),
    when: writtenTime(appointment.startsAt.getTime()),
    minutes: appointment.minutes,
    waitMinutes: termsOf(appointment).missedAfterMinutes,
    accountAddress: addressFor(config, pages.account),
    room: { address: addressFor(config, roomPath(appointment)), opensMinutes: roomMinutes.opensBefore },
  }
  switch (about.occasion) {
    case 'booked':
      return visitBooked({ ...visit, byDesk: about.byDesk ?? false })
    case 'moved':
      return visitMoved({ ...visit, before: writtenTime(about.before.getTime()), byDesk: about.byDesk ?? null })
    case 'cancelled':
      return visitCancelled(visit)
    case 'not needed':
      return visitNotNeeded(visit)
    case 'called off':
      return visitCalledOff({ ...visit, times: about.times.map(writtenTime) })
    case 'attended':
      return visitAttended(visit)
    case 'missed':
      return visitMissed(visit)
    case 'reminder':
      return visitReminder(visit)
    default:
      throw new Error(`Nothing is written about a free appointment that is ${about.occasion}.`)
  }
}
