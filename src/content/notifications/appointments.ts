import { movedByUs } from '#content/appointments/appointment-words.ts'
import { brand } from '#content/brand.ts'
import { type OpeningLink, openWith } from '#content/notifications/open-account.ts'
import { type Email, email } from '#content/notifications/order-email.ts'
import { prepareBefore } from '#content/notifications/preparation.ts'
import type { PolicyWords } from '#content/site/policies/booking-policy.ts'

interface Appointment {
  readonly name: string | null
  readonly reference: string
  readonly clinician: string
  /** As it is written: Monday 16 March 2026, 10:00 GMT. */
  readonly when: string
  readonly minutes: number
  readonly accountAddress: string
  /** Of the version it was booked under. */
  readonly policy: PolicyWords
}

/** Does not say what it is about: other people may read an email. */
const facts = ({ reference, clinician, when, minutes }: Appointment) => [
  `Reference: ${reference}`,
  `With: ${clinician}`,
  `When: ${when} (UK time), ${minutes} minutes, online by video`,
]

const manage = ({ accountAddress }: Appointment) => `View your appointment: ${accountAddress}`

/** Where they meet, and whom to ask. The address opens nothing by itself: it asks for a sign-in. */
const joining = ({ room: { address, opensMinutes } }: WithRoom) => [
  `Join by video, in your browser: ${address}`,
  `You can test your camera and microphone there at any time, and join from ${opensMinutes} minutes before the start. You may need to sign in. If you can’t get in, call us on ${brand.phone.display}.`,
]

interface WithRoom extends Appointment {
  readonly room: { readonly address: string; readonly opensMinutes: number }
}

interface WithRights extends WithRoom {
  /** What they may still do with it, one sentence each. */
  readonly rights: readonly string[]
}

/** The receipt: the confirmation that the law asks for, and so the only one that says what was booked. */
export const appointmentBooked = ({
  service,
  paid,
  rights,
  prepare,
  openingLink,
  confirmationAddress,
  ...appointment
}: WithRights & {
  /** By when its questionnaires are due, as it is written, and where they are. Null: it has none, or they are due. */
  readonly prepare: { readonly due: string; readonly address: string } | null
  /** What is booked: Adult ADHD Assessment Online (18+). */
  readonly service: string
  /** As it is written: £850.00. */
  readonly paid: string
  /** For an account that has not been opened yet. */
  readonly openingLink: OpeningLink | null
  /** On the home page, for the browser that paid. */
  readonly confirmationAddress: string
}): Email =>
  email({
    name: appointment.name,
    subject: `Your appointment ${appointment.reference} is booked`,
    paragraphs: [
      `Thank you for booking with ${brand.name}. We have received ${paid}.`,
      [`What: ${service}`, ...facts(appointment)],
      ...(prepare === null ? [] : [prepareBefore(prepare)]),
      `Open the attached file to add it to your calendar. Please be somewhere quiet in the UK or the Channel Islands, and join on time: ${appointment.policy.joinOnTime}.`,
      joining(appointment),
      ['If your plans change:', ...rights],
      `You can also see your confirmation in the browser you booked with: ${confirmationAddress}`,
      manage(appointment),
      ...(openingLink === null ? [] : openWith(openingLink)),
    ],
  })

const notYourDoing = `If you didn’t agree to this, call us on ${brand.phone.display}.`

export const appointmentMoved = ({
  before,
  rights,
  byDesk,
  ...appointment
}: WithRights & {
  readonly before: string
  /** Who asked our team to move it. Null: they moved it themselves. */
  readonly byDesk: keyof typeof movedByUs | null
}): Email =>
  email({
    name: appointment.name,
    subject: `Your appointment ${appointment.reference} has a new time`,
    paragraphs: [
      `Your appointment on ${before} has been moved. This is the new time:`,
      facts(appointment),
      ...(byDesk === null ? [] : [`${movedByUs[byDesk]} This doesn’t use up your own change. ${notYourDoing}`]),
      'Open the attached file to update your calendar. There’s nothing more to pay.',
      joining(appointment),
      ['If your plans change again:', ...rights],
      manage(appointment),
    ],
  })

