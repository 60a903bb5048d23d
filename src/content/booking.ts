import { brand } from './brand.ts'
import type { PolicyWords } from './policies/booking-policy.ts'
import { childlineNumber, samaritansNumber } from './urgent-lines.ts'

/** The words of booking. Those of the specification are verbatim. */
export const bookingFrame = {
  back: 'Back',
  step: (place: number, of: number) => `Step ${place} of ${of}`,
  needsScript: `Booking needs JavaScript, so that nobody else gets your time. If you cannot switch it on, call us on ${brand.phone.display}.`,
} as const

export const bookingStart = {
  title: 'Book an appointment',
  description: (minutes: number) =>
    `Book an online ADHD assessment for adults with ${brand.name}: ${minutes} minutes with a psychiatrist, from anywhere in the UK.`,
  heading: ['Book your', 'appointment'],
  option: {
    name: 'Online Adult ADHD Assessment',
    facts: ['Virtual: you meet by video', 'You need to be in the UK at the time of the appointment'],
    button: 'Book appointment',
  },
  lead: (minutes: number) =>
    `One appointment, ${minutes} minutes, with a psychiatrist who takes the time to understand you.`,
  seeResult: 'See your self-assessment result',
  /** Over the way to the result, by how many questions are still to come before it. */
  resultFirst: {
    ready: 'Your result is ready',
    almost: (left: number) =>
      left === 1 ? 'One more question, then your result' : `${left} more questions, then your result`,
    what: 'See what your answers add up to first. It is free, and you do not have to book.',
  },
  notOffered: {
    heading: 'We cannot offer this appointment online',
    text: `Your answers show that you need care that we cannot give by video, so please do not book here. If you may be in danger, call 999 now. For urgent help with your mental health, call NHS 111 and choose option 2. Samaritans listen day and night on ${samaritansNumber}.`,
    link: 'See who can help',
  },
  notReady: {
    heading: 'A few questions come first',
    text: 'We ask everyone some questions before an appointment, to be sure that we can look after you well by video. It takes a few minutes, and what you answer is saved as you go.',
    link: 'Carry on with the questions',
  },
  underAge: {
    heading: 'This appointment is for adults',
    text: (adultAge: number) =>
      `You told us that you are not ${adultAge} yet. Please talk to an adult you trust and to your GP: they can refer you to a service for young people. Childline is free on ${childlineNumber}, day and night.`,
    link: 'Change my answer',
  },
} as const

export const selectService = {
  title: 'Choose a service',
  description: 'The appointments you can book, with their length and price.',
  heading: ['Choose a', 'service'],
  group: 'ADHD Appointments',
  length: (minutes: number) => `${minutes} mins`,
  choose: 'Choose',
} as const

export const scheduleWords = {
  title: 'Choose a time',
  description: 'Choose a day and a time for your appointment.',
  lead: (holdMinutes: number) => `When you pick a time, we hold it for you for ${holdMinutes} minutes.`,
  unreachable: 'We could not hold that time for you just now. Check your connection and try again.',
  /** Length and price, as they are written. */
  costs: (length: string, price: string) => `${length} by video, ${price}`,
  free: 'free of charge',
  until: (time: string) => `to ${time}`,
  heading: ['Choose a day', 'and a time'],
  loading: 'Loading schedule...',
  failed: 'We could not load the schedule. Check your connection and try again.',
  tryAgain: 'Try again',
  days: 'Days',
  past: 'Past',
  /** Beside the bar of a day. */
  count: (free: number) => (free === 0 ? 'No times' : free === 1 ? '1 time' : `${free} times`),
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** Where more than one psychiatrist can be booked. */
  whom: {
    legend: 'Who would you like to see?',
    any: 'Any psychiatrist',
    anyWhy: 'Most times to choose from',
    told: 'You see who it is with before you pay.',
  },
  profile: 'Profile',
  /** Goes on from `profile`, for screen readers. */
  profileOf: (name: string) => ` of ${name}`,
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  /** `day` as it is written: Monday 16 March 2026. */
  emptyDay: (day: string) => `No available slots on ${day}. Please select another day.`,
  holiday: (name: string) => `Closed: ${name}.`,
  closed: 'Closed',
  /** `last` as it is written: Monday 16 March 2026. */
  tooFar: (last: string) => `This day cannot be booked yet. The last day you can book now is ${last}.`,
  notYet: 'Not open yet',
  ukTime: 'All times are UK time (Europe/London).',
  selected: {
    title: 'Slot Selected',
    /** `when` as it is written: Monday 16 March 2026, 10:00 GMT. */
    description: (when: string, holdMinutes: number) => `${when}. We will hold it for you for ${holdMinutes} minutes.`,
  },
  taken: 'That time has just been taken. Please choose another.',
  /** Why a free time was not held. The person stays on the schedule. */
  refused: {
    network:
      'Many times are being held from your network at the moment, so we cannot hold another. Please try again in a few minutes.',
    /** `time` on the clock in London: 14:30. */
    pause: (time: string) =>
      `This time was held from your device or network a short while ago and not booked, so it is now open to others. You can hold it again from ${time}, or choose another time now.`,
    tooFar: (last: string) => `You can book up to ${last}. Please choose an earlier day.`,
    paying: 'A payment for this booking is being checked at the moment. Please wait a minute and try again.',
    underAge: (adultAge: number) =>
      `You told us that you are not ${adultAge} yet, and this appointment is for adults. Nothing was booked or charged.`,
    notAllowed: 'Your answers mean that we cannot offer this appointment online. No time was held.',
    unanswered: 'A few questions come first: please answer them, and then choose your time.',
    unansweredLink: 'Carry on with the questions',
    helpLink: 'See who can help',
  },
  /** Another day is shown while a time is held. */
  stillHeld: (when: string) => `We are still holding ${when} for you. It is released when you choose another time.`,
} as const

