import { brand } from '../brand.ts'
import { type Email, email } from './order-email.ts'

const occasions = {
  own: {
    subject: `We have noted your change: ${brand.name}`,
    says: 'You have changed something in your account, and we have noted it.',
  },
  ours: {
    subject: `Something has changed in your ${brand.name} account`,
    says: 'Your team has changed something in your account.',
  },
  over: {
    subject: `A reminder from ${brand.name}`,
    says: 'The day has come that you chose in your account. There is something for you to do there.',
  },
} as const

export type PlanOccasion = keyof typeof occasions

/** Says neither what was changed nor what it is about: an email may be read by others. */
export const planChangeEmail = (occasion: PlanOccasion, address: string): Email =>
  email({
    name: null,
    subject: occasions[occasion].subject,
    paragraphs: [
      occasions[occasion].says,
      `See it there: ${address}`,
      ...(occasion === 'own' ? ['If it was not you, please tell us at once.'] : []),
    ],
  })
