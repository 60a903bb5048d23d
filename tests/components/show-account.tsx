import AccountPage from '../../src/web/account/account.tsx'
import OrdersPage from '../../src/web/account/orders/orders.tsx'
import TreatmentPage from '../../src/web/account/treatment/treatment-page.tsx'
import { showPage } from './show-page.tsx'

/** The pages of the account that say whose turn it is, beside each other, so that a test sees what each of them says. */
export function showAccount() {
  const shown = [
    showPage(AccountPage, '/account'),
    showPage(TreatmentPage, '/account/treatment'),
    showPage(OrdersPage, '/account/orders'),
  ] as const
  return {
    user: shown[0].user,
    unmount() {
      for (const page of shown) page.unmount()
    },
  }
}
