import { type Email, email } from '#content/notifications/order-email.ts'

interface Asked {
  readonly name: string | null
  readonly address: string
}

/** Says nothing of health: an email may be read by others. */
export const monthlyQuestion = ({ name, address }: Asked): Email =>
  email({
    name,
    subject: 'Your monthly question',
    paragraphs: [
      `Please answer this month’s question in your account: ${address}`,
      'It’s a short question, and takes a few seconds.',
      'If you’d rather not be asked, you can turn this off in your account.',
    ],
  })

export const yearOver = ({ name, address }: Asked): Email =>
  email({
    name,
    subject: 'Your monthly questions have ended',
    paragraphs: [
      'We’ve asked you a question once a month for a year. The year ends today, and we won’t ask again.',
      `Everything you told us stays in your account. You can message us there at any time: ${address}`,
      'Thank you for staying in touch. We wish you well.',
    ],
  })
