import { brand } from '#content/brand.ts'
import { type OpeningLink, openWith } from '#content/notifications/open-account.ts'
import { type Email, email } from '#content/notifications/order-email.ts'

interface FollowUp {
  readonly name: string | null
  readonly reference: string
  readonly clinician: string
  /** As it is written: Monday 16 March 2026, 10:00 GMT. */
  readonly when: string
  readonly minutes: number
  readonly accountAddress: string
}

/** Does not say what it is about: only with whom, when and how long. */
const facts = ({ reference, clinician, when, minutes }: FollowUp) => [
  `Reference: ${reference}`,
  `With: ${clinician}`,
  `When: ${when} (UK time), ${minutes} minutes, online by video`,
]

/** A time is reserved for the patient. `price` and `payBy` as they are written. */
export const followUpToPay = ({
  price,
  payBy,
  openingLink,
  ...followUp
}: FollowUp & {
  readonly price: string
  readonly payBy: string
  /** For an account that has not been opened yet. */
  readonly openingLink: OpeningLink | null
}): Email =>
  email({
    name: followUp.name,
    subject: `A time is reserved for you: ${followUp.reference}`,
    paragraphs: [
      `${followUp.clinician} has reserved a time for you at ${brand.name}.`,
      facts(followUp),
      `To book it, pay ${price} by ${payBy}. If you don’t, we’ll release the time, and you’ll owe nothing.`,
      `Pay here, or tell us that you don’t need it: ${followUp.accountAddress}`,
      ...(openingLink === null ? [] : openWith(openingLink)),
    ],
  })

const why = {
  unpaid: 'It wasn’t paid for in time, so we’ve released it. You owe nothing.',
  'let go': 'You told us that you don’t need it, so we’ve released it. You owe nothing.',
  withdrawn: 'Your clinician had to cancel it. You owe nothing. If you weren’t expecting this, please ask us.',
  'time gone': 'Someone else booked it before your payment was complete. You haven’t been charged.',
  'card refused': 'Your bank turned down the payment, so we’ve released it. You haven’t been charged.',
  'ruled out': 'Your answers mean that we can’t offer it online. You haven’t been charged.',
} as const

export const followUpNotKept = ({ because, ...followUp }: FollowUp & { readonly because: keyof typeof why }): Email =>
  email({
    name: followUp.name,
    subject: `We’ve released the time we reserved for you: ${followUp.reference}`,
    paragraphs: [
      why[because],
      facts(followUp),
      `If you still need an appointment, message us in your account: ${followUp.accountAddress}`,
    ],
  })
