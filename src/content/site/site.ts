import { brand } from '../brand.ts'
import { compliance } from '../compliance.ts'
import { emergency, nhs111 } from '../safeguarding/urgent-lines.ts'

export const getStarted = 'Get started'

export const services = {
  weightManagement: {
    name: 'Weight management',
    summary: compliance.advertisesTreatment
      ? 'Medication prescribed when a clinician agrees, one-to-one coaching, a smart scale and a tracking app.'
      : 'A consultation with a UK clinician, one-to-one coaching, a smart scale and a tracking app.',
    invitation: compliance.promotesPrices
      ? (firstMonth: string, later: string) => `From ${firstMonth} a month, ${later}`
      : () => 'Start with a consultation',
    short: compliance.advertisesTreatment
      ? 'Medication, coaching and a smart scale'
      : 'Consultation, coaching and a smart scale',
  },
  adhdAssessment: {
    name: 'ADHD assessment',
    summary: compliance.advertisesTreatment
      ? 'An online questionnaire, an appointment with a clinician, then ongoing care and medication reviews.'
      : 'An online questionnaire, an appointment with a clinician, then ongoing care.',
    invitation: () => 'Start with a free self-assessment',
    short: 'Self-assessment, appointment, ongoing care',
  },
  healthCoaching: {
    name: 'Health coaching',
    summary: 'One-to-one coaching on nutrition, fitness and the habits that hold them together.',
    invitation: () => 'Meet your coach',
    short: 'One-to-one on nutrition, fitness and habits',
  },
} as const

export type ServiceName = keyof typeof services

export const picker = {
  title: `Get started with ${brand.name}`,
  description: 'Choose weight management, an ADHD assessment or health coaching. You can change your mind at any time.',
  heading: 'What would you like to focus on?',
  lead: 'Choose one to begin. You can come back for the others whenever you like.',
  unsure: 'Not sure which is right for you? We’re happy to talk it through.',
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
    accessibility: 'Accessibility',
  },
  emailUs: 'Email us',
  urgent: [
    { ...emergency, when: 'in an emergency' },
    { ...nhs111, action: 'Call NHS 111', when: 'for urgent medical advice' },
  ],
  adults: (age: number) =>
    `${brand.name} is for adults aged ${age} and over in the UK. Treatment is offered only when a clinician decides that it is suitable.`,
} as const

export const unexpectedError = {
  heading: 'Unexpected Application Error!',
  notFound: {
    title: 'Page not found',
    what: 'We can’t find a page at this address. It may have moved, or the link may be incomplete.',
    next: 'Check the address, or choose where to go from here.',
  },
  broken: {
    title: 'Something went wrong',
    what: 'This is our fault, not yours. Your answers are still saved on this device.',
    next: 'Please try again. If the problem continues, call us and we’ll sort it out with you.',
  },
} as const
