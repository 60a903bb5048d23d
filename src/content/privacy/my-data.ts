import { counted, times } from '../numbers.ts'

/** Kept in the story of a treatment that ends because of it. */
export const erasedPlanReason = 'Asked for their data to be erased.'

export const myDataWords = {
  title: 'Your data',
  description: 'A copy of everything we hold about you, and how to restrict its use or have it erased.',
  heading: ['Your', 'data'],
  lead: 'A copy of everything we hold about you, and how to restrict its use or have it erased.',
  loading: 'Loading what we hold...',
  failedHeading: ['We couldn’t load', 'this page'],
  prove: 'Your data is for you alone. Please confirm again that it’s you.',
} as const

export const copyWords = {
  heading: 'A copy of your data',
  what: (days: number) =>
    `We put everything we hold about you into one zip file: a page you can read in any browser, the same data for computers, your health record in the format that health services exchange (FHIR), and the files you sent us. It takes a few minutes. We’ll email you when it’s ready, and you have ${counted(days, 'day')} to download it.`,
  notIn: 'What is not in it',
  notInWhat: [
    'Notes that our clinicians write for each other, what they marked as likely to cause serious harm or as about another person, and what we recorded when we were worried about someone’s safety or looked into something that went wrong. By law a clinician reviews those first, in case they could cause harm or identify another person. Write to us, and we’ll reply within one month.',
    'Passwords, and the codes by which our system recognises a phone number or document. Nobody can read them, including you. We also take links and codes that open your account out of the emails and texts.',
    'What you wrote to us without signing in. Anyone can type any address, so we leave it out until we know it’s yours. Send us its reference and we’ll add it.',
    'Results of a blood test that your account doesn’t show yet. Ask for a new copy once you can see them there.',
  ],
  ask: 'Ask for a copy',
  askAgain: 'Ask for a new copy',
  asking: 'Asking...',
  asked: 'We’re making your copy. We’ll email you when it’s ready.',
  making: (at: string, by: string | null) =>
    `We are making your copy. You asked for it on ${at}.${by === null ? '' : ` It’ll be ready by ${by}, usually much sooner.`} You can close this page.`,
  ready: (size: string, until: string) => `Your copy is ready (${size}). You can download it until ${until}.`,
  download: 'Download',
  opening: 'Opening...',
  replaces: 'A new copy replaces this one.',
  refusals: {
    underWay: 'We’re already making your copy.',
    tooMany: (most: number) => `You have asked for a copy ${times(most)} today. Please come back tomorrow.`,
    gone: 'That copy is no longer available. Ask for a new one.',
  },
} as const

const forCare = 'your medical record, which health services in the UK must keep'

