import { eq } from 'drizzle-orm'
import { rightsWords } from '#content/appointments/appointment-words.ts'
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
  appointmentRuledOut,
  appointmentTimeGone,
  letterWritten,
} from '#content/notifications/appointments.ts'
import { followUpNotKept, followUpToPay } from '#content/notifications/follow-up.ts'
import type { Email } from '#content/notifications/order-email.ts'
import { confirmationPath, pages, roomPath } from '#contract/pages.ts'
import type { MoveAsker } from '#domain/appointments/desk-move.ts'
import { formatDateTime, formatLongDate } from '#domain/appointments/format-time.ts'
import type { FollowUpEnd } from '#domain/appointments/medication-review.ts'
import { rightsOf } from '#domain/appointments/policy.ts'
import { policyWordsOf } from '#domain/appointments/policy-words.ts'
import { serviceName } from '#domain/appointments/services.ts'
import { roomMinutes } from '#domain/appointments/video/room-times.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { kindOf } from '#domain/orders/kinds.ts'
import { pounds } from '#domain/orders/money.ts'
import type { NotTaken } from '#domain/orders/not-taken.ts'
import { dueAt, preparedService } from '#domain/preparation/times.ts'
import { accountByEmail, openDetails } from '../identity/accounts/account-rows.ts'
import { openingLink } from '../identity/accounts/emailed-links.ts'
import { type Recipient, recipientIn, recipientOf, type Writing } from '../orders/order-email.ts'
import type { Order } from '../orders/orders.ts'
import { addressFor } from '../platform/config/config.ts'
import type { Orm } from '../platform/database/database.ts'
import { appointmentsKnown, messageOwnerOf, referenceOf } from './appointment-owner.ts'
import { careTeamEmail } from './care-team-email.ts'
import type { Appointment } from './claims.ts'
import { invitationOf } from './invitation.ts'
import { allOwned, bookingOf, pastChanges } from './owned-appointments.ts'
import { appointments } from './tables.ts'

export type AppointmentOccasion =
  | {
      readonly occasion:
        | 'time gone'
        | 'card refused'
        | 'ruled out'
        | 'lost'
        | 'missed'
        | 'attended'
        | 'reminder'
        | 'letter'
        | 'not needed'
    }
  /** `byDesk`: staff booked it for the patient. */
  | { readonly occasion: 'booked'; readonly byDesk?: true }
  /** `before`: the earlier time. `byDesk`: whose request made the desk move it. */
  | { readonly occasion: 'moved'; readonly before: Date; readonly byDesk?: MoveAsker }
  | { readonly occasion: 'cancelled' | 'declined'; readonly refundPence: number }
  /** A clinician booked it for the patient. */
  | { readonly occasion: 'to pay'; readonly payBy: Instant }
  /** The patient did not pay for it. */
  | { readonly occasion: 'not kept'; readonly because: FollowUpEnd | NotTaken }
  /** `times`: the first free times. */
  | { readonly occasion: 'called off'; readonly refundPence: number; readonly times: readonly Instant[] }

/** The calendar change that an email brings: an invitation, an update or a cancellation. */
const calendarMethods = {
  booked: 'REQUEST',
  moved: 'REQUEST',
  cancelled: 'CANCEL',
  declined: 'CANCEL',
  'called off': 'CANCEL',
  'not needed': 'CANCEL',
  attended: null,
  reminder: null,
  letter: null,
  missed: null,
  lost: null,
  'time gone': null,
  'card refused': null,
  'ruled out': null,
  'to pay': null,
  'not kept': null,
} as const

/** Writes the email about a change to an appointment, in the transaction that makes the change. */
export async function writeAppointmentEmail(
  services: Writing,
  tx: Orm,
  appointmentId: string,
  about: AppointmentOccasion,
): Promise<void> {
  const [found] = await appointmentsKnown(tx).where(eq(appointments.id, appointmentId))
  if (!found) return
  const { appointment, order, account } = found
  const to = order
    ? await recipientOf(services, tx, order)
    : recipientIn(account && openDetails(services.vault, account))
  if (!to) return
  const email = order
    ? await paidEmail(services, tx, { appointment, order, clinician: found.clinician.name, to }, about)
    : careTeamEmail(services, appointment, to, about)
  const method = calendarMethods[about.occasion]
  const attachment = method && {
    filename: 'appointment.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: invitationOf(services, { appointment, reference: referenceOf(appointment, order), to, method }),
  }
  await services.messages.write(tx, {
    kind: 'email',
    owner: messageOwnerOf(found),
    to: to.email,
    ...email,
    ...(attachment ? { attachment } : {}),
  })
}

