import { savedCardWords as words } from '#content/checkout/saved-card.ts'
import type { Handler } from '../../identity/handler.ts'
import { orProviderAway } from '../../orders/provider-away.ts'
import type { Services } from '../../platform/services.ts'
import { savedCardOf } from './card-customer.ts'
import { syncSavedCards } from './sync-saved-cards.ts'

export const myCard =
  (services: Services): Handler<'my_card'> =>
  async ({ account: { id } }) => ({ card: await orProviderAway(words.refused.away, savedCardOf(services, id)) })

export const settleCard =
  (services: Services): Handler<'settle_card'> =>
  async (request) => {
    await orProviderAway(words.refused.away, syncSavedCards(services, request.account.id))
    return myCard(services)(request)
  }
