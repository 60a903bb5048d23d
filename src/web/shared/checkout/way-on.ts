import { placing } from '#content/checkout/checkout.ts'
import { pages } from '#contract/pages.ts'

/** Where the server sends somebody whose order it does not take, in words. */
export function wayOnWords(to: string): string {
  if (to === pages.accountCheckIn) return placing.toCheckIn
  return to.startsWith(pages.checkAnswers) ? placing.toAnswers : placing.toMessages
}
