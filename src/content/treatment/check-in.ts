import { counted, inWords } from '../numbers.ts'

/** The questions before each pen, and the page on which they are sent. Dates and prices come as they are written. */
export const checkInWords = {
  open: 'Answer now',
  loading: 'Getting your questions...',
  failed: 'We could not get your questions. Please check your connection and try again.',
  tryAgain: 'Try again',
  elsewhere: 'These answers were changed in another tab. Nothing was saved from this one.',
  notOpen: 'These questions cannot be answered now. Your account says how things stand.',
  unanswered: 'A question is not answered yet. Nothing was sent.',
  signNotConfirmed: 'You ticked a sign that can be urgent. Please say whether that’s right. Nothing was sent.',
  dateToCome: 'One of your injections has a date that is still to come. Please check it.',
  weightUnconfirmed: 'Your weight is far from the last one we have. Please check it, and say if it is right.',
  dosesUnconfirmed: 'Two of your injections are very close together. Please check the days, and say if they are right.',
  answerChanged: 'You changed an answer that matters for your safety. Please tell us why, then send again.',
  priceChanged: 'The price has changed since this page was opened. Please check it and send again.',
  stale: (days: number) =>
    `You answered more than ${counted(inWords(days), 'day')} ago. Please answer again: much can change in that time.`,
  weight: {
    waist: 'Waist (optional)',
    bodyFat: 'Body fat (optional)',
    outside: (from: number, to: number, unit: string) => `Enter a number between ${from} and ${to} ${unit}.`,
    farAsk: (last: string, on: string, unit: string) =>
      `That is far from the ${last} of ${on}. Is it your own weight, and is it in ${unit}?`,
    units: { kg: 'kilograms', lbs: 'pounds', 'st-lb': 'stones and pounds' },
    yesFar: 'Yes, it is right',
    yesMeant: (meant: string) => `Yes, ${meant}`,
  },
  doses: {
    all: 'I took all of them on these days',
    dose: (place: number) => `Dose ${place}`,
    taken: 'Taken',
    missed: 'Missed',
    on: 'on',
    unsure: 'I am not sure which I took',
    missing: 'Say of each dose whether you took it.',
    toCome: 'This day is still to come. Enter the day on which you injected.',
    twice: 'Two doses have the same day, or are in the wrong order.',
    none: 'No dose of this pen was due yet.',
    closeAsk: (one: string, other: string) =>
      `You entered injections on ${one} and ${other}. That is closer than it should be. Are both days right?`,
    yesClose: 'Yes, both are right',
    changeDays: 'Change a day',
  },
  together: {
    how: 'How have you been?',
    allWell: 'All well',
    allWellHint: 'I drink six glasses a day or more, my mood is as usual or better, and I had no side effects',
    pill: {
      title: 'If you take the contraceptive pill',
      says: 'Vomiting or severe diarrhoea can stop the pill from working. Follow the advice for missed pills in its leaflet, and use a condom as well until the leaflet says that you are protected again.',
    },
  },
  several: { missing: 'Choose an answer for each to continue.' },
  page: {
    title: 'Your check-in',
    description: 'The questions before your next pen.',
    heading: ['Your', 'check-in'],
    lead: 'Look over your answers, then send them.',
    answers: 'Your answers',
    change: 'Change',
    next: 'Your next pen',
    dose: (medicine: string, dose: string) => `${medicine} ${dose}, one pen`,
    why: 'Why this dose',
    price: (price: string) => `${price}, delivery included`,
    held: (price: string) =>
      `We hold ${price} on your card and take nothing until a clinician has approved your pen and a pharmacist has checked it. The clinician may choose another dose: if it costs less, you pay less; if it costs more, we ask you first.`,
    pay: (price: string) => `Send and pay ${price}`,
    payNow: (price: string) => `Pay ${price}`,
    paying: 'Sending...',
    line: (medicine: string) => `${medicine}, one pen`,
    note: 'Held on your card until your pen is approved. Nothing is taken before.',
    send: 'Send',
    pauseOrStop: 'No pen is ordered. Next you can choose from when, and read what it means for you.',
    noPen: (workingDays: number) =>
      `From what you told us we cannot offer you a pen right now. Send your answers: a clinician looks at them, and you hear from us within ${counted(inWords(workingDays), 'working day')}. Please check that the answers below are right, your weight above all.`,
    noPenTitle: 'What happens next',
    carryOn: 'Carry on with the questions',
    start: (minutes: number) => `Start: about ${counted(inWords(minutes), 'minute')}`,
    paid: {
      title: 'Thank you, we have everything',
      text: 'A clinician reads your answers next. You can follow your order in your account.',
    },
  },
  states: {
    none: ['There are no questions for you', 'They come with your treatment, before each new pen.'],
    'not yet': (on: string) =>
      ['It is not time yet', `We ask you again from ${on}. If something worries you before, write to us.`] as const,
    open: (until: string, questions: number) =>
      [
        'A few questions before your next pen',
        `How the last weeks were: ${inWords(questions)} short questions. Your pen lasts until ${until}, and nothing is sent before we have heard from you.`,
      ] as const,
    'to pay': ['One step is left', 'We have your answers. Your pen is ordered as soon as you have paid.'],
    sent: ['We have your answers', 'A clinician reads them. You can follow your order in your account.'],
    'looked at': [
      'A clinician looks at your answers',
      'From what you told us we can’t offer you a pen right now. Please don’t inject until you’ve heard from us. If something worries you, or an answer was wrong, write to us.',
    ],
    again: ['Please answer again', 'Your last answers did not lead to a pen, or they are too old by now.'],
    locked: [
      'We will call you',
      'You told us about something that cannot wait, so nothing is sent for now. Do not inject until one of our prescribers has spoken with you.',
    ],
  },
  outcomes: {
    pause: ['Would you like to pause?', 'We have your answers, and no pen is ordered. Choose next from when to when.'],
    stop: [
      'Would you like to stop?',
      'We have your answers, and no pen is ordered. Choose next how you would like to end it.',
    ],
  },
  hearBy: (by: string) => `You’ll hear from us by ${by}.`,
  toTreatment: 'Go on to your treatment',
  answerAgain: 'Answer again',
  toAccount: 'Back to your account',
  write: 'Write to your care team',
} as const
