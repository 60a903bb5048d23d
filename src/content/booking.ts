import { brand } from './brand.ts'

/** The words of booking. Those of the specification are verbatim. */
export const bookingFrame = {
  back: 'Back',
  step: (place: number, of: number) => `Step ${place} of ${of}`,
  needsScript: `Booking needs JavaScript, so that nobody else gets your time. If you cannot switch it on, call us on ${brand.phone.display}.`,
} as const

export const bookingStart = {
  title: 'Book an appointment',
  description: `Book an online ADHD assessment for adults with ${brand.name}: 90 minutes with a psychiatrist, from anywhere in the UK.`,
  heading: ['Book your', 'appointment'],
  option: {
    name: 'Online Adult ADHD Assessment',
    facts: ['Virtual: you meet by video', 'You need to be in the UK at the time of the appointment'],
    button: 'Book appointment',
  },
  lead: 'One appointment, 90 minutes, with a psychiatrist who takes the time to understand you.',
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
    text: 'Your answers show that you need care that we cannot give by video. Please read where you can find it.',
    link: 'See who can help',
  },
  notReady: {
    heading: 'A few questions come first',
    text: 'We ask everyone some questions before an appointment, to be sure that we can look after you well by video. What you have answered is saved.',
    link: 'Go on with the questions',
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
  lead: 'When you pick a time, we keep it for you for 15 minutes.',
  unreachable: 'We could not keep that time for you just now. Check your connection and try again.',
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
  profile: 'Profile',
  /** Goes on from `profile`, for screen readers. */
  profileOf: (name: string) => ` of ${name}`,
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  /** `day` as it is written: Monday 16 March 2026. */
  emptyDay: (day: string) => `No available slots on ${day}. Please select another day.`,
  ukTime: 'All times are UK time (Europe/London).',
  selected: {
    title: 'Slot Selected',
    /** `when` as it is written: Monday 16 March 2026, 10:00 GMT. */
    description: (when: string) => `${when}. We keep it for you for 15 minutes.`,
  },
  taken: 'That time has just been taken. Please choose another.',
} as const

