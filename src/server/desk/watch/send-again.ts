import type { Handler } from '../../calls/route.ts'
import type { Orm } from '../../database/database.ts'
import { tellDesk } from '../../desk-changes/tell-desk.ts'
import { Refusal } from '../../http/refusal.ts'
import { queueAgain } from '../../messages/message-rows.ts'
import { sendSoon } from '../../orders/order-email.ts'
import type { Services } from '../../services.ts'

/** Those of these emails that were given up wait to be sent, and are no longer on Watch. Their ids. */
export async function sendAgain(tx: Orm, ids: readonly string[], now: number): Promise<string[]> {
  const queued = await queueAgain(tx, ids, now)
  for (const id of queued) await tellDesk(tx, 'watch', id)
  return queued
}

export const deskSendAgain =
  (services: Services): Handler<'desk_send_again'> =>
  async ({ body: { id } }) => {
    await services.database.run((orm) =>
      orm.transaction(async (tx) => {
        const queued = await sendAgain(tx, [id], services.now())
        if (queued.length === 0) throw new Refusal(404, 'This email is not waiting to be sent again.')
      }),
    )
    sendSoon(services)
    return {}
  }
