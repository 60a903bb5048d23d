import { brand } from '#content/brand.ts'
import { openWith } from '#content/messages/open-account.ts'
import { type Email, email } from '#content/messages/order-email.ts'

interface Appointment {
  readonly name: string | null
  readonly reference: string
  /** What is booked: Adult ADHD Assessment Online (18+). */
  readonly service: string
  readonly clinician: string
  /** As it is written: Monday 16 March 2026, 10:00 GMT. */
  readonly when: string
  readonly minutes: number
  readonly accountAddress: string
}

/** What the appointment is about stays out of the subject, which others may see on a locked screen. */
const facts = ({ reference, service, clinician, when, minutes }: Appointment) => [
  `Reference: ${reference}`,
  `What: ${service}, ${minutes} minutes, online by video`,
  `With: ${clinician}`,
  `When: ${when} (UK time)`,
]

const manage = ({ accountAddress }: Appointment) => `See, move or cancel your appointment: ${accountAddress}`

/** Amounts and moments as they are written. */
export const appointmentBooked = ({
  paid,
  fullRefundUntil,
  partRefundUntil,
  openingLink,
  ...appointment
}: Appointment & {
  readonly paid: string
  /** For an account that nobody has opened yet. */
  readonly openingLink: string | null
  readonly fullRefundUntil: string
  readonly partRefundUntil: string
}): Email =>
  email({
    name: appointment.name,
    subject: `Your appointment ${appointment.reference} is booked`,
    paragraphs: [
      `Thank you for booking with ${brand.name}. We have received ${paid}.`,
      facts(appointment),
      'The attached file puts it into your calendar. Please be somewhere quiet in the UK or the Channel Islands, and join on time: after 15 minutes the appointment counts as missed.',
      `Plans change. Cancel by ${fullRefundUntil} to get everything back, or by ${partRefundUntil} to get half. You can move the appointment once, until 48 hours before.`,
      manage(appointment),
      ...(openingLink === null ? [] : openWith(openingLink)),
    ],
  })

export const appointmentMoved = ({ before, ...appointment }: Appointment & { readonly before: string }): Email =>
  email({
    name: appointment.name,
    subject: `Your appointment ${appointment.reference} has a new time`,
    paragraphs: [
      `Your appointment on ${before} is moved. This is the new time:`,
      facts(appointment),
      'The attached file changes it in your calendar. You pay nothing more. An appointment can be moved once, so this was it.',
      manage(appointment),
    ],
  })

export const appointmentCancelled = ({
  refund,
  ...appointment
}: Appointment & { readonly refund: string | null }): Email =>
  email({
    name: appointment.name,
    subject: `Your appointment ${appointment.reference} is cancelled`,
    paragraphs: [
      'Your appointment is cancelled, as you asked.',
      facts(appointment),
      refund === null
        ? 'It was cancelled less than 48 hours before, so there is nothing to give back, and it is recorded as a DNA (did not attend). If something serious has happened, please tell us.'
        : `${refund} goes back to the card you paid with. Your bank may take a few days to show it.`,
      'The attached file takes it out of your calendar.',
    ],
  })

/** We could not keep it. All of the money goes back. */
export const appointmentDeclined = ({ refund, ...appointment }: Appointment & { readonly refund: string }): Email =>
  email({
    name: appointment.name,
    subject: `We cannot keep your appointment ${appointment.reference}`,
    paragraphs: [
      'We are sorry: we cannot keep this appointment.',
      facts(appointment),
      `${refund}, all that you paid, goes back to your card. Your bank may take a few days to show it. This does not use up your own change or cancellation.`,
      `You are welcome to choose another time: ${appointment.accountAddress}`,
    ],
  })

export const appointmentMissed = (appointment: Appointment): Email =>
  email({
    name: appointment.name,
    subject: `We missed you: appointment ${appointment.reference}`,
    paragraphs: [
      'You had not joined 15 minutes after the start, so we have recorded the appointment as a DNA (did not attend).',
      facts(appointment),
      'A new appointment needs a new fee. If something serious has happened, please tell us: a person will read it. We hope that you are all right.',
    ],
  })

/** The payment came after somebody else had the time. */
export const appointmentLost = ({ refund, ...appointment }: Appointment & { readonly refund: string }): Email =>
  email({
    name: appointment.name,
    subject: 'Your time was taken, and your money is on its way back',
    paragraphs: [
      `Your payment arrived after we had stopped keeping the time for you, and someone else has booked it: ${appointment.when}. We are sorry.`,
      `We have refunded ${refund} to your card. Your bank may take a few days to show it.`,
      `Your details are kept, so choosing another time is quick: ${appointment.accountAddress}`,
    ],
  })
