import type { Handlers } from '../identity/handler.ts'
import { deskCloseDifference, deskMoney, deskRefund } from './desk-money.ts'
import { dismissConfirmation } from './dismiss-confirmation.ts'

export const ordersCalls = {
  desk_close_difference: deskCloseDifference,
  desk_money: deskMoney,
  desk_refund: deskRefund,
  dismiss_confirmation: dismissConfirmation,
} satisfies Partial<Handlers>
