import { isEmail } from '#domain/identity/email.ts'
import { finished } from '../engine/step.ts'
import { bespoke } from './step-ids.ts'

export const specialOffers = bespoke({
  id: 'special-offers',
  topic: 'Offers by email',
  kind: 'email',
  progress: 98,
  answerKey: 'email',
  question: 'Would you like to hear about special offers?',
  hint: 'Leave your email address if you would. You can unsubscribe at any time, and skipping changes nothing about your care.',
  isOptional: true,
  accepts: (value) => typeof value === 'string' && isEmail(value),
  inWords: (value) => [String(value)],
  next: () => finished,
})