export const erasureWords = {
  heading: 'Erase my data',
  what: 'You can have your account closed and your data erased. The law makes us keep some of it for a while. This is what would happen to yours today.',
  table: {
    caption: 'What happens to your data',
    data: 'Data',
    fate: 'What happens',
  },
  goes: 'Erased',
  parts: {
    'way in':
      'Your email address and phone number, your password and passkeys, the places where you’re signed in, and your saved card',
    'led to nothing': 'Answers, drafts, orders and bookings that you didn’t complete',
    logged: 'What you logged about yourself: weight, waist, water, habits, your goal',
    'sent to you': 'Emails and text messages we sent you',
    support: 'What you wrote to support, with its files',
    copies: 'Copies of your data that you asked for',
    record:
      'Your medical record: answers, decisions, prescriptions, deliveries, appointments, letters, messages with our team, and the files our team opened',
    safety: 'What we did when you told us that you might not be safe, or felt unwell',
    payments: 'Payments: order number, what for, amount and dates',
    identity: 'Your name, date of birth, sex and address',
    agreed: 'What you agreed to, the wording and when',
    restrictions: 'Your requests to restrict how we use your data, and what came of them',
    looks: 'Who in our team opened your data, when and why',
    'sign-ins': 'Sign-ins to this account, and attempts to sign in, without your name',
    request: 'That this account was erased, and when, without your name',
    incidents: 'Reports about something that went wrong in your care, or nearly did, if there are any',
    complaints: 'Complaints you made, and their outcome, if there are any',
  },
  kept: {
    care: (until: string) => `Kept until ${until}: ${forCare}`,
    tax: (until: string) => `Kept until ${until}, as tax law requires`,
    'care or tax': (until: string) => `Kept until ${until}, with the records it belongs to`,
    looks: (until: string) => `Kept until ${until}, so that nobody can hide that they opened your record`,
    passing: (years: number) => `Erased automatically, ${counted(years, 'year')} after the end of the month`,
    proof: 'Kept, to show that we did what you asked',
    incidents: (years: number) =>
      `Kept for up to ${counted(years, 'year')} after the report is closed, so that we can answer for what happened and learn from it`,
    complaints: (years: number) =>
      `Kept for ${counted(years, 'year')} after the complaint is closed, so that we can show how we dealt with it`,
  },
  keptWhat:
    'What we keep stays encrypted. We don’t use it for anything else, only people who are entitled to may open it, and we erase each part when its time is up.',
  meansHeading: 'What this means',
  means: (days: number) => [
    `You have ${counted(days, 'day')} to change your mind. After that it can’t be undone, by you or by us.`,
    'You can no longer sign in, and we can no longer write to you.',
    'If you come back later, you start from the beginning.',
  ],
  ending: {
    order: (reference: string, held: string) =>
      `Order ${reference} is cancelled, and the ${held} authorised on your card is released.`,
    unpaid: (reference: string) => `Order ${reference}, which isn’t paid for, is cancelled.`,
    appointment: (at: string, back: string | null) =>
      `Your appointment on ${at} is cancelled${back === null ? '' : ` under the cancellation policy. Today you would get ${back} back`}.`,
    plan: 'Your treatment ends, and we won’t send any more medicine. If you’re injecting a medicine now, ask your GP what to do next.',
  },
  waits: {
    concern:
      'A clinician is looking into something you told us, to be sure that you’re safe. You can ask now. We’ll erase your data when they’ve finished, and they can see that you asked.',
    supply: 'A medicine is on its way to you. We’ll erase your data once it has arrived or come back.',
    decision: 'A clinician is making a decision about your order. We’ll erase your data once that’s done.',
    results:
      'We’re waiting for your blood results, or a prescriber is reading them. We’ll erase your data once that’s done.',
    appointment: 'You have an appointment that can no longer be cancelled. We’ll erase your data when it’s over.',
    payment: 'One of your payments is in progress. We’ll erase your data once it’s finished.',
    money: 'A refund is on its way to you. We’ll erase your data once you have it.',
  },
  copyFirst: 'If you’d like a copy of your data, ask for it first.',
  open: 'Erase my data',
  understood: 'I understand what this means, and want my data erased',
  needsUnderstood: 'Tick the box to continue',
  submit: 'Erase my data',
  busy: 'Asking...',
  keep: 'Keep my account',
  asked: (by: string | null) => (by === null ? 'We will erase your data' : `We will erase your data by ${by}`),
  askedWhat: 'We’ve sent you an email. Until then everything works as before.',
  standing: (at: string, by: string | null) =>
    `You asked us on ${at} to erase your data.${by === null ? '' : ` We’ll do it by ${by}.`}`,
  callOff: 'Cancel this request',
  callingOff: 'Cancelling...',
  calledOff: 'Your request is cancelled',
  calledOffWhat: 'Nothing was erased, and your account stays as it is.',
  refusals: {
    already: 'You’ve already asked for this.',
    begun: 'We’ve started erasing your data, so this can no longer be cancelled.',
    closed: 'This account is being erased, so nothing new can be ordered or booked for it.',
  },
} as const
