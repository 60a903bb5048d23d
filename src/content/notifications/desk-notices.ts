import { type Email, email } from '#content/notifications/order-email.ts'

interface Notice {
  readonly name: string | null
  readonly reference: string
  readonly accountAddress: string
}

/** Says neither what was decided nor what about: an email may be read by others. */
const news = ({ name, reference, accountAddress }: Notice, alsoSays: readonly string[]): Email =>
  email({
    name,
    subject: `News about your order ${reference}`,
    paragraphs: [
      `There is news about your order. Sign in to read it, and what happens next: ${accountAddress}`,
      ...alsoSays,
      'Nothing has been taken from your card yet. We will email you when that changes.',
    ],
  })

export const prescribed = (notice: Notice): Email => news(notice, [])

export const prescribedToConfirm = (notice: Notice): Email =>
  news(notice, ['There is one thing for you to confirm in your account: your parcel leaves once you have.'])

/** The price is in the account, beside what it was before. */
export const priceToAccept = ({ name, reference, accountAddress }: Notice): Email =>
  email({
    name,
    subject: `Your order ${reference} needs your yes`,
    paragraphs: [
      'Your order costs more than you agreed to when you ordered, so we ask you first.',
      `Sign in to see the price, then say yes or cancel: ${accountAddress}`,
      'Nothing has been taken from your card, and nothing is until you have said yes.',
    ],
  })

/** What was paid for is sent once more. */
export const replacementComes = ({ name, reference, accountAddress }: Notice): Email =>
  email({
    name,
    subject: `Your order ${reference} is being sent again`,
    paragraphs: [
      'Your parcel did not reach you as it should have. We check another one for you, and then we send it.',
      'You do not pay again.',
      `See each step: ${accountAddress}`,
    ],
  })

export const cardToReplace = ({ name, reference, accountAddress }: Notice): Email =>
  email({
    name,
    subject: `Your card was not accepted for order ${reference}`,
    paragraphs: [
      'Your bank did not let us take the payment for your order. Nothing was taken.',
      `Give another card, or the same one again, in your account, and your order goes on: ${accountAddress}`,
      'If you have changed your mind, you can cancel the order there. It costs nothing.',
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

/** What the last email said no longer holds. Says nothing of why. */
export const reviewedAgain = ({ name, reference, accountAddress }: Notice): Email =>
  email({
    name,
    subject: `An update about your order ${reference}`,
    paragraphs: [
      'We told you there was news about your order. Our team is now reviewing it again, so please don’t rely on that news.',
      'Nothing will be sent until the review is finished. You don’t need to do anything unless we write to you.',
      `See where it stands: ${accountAddress}`,
    ],
  })

/** Of an order that was paid for before it was reviewed again. */
export const reviewFinished = ({ name, reference, accountAddress }: Notice): Email =>
  email({
    name,
    subject: `News about your order ${reference}`,
    paragraphs: [
      `There is news about your order. Sign in to read it, and what happens next: ${accountAddress}`,
      'You’ve already paid, and you don’t pay again.',
    ],
  })
