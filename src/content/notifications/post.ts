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

/** None of these says what is posted: others may read the screen it appears on. */
export const postingPaid = (posting: Posting): Email =>
  email({
    name: posting.name,
    subject: `We have your payment ${posting.reference}`,
    paragraphs: [
      `Thank you. We have received ${posting.amount} for posting a document from ${brand.name} to you.`,
      [`Reference: ${posting.reference}`, `Paid: ${posting.amount}`],
      'We email you again when it is in the post. Until then you can change your mind, and all of it comes back.',
      see(posting),
    ],
  })

export const posted = ({ carrier, ...posting }: Posting & { readonly carrier: string }): Email =>
  email({
    name: posting.name,
    subject: `Your post ${posting.reference} is on its way`,
    paragraphs: [
      `What you asked us to post left us today with ${carrier}.`,
      'If it has not come after a few days, please tell us.',
      see(posting),
    ],
  })

export const postingRefunded = (posting: Posting): Email =>
  email({
    name: posting.name,
    subject: `A refund for ${posting.reference}`,
    paragraphs: [
      `We have refunded ${posting.amount} to the card you paid with. Your bank may take a few days to show it.`,
      see(posting),
    ],
  })

export const postingNotTaken = (posting: Posting): Email =>
  email({
    name: posting.name,
    subject: `Your payment ${posting.reference} was not taken`,
    paragraphs: [
      `We could not take the ${posting.amount} from your card, so nothing has been charged and nothing is posted yet. If your bank shows the amount as pending, it disappears by itself.`,
      see(posting),
    ],
  })
