import { brand } from '../brand.ts'
import { type Email, email } from './order-email.ts'

/** That an urgent message about an order is in the account, and not what it says. */
export const recallNotice = ({ name, accountAddress }: { name: string | null; accountAddress: string }): Email =>
  email({
    name,
    subject: 'Please read our message today',
    paragraphs: [
      'Please sign in and read our message today. It’s about an order you placed with us.',
      `Read it here: ${accountAddress}`,
      `If you can’t sign in, call us on ${brand.phone.display} (${brand.supportHours}).`,
    ],
  })
