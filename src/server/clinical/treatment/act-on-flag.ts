import { eq } from 'drizzle-orm'
import { flagWords as words } from '#content/treatment/coaching.ts'
import { flagDue } from '#domain/treatment/plan-flags.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import type { Handler } from '../../identity/handler.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { flagOwner } from './flag-rows.ts'
import { newestPlanOf } from './plan-rows.ts'
import { planFlags } from './tables.ts'

/** Staff who work with a patient flag something for a prescriber. A flag decides nothing. */
export const deskRaiseFlag =
  ({ database, vault, now: clock }: Services): Handler<'desk_raise_flag'> =>
  async ({ body: { flagId, accountId, words: typed }, staff }) => {
    if (typed.trim() === '') throw new ApiError(422, words.nothingWritten)
    return database.transaction(async (tx) => {
      if (!(await newestPlanOf(tx, accountId))) throw new ApiError(404, words.noTreatment)
      const now = clock()
      const [made] = await tx
        .insert(planFlags)
        .values({
          id: flagId,
          accountId,
          raisedBy: staff.id,
          words: vault.seal(typed.trim(), flagOwner(flagId)),
          raisedAt: new Date(now),
          dueAt: new Date(flagDue(now, await clinicClosures(tx))),
        })
        .onConflictDoNothing()
        .returning({ id: planFlags.id })
      if (made) await publishDeskEvent(tx, 'watch', flagId)
      return {}
    })
  }

/** Resolved by a prescriber, once: when two answer at the same moment the second is told. */
export const deskAnswerFlag =
  ({ database, vault, now }: Services): Handler<'desk_answer_flag'> =>
  async ({ body: { flagId, words: typed }, staff }) => {
    if (typed.trim() === '') throw new ApiError(422, words.nothingWritten)
    return database.transaction(async (tx) => {
      const [found] = await tx.select().from(planFlags).where(eq(planFlags.id, flagId)).for('no key update')
      if (!found) throw new ApiError(404, words.none)
      if (found.answeredAt !== null) throw new ApiError(409, words.answeredMeanwhile)
      await tx
        .update(planFlags)
        .set({
          answeredBy: staff.id,
          answeredAt: new Date(now()),
          answer: vault.seal(typed.trim(), flagOwner(flagId)),
        })
        .where(eq(planFlags.id, flagId))
      await publishDeskEvent(tx, 'watch', flagId)
      return {}
    })
  }
