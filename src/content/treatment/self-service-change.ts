import { counted, inWords } from '../numbers.ts'

/** What a change means for the patient, shown before they confirm. Figures, doses and dates are already formatted. */
export const selfServiceChangeMeans = {
  money: {
    pause: 'You order nothing while you’re paused, so we take no payment.',
    stop: 'You order nothing more, so we take no more payments. Ending your treatment is free.',
    begin: 'We take no payment now. You pay when you order your next pen, and you see the price first.',
    ask: 'Asking is free, and we take no payment.',
    otherPrice: (medicine: string, dose: string, price: string) =>
      `The first ${medicine} pen (${dose}) costs ${price}. You’ll see the price again before you pay.`,
    none: 'Nothing is authorised on your card.',
    held: (reference: string, amount: string) =>
      `${amount} is authorised on your card for order ${reference}, not charged. Our clinicians are still looking at that order, and we charge your card only if they approve it. If you don’t want that pen, cancel the order too.`,
    taken: (reference: string, amount: string) =>
      `You’ve paid ${amount} for order ${reference}. It’s approved, so we’ll send it whatever you choose here.`,
  },
  safety: {
    leaveOut:
      'Don’t inject while you’re paused. Before you start again, check your account: it says when to inject, or what we need to ask you first.',
    appetite: 'Your appetite may come back, and you may regain some weight.',
    countedFrom: (day: string) => `Counted from ${day}, the day of your last dose if you took them all.`,
    few: (missed: number, by: string) =>
      `By ${by} you will have missed ${counted(inWords(missed), 'dose')}. You can usually continue on the same dose. A clinician checks before your next pen.`,
    fewNow: 'You can usually continue on the same dose. A clinician checks before your next pen.',
    many: (missed: number, by: string, limit: number, lowest: string) =>
      `By ${by} you will have missed ${counted(inWords(missed), 'dose')}. After ${inWords(limit)} or more, you restart on the lowest dose (${lowest}), because your old dose would be too much at once.`,
    manyNow: (limit: number, lowest: string) =>
      `You’ve missed ${inWords(limit)} doses or more, so you restart on the lowest dose (${lowest}). Don’t go back to your old dose: it would be too much at once.`,
    decides: 'We’ll ask how you are first, and a clinician decides your dose.',
    apart: (days: number, from: string | null) =>
      from === null
        ? `Leave at least ${counted(inWords(days), 'day')} between the last dose of one medicine and the first dose of the other.`
        : `Leave at least ${counted(inWords(days), 'day')} between the last dose of one medicine and the first dose of the other: not before ${from} if you took your last dose on the right day.`,
    lowest: (medicine: string, dose: string) =>
      `You start ${medicine} on its lowest dose (${dose}), whatever dose you’re on now.`,
    neverBoth: 'Never use both. Carry on as you are until we’ve answered.',
    baby: (medicine: string, months: number, from: string) =>
      `If you would like to have a baby: stop ${medicine} at least ${counted(inWords(months), 'month')} before you try. Counted from your last dose, that is not before ${from}; use contraception until then.`,
    leftover: 'Take unused pens to a pharmacy. Don’t give them to anyone else.',
    inTouch: 'Message us any time, even after you’ve finished: about hunger, your weight or anything that worries you.',
  },
} as const

/** The page where patients change their own treatment. */
export const selfServiceChangeWords = {
  title: 'Change your treatment',
  description: 'Pause, change or end your treatment, or come back.',
  heading: ['Change your', 'treatment'],
  lead: 'Before you confirm, you’ll see what each change means for your payments and your safety.',
  loading: 'Loading your treatment...',
  failed: 'We couldn’t load your treatment.',
  tryAgain: 'Try again',
  none: 'You have no treatment yet',
  noneWhat: 'Once your first pen has been delivered, you can pause, change or end your treatment here.',
  now: { active: 'In treatment', paused: 'Paused', stopped: 'Ended' },
  pausedUntil: (day: string) => `until ${day}`,
  setByUs: {
    paused: 'One of our prescribers has paused your treatment. If you’d like to restart sooner, message us.',
    stopped: 'One of our prescribers has ended your treatment. If you’d like to talk about it, message us.',
  },
  locked:
    'You told us about a symptom that can be urgent. You can’t restart until one of our prescribers has spoken with you.',
  write: 'Write to your care team',
  changes: {
    pause: {
      title: 'Pause until a date',
      what: 'For an operation or procedure (including sedation), travel or simply a break.',
      open: 'Pause',
      confirm: 'Pause my treatment',
      done: 'Your treatment is paused',
    },
    resume: {
      title: 'Restart now',
      what: 'Your pause ends today.',
      open: 'Restart',
      confirm: 'Restart my treatment',
      done: 'Your treatment has restarted',
    },
    'come-back': {
      title: 'Come back',
      what: 'Restart your treatment after a break.',
      open: 'Come back',
      confirm: 'Restart my treatment after a break',
      done: 'Welcome back',
    },
    medicine: {
      title: 'Ask for another medicine',
      what: 'Tell us why, and a prescriber will answer.',
      open: 'Ask',
      confirm: 'Ask for it',
      done: 'We have your request',
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
  untilHint: (latest: string) => `${latest} at the latest. The pause ends on that day, and we’ll remind you by email.`,
  reason: { label: 'Why? (optional)', hint: 'Your care team will read this.' },
  wish: { label: (medicine: string) => `Why would you like ${medicine}?`, missing: 'Tell us in a few words why' },
  moneyHeading: 'Your payments',
  safetyHeading: 'Your safety',
  back: 'Leave it as it is',
  saving: 'Saving...',
  ordersHeading: 'Orders in progress',
  ordersWhat: 'Changing your treatment doesn’t cancel an order. You can cancel it here while it’s still free.',
  request: {
    waiting: (medicine: string) => `You asked for ${medicine}. A prescriber will answer you.`,
    agreed: (medicine: string) => `Your next pen can be ${medicine}: a prescriber has agreed.`,
    refused: (medicine: string) => `A prescriber does not advise ${medicine} for you.`,
    takeBack: 'Withdraw my request',
    takenBack: 'You’ve withdrawn your request',
  },
  /** In the conversation, as from the patient. */
  asked: (medicine: string, wish: string) => `I would like to change to ${medicine}.\n\n${wish}`,
  refused: {
    'not possible': 'You can’t do this with your treatment as it is now.',
    'set by us': 'One of our prescribers decided this. Please message us.',
    locked: 'You can’t restart until one of our prescribers has spoken with you.',
    'no day': 'Choose the day your pause ends',
    'day passed': 'Choose a day in the future',
    'day too far': 'Choose an earlier day. For a longer break, end your treatment: you can come back later',
    stale: 'Your treatment has changed since you opened this page. This is how it is now.',
    none: 'You have no treatment to change.',
    asking: 'You have already asked. A prescriber will answer you.',
    same: 'You’re already on this medicine.',
  },
} as const