interface Paid {
  readonly appointment: Appointment
  readonly order: Order
  readonly clinician: string
  readonly to: Recipient
}

async function paidEmail(
  services: Writing,
  tx: Orm,
  { appointment, order, clinician, to }: Paid,
  about: AppointmentOccasion,
): Promise<Email> {
  const start = appointment.startsAt.getTime()
  const facts = {
    name: to.name,
    reference: order.reference,
    clinician,
    when: formatDateTime(start),
    minutes: appointment.minutes,
    accountAddress: addressFor(services.config, pages.account),
    policy: policyWordsOf(appointment.policyVersion),
  }
  const room = { address: addressFor(services.config, roomPath(appointment)), opensMinutes: roomMinutes.opensBefore }
  const paid = pounds(order.amountPence)
  const scheduleAddress = addressFor(services.config, pages.bookingSchedule)
  // A patient who booked it themselves is asked to book another; otherwise a clinician booked it.
  const isForm = kindOf(order).questionnaire !== null
  const rights = await rightsInWords(tx, appointment, order, services.now())
  const opening =
    about.occasion === 'booked' || about.occasion === 'to pay' ? await openingLink(services, tx, order) : null
  switch (about.occasion) {
    case 'booked':
      return appointmentBooked({
        ...facts,
        service: serviceName(appointment.service),
        room,
        paid,
        rights,
        prepare: prepareOf(services, appointment),
        openingLink: opening,
        confirmationAddress: addressFor(services.config, confirmationPath),
      })
    case 'moved':
      return appointmentMoved({
        ...facts,
        room,
        rights,
        before: formatDateTime(about.before.getTime()),
        byDesk: about.byDesk ?? null,
      })
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
        times: isForm ? about.times.map(formatDateTime) : [],
        scheduleAddress: isForm ? scheduleAddress : null,
      })
    case 'attended':
      return appointmentAttended({
        ...facts,
        followUp: appointment.followUpBy && formatLongDate(appointment.followUpBy),
      })
    case 'to pay':
      return followUpToPay({ ...facts, price: paid, payBy: formatDateTime(about.payBy), openingLink: opening })
    case 'not kept':
      return followUpNotKept({ ...facts, because: about.because })
    case 'reminder':
      return appointmentReminder({ ...facts, room })
    case 'letter':
      return letterWritten(facts)
    case 'missed':
      return appointmentMissed(facts)
    case 'time gone':
      return appointmentTimeGone({ ...facts, scheduleAddress })
    case 'card refused':
      return appointmentCardRefused({ ...facts, scheduleAddress })
    case 'ruled out':
      return appointmentRuledOut(facts)
    case 'lost':
      return appointmentLost({ ...facts, refund: paid })
    case 'not needed':
      throw new Error('What was paid for is not given up by the clock.')
  }
}

/** What a patient is asked to prepare. Null: nothing, or it could not be in time. */
function prepareOf({ config, now }: Pick<Writing, 'config' | 'now'>, { service, startsAt }: Appointment) {
  const due = dueAt(startsAt.getTime())
  if (service !== preparedService || due <= now()) return null
  return { due: formatDateTime(due), address: addressFor(config, pages.accountPreparation) }
}

const refundOf = ({ refundPence }: { readonly refundPence: number }) => (refundPence === 0 ? null : pounds(refundPence))

/**
 * What the patient who booked it may still do, given their earlier changes. Until the account owner has confirmed the
 * order, that is the owner of this address, since only they read the email.
 */
async function rightsInWords(tx: Orm, appointment: Appointment, order: Order, now: Instant): Promise<string[]> {
  const accountId = order.accountId ?? (await accountByEmail(tx, order.emailDigest))?.id
  const owned = accountId === undefined ? [] : await allOwned(tx, accountId)
  const rights = rightsOf(bookingOf(appointment, order.amountPence), pastChanges(owned, appointment), now)
  const written = (at: Instant | null) => (at === null ? null : formatDateTime(at))
  return rightsWords({
    ...rights,
    fullRefundUntil: written(rights.fullRefundUntil),
    partRefundUntil: written(rights.partRefundUntil),
    full: pounds(order.amountPence),
    part: pounds(rights.partRefundPence),
    policy: policyWordsOf(appointment.policyVersion),
  })
}
