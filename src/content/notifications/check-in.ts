import { brand } from '#content/brand.ts'
import { type Email, email } from '#content/notifications/order-email.ts'
import { counted, inWords } from '#content/numbers.ts'

interface Asked {
  readonly name: string | null
  /** Where the questions are. */
  readonly address: string
  /** How long they take. */
  readonly minutes: number
}

/** Says nothing about health: other people may read an email. */
export const checkInOpened = ({ name, address, minutes }: Asked): Email =>
  email({
    name,
    subject: 'Your check-in is ready',
    paragraphs: [
      `Please complete your check-in in your account: ${address}`,
      `It takes about ${counted(inWords(minutes), 'minute')}. We can’t send you anything more until you’ve completed it.`,
    ],
  })

export const checkInWaits = ({ name, address, minutes }: Asked): Email =>
  email({
    name,
    subject: 'Please complete your check-in',
    paragraphs: [
      `Please complete your check-in in your account: ${address}`,
      `It takes about ${counted(inWords(minutes), 'minute')}. We haven’t had your answers yet, so nothing is on its way to you.`,
      'If you’d rather pause or stop, you can tell us there.',
    ],
  })

/** Other people may see a text on a locked screen: it says only what to do, and where. */
export const checkInWaitsText = (address: string): string =>
  `${brand.name}: please complete your check-in in your account: ${address}`
