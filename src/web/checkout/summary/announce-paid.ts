import type { NavigateFunction } from 'react-router'
import { cardPayment } from '#content/checkout/order-summary.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { seePaid } from '#web/shared/payment/see-paid.ts'
import { forgetForm } from './saved-form.ts'

/** On whatever page the person is by now. The form has done its work. */
export function announcePaid(reference: string | null, navigate: NavigateFunction): void {
  forgetForm()
  showToast({
    title: cardPayment.success,
    description: cardPayment.receipt(reference),
    action: seePaid(cardPayment.seeOrder, navigate),
  })
}
