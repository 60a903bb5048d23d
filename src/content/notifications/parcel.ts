import { type Email, email } from '#content/notifications/order-email.ts'

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
      'It travels in a cold pack. Please put what is inside into your fridge as soon as it arrives. If it comes late or warm, don’t use it and don’t throw it away: tell us in your account, and we’ll answer.',
      `Follow it in your account: ${accountAddress}`,
    ],
  })

/** It came later than it was packed for: they are to read our message before they use what is inside. */
export const parcelHeld = ({
  name,
  reference,
  accountAddress,
}: Pick<Sent, 'name' | 'reference' | 'accountAddress'>): Email =>
  email({
    name,
    subject: `Before you use what came with order ${reference}`,
    paragraphs: [
      'Your parcel came later than it should have. Please put it in the fridge, and don’t use it and don’t throw it away until we have written to you.',
      `What happens next is in your account: ${accountAddress}`,
    ],
  })

interface Corrected extends Pick<Sent, 'name' | 'reference' | 'accountAddress'> {
  readonly what: 'not sent' | 'not ended' | 'tracking'
}

const corrected: Readonly<Record<Corrected['what'], string>> = {
  'not sent':
    'We told you that your parcel had left us. That was a mistake, and we’re sorry: it hasn’t left yet. We’ll email you when it does.',
  'not ended': 'We had marked your parcel by mistake, and we’re sorry. It’s still on its way to you.',
  tracking: 'The carrier or tracking number of your parcel has changed. The right one is in your account.',
}

/** What we said of a parcel was wrong. */
export const parcelCorrected = ({ name, reference, what, accountAddress }: Corrected): Email =>
  email({
    name,
    subject: `A correction about your order ${reference}`,
    paragraphs: [corrected[what], `See your account: ${accountAddress}`],
  })
