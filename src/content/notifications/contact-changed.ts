import { brand } from '../brand.ts'
import { type Email, email } from './order-email.ts'

interface Changed {
  readonly changesAddress: boolean
  readonly changesPhone: boolean
  /** When, in words. */
  readonly at: string
  /** Of the page where they prove their number. */
  readonly securityAddress: string
}

/** Neither the old nor the new one is in it: whoever reads somebody's mail learns no address from this. */
export const contactChangedEmail = ({ changesAddress, changesPhone, at, securityAddress }: Changed): Email => {
  const what =
    changesAddress && changesPhone
      ? 'delivery address and phone number'
      : changesAddress
        ? 'delivery address'
        : 'phone number'
  return email({
    name: null,
    subject: `We changed the ${what} we hold for you`,
    paragraphs: [
      `Our team has changed the ${what} of your ${brand.name} account (${at}), because somebody asked us to who we believe was you.`,
      ...(changesAddress ? ['Anything that has not left us yet goes to the new address.'] : []),
      ...(changesPhone
        ? [`Please confirm the new number with a code. Until then we do not send texts to it: ${securityAddress}`]
        : []),
      `If this was not you, call us at once on ${brand.phone.display}. We will put it right and stop what has not left yet.`,
    ],
  })
}
