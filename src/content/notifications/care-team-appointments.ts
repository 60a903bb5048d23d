import { movedByUs } from '#content/appointments/appointment-words.ts'
import { brand } from '#content/brand.ts'
import { type Email, email } from '#content/notifications/order-email.ts'

/** A few minutes by video with the next available member of the care team. No email says what they are for. */
export interface CareTeamAppointment {
  readonly name: string | null
  readonly reference: string
  /** As it is written: Monday 16 March 2026, 10:00 GMT. */
  readonly when: string
  readonly minutes: number
  /** How long the team waits for the patient to join. */
  readonly waitMinutes: number
  readonly accountAddress: string
  readonly room: { readonly address: string; readonly opensMinutes: number }
}

const facts = ({ reference, when, minutes }: CareTeamAppointment) => [
  `Reference: ${reference}`,
  `What: video appointment with our care team, ${minutes} minutes, free of charge`,
  `When: ${when} (UK time)`,
]

/** The address opens nothing by itself: it asks for a sign-in. */
const joining = ({ room: { address, opensMinutes } }: CareTeamAppointment) => [
  `Join by video, in your browser: ${address}`,
  `You can test your camera and microphone there at any time, and join from ${opensMinutes} minutes before the start. You may need to sign in. If you can’t get in, call us on ${brand.phone.display}.`,
]

const onTime = ({ waitMinutes }: CareTeamAppointment) =>
  `Please join on time. We can wait for ${waitMinutes} minutes, because there are other appointments after yours.`

const changing = ({ accountAddress }: CareTeamAppointment) =>
  `You can move or cancel it in your account until it starts, free of charge: ${accountAddress}`

/** `byDesk`: our team has booked it for them. */
export const careTeamBooked = ({ byDesk, ...appointment }: CareTeamAppointment & { readonly byDesk: boolean }): Email =>
  email({
    name: appointment.name,
    subject: `Your video appointment ${appointment.reference} is booked`,
    paragraphs: [
      byDesk
        ? `Our team has booked a video appointment for you. If you didn’t agree to this, call us on ${brand.phone.display}.`
        : 'Your video appointment with our care team is booked.',
      facts(appointment),
      `Open the attached file to add it to your calendar. Your account lists what to have ready. ${onTime(appointment)}`,
      joining(appointment),
      changing(appointment),
    ],
  })

export const careTeamMoved = ({
  before,
  byDesk,
  ...appointment
}: CareTeamAppointment & {
  readonly before: string
  /** Who asked our team to move it. Null: they moved it themselves. */
  readonly byDesk: keyof typeof movedByUs | null
}): Email =>
  email({
    name: appointment.name,
    subject: `Your video appointment ${appointment.reference} has a new time`,
    paragraphs: [
      `Your video appointment on ${before} has been moved. This is the new time:`,
      facts(appointment),
      ...(byDesk === null
        ? []
        : [`${movedByUs[byDesk]} If you didn’t agree to this, call us on ${brand.phone.display}.`]),
      'Open the attached file to update your calendar.',
      joining(appointment),
      changing(appointment),
    ],
  })

export const careTeamCancelled = (appointment: CareTeamAppointment): Email =>
  email({
    name: appointment.name,
    subject: `Your video appointment ${appointment.reference} is cancelled`,
    paragraphs: [
      'We’ve cancelled your video appointment, as you asked.',
      facts(appointment),
      `You can book another time whenever you like: ${appointment.accountAddress}`,
      'Open the attached file to remove it from your calendar.',
    ],
  })

/** What it was for has been done in another way. */
export const careTeamNotNeeded = (appointment: CareTeamAppointment): Email =>
  email({
    name: appointment.name,
    subject: `Your video appointment ${appointment.reference} is cancelled`,
    paragraphs: [
      'You no longer need your video appointment, so we’ve cancelled it for you. You don’t need to do anything.',
      facts(appointment),
      `Your account explains why: ${appointment.accountAddress}`,
      'Open the attached file to remove it from your calendar.',
    ],
  })

/** The clinic cancels. `times`: the first that were available, as they are written. */
export const careTeamCalledOff = ({
  times,
  ...appointment
}: CareTeamAppointment & { readonly times: readonly string[] }): Email =>
  email({
    name: appointment.name,
    subject: `We’re sorry, we’ve had to cancel your video appointment ${appointment.reference}`,
    paragraphs: [
      'We’re sorry, we’ve had to cancel this appointment. We know you’d planned around it.',
      facts(appointment),
      ...(times.length === 0 ? [] : [['These were the first available times when we wrote this:', ...times]]),
      `Please choose another in your account: ${appointment.accountAddress}`,
      'Open the attached file to remove the appointment from your calendar.',
    ],
  })

export const careTeamMissed = (appointment: CareTeamAppointment): Email =>
  email({
    name: appointment.name,
    subject: `We missed you: video appointment ${appointment.reference}`,
    paragraphs: [
      'We waited for you in the video room, but you didn’t join. There’s no charge.',
      facts(appointment),
      `Please choose another time in your account: ${appointment.accountAddress}`,
      `If you tried to join and couldn’t, call us on ${brand.phone.display}. We hope you’re all right.`,
    ],
  })

export const careTeamAttended = (appointment: CareTeamAppointment): Email =>
  email({
    name: appointment.name,
    subject: `After your video appointment ${appointment.reference}`,
    paragraphs: [
      `Thank you for meeting our care team on ${appointment.when}.`,
      `What happens next is in your account: ${appointment.accountAddress}`,
    ],
  })

export const careTeamReminder = (appointment: CareTeamAppointment): Email =>
  email({
    name: appointment.name,
    subject: `Your video appointment ${appointment.reference}: ${appointment.when}`,
    paragraphs: [
      'This is a reminder of your video appointment with our care team.',
      facts(appointment),
      onTime(appointment),
      joining(appointment),
      changing(appointment),
    ],
  })
