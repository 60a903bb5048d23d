import { type Email, email } from '#content/notifications/order-email.ts'
import { reminderNotice } from './reminder-notice.ts'

/** Says nothing about health: other people may read an email. */
export const reminderEmail = ({ name, address }: { readonly name: string | null; readonly address: string }): Email =>
  email({
    name,
    subject: reminderNotice,
    paragraphs: [`You have a reminder in your account: ${address}`, 'You can change or stop reminders there.'],
  })
