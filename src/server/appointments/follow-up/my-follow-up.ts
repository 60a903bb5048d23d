import { and, eq } from 'drizzle-orm'
import { keptTimeWords as words } from '#content/appointments/reserved-slot.ts'
import { consentsFor } from '#domain/appointments/consents.ts'
import { mayCancelAnother, policyOf } from '#domain/appointments/policy.ts'
import type { Handler } from '../../identity/handler.ts'
import { requireUnrestricted } from '../../identity/restrictions/restricted.ts'
import { recordConsents } from '../../intake/consents/record-consents.ts'
import { consents } from '../../intake/consents/tables.ts'
import { orProviderAway } from '../../orders/provider-away.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { allOwned, pastChanges } from '../owned-appointments.ts'
import { endFollowUp } from './end-follow-up.ts'
import { followUpState, followUpsAmong, type KnownFollowUp } from './follow-up-rows.ts'

const noSuchFollowUp = () => new ApiError(404, words.gone)
const notWaiting = () => new ApiError(409, words.over, { because: 'not-waiting' })

/** The cancellation policy, with the wording and version the patient agreed to. */
const policyConsent = 't8'

async function ownFollowUp(orm: Orm, accountId: string, appointmentId: string) {
  const owned = await allOwned(orm, accountId)
  const one = owned.find(({ appointment }) => appointment.id === appointmentId)
  const orderId = one?.appointment.orderId
  const known: KnownFollowUp | undefined = orderId ? (await followUpsAmong(orm, [orderId])).get(orderId) : undefined
  if (!one) throw noSuchFollowUp()
  if (!known) throw notWaiting()
  const { policyVersion } = one.appointment
  const { cancelledBefore } = pastChanges(owned, one.appointment)
  return { known, canCancel: mayCancelAnother(policyOf(policyVersion), cancelledBefore) }
}

/** The patient agrees to the cancellation policy, in the words that apply to them, and can then pay. */
export const acceptFollowUp =
  ({ database, now }: Services): Handler<'accept_follow_up'> =>
  ({ account, body: { id, consentVersion } }) =>
    database.transaction(async (tx) => {
      const { known, canCancel } = await ownFollowUp(tx, account.id, id)
      if (followUpState(known) !== 'waiting') throw notWaiting()
      await requireUnrestricted(tx, 'booking', { accountId: account.id, by: 'patient', now: now() })
      const { wording, version } = consentsFor({ canCancel })[policyConsent]
      if (consentVersion !== version) throw new ApiError(409, words.consentChanged, { reason: 'consents' })
      const { id: orderId, amountPence } = known.order
      const agreed = and(eq(consents.orderId, orderId), eq(consents.version, version))
      const before = await tx.select({ id: consents.id }).from(consents).where(agreed)
      if (before.length === 0)
        await recordConsents(tx, { orderId }, [{ kind: policyConsent, wording, version, isGiven: true }])
      return { orderId, amountPence }
    })

export const letFollowUpGo =
  (services: Services): Handler<'let_follow_up_go'> =>
  async ({ account, body: { id } }) => {
    const { known } = await services.database.run((orm) => ownFollowUp(orm, account.id, id))
    // Asked again, because the first reply was lost.
    if (known.followUp.endedAs === 'let go') return {}
    const ending = endFollowUp(services, known.followUp, { as: 'let go', by: 'patient' })
    if (!(await orProviderAway(words.away, ending))) throw notWaiting()
    return {}
  }
