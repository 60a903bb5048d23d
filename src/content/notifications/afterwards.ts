import { type Email, email } from '#content/notifications/order-email.ts'

interface Asked {
  readonly name: string | null
  readonly address: string
}

/** Says nothing of health: an email may be read by others. */
export const monthlyQuestion = ({ name, address }: Asked): Email =>
  email({
    name,
    subject: 'Our question of the month',
    paragraphs: [
      'Once a month we ask you a short question. Answering it takes a few seconds.',
      `Answer it in your account: ${address}`,
      'Would you rather not be asked? You can turn this off in your account.',
    ],
  })

export const yearOver = ({ name, address }: Asked): Email =>
  email({
    name,
    subject: 'A year has gone by',
    paragraphs: [
      'For a year we have asked you a question once a month. That year is over today, and we will not ask again.',
      `Everything you told us stays in your account, and you can write to us there at any time: ${address}`,
      'Thank you for staying in touch. We wish you all the best.',
    ],
  })
