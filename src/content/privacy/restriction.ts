import { counted } from '../numbers.ts'

const lift =
  'You can lift the restriction under “Your data”, or ask us about it in a message. If you feel unwell, you can tell us as before.'

const grounds = {
  wrong: 'Something you hold about me is wrong',
  unlawful: 'You shouldn’t be using my data, but I don’t want it erased',
  claim: 'I need you to keep it for a legal claim',
  objected: 'I objected to how you use it, and that isn’t settled yet',
} as const

/** For patients. */
export const restrictionWords = {
  heading: 'Restrict how we use my data',
  what: 'By law you can ask us to keep your data but not use it. Choose this if something is in dispute and you don’t want us to carry on meanwhile.',
  means: [
    'We store your data and do nothing else with it, except where the law allows.',
    'You can’t place an order, send a check-in, book an appointment or ask for a blood test kit. Appointments you already have stay booked.',
    'We don’t decide about orders, write prescriptions or send parcels, so your medicine may run out. If you’re injecting a medicine now, ask a clinician first.',
    'We don’t send you reminders or monthly questions.',
    'You can still tell us that you feel unwell, message us, read everything in your account, ask for a copy of your data, or have it erased.',
    'If there’s a risk to your health, a senior clinician may allow one exception and must write down why.',
  ],
  open: 'Ask for a restriction',
  ground: 'Why are you asking?',
  grounds,
  words: 'Would you like to add anything? (optional)',
  wordsHint: 'For example what is wrong, and what would be right.',
  submit: 'Ask for a restriction',
  busy: 'Asking...',
  close: 'Cancel',
  needsGround: 'Choose why you’re asking',
  answerWithin: (days: number) => `We answer within ${counted(days, 'working day')}. The law gives us a month.`,
  asked: 'We have your request',
  standing: {
    asked: (at: string) => `You asked us on ${at} to restrict how we use your data.`,
    by: (by: string) => `We’ll answer by ${by}. Until then everything works as before.`,
    inForce: (since: string) => `Since ${since} we store your data and don’t use it.`,
    ends: (at: string) =>
      `We plan to end this on ${at}. If you disagree, message us before then, and we’ll look at it again.`,
    declined: (at: string) => `On ${at} we declined your request.`,
    lifted: 'Your last restriction is over. We use your data as before.',
    withdrawn: 'You withdrew your last request.',
  },
  because: 'What we wrote to you',
  youSaid: 'Your reason',
  youAdded: 'What you added',
  exception: {
    health: (at: string) =>
      `On ${at} we allowed an exception for one order or prescription, to protect your health or someone else’s.`,
    consent: (at: string) => `On ${at} we allowed an exception for one order or prescription, because you agreed.`,
    claims: (at: string) => `On ${at} we allowed an exception for one order or prescription, because of a legal claim.`,
  },
  complain: 'If you disagree, you can message us, or complain to the Information Commissioner’s Office (ICO).',
  withdraw: 'Withdraw my request',
  liftIt: 'Lift the restriction',
  lifting: 'Lifting...',
  withdrawing: 'Withdrawing...',
  liftedTitle: 'The restriction is lifted',
  withdrawnTitle: 'Your request is withdrawn',
  /** In the account, above what would be next. */
  notice: {
    title: 'We’re not using your data',
    says: 'You asked for this. Until it’s lifted we won’t ask how you are, remind you of anything, take an order or send your next pen, even where a date is given here.',
    open: 'Your data',
  },
  stopped: {
    order: `You asked us not to use your data, so we can’t take an order. ${lift}`,
    'check-in': `You asked us not to use your data, so we can’t take a check-in. ${lift}`,
    booking: `You asked us not to use your data, so we can’t book an appointment. ${lift}`,
    kit: `You asked us not to use your data, so we can’t send a blood test kit. ${lift}`,
  },
  /** The next step of a treatment: without a check-in and a pen, which do not follow. */
  inject:
    'Inject once a week, on the same day. You asked us not to use your data, so we won’t ask how you are or send another pen until you lift that under “Your data”.',
  refusals: {
    already: 'You’ve already asked for this.',
    none: 'There is no restriction to lift.',
  },
} as const

