import { type Email, email } from './order-email.ts'

interface Told {
  readonly name: string | null
  readonly address: string
}

/** Other people may read an email: none of these says that it is about a test. */
export const treatmentTaskReminder = ({ name, address }: Told, isSecond: boolean): Email =>
  email({
    name,
    subject: isSecond ? 'A second reminder from your account' : 'A reminder from your account',
    paragraphs: [
      `There’s something to do in your account: ${address}`,
      ...(isSecond ? ['If something keeps you from it, you can write to us there.'] : []),
    ],
  })

export const accountNews = ({ name, address }: Told): Email =>
  email({
    name,
    subject: 'There’s news in your account',
    paragraphs: [`Please read it in your account: ${address}`],
  })
