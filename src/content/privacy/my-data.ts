import { counted, times } from '../numbers.ts'

/** Kept in the story of a treatment that ends because of it. */
export const erasedPlanReason = 'Asked for their data to be erased.'

export const myDataWords = {
  title: 'My data',
  description: 'A copy of everything we hold about you, and how to have it erased.',
  heading: ['My', 'data'],
  lead: 'A copy of everything we hold about you, and how to have it erased.',
  loading: 'Fetching what we hold...',
  failedHeading: ['We couldn’t load', 'this page'],
  prove: 'Your data is for you alone. Please show once more that it is you.',
} as const

export const copyWords = {
  heading: 'A copy of your data',
  what: (days: number) =>
    `We put everything we hold about you into an archive: a page that you can read in any browser, the same for computers, and the files you sent us. It takes a few minutes. We email you when it is ready, and you have ${counted(days, 'day')} to download it.`,
  notIn: 'What is not in it',
  notInWhat: [
    'Notes that our clinicians write for each other, and what we recorded when we were worried about someone’s safety or looked into something that went wrong. By law a clinician reviews those first, in case they could cause harm or identify another person. Write to us, and we’ll reply within one month.',
    'Passwords, and the marks by which we recognise a number or a document. Nobody can read them, you included. Links and codes that open your account are taken out of the emails and texts.',
    'What you wrote to us without signing in. Anybody can type any address, so it stays out until we know that it is yours. Send us its reference and we add it.',
  ],
  ask: 'Make me a copy',
  askAgain: 'Make a new copy',
  asking: 'Asking...',
  asked: 'We are making your copy. We email you when it is ready.',
  making: (at: string, by: string | null) =>
    `We are making your copy. You asked for it on ${at}.${by === null ? '' : ` It’ll be ready by ${by}, usually much sooner.`} You can close this page.`,
  ready: (size: string, until: string) => `Your copy is ready (${size}). You can download it until ${until}.`,
  download: 'Download',
  opening: 'Opening...',
  replaces: 'A new copy takes the place of this one.',
  refusals: {
    underWay: 'We are making your copy already.',
    tooMany: (most: number) => `You have asked for a copy ${times(most)} today. Please come back tomorrow.`,
    gone: 'That copy is no longer there. Ask for a new one.',
  },
} as const

const forCare = 'your medical record, which health services in the UK must keep'

export const erasureWords = {
  heading: 'Erase my data',
  what: 'You can have your account closed and your data erased. Some of it the law makes us keep for a while. This is what would become of yours today.',
  table: {
    caption: 'What becomes of your data',
    data: 'Data',
    fate: 'What happens',
  },
  goes: 'Erased',
  parts: {
    'way in':
      'Your email address and phone number, your password and passkeys, where you are signed in, and the card you keep for your orders',
    'led to nothing': 'Answers, drafts, orders and bookings that came to nothing',
    logged: 'What you logged about yourself: weight, waist, water, habits, your goal',
    'sent to you': 'Emails and text messages we sent you',
    support: 'What you wrote to support, with its files',
    copies: 'Copies of your data that you asked for',
    record:
      'Your medical record: answers, decisions, prescriptions, deliveries, appointments, letters, messages with our team, and the files we looked at',
    safety: 'What we did when you told us that you may not be safe, or felt unwell',
    payments: 'Payments: order number, what for, amount and dates',
    identity: 'Your name, date of birth, sex and address',
    agreed: 'What you agreed to, in which words and when',
    looks: 'Who in our team looked at your data, when and why',
    'sign-ins': 'Sign-ins to this account, and attempts to sign in, without your name',
    request: 'That this account was erased, and when, without your name',
    incidents: 'Reports about something that went wrong in your care, or nearly did, if there are any',
  },
  kept: {
    care: (until: string) => `Kept until ${until}: ${forCare}`,
    tax: (until: string) => `Kept until ${until}: tax law asks for it`,
    'care or tax': (until: string) => `Kept until ${until}, with the records it belongs to`,
    looks: (until: string) => `Kept until ${until}, so that nobody can hide that they looked`,
    passing: (years: number) => `Erased by itself, ${counted(years, 'year')} after the end of the month`,
    proof: 'Kept, to show that we did what you asked for',
    incidents: (years: number) =>
      `Kept for up to ${counted(years, 'year')} after the report is closed, so that we can answer for what happened and learn from it`,
  },
  keptWhat:
    'What is kept stays encrypted. Nobody uses it for anything else, only people who are entitled to may open it, and each part is erased when its time is over.',
  meansHeading: 'What this means',
  means: (days: number) => [
    `You have ${counted(days, 'day')} to change your mind. After that it can’t be undone, by you or by us.`,
    'You can no longer sign in, and we can no longer write to you.',
    'If you come back later, you start from the beginning.',
  ],
  ending: {
    order: (reference: string, held: string) =>
      `Order ${reference} is called off, and the ${held} held on your card is let go.`,
    unpaid: (reference: string) => `Order ${reference}, which isn’t paid for, is closed.`,
    appointment: (at: string, back: string | null) =>
      `Your appointment on ${at} is cancelled${back === null ? '' : ` by the cancellation policy, with ${back} back to your card if it were today`}.`,
    plan: 'Your treatment ends, and no more medicine is sent. If you inject a medicine now, ask your GP how to go on.',
  },
  waits: {
    concern:
      'You told us something that a clinician is looking into, to be sure that you are safe. You can ask now. We carry it out when they are done, and they see that you asked.',
    supply: 'A medicine is on its way to you. We carry it out once that has ended.',
    decision: 'A clinician is deciding about you at the moment. We carry it out once that is done.',
    appointment: 'You have an appointment that can no longer be cancelled. We carry it out when it is over.',
    payment: 'A payment of yours is under way. We carry it out once that is settled.',
    money: 'Money is on its way back to you. We carry it out once it is there.',
  },
  copyFirst: 'If you want to have a copy, ask for it first.',
  open: 'Erase my data',
  understood: 'I understand what this means, and want my data erased',
  needsUnderstood: 'Tick the box if you want to go on',
  submit: 'Erase my data',
  busy: 'Asking...',
  keep: 'Keep my account',
  asked: (by: string | null) => (by === null ? 'We will erase your data' : `We will erase your data by ${by}`),
  askedWhat: 'We have sent you an email. Until then everything works as before.',
  standing: (at: string, by: string | null) =>
    `You asked us on ${at} to erase your data.${by === null ? '' : ` We’ll do it by ${by}.`}`,
  callOff: 'Call it off',
  callingOff: 'Calling it off...',
  calledOff: 'Nothing is erased',
  calledOffWhat: 'Your account is as it was.',
  refusals: {
    already: 'You’ve already asked for this.',
    begun: 'It is being carried out, and can no longer be called off.',
  },
} as const
