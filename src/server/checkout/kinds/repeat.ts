import { checkInWords as words } from '#content/check-in.ts'
import { policy } from '#domain/clinical/policy.ts'
import { Refusal } from '../../http/refusal.ts'
import { checkInStanding } from '../../plans/check-in/standing.ts'
import type { CheckoutKind } from './checkout-kind.ts'
import { medicationCheckout } from './medication.ts'

/** The next pen of somebody on treatment, by their check-in. A clinician decides before any money is taken. */
export const repeatCheckout: CheckoutKind<'repeat'> = {
  ...medicationCheckout,
  submit: null,
  beforePaying: (services, { id, accountId }) =>
    services.database.run(async (orm) => {
      const standing = accountId === null ? null : await checkInStanding(services, orm, accountId)
      if (standing?.order?.id !== id || standing.isLocked) throw new Refusal(409, words.notOpen)
      if (standing.is === 'again') throw new Refusal(409, words.stale(policy.checkInFreshDays))
      if (standing.is === 'not yet') throw new Refusal(409, words.notOpen)
    }),
}
