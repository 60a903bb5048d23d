import type { Handler } from '../../../identity/handler.ts'
import { sendSoon } from '../../../orders/order-email.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../../platform/live-updates/publish-desk-event.ts'
import { queueAgain } from '../../../platform/outbox/message-rows.ts'
import type { Services } from '../../../platform/services.ts'

/** Those of these emails that were given up wait to be sent, and are no longer on Watch. Their ids. */
export async function sendAgain(tx: Orm, ids: readonly string[], now: number): Promise<string[]> {
  const queued = await queueAgain(tx, ids, now)
  for (const id of queued) await publishDeskEvent(tx, 'watch', id)
  return queued
}

export const deskSendAgain =
  (services: Services): Handler<'desk_send_again'> =>
  async ({ body: { id } }) => {
    await services.database.run((orm) =>
      orm.transaction(async (tx) => {
        const queued = await sendAgain(tx, [id], services.now())
        if (queued.length === 0) throw new ApiError(404, 'This email is not waiting to be sent again.')
      }),
    )
    sendSoon(services)
    return {}
  }
