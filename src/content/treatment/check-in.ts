import { capital, counted, inWords } from '../numbers.ts'
import { planSteps } from './plan-steps.ts'

/** The check-in before each pen, and the page that sends it. Dates and prices are already formatted. */
export const checkInWords = {
  open: 'Answer now',
  loading: 'Loading your questions...',
  failed: 'We couldn’t load your questions. Check your connection and try again.',
  tryAgain: 'Try again',
  elsewhere: 'These answers were changed in another tab. Nothing was saved from this one.',
  notOpen: 'You can’t answer these questions now. Your account shows what’s next.',
  unanswered: 'You haven’t answered every question yet. Nothing was sent.',
  signNotConfirmed: 'You ticked a symptom that can be urgent. Please say whether that’s right. Nothing was sent.',
  dateToCome: 'One of your injections is dated in the future. Please check it.',
  weightUnconfirmed:
    'Your weight is very different from the last one we have. Please check it and tell us if it’s right.',
  dosesUnconfirmed:
    'Two of your injections are very close together. Please check the days and tell us if they’re right.',
  answerChanged: 'You changed an answer that matters for your safety. Please tell us why, then send again.',
  priceChanged: 'The price has changed since you opened this page. Please check it and send again.',
  stale: (days: number) =>
    `You answered more than ${counted(inWords(days), 'day')} ago. Please answer again: a lot can change in that time.`,
  weight: {
    waist: 'Waist (optional)',
    bodyFat: 'Body fat (optional)',
    outside: (from: number, to: number, unit: string) => `Enter a number between ${from} and ${to} ${unit}.`,
    farAsk: (last: string, on: string, unit: string) =>
      `That’s very different from the ${last} on ${on}. Is it your own weight, and is it in ${unit}?`,
    units: { kg: 'kilograms', lbs: 'pounds', 'st-lb': 'stones and pounds' },
    yesFar: 'Yes, it’s right',
    yesMeant: (meant: string) => `Yes, ${meant}`,
  },
  doses: {
    all: 'I took all of them on these days',
    dose: (place: number) => `Dose ${place}`,
    taken: 'Taken',
    missed: 'Missed',
    on: 'on',
    unsure: 'I am not sure which I took',
    missing: 'Tell us whether you took each dose.',
    toCome: 'This day is in the future. Enter the day you injected.',
    twice: 'Two doses have the same day, or are in the wrong order.',
    none: 'No dose from this pen was due yet.',
    closeAsk: (one: string, other: string) =>
      `You entered injections on ${one} and ${other}. That is closer than it should be. Are both days right?`,
    yesClose: 'Yes, both are right',
    changeDays: 'Change a day',
  },
  together: {
    how: 'How have you been?',
    allWell: 'All well',
    allWellHint: 'I drink six glasses a day or more, my mood is as usual or better, and I’ve had no side effects',
    pill: {
      title: 'If you take the contraceptive pill',
      says: 'Vomiting or severe diarrhoea can stop the pill from working. Follow the advice for missed pills in its leaflet, and use a condom as well until the leaflet says you’re protected again.',
    },
  },
  several: { missing: 'Choose an answer for each to continue.' },
  page: {
    title: 'Your check-in',
    description: 'The questions before your next pen.',
    heading: ['Your', 'check-in'],
    lead: 'Check your answers, then send them.',
    answers: 'Your answers',
    change: 'Change',
    next: 'Your next pen',
    dose: (medicine: string, dose: string) => `${medicine} ${dose}, one pen`,
    why: 'Why this dose',
    unopened:
      'You told us that you have an unopened pen, and we can’t send another while you do. If that’s wrong, change your answer. Otherwise a clinician will ask you about it first, and nothing is charged meanwhile.',
    price: (price: string) => `${price}, delivery included`,
    held: (price: string) =>
      `We authorise ${price} on your card, and charge it only when a clinician has approved your pen and a pharmacist has checked it. The clinician may choose another dose: if it costs less, you pay less; if it costs more, we ask you first.`,
    pay: (price: string) => `Send and pay ${price}`,
    payNow: (price: string) => `Pay ${price}`,
    paying: 'Sending...',
    line: (medicine: string) => `${medicine}, one pen`,
    note: 'Authorised on your card, and charged only once your pen is approved.',
    send: 'Send',
    pauseOrStop: 'We won’t order a pen. Next, you’ll see what pausing or ending your treatment means, then confirm it.',
    noPen: (workingDays: number) =>
      `From what you told us, we can’t offer you a pen right now. Send your answers: a clinician will look at them, and you’ll hear from us within ${counted(inWords(workingDays), 'working day')}. Please check that the answers below are right, especially your weight.`,
    noPenTitle: 'What happens next',
    carryOn: 'Carry on with the questions',
    start: (minutes: number) => `Start: about ${counted(inWords(minutes), 'minute')}`,
    paid: {
      title: 'Thank you, we have everything',
      text: 'A clinician will read your answers next. You can follow your order in your account.',
    },
  },
  states: {
    none: ['There are no questions for you', 'We ask them during treatment, before each new pen.'],
    'not yet': (on: string) =>
      [
        'It’s not time yet',
        `We’ll ask you again from ${on}. If anything worries you before then, message us.`,
      ] as const,
    open: (until: string, questions: number) =>
      [
        'A few questions before your next pen',
        `${capital(inWords(questions))} short questions about the last few weeks. Your pen lasts until ${until}, and we’ll send nothing until we’ve heard from you.`,
      ] as const,
    'to pay': ['One step left', 'We have your answers. We’ll order your pen once you’ve paid.'],
    sent: ['We have your answers', 'A clinician will read them. You can follow your order in your account.'],
    'looked at': [
      'A clinician is looking at your answers',
      'Please don’t inject until you’ve heard from us. From what you told us, we can’t offer you a pen right now. If anything worries you, or an answer was wrong, message us.',
    ],
    declined: planSteps.declined(),
    again: ['Please answer again', 'Your last answers didn’t lead to a pen, or they’re now too old.'],
    restricted: [
      'You asked us not to use your data',
      'Until you lift this, we can’t take a check-in or send a pen. You can lift it under “Your data”, or ask us about it in a message. If you feel unwell, you can tell us as before.',
    ],
    locked: [
      'We will call you',
      'Don’t inject until one of our prescribers has spoken with you. You told us about a symptom that can be urgent, so we’re sending nothing for now.',
    ],
  },
  outcomes: {
    pause: [
      'Would you like to pause?',
      'We have your answers, and no pen is ordered. Next, choose when your pause ends.',
    ],
    stop: [
      'Would you like to stop?',
      'We have your answers, and no pen is ordered. Next, confirm that you’d like to end your treatment.',
    ],
  },
  hearBy: (by: string) => `You’ll hear from us by ${by}.`,
  toTreatment: 'Continue to your treatment',
  answerAgain: 'Answer again',
  toAccount: 'Back to your account',
  write: 'Write to your care team',
} as const
