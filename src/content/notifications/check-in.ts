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

/** Says nothing of health: an email may be read by others. */
export const checkInOpened = ({ name, address, minutes }: Asked): Email =>
  email({
    name,
    subject: 'A few questions for you',
    paragraphs: [
      `It is time for your monthly questions. They take about ${counted(inWords(minutes), 'minute')}, and nothing more is sent to you before you have answered.`,
      `Answer them in your account: ${address}`,
    ],
  })

export const checkInWaits = ({ name, address, minutes }: Asked): Email =>
  email({
    name,
    subject: 'Your questions are still waiting',
    paragraphs: [
      `We have not had your answers yet, so nothing is on its way to you. They take about ${counted(inWords(minutes), 'minute')}.`,
      `Answer them in your account: ${address}`,
      'Would you rather pause or stop? You can say so there.',
    ],
  })

/** A text is read on a locked screen: it says that something waits, and where. */
export const checkInWaitsText = (address: string): string =>
  `${brand.name}: your monthly questions are still waiting for you. Answer them in your account: ${address}`
