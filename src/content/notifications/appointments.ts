import { movedByUs } from '#content/appointments/appointment-words.ts'
import { brand } from '#content/brand.ts'
import { type OpeningLink, openWith } from '#content/notifications/open-account.ts'
import { type Email, email } from '#content/notifications/order-email.ts'
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

/** What it is about stays out: others may read an email. */
const facts = ({ reference, clinician, when, minutes }: Appointment) => [
  `Reference: ${reference}`,
  `With: ${clinician}`,
  `When: ${when} (UK time), ${minutes} minutes, online by video`,
]

const manage = ({ accountAddress }: Appointment) => `See your appointment: ${accountAddress}`

/** Where they meet, and whom to ask. The address opens nothing to anybody else: it asks who they are. */
const joining = ({ room: { address, opensMinutes } }: WithRoom) => [
  `You will meet by video, in your browser. Join here: ${address}`,
  `You can check your camera and microphone there at any time, and join from ${opensMinutes} minutes before the start. It asks you to sign in if it does not know you. If you cannot get in, call us on ${brand.phone.display}.`,
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
  openingLink,
  confirmationAddress,
  ...appointment
}: WithRights & {
  /** What is booked: Adult ADHD Assessment Online (18+). */
  readonly service: string
  /** As it is written: £850.00. */
  readonly paid: string
  /** For an account that nobody has opened yet. */
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
      `The attached file puts it into your calendar. Please be somewhere quiet in the UK or the Channel Islands, and join on time: ${appointment.policy.joinOnTime}.`,
      joining(appointment),
      ['If your plans change:', ...rights],
      `In the browser you booked with, your confirmation is here: ${confirmationAddress}`,
      manage(appointment),
      ...(openingLink === null ? [] : openWith(openingLink)),
    ],
  })

const notYourDoing = `If you did not agree to this, call us on ${brand.phone.display}.`

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
      ...(byDesk === null ? [] : [`${movedByUs[byDesk]} This does not use up your own change. ${notYourDoing}`]),
      'The attached file changes it in your calendar. You pay nothing more.',
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
      'Your appointment is cancelled, as you asked.',
      facts(appointment),
      refund === null
        ? isLate
          ? `${appointment.policy.cancelledLate} If something serious has happened, please tell us.`
          : `${appointment.policy.movedLate} If something serious has happened, please tell us.`
        : `${refund} goes back to the card you paid with. Your bank may take a few days to show it.`,
      'The attached file removes it from your calendar.',
    ],
  })

interface GivenBack extends Appointment {
  /** As it is written; null: nothing was left to give back. */
  readonly refund: string | null
}

const allBack = (refund: string | null) =>
  refund === null
    ? 'What you paid has gone back to your card already.'
    : `You get a full refund: ${refund} goes back to your card. Your bank may take a few days to show it.`

const countsNot = 'This does not use up your own change or cancellation.'

/** A clinician says that it is not for this person. That and why stand in the account alone. */
export const appointmentDeclined = ({ refund, ...appointment }: GivenBack): Email =>
  email({
    name: appointment.name,
    subject: `Your appointment ${appointment.reference} is cancelled`,
    paragraphs: [
      'We are sorry: this appointment will not take place.',
      facts(appointment),
      `${allBack(refund)} ${countsNot}`,
      `${appointment.clinician} has written to you about why, and about what to do instead. Sign in to read it: ${appointment.accountAddress}`,
      'The attached file removes the appointment from your calendar.',
    ],
  })