export const holdWords = {
  left: (time: string) => `${time} left`,
  kept: (left: string) => `We keep this time for you for another ${left}`,
  /** For screen readers, at whole minutes only. */
  minutesLeft: (minutes: number) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`),
  extended: 'You are paying, so we keep the time for you a little longer.',
  expired: {
    title: 'Your time was released',
    text: 'We kept it for as long as we could. It may still be free: please choose again. Everything you typed is kept.',
    link: 'Choose a time',
  },
  /** Stands below the time that is left. */
  whatThen: 'After that others can book it, and you choose again. Everything you typed is kept.',
  none: {
    title: 'Choose a time first',
    text: 'We keep no time for you at the moment. Choose one, and carry on from there. What you typed is kept.',
    link: 'Choose a time',
  },
  carryOn: 'Carry on with this time',
  yours: 'This time is yours for now',
  giveUp: 'Choose another time',
  givingUp: 'One moment...',
} as const

export const yourAccountWords = {
  title: 'Your e-mail address',
  description: 'Tell us where to send the confirmation of your appointment.',
  heading: ['Where can we', 'reach you?'],
  lead: 'Your confirmation and the link for the video call go there.',
  label: 'Email',
  next: 'Next',
  enterFirst: 'Enter your e-mail address to continue.',
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
    passwordHint: '8-12 characters with an upper-case letter, a number and a symbol. Longer is fine, too.',
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
    password: 'Password must be at least 8 characters.',
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
    passwordTooLong: 'Your password must have 200 characters or fewer.',
    passwordTooCommon: 'Many people use this password. Choose one that is harder to guess.',
    passwordTooPersonal: 'Choose a password that is not made of your name, your email address or our name.',
    birthUnreal: 'Enter a real date of birth, like 27 3 1985.',
    birthNotAdult: 'You must be 18 or over to book this appointment.',
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
  captured: 'You pay when you book. How much you get back if you cancel is in the cancellation policy.',
  unsaved: 'Some of your answers are not saved yet, and your clinician needs all of them. Check your connection.',
  newTab: '(opens in a new tab)',
  notAllowed: 'Your answers mean that we cannot offer this appointment online. Nothing was booked or charged.',
  unanswered: 'A question of your assessment is not answered yet. Nothing was booked or charged.',
} as const

export const bookedWords = {
  toast: (reference: string | null) => ({
    title: 'Your appointment is booked',
    description: `${reference ? `Your reference is ${reference}. ` : ''}We have e-mailed you a confirmation for your calendar.`,
  }),
  /** The hold was over and somebody else had the time before the payment came. */
  lost: (amount: string) =>
    `Your payment arrived after the time had gone to someone else. We have refunded ${amount} to your card; your bank may take a few days to show it. Please choose another time.`,
} as const

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
  finish: 'Finish your booking',
  cannotMove: 'It can no longer be moved.',
  cannotCancel: `It can no longer be cancelled here. If something serious has happened, call us on ${brand.phone.display}.`,
  paid: 'Paid',
  refunded: 'Given back',
  notFound: 'There is no such appointment to move in your account.',
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
  cancelling: {
    title: 'Cancel this appointment?',
    /** Amounts as they are written: £850.00. */
    full: (refund: string) => `You will get ${refund} back, all that you paid.`,
    part: (refund: string, kept: string) =>
      `You will get ${refund} back. We keep ${kept}, because there are fewer than 7 days left.`,
    nothing:
      'You will get £0.00 back, because there are fewer than 48 hours left. It is recorded as a DNA (did not attend).',
    once: 'You can cancel one appointment of each type, so this cannot be done again.',
    confirm: 'Yes, cancel it',
    confirming: 'Cancelling...',
    changed: (refund: string) => `Time has passed: now you would get ${refund} back. Nothing was cancelled yet.`,
    done: (refund: string) => `Your appointment is cancelled. ${refund} goes back to the card you paid with.`,
    doneWithoutRefund: 'Your appointment is cancelled. There is nothing to give back.',
    refused: {
      started: 'This appointment has begun, so it can no longer be cancelled.',
      'cancelled-before': `You have cancelled an appointment of this type before, and that can be done once. If something serious has happened, call us on ${brand.phone.display}.`,
    },
  },
  rescheduling: {
    title: 'Choose another time',
    heading: ['Choose another', 'time'],
    from: (when: string) => `Your appointment is on ${when}. Until you have confirmed another time, it stays there.`,
    chooseFirst: 'Choose a day and a time to continue.',
    once: 'You can reschedule once in a care episode. It costs nothing.',
    confirm: (when: string) => `Move my appointment to ${when}`,
    confirming: 'Moving...',
    done: (when: string) => `Your appointment is now on ${when}.`,
    refused: {
      'rescheduled-before': `This appointment has been moved before, and that can be done once in a care episode. If something serious has happened, call us on ${brand.phone.display}.`,
      'too-late': 'There are fewer than 48 hours left, so this appointment can no longer be moved.',
      past: 'That time has passed. Please choose another.',
    },
  },
  /** Until when, with the moment as it is written. */
  deadlines: {
    full: (when: string) => `Cancel by ${when} for a full refund.`,
    part: (when: string) => `Cancel by ${when} for half of it.`,
    reschedule: (when: string) => `You can move it until ${when}.`,
  },
} as const

/** In a calendar. It may be seen by others there, so it does not say what the appointment is about. */
export const calendarWords = {
  summary: `Appointment with ${brand.name}`,
  location: 'Online, by video',
  description: (reference: string, accountAddress: string) =>
    `Your reference is ${reference}. To join, move or cancel, sign in: ${accountAddress}\nIn an emergency call 999.`,
} as const
