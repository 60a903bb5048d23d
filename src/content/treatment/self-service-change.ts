import { counted, inWords } from '../numbers.ts'

/** What a change of their treatment means for somebody, before they press. Figures, doses and dates come as they are written. */
export const selfServiceChangeMeans = {
  money: {
    pause: 'While you pause you order nothing, so nothing is taken.',
    stop: 'You order nothing more, so nothing more is taken. Ending it costs nothing.',
    begin:
      'Nothing is taken now. You pay for your next pen when you order it: you see the price first, and press to pay yourself.',
    ask: 'Asking costs nothing, and nothing is taken.',
    otherPrice: (medicine: string, dose: string, price: string) =>
      `The pen with which ${medicine} begins (${dose}) costs ${price}. You see the price again before you pay.`,
    none: 'Nothing is held on your card.',
    held: (reference: string, amount: string) =>
      `${amount} is held for order ${reference} and not taken. The order stays with our clinicians, and the money is taken only if they approve it. If you do not want that pen, call the order off as well.`,
    taken: (reference: string, amount: string) =>
      `${amount} was taken for order ${reference}, which is approved and comes to you whatever you choose here.`,
  },
  safety: {
    leaveOut: 'Leave out your injections until you have taken it up again.',
    appetite: 'Your appetite may come back, and with it some of the weight.',
    countedFrom: (day: string) => `Counted from ${day}, the day of your last dose if you took every one.`,
    few: (missed: number, by: string) =>
      `By ${by} you will have missed ${counted(inWords(missed), 'dose')}. You can usually go on with the dose you have. A clinician looks at it first.`,
    fewNow: 'You can usually go on with the dose you have. A clinician looks at it before the next pen.',
    many: (missed: number, by: string, limit: number, lowest: string) =>
      `By ${by} you will have missed ${counted(inWords(missed), 'dose')}. After ${inWords(limit)} or more the treatment begins again with the lowest dose (${lowest}), because your old dose would be too much at once.`,
    manyNow: (limit: number, lowest: string) =>
      `You have missed ${inWords(limit)} doses or more, so the treatment begins again with the lowest dose (${lowest}). Do not go back to your old dose: it would be too much at once.`,
    decides: 'We ask you first how you are, and a clinician decides about the dose.',
    apart: (days: number, from: string | null) =>
      from === null
        ? `At least ${counted(inWords(days), 'day')} have to lie between the last dose of the one and the first of the other.`
        : `At least ${counted(inWords(days), 'day')} have to lie between the last dose of the one and the first of the other: not before ${from} if your last dose was on its day.`,
    lowest: (medicine: string, dose: string) =>
      `${medicine} begins with its lowest dose (${dose}), whatever dose you have now.`,
    neverBoth: 'Never use both. Go on as you do until we have answered.',
    baby: (medicine: string, months: number, from: string) =>
      `If you would like to have a baby: stop ${medicine} at least ${counted(inWords(months), 'month')} before you try. Counted from your last dose, that is not before ${from}; use contraception until then.`,
    leftover: 'Take pens that you will not use to a pharmacy, and give them to nobody else.',
    inTouch: 'Write to us whenever you like, also afterwards: about hunger, your weight, or anything that worries you.',
  },
} as const

/** The page where somebody changes their own treatment. */
export const selfServiceChangeWords = {
  title: 'Change your treatment',
  description: 'Pause, change or end your treatment, or come back.',
  heading: ['Change your', 'treatment'],
  lead: 'It is your treatment. What each change means for your money and your safety stands there before you press.',
  loading: 'Fetching your treatment...',
  failed: 'We could not fetch your treatment just now.',
  tryAgain: 'Try again',
  none: 'There is no treatment yet',
  noneWhat: 'Once your first pen has been delivered you can pause, change and end your treatment here.',
  now: { active: 'In treatment', paused: 'Paused', stopped: 'Ended' },
  pausedUntil: (day: string) => `until ${day}`,
  setByUs: {
    paused: 'One of our prescribers has paused it. Would you like to go on earlier? Write to us.',
    stopped: 'One of our prescribers has ended it. Would you like to talk about it? Write to us.',
  },
  locked: 'You told us about something that cannot wait. Until we have spoken with you, nothing can be taken up.',
  write: 'Write to your care team',
  changes: {
    pause: {
      title: 'Pause until a date',
      what: 'For an operation, a journey or simply a break.',
      open: 'Pause',
      confirm: 'Pause my treatment',
      done: 'Your treatment is paused',
    },
    resume: {
      title: 'Go on now',
      what: 'Your pause ends today.',
      open: 'Go on',
      confirm: 'Go on with my treatment',
      done: 'Your treatment goes on',
    },
    'come-back': {
      title: 'Come back',
      what: 'Take your treatment up again after a break.',
      open: 'Come back',
      confirm: 'Take up my treatment again',
      done: 'Welcome back',
    },
    medicine: {
      title: 'Ask for another medicine',
      what: 'A prescriber reads why and answers you.',
      open: 'Ask',
      confirm: 'Ask for it',
      done: 'We have your question',
    },
    stop: {
      title: 'End your treatment',
      what: 'You can come back later.',
      open: 'End it',
      confirm: 'End my treatment',
      done: 'Your treatment has ended',
    },
  },
  until: 'Paused until',
  untilHint: (latest: string) =>
    `At the latest ${latest}. On that day the pause ends by itself, and we remind you by email.`,
  reason: { label: 'Why? (if you like)', hint: 'Your care team reads it.' },
  wish: { label: (medicine: string) => `Why would you like ${medicine}?`, missing: 'Tell us in a few words why' },
  moneyHeading: 'Your money',
  safetyHeading: 'Your safety',
  back: 'Leave it as it is',
  saving: 'Saving...',
  ordersHeading: 'Orders under way',
  ordersWhat: 'A change of your treatment does not call an order off. You can do that here while it costs nothing.',
  request: {
    waiting: (medicine: string) => `You asked for ${medicine}. A prescriber will answer you.`,
    agreed: (medicine: string) => `Your next pen can be ${medicine}: a prescriber has agreed.`,
    refused: (medicine: string) => `A prescriber does not advise ${medicine} for you.`,
    takeBack: 'Take the question back',
    takenBack: 'Your question is taken back',
  },
  /** In the conversation, as from the patient. */
  asked: (medicine: string, wish: string) => `I would like to change to ${medicine}.\n\n${wish}`,
  refused: {
    'not possible': 'This cannot be done as your treatment stands now.',
    'set by us': 'One of our prescribers has decided this. Please write to us.',
    locked: 'Until we have spoken with you, nothing can be taken up.',
    'no day': 'Choose the day on which the pause is over',
    'day passed': 'Choose a day to come',
    'day too far': 'Choose an earlier day: a longer break is an end, and you can come back',
    stale: 'Your treatment has changed meanwhile. It is shown as it is now.',
    none: 'There is no treatment to change.',
    asking: 'You have already asked. A prescriber will answer you.',
    same: 'This is the medicine you have.',
  },
} as const
