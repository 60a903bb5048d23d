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

/** Gives neither the old nor the new details, because another person may read the email. */
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
      `Our team has changed the ${what} on your ${brand.name} account (${at}), after a request we believe came from you.`,
      ...(changesAddress ? ['Anything we haven’t sent yet will go to the new address.'] : []),
      ...(changesPhone
        ? [`Please confirm the new number with a code. We won’t text it until you have: ${securityAddress}`]
        : []),
      `If this wasn’t you, call us straight away on ${brand.phone.display}. We’ll correct it, and stop anything we haven’t sent yet.`,
    ],
  })
}
