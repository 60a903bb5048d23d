import { brand } from '../brand.ts'
import { inWords } from '../numbers.ts'

interface DeskHours {
  readonly hours: number
  readonly opens: string
  readonly closes: string
}

/** Beside help, for a patient who told us that they may not be safe. It has to be true at the moment it is read. */
export const askForCall = {
  heading: 'Ask us to call you',
  nobodyReads: `Nobody at ${brand.name} has read your answers.`,
  offer: (by: string) => `If you leave a number, a clinician reads what you answered and calls you by ${by}.`,
  /** Where the staffed hours are not known. */
  offerInHours: ({ hours, opens, closes }: DeskHours) =>
    `If you leave a number, a clinician reads what you answered and calls you within ${inWords(hours)} working hours. We are here Monday to Friday, ${opens} to ${closes}.`,
  nobodyThere: (back: string) => `Nobody is reading anything now: we are back ${back}.`,
  notNow: 'This is not immediate help. If you cannot wait, use one of the numbers above.',
  phone: { label: 'Phone number', hint: 'A mobile or a landline that you answer yourself.' },
  name: { label: 'What should we call you? (optional)' },
  message: {
    label: 'You may leave a message, or say who is calling if someone else answers',
    hint: 'If you don’t tick this, we’ll speak only to you.',
  },
  consent: 'A clinician reads these answers, calls you, and keeps a record of the call.',
  send: 'Ask us to call',
  sending: 'Sending...',
  notSent: 'We could not send this. Check your connection and try again, or use one of the numbers above.',
  missing: 'Enter a phone number',
  notANumber: 'Enter a phone number that we can call, with its area code',
  nameTooLong: (most: number) => `This must be ${most} characters or fewer`,
  tooOften: 'We cannot take more requests for now. Please use one of the numbers above.',
  nothingTold: 'There are no answers for a clinician to read yet. Please answer the questions first.',
  asked: {
    heading: 'We will call you',
    text: (phone: string, by: string) => `A clinician reads your answers and calls ${phone} by ${by}.`,
    over: 'Our team has dealt with what you told us. If you’d like us to call again, leave a number.',
  },
  signedIn: {
    heading: 'A clinician has been told',
    text: (by: string) =>
      `You are signed in to an account with us, so a clinician reads these answers and contacts you by ${by}, on the phone number of your account.`,
    other: 'If another number is better, leave it here.',
  },
  another: 'Leave another number',
  backToday: (time: string) => `today at ${time}`,
  backOn: (time: string, day: string) => `on ${day} at ${time}`,
} as const
