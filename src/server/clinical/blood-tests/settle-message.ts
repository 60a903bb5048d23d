import { and, eq, isNotNull } from 'drizzle-orm'
import { bloodRefusals as refusals } from '#content/blood-tests/refusals.ts'
import type { Handler } from '../../identity/handler.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { bloodMessages } from './tables.ts'

export const deskSettleBloodMessage =
  ({ database, now }: Services): Handler<'desk_settle_blood_message'> =>
  async ({ body: { source, version }, staff }) => {
    await database.transaction(async (tx) => {
      const isIt = and(
        eq(bloodMessages.sourceId, source),
        eq(bloodMessages.version, version),
        isNotNull(bloodMessages.unfiled),
      )
      const [found] = await tx.select().from(bloodMessages).where(isIt).for('no key update')
      if (!found) throw new ApiError(404, refusals.noMessage)
      if (found.settledAt) return
      await tx
        .update(bloodMessages)
        .set({ settledBy: staff.id, settledAt: new Date(now()) })
        .where(isIt)
    })
    return {}
  }
