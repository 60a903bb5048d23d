import { orderSummary } from '../checkout/order-summary.ts'
import { compliance } from '../compliance.ts'
import { offersVersions } from './my-consents.ts'

const { terms, offers } = orderSummary.form

/**
 * What is agreed to or declined with an order, in the very words of the form. A consent is kept with its wording and
 * version: raise the version whenever the words, or the pages they name, change in meaning.
 */
export const consents = {
  terms: { wording: `${terms.before} ${terms.terms} ${terms.and} ${terms.privacy}`, version: 1 },
  marketing: { wording: offers, version: compliance.marketingIsOptOut ? offersVersions.optOut : offersVersions.optIn },
} as const
