import type { WaitsFor } from '#domain/privacy/erasure-delays.ts'
import { cancelOwn } from '../../appointments/cancel-appointment.ts'
import { endFollowUp } from '../../appointments/follow-up/end-follow-up.ts'
import { removeAllCards } from '../../checkout/saved-card/sync-saved-cards.ts'
import { withdrawOwn } from '../../checkout/withdraw-order.ts'
import { endKitOfErased } from '../../clinical/blood-tests/kits.ts'
import { cancelOwnWeighIn } from '../../clinical/evidence/cancel-weigh-in.ts'
import { stopErasedPlan } from '../../clinical/treatment/stop-erased-plan.ts'
import { closeUnpaid } from '../../orders/close-unpaid.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { liveBusiness } from './live-business.ts'

/** True: refused, because it cannot be ended any more. */
const isRefused = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => false,
    (error: unknown) => {
      if (error instanceof ApiError && error.code === 409) return true
      throw error
    },
  )

/**
 * Ends what is under way on behalf of the patient to be erased, as they could themselves. What cannot be ended is
 * waited for. Null: nothing is left to wait for.
 */
export async function settle(services: Services, accountId: string): Promise<WaitsFor | null> {
  const { database } = services
  const live = await database.run((orm) => liveBusiness(orm, accountId))
  if (live.waitsFor !== null) return live.waitsFor
  for (const followUp of live.reservedSlots)
    if (!(await endFollowUp(services, followUp, { as: 'let go', by: 'patient' }))) return 'payment'
  const others = live.unpaid.filter(({ id }) => !live.reservedSlots.some(({ orderId }) => orderId === id))
  for (const { id } of others)
    if (!(await closeUnpaid(services, id, { by: 'patient', alongside: async () => undefined }))) return 'payment'
  for (const { id } of live.held) {
    if (await isRefused(withdrawOwn(services, id, accountId))) return 'decision'
  }
  for (const { appointment } of live.booked) {
    const cancelling =
      appointment.orderId === null
        ? cancelOwnWeighIn(services, accountId, appointment.id)
        : cancelOwn(services, accountId, { id: appointment.id, expectedRefundPence: null })
    if (await isRefused(cancelling)) return 'appointment'
  }
  const now = await database.run((orm) => liveBusiness(orm, accountId))
  if (now.held.length > 0) return 'money'
  const left = now.waitsFor ?? now.unsettled
  if (left !== null) return left
  if (now.plan) await stopErasedPlan(services, now.plan)
  await endKitOfErased(services, accountId)
  await removeAllCards(services, accountId)
  return null
}