/** `refund` null: there is none. `isLate`: it was called off too late for any. */
export const appointmentCancelled = ({
  refund,
  isLate,
  ...appointment
}: Appointment & { readonly refund: string | null; readonly isLate: boolean }): Email =>
  email({
    name: appointment.name,
    subject: `Your appointment ${appointment.reference} is cancelled`,
    paragraphs: [
      'We’ve cancelled your appointment, as you asked.',
      facts(appointment),
      refund === null
        ? isLate
          ? `${appointment.policy.cancelledLate} If something serious has happened, please tell us.`
          : `${appointment.policy.movedLate} If something serious has happened, please tell us.`
        : `We’re refunding ${refund} to the card you paid with. Your bank may take up to 10 days to show it.`,
      'Open the attached file to remove it from your calendar.',
    ],
  })

interface Refunded extends Appointment {
  /** As it is written; null: nothing was left to refund. */
  readonly refund: string | null
}

const fullRefund = (refund: string | null) =>
  refund === null
    ? 'We’ve already refunded what you paid to your card.'
    : `You’ll get a full refund: ${refund} to the card you paid with. Your bank may take up to 10 days to show it.`

const notCounted = 'This doesn’t use up your own change or cancellation.'

/** A clinician has declined it. That, and why, is only in the account. */
export const appointmentDeclined = ({ refund, ...appointment }: Refunded): Email =>
  email({
    name: appointment.name,
    subject: `Your appointment ${appointment.reference} is cancelled`,
    paragraphs: [
      'We’re sorry, this appointment won’t go ahead.',
      facts(appointment),
      `${fullRefund(refund)} ${notCounted}`,
      `${appointment.clinician} has written to you to explain why, and what to do instead. Sign in to read it: ${appointment.accountAddress}`,
      'Open the attached file to remove the appointment from your calendar.',
    ],
  })

/** The clinic cancels. `times`: the first that were available, as they are written. */
export const appointmentCalledOff = ({
  refund,
  times,
  scheduleAddress,
  ...appointment
}: Refunded & {
  readonly times: readonly string[]
  /** Null: it was booked by the clinician, who books another. */
  readonly scheduleAddress: string | null
}): Email =>
  email({
    name: appointment.name,
    subject: `We’re sorry, we’ve had to cancel your appointment ${appointment.reference}`,
    paragraphs: [
      'We’re sorry, we’ve had to cancel this appointment. We know you’d planned around it.',
      facts(appointment),
      `${fullRefund(refund)} ${notCounted}`,
      ...(times.length === 0
        ? []
        : [['If you’d like another time, these were the first available when we wrote this:', ...times]]),
      scheduleAddress === null
        ? 'Your clinician will reserve another time for you, and we’ll email you when they have.'
        : `You have first choice, including times that are too soon for others to book. Sign in first, then choose here: ${scheduleAddress}`,
      'Open the attached file to remove the appointment from your calendar.',
    ],
  })

/** They attended. `followUp`: the date their follow-up appointment is due by, as it is written. */
export const appointmentAttended = ({
  followUp,
  ...appointment
}: Appointment & { readonly followUp: string | null }): Email =>
  email({
    name: appointment.name,
    subject: `After your appointment ${appointment.reference}`,
    paragraphs: [
      `Thank you for meeting ${appointment.clinician} on ${appointment.when}.`,
      ...(followUp === null
        ? []
        : [
            `You agreed to a follow-up appointment by ${followUp}. We’ll email you when your clinician has reserved a time for you.`,
          ]),
      `We’ll email you when your clinician has written your summary. You can then read and print it in your account: ${appointment.accountAddress}`,
    ],
  })

/** A letter is in the account. The email says nothing of its content. */
export const letterWritten = (appointment: Appointment): Email =>
  email({
    name: appointment.name,
    subject: `A letter about your appointment ${appointment.reference}`,
    paragraphs: [
      `${appointment.clinician} has written to you after your appointment. You can read and print the letter in your account: ${appointment.accountAddress}`,
    ],
  })

