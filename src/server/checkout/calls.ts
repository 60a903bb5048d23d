import type { Handlers } from '../identity/handler.ts'
import { checkUserByEmail } from './check-user-by-email.ts'
import { confirmOrder } from './confirm-order.ts'
import { createNewUser } from './create-new-user.ts'
import { medicineChoice } from './medicine-choice.ts'
import { openAccount } from './open-account.ts'
import { createPaymentIntent } from './payment/create-payment-intent.ts'
import { verifyPaymentIntent } from './payment/verify-payment-intent.ts'
import { beginCard } from './saved-card/begin-card.ts'
import { keepCard } from './saved-card/keep-card.ts'
import { myCard, settleCard } from './saved-card/my-card.ts'
import { payWithSavedCard } from './saved-card/pay-with-saved-card.ts'
import { withdrawOrder } from './withdraw-order.ts'

export const checkoutCalls = {
  check_user_by_email: checkUserByEmail,
  create_new_user: createNewUser,
  medicine_choice: medicineChoice,
  create_payment_intent: createPaymentIntent,
  verify_payment_intent: verifyPaymentIntent,
  my_card: myCard,
  begin_card: beginCard,
  settle_card: settleCard,
  keep_card: keepCard,
  pay_with_saved_card: payWithSavedCard,
  confirm_order: confirmOrder,
  open_account: openAccount,
  withdraw_order: withdrawOrder,
} satisfies Partial<Handlers>