export const holdWords = {
  left: (time: string) => `${time} left`,
  kept: (left: string) => `We are holding this time for you for another ${left}`,
  /** For screen readers, at whole minutes only. */
  minutesLeft: (minutes: number) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`),
  extended: 'You are paying, so we are holding the time for you a little longer.',
  expired: {
    title: 'Your time was released',
    text: 'We held it for as long as we could. It may still be free: please choose again. Everything you typed is saved.',
    /** `when` as it is written: Monday 16 March 2026, 10:00 GMT. */
    held: (when: string) => `We held ${when} for you. It may still be free. Everything you typed is saved.`,
    link: 'Choose a time',
    another: 'Choose another time',
  },
  again: {
    button: 'Keep this time again',
    busy: 'One moment...',
    done: 'The time is yours again',
    locked:
      'The time we held for you has run out, and nothing has been taken. Keep it again to carry on with the card details you typed.',
    payFirst: 'Keep your time again, or choose another, before you pay.',
  },
  /** Stands below the time that is left. */
  whatThen: 'After that, other people can book it, and you would need to choose again. Everything you typed is saved.',
  none: {
    title: 'Choose a time first',
    text: 'You have not chosen a time yet. Choose one, and carry on from there. What you typed is saved.',
    link: 'Choose a time',
  },
  carryOn: 'Carry on with this time',
  yours: 'This time is yours for now',
  giveUp: 'Choose another time',
  givingUp: 'One moment...',
} as const

export const yourAccountWords = {
  title: 'Your email address',
  description: 'Tell us where to send the confirmation of your appointment.',
  heading: ['Where can we', 'reach you?'],
  lead: 'We will send your confirmation, and everything else about your appointment, to this address.',
  label: 'Email',
  next: 'Next',
  enterFirst: 'Enter your email address to continue.',
  invalid: 'Please enter a valid email address.',
} as const

export const bookingDetails = {
  title: 'Your details',
  description: 'Your details, what you agree to, and the payment for your appointment.',
  heading: ['Your', 'details'],
  sections: {
    account: 'Your account',
    you: 'About you',
    address: 'Your address',
    consents: 'What you agree to',
    summary: 'Your appointment',
  },
  fields: {
    email: 'Email',
    password: 'Password',
    passwordHint: (shortest: number, strong: number) =>
      `${shortest}-${strong} characters with an upper-case letter, a number and a symbol, or longer.`,
    title: 'Title',
    titles: { mr: 'Mr', mrs: 'Mrs', ms: 'Ms', dr: 'Dr' },
    sex: 'Sex',
    sexes: { male: 'Male', female: 'Female' },
    firstName: 'First name',
    lastName: 'Last name',
    mobile: 'Mobile number',
    mobileHint: 'For example 07700 900123. Spaces and +44 are fine.',
    birth: 'Date of birth',
    birthHint: 'For example 27 3 1985.',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    address1: 'Address 1',
    address2: 'Address 2 (optional)',
    city: 'City',
    postcode: 'Postcode',
  },
  problems: {
    email: 'Please enter a valid email.',
    password: (shortest: number) => `Password must be at least ${shortest} characters.`,
    firstName: 'First name is required.',
    lastName: 'Last name is required.',
    sex: 'Sex is required.',
    title: 'Title is required.',
    birth: 'Date of birth is required.',
    address1: 'Address 1 is required.',
    city: 'City is required.',
    postcode: 'Postcode is required.',
    mobile: 'Valid mobile number is required.',
    consents: 'You must agree to all consents.',
    /** What the specification has no words for. */
    passwordTooLong: (longest: number) => `Your password must have ${longest} characters or fewer.`,
    passwordTooCommon: 'Many people use this password. Choose one that is harder to guess.',
    passwordTooPersonal: 'Choose a password that is not made of your name, your email address or our name.',
    birthUnreal: 'Enter a real date of birth, like 27 3 1985.',
    birthNotAdult: (adultAge: number) => `You must be ${adultAge} or over to book this appointment.`,
    postcodeUnreal: 'Enter a full UK postcode, like SW1A 1AA.',
  },
  optional: '(optional)',
  cancellationPolicy: 'Read the cancellation policy',
  summary: {
    what: 'What',
    who: 'With',
    when: 'When',
    where: 'Where',
    online: 'Online, by video',
    price: 'Price',
  },
  payNow: 'Pay now',
  paying: 'One moment...',
  agreeFirst: 'Agree to all of the points above to continue.',
  /** Beside the button: the amount stands there before anybody is asked for a card. */
  toPay: (amount: string) => `You pay ${amount} now.`,
  captured: 'Your bank sets the amount aside, we book your time, and only then do we take the payment.',
  /** Before they agree: what is used up. */
  usedUp: {
    title: 'This appointment cannot be cancelled for a refund',
    text: (policy: PolicyWords) => policy.usedUp,
  },
  payingFor: 'What you pay for',
  unsaved: 'Some of your answers are not saved yet, and your clinician needs all of them. Check your connection.',
  newTab: '(opens in a new tab)',
  notAllowed: 'Your answers mean that we cannot offer this appointment online. Nothing was booked or charged.',
  unanswered: 'One question in your assessment is not answered yet. Nothing was booked or charged.',
} as const

export const bookedWords = {
  toast: (reference: string | null) => ({
    title: 'Your appointment is booked',
    description: `${reference ? `Your reference is ${reference}. ` : ''}We have emailed you a confirmation for your calendar.`,
  }),
  /** Of bookings whose money had been taken before the time was asked for again. */
  lost: (amount: string) =>
    `Your payment arrived after the time had gone to someone else. We have refunded ${amount} to your card; your bank may take a few days to show it. Please choose another time.`,
  /** Nothing was taken. */
  notTaken: {
    'time gone':
      'Someone else booked this time before your payment was finished. Nothing was taken from your card: if your bank shows the amount as pending, it disappears by itself. Please choose another time.',
    'card refused':
      'Your bank did not let us take the payment, so the time has been released. Nothing was taken from your card. Please choose a time again and try another card.',
  },
} as const

/** Moments and amounts as they are written; null where there is nothing to be had any more. */
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
    started: 'This appointment has begun, so it can no longer be cancelled.',
    'cancelled-before': `${policy.whyNotCancelled} ${seriously}`,
  }) as const

const whyNotMoved = (policy: PolicyWords) =>
  ({
    started: 'This appointment has begun, so it can no longer be moved.',
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

export const appointmentWords = {
  heading: 'Your appointments',
  none: 'No appointments yet',
  noneWhat: 'When you book an appointment, you can see, move or cancel it here.',
  reference: 'Reference',
  when: 'When',
  with: 'With',
  addToCalendar: 'Add to your calendar',
  cancel: 'Cancel appointment',
  reschedule: 'Reschedule',
  keep: 'Keep appointment',
  back: 'Back to your account',
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
  notFound: 'We could not find an appointment to move in your account.',
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
  /** Why it came to nothing, where that was not the person's doing. */
  calledOff: {
    label: 'Cancelled by us',
    title: 'We had to cancel this appointment',
    text: 'We are sorry. All of your money goes back to your card, and this does not use up your own change or cancellation.',
    first: 'You can choose another time before others do. The first free ones:',
    none: 'At the moment there is no free time. More are added every week.',
    book: 'Choose a time',
  },
  declined: {
    title: 'We could not offer this appointment',
    text: 'All of your money goes back to your card, and this does not use up your own change or cancellation.',
  },
  fromClinician: (name: string) => `${name} wrote to you:`,
  followUp: (day: string) => `You agreed to be seen again by ${day}.`,
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
  until: 'You can move or cancel it until it begins. It costs nothing.',
  calledOff: 'We are sorry that we could not keep this appointment. You can choose another time whenever you like.',
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
