import { Link } from 'react-router'
import { orderSummary } from '#content/checkout/order-summary.ts'
import { pages } from '#contract/pages.ts'

const words = orderSummary.form

/** In a new tab, so that the password stays where it was typed. */
export function TermsLabel() {
  const { before, and, terms, privacy } = words.terms
  const link = (to: string, text: string) => (
    <Link to={to} target="_blank" className="text-green underline underline-offset-4 hover:text-ink">
      {text}
      <span className="sr-only"> {words.newTab}</span>
    </Link>
  )
  return (
    <>
      {before} {link(pages.termsOfUse, terms)} {and} {link(pages.privacyPolicy, privacy)}
    </>
  )
}
