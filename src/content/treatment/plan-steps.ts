import { capital, inWords } from '../numbers.ts'

/** What a prescriber has ended is not theirs to take up. */
const comingBack = (may: boolean) =>
  may
    ? 'Would you like to start again? You can come back below.'
    : 'Would you like to talk about starting again? Write to us.'

/** What happens next in a treatment, each with a title. Dates come as they are written. */
export const planSteps = {
  locked: () =>
    [
      'We will call you',
      'You told us about something that cannot wait, so nothing is sent for now. Do not inject until one of our prescribers has spoken with you.',
    ] as const,
  lookedAt: () =>
    [
      'A clinician looks at your answers',
      'From what you told us we can’t offer you a pen right now. Please don’t inject until you’ve heard from us.',
    ] as const,
  lookedAtAndAsked: () =>
    [
      'Our clinician has a question about your answers',
      'Please read it under Messages and reply there. Don’t inject until you’ve heard from us.',
    ] as const,
  stopped: (mayComeBack: boolean) =>
    ['Your treatment has ended', `Nothing more is sent. ${comingBack(mayComeBack)}`] as const,
  afterwards: (until: string, mayComeBack: boolean) =>
    [
      'We stay in touch',
      `Your treatment has ended, and nothing more is sent. Until ${until} we ask for your weight once a month, and your coach writes to you now and then. ${comingBack(mayComeBack)}`,
    ] as const,
  weigh: (until: string) =>
    [
      'How much do you weigh now?',
      `Once a month until ${until} we ask for your weight, so that you notice early if it changes. Logging it takes a few seconds.`,
    ] as const,
  regained: (percent: number, mayComeBack: boolean) =>
    [
      'Shall we talk about your weight?',
      `It is now more than ${percent}% above what it was when your treatment ended. That happens to many people, and it is nobody’s fault. ${
        mayComeBack
          ? 'Write to us about what might help, or take your treatment up again: a clinician looks at it first.'
          : 'Write to us, and we will look together at what might help.'
      }`,
    ] as const,
  /** First of all whether to inject: that is what somebody has to know on the day. */
  pausedByUs: (until: string | null, isInjecting: boolean) =>
    [
      isInjecting ? 'Go on injecting the pen you have' : `Do not inject${until === null ? '' : ` until ${until}`}`,
      `One of our prescribers has paused your treatment${
        isInjecting
          ? ': inject on your usual day, and no new pen is sent'
          : ' and wants you to leave out your injections. Nothing is sent'
      }${until === null ? '' : ` until ${until}`}. If you’re not sure, or would like to change this, write to us.`,
    ] as const,
  paused: (until: string | null) =>
    [
      'Your treatment is paused',
      until === null
        ? 'Do not inject while it’s paused. Nothing is sent until you go on. You can do that below.'
        : `Do not inject while it’s paused. Nothing is sent until ${until}. Would you like to go on earlier? See below.`,
    ] as const,
  pauseOver: () =>
    [
      'Your pause is over',
      'Write to us whether you would like to go on. Do not go back to your last dose before we have answered: after a break it may be too much.',
    ] as const,
  ordered: () =>
    ['Your next pen is with us', 'We look at your order and send the pen. You can follow it under Orders.'] as const,
  /** What it waits for stands with the order. */
  orderedAndWaiting: () =>
    ['Your next pen is waiting for you', 'It can’t be sent until you’ve done one thing. See your order.'] as const,
  orderedAndAhead: () =>
    ['Your next pen is on its way', 'There’s nothing to do for now. You can follow it under Orders.'] as const,
  quarantined: () =>
    [
      'Don’t use the pen that came',
      'It came late or warm. Keep it in the fridge. Don’t use it and don’t throw it away until our pharmacist has answered.',
    ] as const,
  inject: (on: string, opens: string) =>
    [
      `Inject on ${on}`,
      `Once a week, on the same day. On ${opens} we ask how you are, so that your next pen can leave in time.`,
    ] as const,
  checkIn: (until: string, questions: number) =>
    [
      'Tell us how you are',
      `${capital(inWords(questions))} short questions about the last weeks, and what you would like next. Your pen lasts until ${until}, and nothing is sent before we have heard from you.`,
    ] as const,
  toPay: (until: string) =>
    [
      'Pay for your next pen',
      `We have your answers. A clinician reads them as soon as you have paid. Your pen lasts until ${until}.`,
    ] as const,
  afterBreak: () =>
    [
      'Tell us how you are before you inject',
      'After a break as long as yours the dose you had would be too much at once, also what is left in your pen. Answer our questions first: your treatment begins again with a low dose.',
    ] as const,
  runOut: (since: string) =>
    [
      'Your pen has run out',
      `It lasted until ${since}. Answer a few questions before you inject again: after a break the dose you had may be too much.`,
    ] as const,
} as const
