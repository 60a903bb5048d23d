import { and, eq } from 'drizzle-orm'
import type { Handler } from '../../calls/route.ts'
import { tellDesk } from '../../desk-changes/tell-desk.ts'
import { Refusal } from '../../http/refusal.ts'
import { messages } from '../../messages/tables.ts'
import { sendSoon } from '../../orders/order-email.ts'
import type { Services } from '../../services.ts'

export const deskSendAgain =
  (services: Services): Handler<'desk_send_again'> =>
  async ({ body: { id } }) => {
    await services.database.run((orm) =>
      orm.transaction(async (tx) => {
        const [queued] = await tx
          .update(messages)
          .set({ state: 'queued', attempts: 0, nextTryAt: new Date(services.now()) })
          .where(and(eq(messages.id, id), eq(messages.state, 'failed'), eq(messages.kind, 'email')))
          .returning({ id: messages.id })
        if (!queued) throw new Refusal(404, 'This email is not waiting to be sent again.')
        await tellDesk(tx, 'watch', id)
      }),
    )
    sendSoon(services)
    return {}
  }
