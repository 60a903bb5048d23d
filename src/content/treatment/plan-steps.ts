import { capital, inWords } from '../numbers.ts'

/** A patient cannot restart what a prescriber has ended. */
const comingBack = (may: boolean) =>
  may
    ? 'Would you like to start again? You can come back under Treatment.'
    : 'If you’d like to talk about starting again, message us.'

const askFirstBecause = {
  'missed doses': (pen: string) =>
    `You’ve missed several doses in a row, so the dose in ${pen} may now be too much at once.`,
  'severe side effect': () => 'You told us about a severe side effect.',
} as const
type AskFirst = keyof typeof askFirstBecause

const because = (why: AskFirst, pen = 'your pen'): string => askFirstBecause[why](pen)

/** What happens next in a treatment, each with a title. Dates are already formatted. */
export const planSteps = {
  locked: () =>
    [
      'We will call you',
      'Don’t inject until one of our prescribers has spoken with you. You told us about a symptom that can be urgent, so we’re sending nothing for now.',
    ] as const,
  recalled: (batches: string) =>
    [
      'Don’t use your pen',
      `We’re recalling batch ${batches}. Keep the pen, and don’t throw it away. Please read our message and reply: tell us whether you still have the pen, and when you last used it.`,
    ] as const,
  lookedAt: () =>
    [
      'A clinician is looking at your answers',
      'Please don’t inject until you’ve heard from us. From what you told us, we can’t offer you a pen right now.',
    ] as const,
  lookedAtAndAsked: () =>
    [
      'A clinician has a question about your answers',
      'Please read it under Messages and reply there. Don’t inject until you’ve heard from us.',
    ] as const,
  declined: () =>
    [
      'No pen for now',
      'A clinician has read your answers and decided against another pen for now. Read why under Messages before you inject again, and reply there if you have a question.',
    ] as const,
  stopped: (mayComeBack: boolean) =>
    ['Your treatment has ended', `We won’t send anything more. ${comingBack(mayComeBack)}`] as const,
  afterwards: (until: string, mayComeBack: boolean) =>
    [
      'We stay in touch',
      `Your treatment has ended, and we won’t send anything more. Until ${until}, we’ll ask for your weight once a month, and your coach will message you now and then. ${comingBack(mayComeBack)}`,
    ] as const,
  weigh: (until: string) =>
    [
      'How much do you weigh now?',
      `Once a month until ${until}, we ask for your weight so you notice early if it changes. Logging it takes a few seconds.`,
    ] as const,
  regained: (percent: number, mayComeBack: boolean) =>
    [
      'Shall we talk about your weight?',
      `It’s now more than ${percent}% higher than when your treatment ended. This happens to many people, and it’s not your fault. ${
        mayComeBack
          ? 'Message us about what might help, or restart your treatment: a clinician checks first.'
          : 'Message us, and we’ll look at what might help together.'
      }`,
    ] as const,
  /** First whether to inject: that is what the patient needs to know on the day. */
  pausedByUs: (until: string | null, isInjecting: boolean) =>
    [
      isInjecting
        ? 'Carry on injecting from the pen you have'
        : `Don’t inject${until === null ? '' : ` until ${until}`}`,
      `One of our prescribers has paused your treatment${
        isInjecting
          ? ': inject on your usual day. We won’t send a new pen'
          : ' and wants you to stop injecting for now. We won’t send anything'
      }${until === null ? '' : ` until ${until}`}. If you’re not sure, or you’d like to change this, message us.`,
    ] as const,
  paused: (until: string | null) =>
    [
      'Your treatment is paused',
      until === null
        ? 'Don’t inject while it’s paused. We won’t send anything until you restart, which you can do under Treatment.'
        : `Don’t inject while it’s paused. We won’t send anything until ${until}. You can restart sooner under Treatment.`,
    ] as const,
  /** For the minute until the pause has been ended. */
  pauseOver: () =>
    [
      'Your pause is over',
      'Don’t inject until your next step is shown here, which takes a minute. After a break your last dose may be too much. If nothing changes, message us.',
    ] as const,
  ordered: () =>
    ['We have your order', 'We’ll check it and send your next pen. You can follow it under Orders.'] as const,
  /** What it waits for stands with the order. */
  orderedAndWaiting: () =>
    ['Your next pen is waiting for you', 'It can’t be sent until you’ve done one thing. See your order.'] as const,
  orderedAndAhead: () =>
    ['Your next pen is ordered', 'There’s nothing to do for now. You can follow it under Orders.'] as const,
  quarantined: () =>
    [
      'Don’t use the pen that came',
      'It arrived late or warm. Keep it in the fridge. Don’t use it or throw it away until our pharmacist has answered.',
    ] as const,
  askFirst: (why: AskFirst) =>
    [
      'Message us before you inject',
      `${because(why)} Don’t inject until we’ve answered. Tell us when you last injected and how you are.`,
    ] as const,
  askFirstNewPen: (why: AskFirst, on: string) =>
    [
      'Don’t inject from your old pen',
      `${because(why, 'your old pen')} Start your new pen on ${on}, and take the old one to a pharmacy. If you’re not sure, message us.`,
    ] as const,
  askFirstAndOrdered: (why: AskFirst) =>
    [
      'Don’t inject from the pen you have',
      `${because(why)} Don’t use that pen unless a clinician has told you to. You can follow your next one under Orders.`,
    ] as const,
  /** Before another step. */
  notBefore: (why: AskFirst) => `${because(why)} Don’t inject until you’ve heard from us.`,
  inject: (on: string, opens: string) =>
    [
      `Inject on ${on}`,
      `Inject once a week, on the same day. On ${opens} we’ll ask how you are, so your next pen can be sent in time.`,
    ] as const,
  checkIn: (until: string, questions: number) =>
    [
      'Tell us how you are',
      `${capital(inWords(questions))} short questions about the last few weeks and what you’d like next. Your pen lasts until ${until}, and we’ll send nothing until we’ve heard from you.`,
    ] as const,
  toPay: (until: string) =>
    [
      'Pay for your next pen',
      `We have your answers. A clinician will read them once you’ve paid. Your pen lasts until ${until}.`,
    ] as const,
  afterBreak: () =>
    [
      'Tell us how you are before you inject',
      'Answer our questions first: you’ll restart on a low dose. After a break this long, your old dose would be too much at once, including what’s left in your pen.',
    ] as const,
  runOut: (since: string) =>
    [
      'Your pen has run out',
      `It lasted until ${since}. Answer a few questions before you inject again: after a break, your old dose may be too much.`,
    ] as const,
} as const
