import { savedCardWords as words } from '#content/checkout/saved-card.ts'
import type { Handler } from '../../identity/handler.ts'
import { orProviderAway } from '../../orders/provider-away.ts'
import type { Services } from '../../platform/services.ts'
import { recordCardConsent, requireSeen } from './card-consent.ts'
import { ensureCustomer, savedCardOf, scheduleCardSync } from './card-customer.ts'
import { requireOwnPayment } from './own-payment.ts'
import { paymentIsOverMs } from './sync-saved-cards.ts'

/** Sent with the box ticked, or unticked again. Consent is recorded before the provider hears of it. */
export const keepCard =
  (services: Services): Handler<'keep_card'> =>
  async ({ body, account: { id: accountId } }) => {
    const { paymentIntentId, isKept, consentVersion } = body
    const { cards, database, now } = services
    await database.run((orm) => requireOwnPayment(orm, accountId, body))
    requireSeen(consentVersion)
    await orProviderAway(words.refused.away, tell())
    return {}

    async function tell(): Promise<void> {
      const customer = await ensureCustomer(services, accountId)
      if (isKept) await recordCardConsent(services, accountId, { isGiven: true, how: 'payment' })
      await cards.keepCardOf(paymentIntentId, customer, isKept)
      await database.run((orm) => scheduleCardSync(orm, accountId, new Date(now() + paymentIsOverMs)))
      // A patient who already has a saved card keeps it.
      if (!isKept && (await savedCardOf(services, accountId)) === null)
        await recordCardConsent(services, accountId, { isGiven: false, how: 'payment' })
    }
  }