export const appointmentReminder = (appointment: WithRoom): Email =>
  email({
    name: appointment.name,
    subject: `Your appointment ${appointment.reference}: ${appointment.when}`,
    paragraphs: [
      `This is a reminder of your appointment with ${appointment.clinician}.`,
      [`Reference: ${appointment.reference}`, `When: ${appointment.when} (UK time)`, 'Where: online, by video'],
      `Please be somewhere quiet in the UK or the Channel Islands, and join on time: ${appointment.policy.joinOnTime}.`,
      joining(appointment),
      manage(appointment),
    ],
  })

/** Other people may see it on a locked screen: it does not say what it is about. */
export const appointmentReminderText = ({ when, accountAddress }: Pick<Appointment, 'when' | 'accountAddress'>) =>
  `${brand.name}: your appointment is on ${when}, by video. Details are in your account: ${accountAddress}`

export const appointmentMissed = (appointment: Appointment): Email =>
  email({
    name: appointment.name,
    subject: `We missed you: appointment ${appointment.reference}`,
    paragraphs: [
      appointment.policy.didNotJoin,
      facts(appointment),
      'A new appointment needs a new fee. If something serious has happened, please tell us: a member of our team will read it. We hope you’re all right.',
    ],
  })

/** The payment came after another patient had booked the time. */
export const appointmentLost = ({ refund, ...appointment }: Appointment & { readonly refund: string }): Email =>
  email({
    name: appointment.name,
    subject: 'Your time was no longer available, and we’ve refunded you',
    paragraphs: [
      `Your payment arrived after we’d stopped holding this time for you, and it’s been booked by someone else: ${appointment.when}. We’re sorry.`,
      `We’ve refunded ${refund} to your card. Your bank may take up to 10 days to show it.`,
      `Your details are saved, so choosing another time is quick: ${appointment.accountAddress}`,
    ],
  })

interface NotBooked {
  readonly name: string | null
  readonly reference: string
  readonly when: string
  readonly scheduleAddress: string
}

type RuledOut = Omit<NotBooked, 'scheduleAddress'> & { readonly accountAddress: string }

/** Another patient booked the time before the card was charged. */
export const appointmentTimeGone = ({ name, reference, when, scheduleAddress }: NotBooked): Email =>
  email({
    name,
    subject: `Your booking ${reference} wasn’t completed, and you haven’t been charged`,
    paragraphs: [
      `Someone else booked this time before your payment was complete: ${when}. We’re sorry.`,
      'Your card hasn’t been charged. If your bank shows the amount as pending, it’ll disappear by itself, usually within a few days.',
      `You can choose another time: ${scheduleAddress}`,
    ],
  })

/** Answers that were changed while the card was being authorised rule it out. */
export const appointmentRuledOut = ({ name, reference, when, accountAddress }: RuledOut): Email =>
  email({
    name,
    subject: `Your booking ${reference} wasn’t completed, and you haven’t been charged`,
    paragraphs: [
      `Some of your answers were changed while you were paying. With the new ones we can’t take this booking, so we’ve released the time: ${when}.`,
      'Your card hasn’t been charged. If your bank shows the amount as pending, it’ll disappear by itself, usually within a few days.',
      `If an answer is wrong, you can correct it in your account and book again: ${accountAddress}`,
    ],
  })

/** The bank authorised the payment and then refused the capture. */
export const appointmentCardRefused = ({ name, reference, when, scheduleAddress }: NotBooked): Email =>
  email({
    name,
    subject: `Your booking ${reference} wasn’t completed, and you haven’t been charged`,
    paragraphs: [
      `Your bank turned down the payment for your appointment, so we’ve released the time: ${when}.`,
      'Your card hasn’t been charged. If your bank shows the amount as pending, it’ll disappear by itself, usually within a few days.',
      `You can choose a time again and pay with another card: ${scheduleAddress}`,
    ],
  })
