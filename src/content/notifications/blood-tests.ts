import { type Email, email } from './order-email.ts'

interface Told {
  readonly name: string | null
  readonly address: string
}

/** Other people may read an email: this does not say what the news is about. */
export const accountNews = ({ name, address }: Told): Email =>
  email({
    name,
    subject: 'There’s news in your account',
    paragraphs: [`Please read it in your account: ${address}`],
  })
