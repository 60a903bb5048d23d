import { type Email, email } from '#content/messages/order-email.ts'

interface Sent {
  readonly name: string | null
  readonly reference: string
  readonly carrier: string
  /** YYYY-MM-DD. */
  readonly expectedOn: string
  readonly accountAddress: string
}

/** Says that something is on its way, and not what. */
export const parcelSent = ({ name, reference, carrier, expectedOn, accountAddress }: Sent): Email =>
  email({
    name,
    subject: `Your order ${reference} is on its way`,
    paragraphs: [
      `Your parcel left us today with ${carrier}. It should be with you by ${expectedOn}.`,
      'It travels in a cold pack. Please put what is inside into your fridge as soon as it arrives. If it comes later than your account says it stays cold, do not use it: tell us, and we replace it free of charge.',
      `Follow it in your account: ${accountAddress}`,
    ],
  })
