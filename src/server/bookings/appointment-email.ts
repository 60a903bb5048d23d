import { eq } from 'drizzle-orm'
import { calendarWords, rightsWords } from '#content/booking.ts'
import {
  appointmentAttended,
  appointmentBooked,
  appointmentCalledOff,
  appointmentCancelled,
  appointmentCardRefused,
  appointmentDeclined,
  appointmentLost,
  appointmentMissed,
  appointmentMoved,
  appointmentReminder,
  appointmentTimeGone,
  letterWritten,
} from '#content/messages/appointments.ts'
import type { Email } from '#content/messages/order-email.ts'
import { pages, roomPath } from '#contract/pages.ts'
import { invitationText } from '#domain/booking/ics.ts'
import { rightsOf } from '#domain/booking/policy.ts'
import { policyWordsOf } from '#domain/booking/policy-words.ts'
import { serviceName } from '#domain/booking/service.ts'
import { writtenDate, writtenTime } from '#domain/booking/written-time.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { roomMinutes } from '#domain/room/room-times.ts'
import { accountByEmail } from '../accounts/account-rows.ts'
import { openingLink } from '../accounts/emailed-links.ts'
import { addressFor } from '../config/config.ts'
import type { Orm } from '../database/database.ts'
import { recipientOf, type Writing } from '../orders/order-email.ts'
import type { Order } from '../orders/orders.ts'
import { orders } from '../orders/tables.ts'
import type { Appointment } from './claims.ts'
import { allOwned, bookingOf, pastChanges } from './owned-appointments.ts'
import { appointments, clinicians } from './tables.ts'

export type AppointmentOccasion =
  | {
      readonly occasion:
        | 'booked'
        | 'time gone'
        | 'card refused'
        | 'lost'
        | 'missed'
        | 'attended'
        | 'reminder'
        | 'letter'
    }
  /** `before`: when it was. */
  | { readonly occasion: 'moved'; readonly before: Date }
  | { readonly occasion: 'cancelled' | 'declined'; readonly refundPence: number }
  /** `times`: the first that are free. */
  | { readonly occasion: 'called off'; readonly refundPence: number; readonly times: readonly Instant[] }

/** What changes a calendar, and how. */
const calendarMethods = {
  booked: 'REQUEST',
  moved: 'REQUEST',
  cancelled: 'CANCEL',
  declined: 'CANCEL',
  'called off': 'CANCEL',
  attended: null,
  reminder: null,
  letter: null,
  missed: null,
  lost: null,
  'time gone': null,
  'card refused': null,
} as const

/** Writes the email about what has just happened to an appointment, in the transaction in which it happens. */
export async function writeAppointmentEmail(
  services: Writing,
  tx: Orm,
  appointmentId: string,
  about: AppointmentOccasion,
): Promise<void> {
  const [found] = await tx
    .select({ appointment: appointments, order: orders, clinician: clinicians.name })
    .from(appointments)
    .innerJoin(orders, eq(orders.id, appointments.orderId))
    .innerJoin(clinicians, eq(clinicians.id, appointments.clinicianId))
    .where(eq(appointments.id, appointmentId))
  const to = found && (await recipientOf(services, tx, found.order))
  if (!to) return
  const { appointment, order, clinician } = found
  const start = appointment.startsAt.getTime()
  const facts = {
    name: to.name,
    reference: order.reference,
    service: serviceName(appointment.service),
    clinician,
    when: writtenTime(start),
    minutes: appointment.minutes,
    accountAddress: addressFor(services.config, pages.account),
    policy: policyWordsOf(appointment.policyVersion),
  }
  const room = { address: addressFor(services.config, roomPath(appointment)), opensMinutes: roomMinutes.opensBefore }
  const paid = pounds(order.amountPence)
  const scheduleAddress = addressFor(services.config, pages.bookingSchedule)
  const rights = await rightsInWords(tx, appointment, order, services.now())
  const opening = about.occasion === 'booked' ? await openingLink(services, tx, order) : null
  const email = ((): Email => {
    switch (about.occasion) {
      case 'booked':
        return appointmentBooked({ ...facts, room, paid, rights, openingLink: opening })
      case 'moved':
        return appointmentMoved({ ...facts, room, rights, before: writtenTime(about.before.getTime()) })
      case 'cancelled':
        return appointmentCancelled({
          ...facts,
          refund: refundOf(about),
          isLate: appointment.state === 'DNA',
        })
      case 'declined':
        return appointmentDeclined({ ...facts, refund: refundOf(about) })
      case 'called off':
        return appointmentCalledOff({
          ...facts,
          refund: refundOf(about),
          times: about.times.map(writtenTime),
          scheduleAddress,
        })
      case 'attended':
        return appointmentAttended({
          ...facts,
          followUp: appointment.followUpBy && writtenDate(appointment.followUpBy),
        })
      case 'reminder':
        return appointmentReminder(facts)
      case 'letter':
        return letterWritten(facts)
      case 'missed':
        return appointmentMissed(facts)
      case 'time gone':
        return appointmentTimeGone({ ...facts, scheduleAddress })
      case 'card refused':
        return appointmentCardRefused({ ...facts, scheduleAddress })
      case 'lost':
        return appointmentLost({ ...facts, refund: paid })
    }
  })()
  const method = calendarMethods[about.occasion]
  const attachment = method && {
    filename: 'appointment.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: invitationText({
      appointmentId: appointment.episodeId,
      sequence: appointment.sequence,
      method,
      start,
      minutes: appointment.minutes,
      now: services.now(),
      summary: calendarWords.summary,
      description: [
        ...(method === 'CANCEL' ? [] : [calendarWords.join(room.address, room.opensMinutes)]),
        calendarWords.description(order.reference, facts.accountAddress),
      ].join('\n'),
      location: calendarWords.location,
      ...(method === 'CANCEL' ? {} : { url: room.address }),
      attendee: { name: to.fullName, email: to.email },
    }),
  }
  await services.messages.write(tx, { kind: 'email', to: to.email, ...email, ...(attachment ? { attachment } : {}) })
}

const refundOf = ({ refundPence }: { readonly refundPence: number }) => (refundPence === 0 ? null : pounds(refundPence))

/**
 * What whoever booked it may still do, from what they have done before. While its owner has not confirmed the order, that
 * is whoever has this address: they alone read the email.
 */
async function rightsInWords(tx: Orm, appointment: Appointment, order: Order, now: Instant): Promise<string[]> {
  const accountId = order.accountId ?? (await accountByEmail(tx, order.emailDigest))?.id
  const owned = accountId === undefined ? [] : await allOwned(tx, accountId)
  const rights = rightsOf(bookingOf(appointment, order.amountPence), pastChanges(owned, appointment), now)
  const written = (at: Instant | null) => (at === null ? null : writtenTime(at))
  return rightsWords({
    ...rights,
    fullRefundUntil: written(rights.fullRefundUntil),
    partRefundUntil: written(rights.partRefundUntil),
    full: pounds(order.amountPence),
    part: pounds(rights.partRefundPence),
    policy: policyWordsOf(appointment.policyVersion),
  })
}
