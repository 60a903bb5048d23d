import { dismissConfirmation, guestOrders, paymentConfirmation } from './guest-orders.ts'
import { deskCloseDifference, deskMoney, deskRefund } from './money.ts'

export const ordersCalls = {
  [guestOrders.name]: guestOrders,
  [paymentConfirmation.name]: paymentConfirmation,
  [dismissConfirmation.name]: dismissConfirmation,
  [deskRefund.name]: deskRefund,
  [deskMoney.name]: deskMoney,
  [deskCloseDifference.name]: deskCloseDifference,
}
