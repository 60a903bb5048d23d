import { movedByUs } from '#content/appointments/appointment-words.ts'
import { brand } from '#content/brand.ts'
import { type Email, email } from '#content/notifications/order-email.ts'

/** A few minutes by video with whoever of the care team is there. What they are for stays out of every email. */
export interface CareTeamAppointment {
  readonly name: string | null
  readonly reference: string
  /** As it is written: Monday 16 March 2026, 10:00 GMT. */
  readonly when: string
  readonly minutes: number
  /** For so long somebody is waited for. */
  readonly waitMinutes: number
  readonly accountAddress: string
  readonly room: { readonly address: string; readonly opensMinutes: number }
}

const facts = ({ reference, when, minutes }: CareTeamAppointment) => [
  `Reference: ${reference}`,
  `What: video appointment with our care team, ${minutes} minutes, free of charge`,
  `When: ${when} (UK time)`,
]

/** The address opens nothing to anybody else: it asks who they are. */
const joining = ({ room: { address, opensMinutes } }: CareTeamAppointment) => [
  `You will meet by video, in your browser. Join here: ${address}`,
  `You can check your camera and microphone there at any time, and join from ${opensMinutes} minutes before the start. It asks you to sign in if it does not know you. If you cannot get in, call us on ${brand.phone.display}.`,
]

const onTime = ({ waitMinutes }: CareTeamAppointment) =>
  `Please join on time: others come after you, and we wait for ${waitMinutes} minutes.`

const changing = ({ accountAddress }: CareTeamAppointment) =>
  `You can move or cancel it in your account until it begins. It costs nothing: ${accountAddress}`

/** `byDesk`: our team has booked it for them. */
export const careTeamBooked = ({ byDesk, ...visit }: CareTeamAppointment & { readonly byDesk: boolean }): Email =>
  email({
    name: visit.name,
    subject: `Your video appointment ${visit.reference} is booked`,
    paragraphs: [
      byDesk
        ? `Our team has booked a video appointment for you. If you did not agree to this, call us on ${brand.phone.display}.`
        : 'Your video appointment with our care team is booked.',
      facts(visit),
      `The attached file puts it into your calendar. Your account says what to have at hand. ${onTime(visit)}`,
      joining(visit),
      changing(visit),
    ],
  })

export const careTeamMoved = ({
  before,
  byDesk,
  ...visit
}: CareTeamAppointment & {
  readonly before: string
  /** Who asked our team to move it. Null: they moved it themselves. */
  readonly byDesk: keyof typeof movedByUs | null
}): Email =>
  email({
    name: visit.name,
    subject: `Your video appointment ${visit.reference} has a new time`,
    paragraphs: [
      `Your video appointment on ${before} has been moved. This is the new time:`,
      facts(visit),
      ...(byDesk === null
        ? []
        : [`${movedByUs[byDesk]} If you did not agree to this, call us on ${brand.phone.display}.`]),
      'The attached file changes it in your calendar.',
      joining(visit),
      changing(visit),
    ],
  })

export const careTeamCancelled = (visit: CareTeamAppointment): Email =>
  email({
    name: visit.name,
    subject: `Your video appointment ${visit.reference} is cancelled`,
    paragraphs: [
      'Your video appointment is cancelled, as you asked.',
      facts(visit),
      `You can book another time whenever you like: ${visit.accountAddress}`,
      'The attached file removes it from your calendar.',
    ],
  })

/** Nothing waits for it any more. */
export const careTeamNotNeeded = (visit: CareTeamAppointment): Email =>
  email({
    name: visit.name,
    subject: `Your video appointment ${visit.reference} is cancelled`,
    paragraphs: [
      'You no longer need your video appointment, so we have cancelled it for you. There is nothing for you to do.',
      facts(visit),
      `Why is in your account: ${visit.accountAddress}`,
      'The attached file removes it from your calendar.',
    ],
  })

/** We cannot keep it. `times`: the first that were free, as they are written. */
export const careTeamCalledOff = ({
  times,
  ...visit
}: CareTeamAppointment & { readonly times: readonly string[] }): Email =>
  email({
    name: visit.name,
    subject: `We are sorry: we have to cancel your video appointment ${visit.reference}`,
    paragraphs: [
      'We are sorry. We cannot keep this appointment, and we know that you have planned around it.',
      facts(visit),
      ...(times.length === 0 ? [] : [['These are the first free times as we write:', ...times]]),
      `Please choose another in your account: ${visit.accountAddress}`,
      'The attached file removes the appointment from your calendar.',
    ],
  })

export const careTeamMissed = (visit: CareTeamAppointment): Email =>
  email({
    name: visit.name,
    subject: `We missed you: video appointment ${visit.reference}`,
    paragraphs: [
      'We waited for you in the video room, and you did not join. It costs nothing, and nothing is lost.',
      facts(visit),
      `Please choose another time in your account: ${visit.accountAddress}`,
      `If you tried to join and could not, call us on ${brand.phone.display}. We hope that you are all right.`,
    ],
  })

export const careTeamAttended = (visit: CareTeamAppointment): Email =>
  email({
    name: visit.name,
    subject: `After your video appointment ${visit.reference}`,
    paragraphs: [
      `Thank you for meeting our care team on ${visit.when}.`,
      `What happens next is in your account: ${visit.accountAddress}`,
    ],
  })

export const careTeamReminder = (visit: CareTeamAppointment): Email =>
  email({
    name: visit.name,
    subject: `Your video appointment ${visit.reference}: ${visit.when}`,
    paragraphs: [
      'This is to remind you of your video appointment with our care team.',
      facts(visit),
      onTime(visit),
      joining(visit),
      changing(visit),
    ],
  })
