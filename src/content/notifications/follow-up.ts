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

/** What it is about stays out: only with whom, when and how long. */
const facts = ({ reference, clinician, when, minutes }: FollowUp) => [
  `Reference: ${reference}`,
  `With: ${clinician}`,
  `When: ${when} (UK time), ${minutes} minutes, online by video`,
]

/** A time is kept for somebody. `price` and `payBy` as they are written. */
export const followUpToPay = ({
  price,
  payBy,
  openingLink,
  ...followUp
}: FollowUp & {
  readonly price: string
  readonly payBy: string
  /** For an account that nobody has opened yet. */
  readonly openingLink: OpeningLink | null
}): Email =>
  email({
    name: followUp.name,
    subject: `A time is kept for you: ${followUp.reference}`,
    paragraphs: [
      `${followUp.clinician} has kept a time for you at ${brand.name}.`,
      facts(followUp),
      `It costs ${price} and is yours once you have paid. We keep it until ${payBy}. After that it is released, and you owe nothing.`,
      `Pay here, or tell us that you do not need it: ${followUp.accountAddress}`,
      ...(openingLink === null ? [] : openWith(openingLink)),
    ],
  })

const why = {
  unpaid: 'It was not paid for in time, so we have released it. You owe nothing.',
  'let go': 'You told us that you do not need it, so we have released it. You owe nothing.',
  withdrawn: 'Your clinician had to take it back. You owe nothing. If you did not expect this, please ask us.',
  'time gone': 'Someone else had it before your payment was finished. Nothing was taken from your card.',
  'card refused':
    'Your bank did not let us take the payment, so it has been released. Nothing was taken from your card.',
} as const

export const followUpNotKept = ({ because, ...followUp }: FollowUp & { readonly because: keyof typeof why }): Email =>
  email({
    name: followUp.name,
    subject: `The time we kept for you is released: ${followUp.reference}`,
    paragraphs: [
      why[because],
      facts(followUp),
      `If you still need to be seen, write to us in your account: ${followUp.accountAddress}`,
    ],
  })
