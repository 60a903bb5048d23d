import { savedCardWords as words } from '#content/checkout/saved-card.ts'
import type { CallReply } from '#contract/calls.ts'
import { kindOf } from '#domain/orders/kinds.ts'
import type { Handler } from '../../identity/handler.ts'
import { requireUnrestricted } from '../../identity/restrictions/restricted.ts'
import { orProviderAway } from '../../orders/provider-away.ts'
import { isAuthorised } from '../../platform/gateways/cards/cards.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { beforePaying } from '../payment/answers-at-payment.ts'
import { completePayment } from '../payment/complete-payment.ts'
import { checkLater } from '../payment/verify-payment-intent.ts'
import { customerOf, savedCardOf } from './card-customer.ts'
import { requireOwnPayment } from './own-payment.ts'

type Reply = CallReply<'pay_with_saved_card'>

const said = (outcome: Reply['outcome'], more: Partial<Reply> = {}): Reply => ({
  outcome,
  challenge: null,
  message: null,
  ...more,
})

/**
 * One press, one authorisation: an order has one payment, which can be authorised once. The provider's answer is
 * recorded by the same code as for a typed card; if the process is killed before that, the job settles it.
 */
export const payWithSavedCard =
  (services: Services): Handler<'pay_with_saved_card'> =>
  async ({ body, account: { id: accountId } }) => {
    const order = await services.database.run((orm) => requireOwnPayment(orm, accountId, body))
    const now = services.now()
    await services.database.run((orm) => requireUnrestricted(orm, 'order', { accountId, by: 'patient', now }))
    // The payment was prepared earlier: what has changed since then counts too.
    if (order && kindOf(order).taking === 'on approval') await beforePaying(services, order)
    return orProviderAway(checkLater, pay())

    async function pay(): Promise<Reply> {
      const { paymentIntentId, card } = body
      const saved = await savedCardOf(services, accountId)
      const customer = await services.database.run((orm) => customerOf(orm, accountId))
      // Nobody pays with another card than the one they see.
      if (customer === null || saved?.id !== card) throw new ApiError(409, words.refused.gone, { reason: 'card' })
      const answer = await services.cards.payWith(paymentIntentId, customer, card)
      if (answer.is === 'challenged') return said('challenged', { challenge: answer.challenge })
      if (answer.is === 'declined') return said('declined', { message: answer.message })
      if (!isAuthorised(answer.intent)) return said('declined')
      await completePayment(services, answer.intent, 'patient')
      return said('authorised')
    }
  }
