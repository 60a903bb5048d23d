import { savedCardWords as words } from '#content/checkout/saved-card.ts'
import type { Handler } from '../../identity/handler.ts'
import { orProviderAway } from '../../orders/provider-away.ts'
import type { Services } from '../../platform/services.ts'
import { recordCardConsent, requireSeen } from './card-consent.ts'
import { ensureCustomer, scheduleCardSync } from './card-customer.ts'
import { paymentIsOverMs } from './sync-saved-cards.ts'

export const beginCard =
  (services: Services): Handler<'begin_card'> =>
  async ({ body: { consentVersion }, account: { id: accountId } }) => {
    const { cards, database, now } = services
    requireSeen(consentVersion)
    return orProviderAway(words.refused.away, begin())

    async function begin() {
      const customer = await ensureCustomer(services, accountId)
      await recordCardConsent(services, accountId, { isGiven: true, how: 'account' })
      const { clientSecret } = await cards.beginSetup(customer)
      await database.run((orm) => scheduleCardSync(orm, accountId, new Date(now() + paymentIsOverMs)))
      const { provider, publishableKey } = cards
      return { clientSecret, provider, publishableKey }
    }
  }
