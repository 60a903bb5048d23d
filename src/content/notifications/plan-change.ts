import { brand } from '../brand.ts'
import { type Email, email } from './order-email.ts'

const occasions = {
  own: {
    subject: `We’ve saved your change: ${brand.name}`,
    says: 'We’ve saved the change you made in your account.',
  },
  ours: {
    subject: `Our team has made a change in your ${brand.name} account`,
    says: 'Our team has made a change in your account.',
  },
  over: {
    subject: `A reminder from ${brand.name}`,
    says: 'Please sign in before you do anything else: your account says what to do next. Today is a date that you or our team set.',
  },
} as const

export type PlanOccasion = keyof typeof occasions

/** Says neither what was changed nor what it is about: other people may read an email. */
export const planChangeEmail = (occasion: PlanOccasion, address: string): Email =>
  email({
    name: null,
    subject: occasions[occasion].subject,
    paragraphs: [
      occasions[occasion].says,
      `See it in your account: ${address}`,
      ...(occasion === 'own' ? ['If this wasn’t you, please tell us straight away.'] : []),
    ],
  })
