import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { planWords } from '#content/treatment/desk-treatment.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import type { Handler } from '../../identity/handler.ts'
import { requireAllowed } from '../../identity/restrictions/restricted.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { notifyOfMessage } from '../messages/notify-of-message.ts'
import { postMessage } from '../messages/post-message.ts'
import { answerOwner } from './medicine-requests.ts'
import { planReasonOwner, recordOnPlan } from './plan-rows.ts'
import { medicineRequests, plans } from './tables.ts'

/** A prescriber agrees to another medicine or does not: the patient reads why in their conversation. */
export const deskAnswerMedicine =
  (services: Services): Handler<'desk_answer_medicine'> =>
  async ({ body: { requestId, isAgreed, words }, staff }) =>
    services.database.transaction(async (tx) => {
      const { vault, now } = services
      const is = eq(medicineRequests.id, requestId)
      const [asked] = await tx.select().from(medicineRequests).where(is)
      if (!asked) throw new ApiError(404, planWords.asked.none)
      await lockAccount(tx, asked.accountId)
      const [request] = await tx.select().from(medicineRequests).where(is).for('no key update')
      if (!request || request.answeredAt !== null || request.endedAt !== null)
        throw new ApiError(409, planWords.asked.over)
      if (words.trim() === '') throw new ApiError(422, planWords.asked.noWords)
      const { planId, accountId } = request
      await requireAllowed(tx, 'decision', { accountId }, now())
      const at = new Date(now())
      await tx
        .update(medicineRequests)
        .set({ answeredAt: at, answeredBy: staff.id, isAgreed, words: vault.seal(words, answerOwner(requestId)) })
        .where(is)
      const [plan] = await tx.select({ mg: plans.mg }).from(plans).where(eq(plans.id, planId))
      if (!plan) throw new Error('Another medicine was asked for without a treatment.')
      await recordOnPlan(tx, {
        planId,
        what: isAgreed ? 'medicine agreed' : 'medicine refused',
        mg: plan.mg,
        staffId: staff.id,
        at,
        reason: vault.seal(words, planReasonOwner(planId)),
      })
      await postMessage(tx, vault, {
        accountId,
        sending: randomUUID(),
        words,
        staffId: staff.id,
        now: now(),
      })
      await notifyOfMessage(services, tx, accountId)
      return {}
    })
