import { type Email, email } from '#content/messages/order-email.ts'

interface Notice {
  readonly name: string | null
  readonly reference: string
  readonly accountAddress: string
}

/** Says nothing of health: an email may be read by others. */
export const prescribed = ({ name, reference, accountAddress }: Notice): Email =>
  email({
    name,
    subject: `Good news about your order ${reference}`,
    paragraphs: [
      'A clinician has reviewed your answers and approved your order. A pharmacist checks it next, and then it is sent to you.',
      'Nothing has been taken from your card yet. That happens once the pharmacist has checked it, and we write to you again.',
      `Read what your clinician wrote, and see each step: ${accountAddress}`,
    ],
  })

export const messageWaiting = ({ name, reference, accountAddress }: Notice): Email =>
  email({
    name,
    subject: `A message about your order ${reference}`,
    paragraphs: [
      'Someone in our team has a question for you. Your order goes on as soon as you have answered.',
      `Read it and reply in your account: ${accountAddress}`,
      'We do not put messages into emails, so that nobody else reads them.',
    ],
  })

/** Somebody has something to bring or to answer. */
export const stillWaiting = ({ name, reference, accountAddress }: Notice): Email =>
  email({
    name,
    subject: `Your order ${reference} is waiting for you`,
    paragraphs: [
      'There is something for you to do before we can go on with your order. It takes a few minutes.',
      `See what it is in your account: ${accountAddress}`,
      'If you have changed your mind, you can cancel the order there. It costs nothing.',
    ],
  })
