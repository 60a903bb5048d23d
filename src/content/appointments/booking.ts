import { brand } from '../brand.ts'
import { childlineNumber, samaritansNumber } from '../safeguarding/urgent-lines.ts'
import type { PolicyWords } from '../site/policies/booking-policy.ts'

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
    /** They have answered all of it, and have most likely come from there. */
    seen: 'Your self-assessment result',
    almost: (left: number) =>
      left === 1 ? 'One more question, then your result' : `${left} more questions, then your result`,
    what: 'See what your answers add up to first. It’s free, it’s a first check and not a diagnosis, and you don’t have to book.',
    seenWhat: 'You can go back to it at any time. It’s a first check, not a diagnosis, and you don’t have to book.',
  },
  notOffered: {
    heading: 'We cannot offer this appointment online',
    text: `Your answers show that you need care that we cannot give by video, so please do not book here. If you may be in danger, call 999 now. For urgent help with your mental health, call NHS 111 and choose option 2. Samaritans listen day and night on ${samaritansNumber}.`,
    link: 'See who can help',
  },
  notReady: {
    heading: 'A few questions come first',
    text: 'We ask everyone a few questions first, to make sure we can look after you well by video. It takes a few minutes, and we save your answers as you go.',
    link: 'Carry on with the questions',
  },
  underAge: {
    heading: 'This appointment is for adults',
    text: (adultAge: number) =>
      `You told us you’re under ${adultAge}. Please talk to an adult you trust and to your GP: they can refer you to a service for young people. Childline is free on ${childlineNumber}, day and night.`,
    link: 'Change my answer',
  },
} as const

export const selectService = {
  title: 'Your appointment',
  description: 'The appointment you can book, with its length and price.',
  heading: ['Your', 'appointment'],
  /** There is only one service, so patients are told not to look for others. */
  lead: 'This one appointment is the whole assessment. Next, choose a time.',
  group: 'ADHD Appointments',
  length: (minutes: number) => `${minutes} mins`,
  choose: 'Choose a time',
} as const

export const scheduleWords = {
  title: 'Choose a time',
  description: 'Choose a day and a time for your appointment.',
  lead: (holdMinutes: number) => `When you pick a time, we hold it for you for ${holdMinutes} minutes.`,
  unreachable: 'We couldn’t hold that time for you. Check your connection and try again.',
  /** Length and price, as they are written. */
  takes: (length: string) => `${length} by video`,
  costs: (length: string, price: string) => `${length} by video, ${price}`,
  free: 'free of charge',
  until: (time: string) => `to ${time}`,
  heading: ['Choose a day', 'and a time'],
  loading: 'Loading schedule...',
  failed: 'We couldn’t load the schedule. Check your connection and try again.',
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
    told: 'You’ll see who you’re booked with before you pay.',
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
  tooFar: (last: string) => `You can’t book this day yet. You can currently book up to ${last}.`,
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
      'Please try again in a few minutes. Many times are being held from your network right now, so we can’t hold another.',
    /** `time` on the clock in London: 14:30. */
    pause: (time: string) =>
      `Choose another time now, or hold this one again from ${time}. It was held from your device or network a short while ago and not booked, so it’s now open to others.`,
    tooFar: (last: string) => `You can book up to ${last}. Please choose an earlier day.`,
    paying: 'Please wait a minute and try again. We’re checking a payment for this booking.',
    underAge: (adultAge: number) =>
      `You told us you’re under ${adultAge}, and this appointment is for adults. Nothing was booked or charged.`,
    notAllowed: 'Your answers mean that we can’t offer this appointment online. No time was held.',
    unanswered: 'Please answer a few questions first, then choose your time.',
    unansweredLink: 'Carry on with the questions',
    helpLink: 'See who can help',
  },
  /** Another day is shown while a time is held. */
  stillHeld: (when: string) => `We are still holding ${when} for you. It is released when you choose another time.`,
} as const

export const yourAccountWords = {
  title: 'Your email address',
  description: 'Tell us where to send the confirmation of your appointment.',
  heading: ['Where can we', 'reach you?'],
  lead: 'We’ll send your confirmation, and everything else about your appointment, to this address.',
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
    birthHint: 'For example 27 3 1985. Or type all of it into the first box: 27031985.',
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
  /** Beside the button, so that the amount is known before the card form opens. */
  toPay: (amount: string) => `You pay ${amount} now.`,
  captured: 'Your bank sets the amount aside, we book your time, and only then do we take the payment.',
  /** Before they agree: what is used up. */
  usedUp: {
    title: 'This appointment cannot be cancelled for a refund',
    text: (policy: PolicyWords) => policy.usedUp,
  },
  payingFor: 'What you pay for',
  unsaved: 'Some of your answers aren’t saved yet, and your clinician needs all of them. Check your connection.',
  newTab: '(opens in a new tab)',
  notAllowed: 'Your answers mean that we can’t offer this appointment online. Nothing was booked or charged.',
  unanswered: 'You still have a question to answer in your assessment. Nothing was booked or charged.',
} as const
