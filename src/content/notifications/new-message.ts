import { type Email, email } from '#content/notifications/order-email.ts'
import { brand } from '../brand.ts'

/** Says neither what it is about nor who wrote it: other people may read an email. */
export const newMessage = ({ address }: { readonly address: string }): Email =>
  email({
    name: null,
    subject: `You have a message from ${brand.name}`,
    paragraphs: [
      `Read our message and reply in your account: ${address}`,
      'We don’t put messages in emails, so that nobody else can read them.',
    ],
  })
