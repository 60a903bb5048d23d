import { checkUserByEmail } from './check-user-by-email.ts'
import { createNewUser } from './create-new-user.ts'
import { createPaymentIntent } from './create-payment-intent.ts'
import { fetchUserData } from './fetch-user-data.ts'
import { medicineChoice } from './medicine-choice.ts'
import { beginCard, keepCard, myCard, payWithSavedCard, settleCard } from './saved-card.ts'
import { verifyPaymentIntent } from './verify-payment-intent.ts'

export const checkoutCalls = {
  [fetchUserData.name]: fetchUserData,
  [checkUserByEmail.name]: checkUserByEmail,
  [createNewUser.name]: createNewUser,
  [medicineChoice.name]: medicineChoice,
  [createPaymentIntent.name]: createPaymentIntent,
  [verifyPaymentIntent.name]: verifyPaymentIntent,
  [myCard.name]: myCard,
  [beginCard.name]: beginCard,
  [settleCard.name]: settleCard,
  [keepCard.name]: keepCard,
  [payWithSavedCard.name]: payWithSavedCard,
}
