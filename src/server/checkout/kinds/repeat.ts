import { checkInWords as words } from '#content/treatment/check-in.ts'
import { policy } from '#domain/clinical/policy.ts'
import { checkInStatus } from '../../clinical/treatment/check-in/check-in-status.ts'
import { holdUnpaid } from '../../clinical/treatment/check-in/hold-unpaid.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { CheckoutKind } from './checkout-kind.ts'
import { medicationCheckout } from './medication.ts'

/** The next pen of a patient on treatment, after their check-in. A clinician decides before the card is charged. */
export const repeatCheckout: CheckoutKind<'repeat'> = {
  ...medicationCheckout,
  submit: null,
  async beforePaying(services, { id, accountId }) {
    const standing =
      accountId === null ? null : await services.database.run((orm) => checkInStatus(services, orm, accountId))
    if (standing?.order?.id !== id || standing.isLocked) throw new ApiError(409, words.notOpen)
    if (standing.is === 'again') throw new ApiError(409, words.stale(policy.checkInFreshDays))
    if (standing.is === 'not yet') throw new ApiError(409, words.notOpen)
    if (standing.is === 'looked at' || (await holdUnpaid(services, standing)))
      throw new ApiError(409, words.states['looked at'].join('. '), { reason: 'looked at' })
  },
}
