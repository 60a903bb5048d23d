import { brand } from '#content/brand.ts'
import { type Email, email } from '#content/notifications/order-email.ts'

interface Posting {
  readonly name: string | null
  readonly reference: string
  /** As it is written: £10.00. */
  readonly amount: string
  readonly accountAddress: string
}

const see = ({ accountAddress }: Posting) => `See it in your account: ${accountAddress}`

/** None of these says what is posted: other people may read the screen it appears on. */
export const postingPaid = (posting: Posting): Email =>
  email({
    name: posting.name,
    subject: `We’ve received your payment ${posting.reference}`,
    paragraphs: [
      `Thank you. We’ve received ${posting.amount} for posting you a document from ${brand.name}.`,
      [`Reference: ${posting.reference}`, `Paid: ${posting.amount}`],
      'We’ll email you when it’s in the post. Until then you can cancel and get a full refund.',
      see(posting),
    ],
  })

export const posted = ({ carrier, ...posting }: Posting & { readonly carrier: string }): Email =>
  email({
    name: posting.name,
    subject: `Your post ${posting.reference} is on its way`,
    paragraphs: [
      `We posted your document today with ${carrier}.`,
      'If it hasn’t arrived after a few days, please tell us.',
      see(posting),
    ],
  })

export const postingRefunded = (posting: Posting): Email =>
  email({
    name: posting.name,
    subject: `A refund for ${posting.reference}`,
    paragraphs: [
      `We’ve refunded ${posting.amount} to the card you paid with. Your bank may take up to 10 days to show it.`,
      see(posting),
    ],
  })

export const postingNotTaken = (posting: Posting): Email =>
  email({
    name: posting.name,
    subject: `Your payment ${posting.reference} didn’t go through`,
    paragraphs: [
      `We couldn’t charge ${posting.amount} to your card, so we haven’t posted anything yet. You haven’t been charged. If your bank shows the amount as pending, it’ll disappear by itself.`,
      see(posting),
    ],
  })
