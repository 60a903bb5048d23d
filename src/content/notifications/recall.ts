import { brand } from '../brand.ts'
import { type Email, email } from './order-email.ts'

/** That there is something urgent to read about an order, and not what. */
export const recallNotice = ({ name, accountAddress }: { name: string | null; accountAddress: string }): Email =>
  email({
    name,
    subject: 'Please read our message today',
    paragraphs: [
      'We’ve written to you about something you ordered from us. Please sign in and read our message today.',
      `Read it here: ${accountAddress}`,
      `If you can’t sign in, call us on ${brand.phone.display} (${brand.supportHours}).`,
    ],
  })
