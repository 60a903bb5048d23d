import type { Handler } from '../../identity/handler.ts'
import { sendSoon } from '../../orders/order-email.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { sendAgain } from '../../platform/outbox/send-again.ts'
import type { Services } from '../../platform/services.ts'

export const deskSendAgain =
  (services: Services): Handler<'desk_send_again'> =>
  async ({ body: { id } }) => {
    await services.database.transaction(async (tx) => {
      const queued = await sendAgain(tx, [id], services.now())
      if (queued.length === 0) throw new ApiError(404, 'This email is not waiting to be sent again.')
    })
    sendSoon(services)
    return {}
  }
