import { type Email, email } from '#content/notifications/order-email.ts'
import { brand } from '../brand.ts'

/** Says neither what it is about nor who wrote it: an email may be read by others. */
export const newMessage = ({ address }: { readonly address: string }): Email =>
  email({
    name: null,
    subject: `You have a message from ${brand.name}`,
    paragraphs: [
      'There is a new message for you in your account.',
      `Read it and reply there: ${address}`,
      'We do not put messages into emails, so that nobody else can read them.',
    ],
  })
