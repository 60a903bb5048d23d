import { brand } from './brand.ts'

export const home = {
  title: `${brand.name}: weight management, ADHD assessment and health coaching online`,
  description:
    'Doctor-led weight management, ADHD assessment and health coaching for adults in the UK. Regulated by the Care Quality Commission. A clinician reviews every answer.',
  hero: {
    headline: ['Feel like yourself', 'again.'],
    lead: 'Doctor-led weight management, ADHD assessment and coaching from UK clinicians, at your own pace and from your own sofa.',
    aside: 'A clinician reviews every answer',
  },
  claims: {
    heading: 'What you can rely on',
    list: [
      { claim: 'CQC regulated', detail: 'By the Care Quality Commission' },
      { claim: 'Free, discreet delivery', detail: 'No names, logos or delivery fee' },
      { claim: 'UK licensed', detail: 'Medications and clinicians' },
      { claim: 'Pause or cancel any time', detail: 'Clinically proven treatments' },
    ],
  },
  services: { headline: 'Three ways in. One team that stays with you.' },
  values: {
    headline: 'Six things we hold to, in any weather',
    lead: 'One team of clinicians, coaches and nutritionists, with ongoing clinical support.',
  },
  closing: {
    headline: ['Ready when', 'you', 'are.'],
    lead: 'Answer at your own pace and stop whenever you like. A clinician reads every answer and decides what is safe and right for you.',
  },
} as const

export const getStarted = 'Get started'

export const services = {
  weightManagement: {
    name: 'Weight management',
    summary:
      'Medication prescribed when a clinician agrees, one-to-one coaching, a smart scale and an app that keeps count.',
    invitation: 'From £125.00 a month',
    short: 'Medication, coaching and a smart scale',
  },
  adhdAssessment: {
    name: 'ADHD assessment',
    summary: 'An online questionnaire, an appointment with a clinician, then ongoing care and medication reviews.',
    invitation: 'Start with six questions',
    short: 'Questionnaire, appointment, ongoing care',
  },
  healthCoaching: {
    name: 'Health coaching',
    summary: 'One-to-one coaching on nutrition, fitness and the habits that hold them together.',
    invitation: 'Meet your coach',
    short: 'One-to-one on nutrition, fitness and habits',
  },
} as const

export type ServiceName = keyof typeof services

export const values = {
  personalised: {
    name: 'Personalised care',
    words: 'No two people start from the same place. Your plan is made around your body, your history and your days.',
  },
  science: {
    name: 'Science with a human touch',
    words: 'Licensed medicines and clinically proven treatments, explained by people who listen first.',
  },
  sustainable: {
    name: 'Sustainable change',
    words: 'Small habits that outlast the first month. We aim for what you can keep.',
  },
  wholePerson: {
    name: 'Whole-person care',
    words: 'Food, sleep, mood, movement and medication belong together, so your team looks at all of them.',
  },
  trust: {
    name: 'Trust and transparency',
    words: 'Clear prices and plain words. If a treatment is not right for you, a clinician will say so.',
  },
  education: {
    name: 'Empowerment through education',
    words: 'We tell you the why as well as the what, so that you decide with your eyes open.',
  },
} as const

export type ValueName = keyof typeof values

export const picker = {
  title: `Get started with ${brand.name}`,
  description: 'Choose weight management, an ADHD assessment or health coaching. You can change your mind at any time.',
  heading: 'What would you like to focus on?',
  lead: 'Choose one to begin. You can come back for the others whenever you like.',
  unsure: 'Not sure which is yours? We are glad to talk it through.',
} as const

export const footer = {
  explore: 'Explore',
  policies: 'The small print',
  talk: 'Talk to us',
  follow: 'Follow us',
  links: {
    aboutUs: 'About us',
    faq: 'FAQ',
    contactUs: 'Contact us',
    termsOfUse: 'Terms of use',
    privacyPolicy: 'Privacy policy',
    cancellationPolicy: 'Cancellation policy',
  },
  emailUs: 'Email us',
  emergency: 'In an emergency call 999. For urgent medical advice call NHS 111.',
  adults: `${brand.name} is for adults aged 18 and over in the UK. Treatment is offered only when a clinician decides that it is suitable.`,
} as const

export const unexpectedError = {
  heading: 'Unexpected Application Error!',
  notFound: {
    title: 'Page not found',
    what: 'We cannot find a page at this address. It may have moved, or the link may have lost a letter on the way.',
    next: 'Check the address, or choose where to go from here.',
  },
  broken: {
    title: 'Something went wrong',
    what: 'Something broke on our side. It was nothing you did, and the answers you have given are still kept on this device.',
    next: 'Please try again. If it happens twice, call us and we will sort it out with you.',
  },
} as const
