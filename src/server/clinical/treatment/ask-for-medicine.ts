import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { selfServiceChangeWords as words } from '#content/treatment/self-service-change.ts'
import { medicineName } from '#domain/medicines/medicines.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import type { Handler } from '../../identity/handler.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { postMessage } from '../messages/post-message.ts'
import { isWaiting, requestOf, wishOwner } from './medicine-requests.ts'
import { notifyOfPlan } from './notify-of-plan.ts'
import { holdOwnPlan } from './own-plan.ts'
import { planReasonOwner, recordOnPlan } from './plan-rows.ts'
import { medicineRequests } from './tables.ts'

/** Recorded with the plan, and in the conversation, where staff answer within the promised time. */
export const askForMedicine =
  (services: Services): Handler<'ask_for_medicine'> =>
  async ({ body: { epoch, medicine, wish }, account: { id: accountId } }) =>
    services.database.transaction(async (tx) => {
      const { vault, now } = services
      const plan = await holdOwnPlan(tx, accountId, epoch)
      if (plan.state === 'stopped') throw new ApiError(422, words.refused['not possible'])
      if (plan.medicine === medicine) throw new ApiError(422, words.refused.same)
      if (isWaiting(await requestOf(tx, plan.id))) throw new ApiError(422, words.refused.asking)
      const [id, at] = [randomUUID(), new Date(now())]
      const request = { id, planId: plan.id, accountId, medicine, askedAt: at }
      await tx.insert(medicineRequests).values({ ...request, wish: vault.seal(wish, wishOwner(id)) })
      const said = words.asked(medicineName(medicine), wish)
      await recordOnPlan(tx, {
        planId: plan.id,
        what: 'medicine asked',
        mg: plan.mg,
        by: 'patient',
        at,
        reason: vault.seal(said, planReasonOwner(plan.id)),
      })
      const post = {
        accountId,
        sending: id,
        words: said,
        staffId: null,
        holidays: await clinicClosures(tx),
        now: now(),
      }
      await postMessage(tx, vault, post)
      await notifyOfPlan(services, tx, accountId, 'own')
      return {}
    })

/** Withdrawn twice, or after it was answered, it changes nothing. */
export const takeBackMedicine =
  ({ database, now }: Services): Handler<'take_back_medicine'> =>
  async ({ account: { id: accountId }, body: { requestId } }) => {
    await database.run((orm) =>
      orm
        .update(medicineRequests)
        .set({ endedAt: new Date(now()) })
        .where(and(eq(medicineRequests.id, requestId), eq(medicineRequests.accountId, accountId))),
    )
    return {}
  }
