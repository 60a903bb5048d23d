import { type Email, email } from '#content/notifications/order-email.ts'

interface Notice {
  readonly name: string | null
  readonly reference: string
  readonly accountAddress: string
}

/** Says neither what was decided nor about what: other people may read an email. */
const news = ({ name, reference, accountAddress }: Notice, alsoSays: readonly string[]): Email =>
  email({
    name,
    subject: `News about your order ${reference}`,
    paragraphs: [
      `There is news about your order. Sign in to read it and see what happens next: ${accountAddress}`,
      ...alsoSays,
      'You haven’t been charged yet. We’ll email you when you are.',
    ],
  })

export const prescribed = (notice: Notice): Email => news(notice, [])

export const prescribedToConfirm = (notice: Notice): Email =>
  news(notice, ['There’s one thing for you to confirm in your account. We’ll send your parcel once you have.'])

/** The price is in the account, beside what it was before. */
export const priceToAccept = ({ name, reference, accountAddress }: Notice): Email =>
  email({
    name,
    subject: `Please confirm the price of your order ${reference}`,
    paragraphs: [
      `Sign in to see the new price, then accept it or cancel: ${accountAddress}`,
      'Your order costs more than you agreed to when you ordered, so we’re asking you first.',
      'You haven’t been charged, and you won’t be until you accept.',
    ],
  })

/** A replacement, at no charge. */
export const replacementComes = ({ name, reference, accountAddress }: Notice): Email =>
  email({
    name,
    subject: `Your order ${reference} is being sent again`,
    paragraphs: [
      'Your parcel didn’t reach you as it should have. We’ll check a replacement, then send it to you.',
      'You won’t pay again.',
      `Follow its progress in your account: ${accountAddress}`,
    ],
  })

export const cardToReplace = ({ name, reference, accountAddress }: Notice): Email =>
  email({
    name,
    subject: `Your card was not accepted for order ${reference}`,
    paragraphs: [
      `Please pay with another card, or try the same one again, so that your order can go ahead: ${accountAddress}`,
      'Your bank turned down the payment. You haven’t been charged.',
      'If you’ve changed your mind, you can cancel the order there, free of charge.',
    ],
  })

export const messageWaiting = ({ name, reference, accountAddress }: Notice): Email =>
  email({
    name,
    subject: `A message about your order ${reference}`,
    paragraphs: [
      `Please read our message and reply in your account: ${accountAddress}`,
      'A member of our team has a question for you. We’ll carry on with your order as soon as you’ve answered.',
      'We don’t put messages in emails, so that nobody else can read them.',
    ],
  })

/** The patient has an open task. */
export const stillWaiting = ({ name, reference, accountAddress }: Notice): Email =>
  email({
    name,
    subject: `Your order ${reference} is waiting for you`,
    paragraphs: [
      `Please sign in to see what we need from you: ${accountAddress}`,
      'We can’t go ahead with your order until you’ve done it. It takes a few minutes.',
      'If you’ve changed your mind, you can cancel the order there, free of charge.',
    ],
  })

/** Corrects the last email. Does not say why. */
export const reviewedAgain = ({ name, reference, accountAddress }: Notice): Email =>
  email({
    name,
    subject: `An update about your order ${reference}`,
    paragraphs: [
      'We told you there was news about your order. Our team is now reviewing it again, so please don’t rely on that news.',
      'Nothing will be sent until the review is finished. You don’t need to do anything unless we write to you.',
      `Follow its progress in your account: ${accountAddress}`,
    ],
  })

/** Of an order that was paid for before it was reviewed again. */
export const reviewFinished = ({ name, reference, accountAddress }: Notice): Email =>
  email({
    name,
    subject: `News about your order ${reference}`,
    paragraphs: [
      `There is news about your order. Sign in to read it and see what happens next: ${accountAddress}`,
      'You’ve already paid, so you won’t be charged again.',
    ],
  })
