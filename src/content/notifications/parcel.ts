import { type Email, email } from '#content/notifications/order-email.ts'

interface Sent {
  readonly name: string | null
  readonly reference: string
  readonly carrier: string
  /** As it is written: Wednesday 4 March 2026. */
  readonly expectedOn: string
  readonly accountAddress: string
}

/** Says that a parcel is on its way, and not what is in it. */
export const parcelSent = ({ name, reference, carrier, expectedOn, accountAddress }: Sent): Email =>
  email({
    name,
    subject: `Your order ${reference} is on its way`,
    paragraphs: [
      `We sent your parcel today with ${carrier}. It should reach you by ${expectedOn}.`,
      'Please put what’s inside in your fridge as soon as it arrives. It’s packed with a cold pack. If it arrives late or warm, don’t use it or throw it away. Tell us in your account, and we’ll reply.',
      `Follow it in your account: ${accountAddress}`,
    ],
  })

/** It arrived later than its packaging keeps it cold for: they are to read our message before they use it. */
export const parcelHeld = ({
  name,
  reference,
  accountAddress,
}: Pick<Sent, 'name' | 'reference' | 'accountAddress'>): Email =>
  email({
    name,
    subject: `Please don’t use what came with order ${reference} yet`,
    paragraphs: [
      'Please put your parcel in the fridge, and don’t use it or throw it away until we’ve written to you. It arrived later than it should have.',
      `Your account says what happens next: ${accountAddress}`,
    ],
  })

interface Corrected extends Pick<Sent, 'name' | 'reference' | 'accountAddress'> {
  readonly what: 'not sent' | 'not ended' | 'tracking'
}

const corrected: Readonly<Record<Corrected['what'], string>> = {
  'not sent':
    'We told you that we’d sent your parcel. That was a mistake, and we’re sorry: we haven’t sent it yet. We’ll email you when we do.',
  'not ended': 'We recorded the wrong status for your parcel, and we’re sorry. It’s still on its way to you.',
  tracking: 'We’ve corrected the carrier or the tracking number of your parcel. The right one is in your account.',
}

/** Corrects what we said about a parcel. */
export const parcelCorrected = ({ name, reference, what, accountAddress }: Corrected): Email =>
  email({
    name,
    subject: `A correction about your order ${reference}`,
    paragraphs: [corrected[what], `See your account: ${accountAddress}`],
  })
