import { orderSummary } from '../checkout/order-summary.ts'

const { terms, optOut } = orderSummary.form

/**
 * What is agreed to or declined with an order, in the very words of the form. A consent is kept with its wording and
 * version: raise the version whenever the words, or the pages they name, change in meaning.
 */
export const consents = {
  terms: { wording: `${terms.before} ${terms.terms} ${terms.and} ${terms.privacy}`, version: 1 },
  marketing: { wording: optOut, version: 1 },
} as const
