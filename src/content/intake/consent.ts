import { brand } from '../brand.ts'
import { counted } from '../numbers.ts'

const treatment = {
  text: 'I have only one active weight-loss treatment at a time, from one provider.',
  title: 'One weight-loss treatment at a time',
  /** In place of the title for a visitor of another service. */
  titleElsewhere: 'If you also use our weight-loss service',
} as const

export const consent = {
  title: 'Before we start',
  /** True of every flow: nobody looks at answers that nothing follows. */
  lead: `A clinician reads your answers if you order or book, and your answers about safety if you ask us to call you or are signed in. Until then nobody at ${brand.name} reads them, so if something worries you now, please speak to your GP.`,
  howLong: ({ questions, minutes }: { readonly questions: number; readonly minutes: number }) =>
    `Up to ${questions} short questions, about ${counted(minutes, 'minute')}. You can stop and carry on later.`,
  privacy: { before: 'To find out what we store, why and for how long, read our ', link: 'privacy policy', after: '.' },
  declarations: [
    {
      title: 'Keeping in touch',
      text: `After a purchase, ${brand.name} may contact me by phone, email and SMS about my care.`,
    },
    {
      title: 'Recording for quality',
      text: 'My calls and messages with the team may be recorded, to check and improve the quality of care.',
    },
    { title: 'Your data is not for sale', text: `${brand.name} does not sell my data to anyone.` },
    { title: 'This is about you', text: 'I am completing this assessment for myself, not for someone else.' },
  ],
  treatment,
  /** Explicit consent (UK GDPR, Article 9(2)(a)). It stands by itself: the points above are those of the specification. */
  health: {
    title: 'Your answers about your health',
    text: `I explicitly agree that ${brand.name} may use what I say about my health in these questions, to find out whether treatment or an assessment is suitable and safe for me. I can withdraw this at any time by writing to ${brand.name}.`,
  },
  agree: 'I have read and agree to all the points above.',
  start: 'Agree and Start Consultation',
  agreeFirst: 'Tick the box to continue.',
} as const
