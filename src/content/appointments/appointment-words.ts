import { brand } from '../brand.ts'
import type { PolicyWords } from '../site/policies/booking-policy.ts'

/** Times and amounts come formatted; null where the right has ended. */
interface RightsInWords {
  readonly cannotCancel: 'started' | 'cancelled-before' | null
  readonly cannotMove: 'started' | 'rescheduled-before' | null
  readonly fullRefundUntil: string | null
  readonly partRefundUntil: string | null
  readonly full: string
  readonly part: string
  /** Of the version it was booked under. */
  readonly policy: PolicyWords
}

const seriously = `If something serious has happened, call us on ${brand.phone.display}.`

const whyNotCancelled = (policy: PolicyWords) =>
  ({
    started: 'This appointment has started, so it can’t be cancelled.',
    'cancelled-before': `${policy.whyNotCancelled} ${seriously}`,
  }) as const

const whyNotMoved = (policy: PolicyWords) =>
  ({
    started: 'This appointment has started, so it can’t be moved.',
    'rescheduled-before': policy.whyNotMoved,
  }) as const

/** What a person may still do with an appointment, one sentence each: the same in emails and in the account. */
export function rightsWords(rights: RightsInWords): string[] {
  const { cannotCancel, cannotMove, fullRefundUntil, partRefundUntil, full, part, policy } = rights
  const move = cannotMove ? whyNotMoved(policy)[cannotMove] : policy.mayMove
  if (cannotCancel === 'started') return [whyNotCancelled(policy).started]
  if (cannotCancel) return [whyNotCancelled(policy)[cannotCancel], move]
  const refunds = [
    ...(fullRefundUntil ? [`Cancel by ${fullRefundUntil} to get a full refund of ${full}.`] : []),
    ...(partRefundUntil
      ? [`Cancel by ${partRefundUntil} to get ${part} back. After that there is no refund.`]
      : ['You can still cancel, but there is no refund.']),
  ]
  return [...refunds, move]
}

/** Who asked our team to move an appointment, as emails say it. */
export const movedByUs = {
  patient: 'Our team has moved it for you, as you asked.',
  clinic: 'Our team has moved it, as agreed with you.',
} as const

export const appointmentWords = {
  heading: 'Your appointments',
  none: 'No appointments yet',
  noneWhat: 'When you book an appointment, you can view, move or cancel it here.',
  reference: 'Reference',
  when: 'When',
  with: 'With',
  addToCalendar: 'Add to your calendar',
  cancel: 'Cancel appointment',
  reschedule: 'Reschedule',
  keep: 'Keep appointment',
  book: 'Book an appointment',
  bookAgain: 'Book again',
  finish: 'Finish your booking',
  join: {
    open: 'Join by video',
    /** As it is written: Monday 16 March 2026, 09:50 GMT. */
    early: (opensAt: string) => `You can join from ${opensAt}.`,
    check: 'Check your camera and microphone',
  },
  paid: 'Paid',
  refunded: 'Refunded',
  notFound: 'We couldn’t find an appointment to move in your account.',
  labels: {
    held: 'Not paid yet',
    released: 'Released',
    booked: 'Booked',
    completed: 'Completed',
    cancelled: 'Cancelled',
    rescheduled: 'Rescheduled',
    declined: 'Declined',
    DNA: 'Did not attend',
  },
  /** Its time has passed, and its clinician has not recorded an outcome yet. */
  over: {
    label: 'Over',
    text: 'Your clinician hasn’t written it up yet. If you didn’t meet, or something went wrong, message us.',
    write: 'Write to your care team',
  },
  /** Where the appointment did not take place because of us. */
  calledOff: {
    label: 'Cancelled by us',
    title: 'We had to cancel this appointment',
    text: 'We’re sorry. We’ll refund everything to your card, and you keep your own change or cancellation.',
    first: 'You can choose another time before anyone else. The next available times:',
    none: 'There are no times available at the moment. We add more every week.',
    book: 'Choose a time',
  },
  declined: {
    title: 'We could not offer this appointment',
    text: 'We’ll refund everything to your card, and you keep your own change or cancellation.',
  },
  fromClinician: (name: string) => `${name} wrote to you:`,
  followUp: (day: string) => `You agreed to have another appointment by ${day}.`,
  readLetter: 'Read your letter',
  cancelling: {
    title: 'Cancel this appointment?',
    /** Amounts as they are written: £850.00. */
    full: (refund: string) => `You will get a full refund of ${refund}.`,
    /** Where the notice alone would give more: it was moved late. */
    afterMove: (refund: string, kept: string) =>
      `You will get ${refund} back. We keep ${kept}, because you moved it at shorter notice, and moving an appointment never increases your refund.`,
    confirm: 'Yes, cancel it',
    confirming: 'Cancelling...',
    changed: (refund: string) => `Time has passed: you would now get ${refund} back. Nothing has been cancelled yet.`,
    done: (refund: string) => `Your appointment is cancelled. ${refund} goes back to the card you paid with.`,
    doneWithoutRefund: 'Your appointment is cancelled. There is no refund.',
    refused: whyNotCancelled,
  },
  rescheduling: {
    title: 'Choose another time',
    heading: ['Choose another', 'time'],
    from: (when: string) => `Your appointment is on ${when}. It stays there until you confirm another time.`,
    chooseFirst: 'Choose a day and a time to continue.',
    confirm: (when: string) => `Move my appointment to ${when}`,
    confirming: 'Moving...',
    moved: {
      title: 'Your appointment has been moved',
      text: (when: string) => `It is now on ${when}. We have emailed you the new time for your calendar.`,
    },
    /** Before a move that costs something: what cancelling gives now, and what it could give afterwards. */
    costs: (now: string, later: string) =>
      `If you cancelled now, you would get ${now} back. If you move it to this time and cancel later, you get at most ${later}.`,
    /** The refund is less than everything already, and stays so. */
    /** There is no refund any more. */
    staysNothing: 'You would get nothing back if you cancelled now. Moving it doesn’t change that.',
    stays: (now: string) =>
      `If you cancelled now, you would get ${now} back. Moving it does not increase that: if you cancel later, you get at most ${now}.`,
    refused: (policy: PolicyWords) => ({
      ...whyNotMoved(policy),
      past: 'That time has passed. Please choose another.',
    }),
  },
} as const

/** Of what costs nothing. */
export const freeAppointmentWords = {
  withTeam: 'by video with our care team',
  change: 'Move or cancel',
  until: 'You can move or cancel it until it starts, free of charge.',
  calledOff: 'We’re sorry that we had to cancel this appointment. You can choose another time whenever you like.',
  fromTeam: 'We wrote to you:',
} as const

/** In a calendar. It may be seen by others there, so it does not say what the appointment is about. */
export const calendarWords = {
  summary: `Appointment with ${brand.name}`,
  /** In a clinician's own. */
  feedSummary: 'Appointment',
  location: 'Online, by video',
  description: (reference: string, accountAddress: string) =>
    `Your reference is ${reference}. Everything about your appointment is in your account: ${accountAddress}\nIn an emergency call 999.`,
  join: (address: string, opensMinutes: number) => `Join from ${opensMinutes} minutes before the start: ${address}`,
} as const