/** We cannot keep it. `times`: the first that were free, as they are written. */
export const appointmentCalledOff = ({
  refund,
  times,
  scheduleAddress,
  ...appointment
}: GivenBack & {
  readonly times: readonly string[]
  /** Null: it was booked by the clinician, who books another. */
  readonly scheduleAddress: string | null
}): Email =>
  email({
    name: appointment.name,
    subject: `We are sorry: we have to cancel your appointment ${appointment.reference}`,
    paragraphs: [
      'We are sorry. We cannot keep this appointment, and we know that you have planned around it.',
      facts(appointment),
      `${allBack(refund)} ${countsNot}`,
      ...(times.length === 0
        ? []
        : [['If you would like another time, these are the first free ones as we write:', ...times]]),
      scheduleAddress === null
        ? 'Your clinician keeps another time for you, and we write to you when it is there.'
        : `You can choose before others do: for you, times are open that are too soon for everybody else. Sign in first, and then choose here: ${scheduleAddress}`,
      'The attached file removes the appointment from your calendar.',
    ],
  })

/** They came. `followUp`: by when they are to be seen again, as it is written. */
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
        : [`You agreed to be seen again by ${followUp}. We write to you when your clinician has kept a time for you.`]),
      `When your clinician has written your summary, we tell you, and you can read and print it in your account: ${appointment.accountAddress}`,
    ],
  })

/** A letter is in the account. What is in it stays there. */
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
      `This is to remind you of your appointment with ${appointment.clinician}.`,
      [`Reference: ${appointment.reference}`, `When: ${appointment.when} (UK time)`, 'Where: online, by video'],
      `Please be somewhere quiet in the UK or the Channel Islands, and join on time: ${appointment.policy.joinOnTime}.`,
      joining(appointment),
      manage(appointment),
    ],
  })

/** Others may see it on a locked screen: it does not say what it is about. */
export const appointmentReminderText = ({ when, accountAddress }: Pick<Appointment, 'when' | 'accountAddress'>) =>
  `${brand.name}: your appointment is on ${when}, by video. Everything about it is in your account: ${accountAddress}`

export const appointmentMissed = (appointment: Appointment): Email =>
  email({
    name: appointment.name,
    subject: `We missed you: appointment ${appointment.reference}`,
    paragraphs: [
      appointment.policy.didNotJoin,
      facts(appointment),
      'A new appointment needs a new fee. If something serious has happened, please tell us: a person will read it. We hope that you are all right.',
    ],
  })

/** The payment came after somebody else had the time. */
export const appointmentLost = ({ refund, ...appointment }: Appointment & { readonly refund: string }): Email =>
  email({
    name: appointment.name,
    subject: 'Your time was taken, and we have refunded you',
    paragraphs: [
      `Your payment arrived after we had stopped holding the time for you, and someone else has booked it: ${appointment.when}. We are sorry.`,
      `We have refunded ${refund} to your card. Your bank may take a few days to show it.`,
      `Your details are saved, so choosing another time is quick: ${appointment.accountAddress}`,
    ],
  })

interface NotBooked {
  readonly name: string | null
  readonly reference: string
  readonly when: string
  readonly scheduleAddress: string
}

/** Somebody else had the time before the card was charged. */
export const appointmentTimeGone = ({ name, reference, when, scheduleAddress }: NotBooked): Email =>
  email({
    name,
    subject: `Your booking ${reference} was not finished, and nothing was taken`,
    paragraphs: [
      `Someone else booked this time before your payment was finished: ${when}. We are sorry.`,
      'Nothing was taken from your card. If your bank shows the amount as pending, it disappears by itself, usually within a few days.',
      `You can choose another time: ${scheduleAddress}`,
    ],
  })

/** The bank agreed at first, and then did not let the money go. */
export const appointmentCardRefused = ({ name, reference, when, scheduleAddress }: NotBooked): Email =>
  email({
    name,
    subject: `Your booking ${reference} was not finished, and nothing was taken`,
    paragraphs: [
      `Your bank did not let us take the payment for your appointment, so the time has been released: ${when}.`,
      'Nothing was taken from your card. If your bank shows the amount as pending, it disappears by itself, usually within a few days.',
      `You can choose a time again and pay with another card: ${scheduleAddress}`,
    ],
  })