/** At the desk. */
export const deskRestrictionWords = {
  heading: 'Restriction of use',
  none: 'The use of this person’s data is not restricted.',
  banner: {
    asked:
      'This person asked us to restrict the use of their data. Carry on as usual until a clinical lead has answered.',
    inForce: 'The use of this person’s data is restricted.',
    means:
      'Store it, but do not use it. Alarms, symptom reports, recalls and messages continue. Before anything is decided, checked or sent, a clinical lead has to record a reason for that case.',
    safety:
      'Store it, but do not use it. What protects a person’s life or health continues, and so does an appointment that was booked before.',
  },
  facts: {
    ground: 'Ground',
    asked: 'Requested',
    due: 'Answer by',
    since: 'In force since',
    ends: 'Ends',
    words: 'In their words',
  },
  grounds: {
    wrong: 'Their data is wrong (Article 18(1)(a))',
    unlawful: 'Use is unlawful, no erasure wanted (18(1)(b))',
    claim: 'Needed for a legal claim (18(1)(c))',
    objected: 'They objected, not settled (18(1)(d))',
  },
  history: 'History of this restriction',
  byPatient: 'the patient',
  events: {
    asked: 'Requested',
    granted: 'Granted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    lifted: 'Lifted',
    'end announced': 'End announced',
    'end called off': 'End cancelled',
    'use allowed': 'Use allowed',
  },
  allowedFor: {
    health: 'Protection of a person’s health',
    consent: 'The patient agreed',
    claims: 'A legal claim',
  },
  record: 'Record a request',
  recordWhat: 'For a patient who called or wrote. They are told by email.',
  ground: 'Ground',
  theirWords: 'What they said (optional)',
  grant: 'Grant',
  decline: 'Decline',
  reason: 'Reason, as the patient will read it in their account',
  reasonHint: 'The email says only that there is an answer.',
  end: 'Announce the end',
  endWhat: (days: number) =>
    `The patient is told now and the restriction ends ${counted(days, 'day')} later, so that they can object.`,
  keep: 'Cancel the end',
  allow: 'Allow use for this case',
  allowWhat: 'Only for this case. The patient can read in their account that it was done.',
  allowPaper: 'Allow a prescription after this appointment',
  allowPaperWhat: 'Only for this appointment. The patient can read in their account that it was done.',
  allowFor: 'On which basis',
  allowReason: 'Why it is needed now',
  allowed: 'Use is allowed for this case.',
  allowedPaper: 'A prescription after this appointment is allowed.',
  saving: 'Saving...',
  needsReason: 'Write the reason',
  needsChoice: 'Choose one',
  failed: 'This could not be saved. Try again.',
  blocked:
    'The patient had the use of their data restricted. A clinical lead can record a reason for this case on the case page.',
  begun: 'The patient had the use of their data restricted, so nothing new is ordered or booked for them.',
  held: 'The patient had the use of their data restricted, so nothing is sent. Ask a clinical lead.',
  /** What of it nothing else says. */
  stopped: {
    kit: 'The patient had the use of their data restricted, so no blood test kit is sent.',
    equipment: 'The patient had the use of their data restricted, so no scale is sent.',
    decision:
      'The patient had the use of their data restricted, so nothing is decided or prescribed for them. A clinical lead can record a reason on the page of the case or appointment.',
    disclosure:
      'The patient had the use of their data restricted, so no letter about them leaves. A clinical lead can record a reason on the page of the case.',
    dispatch:
      'The patient had the use of their data restricted, so nothing is sent or handed over. A clinical lead can record a reason on the page of the case or appointment.',
  },
  /** Above a case whose last decision came to nothing. */
  takenBack: (what: string, name: string, when: string) =>
    `${what} by ${name} was not carried out (${when}): the patient’s restriction began before it could take effect. The patient was told nothing of it.`,
  decisions: {
    approve: 'The approval',
    sign: 'The second signature',
    decline: 'The decline',
    ask: 'The question to the patient',
    check: 'The release for supply',
    return: 'The return',
  },
  refusals: {
    meanwhile: 'A colleague or the patient has changed this. Reload the page.',
    already: 'This person has asked already, or the use of their data is restricted.',
  },
} as const
