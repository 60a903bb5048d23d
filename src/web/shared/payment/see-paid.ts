import type { NavigateFunction } from 'react-router'
import { cardPayment } from '#content/checkout/order-summary.ts'
import { pages } from '#contract/pages.ts'
import { noteConfirmationDue } from '#web/browser/confirmation-due.ts'
import { notePaidHere } from '#web/browser/paid-here.ts'
import { forgetSent } from '#web/shared/checkout/send-form.ts'

/** From the message that something is paid to the page that says all about it. */
export function seePaid(label: string, navigate: NavigateFunction) {
  notePaidHere(true)
  noteConfirmationDue(true)
  forgetSent()
  return { label, run: () => void navigate(pages.yourOrder), otherwise: cardPayment.seeOtherwise }
}
