import { calendarWords } from '#content/appointments/appointment-words.ts'
import { pages, roomPath } from '#contract/pages.ts'
import { invitationText } from '#domain/appointments/ics.ts'
import { roomMinutes } from '#domain/appointments/video/room-times.ts'
import { addressFor } from '../platform/config/config.ts'
import type { Services } from '../platform/services.ts'
import type { Appointment } from './claims.ts'

interface Invited {
  readonly appointment: Pick<Appointment, 'id' | 'episodeId' | 'sequence' | 'startsAt' | 'minutes'>
  readonly reference: string
  readonly to: { readonly fullName: string; readonly email: string }
  readonly method: 'REQUEST' | 'CANCEL'
}

/** A calendar entry for the patient: when and where, not what it is about. */
export function invitationOf(
  { config, now }: Pick<Services, 'config' | 'now'>,
  { appointment, reference, to, method }: Invited,
): string {
  const room = addressFor(config, roomPath(appointment))
  const isBooked = method === 'REQUEST'
  return invitationText({
    appointmentId: appointment.episodeId,
    sequence: appointment.sequence,
    method,
    start: appointment.startsAt.getTime(),
    minutes: appointment.minutes,
    now: now(),
    summary: calendarWords.summary,
    description: [
      ...(isBooked ? [calendarWords.join(room, roomMinutes.opensBefore)] : []),
      calendarWords.description(reference, addressFor(config, pages.account)),
    ].join('\n'),
    location: calendarWords.location,
    ...(isBooked ? { url: room } : {}),
    attendee: { name: to.fullName, email: to.email },
  })
}
