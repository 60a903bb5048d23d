import { cardPayment } from '#content/order-summary.ts'
import { showToast } from '#web/ui/toasts.ts'
import { forgetForm } from './kept-form.ts'

/** On whatever page the person is by now. The form has done its work. */
export function tellPaid(reference: string | null): void {
  forgetForm()
  showToast({ title: cardPayment.success, description: cardPayment.receipt(reference) })
}
