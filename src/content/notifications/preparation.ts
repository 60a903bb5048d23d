import { type Email, email } from './order-email.ts'

interface Prepare {
  readonly name: string | null
  readonly reference: string
  /** As it is written: Monday 16 March 2026, 10:00 GMT. */
  readonly when: string
  /** By when the questionnaires are due, as it is written. */
  readonly due: string
  readonly address: string
}

/** In the confirmation of a booking. The page asks for a sign-in. */
export const prepareBefore = ({ due, address }: Pick<Prepare, 'due' | 'address'>): string =>
  `Before your appointment, please fill in your questionnaire by ${due}, so that your clinician can prepare: ${address}`

export const preparationReminder = ({ name, reference, when, due, address }: Prepare): Email =>
  email({
    name,
    subject: `Before your appointment ${reference}`,
    paragraphs: [
      `Your appointment is on ${when} (UK time). Please fill in your questionnaire by ${due}: ${address}`,
      'You may need to sign in. It’s saved as you go, so you can stop and carry on when you like. If you don’t get to it, your appointment still goes ahead.',
    ],
  })
