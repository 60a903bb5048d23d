import type { Handler } from '../../identity/handler.ts'
import type { Services } from '../../platform/services.ts'
import { markRead } from './mark-read.ts'
import { noteRead } from './notify-of-message.ts'

export const markThreadRead =
  (services: Services): Handler<'mark_thread_read'> =>
  async ({ account: { id: accountId }, body: { upTo } }) => {
    const now = services.now()
    const unread = await services.database.transaction((tx) =>
      markRead(tx, { accountId, reader: 'patient', upTo, now }),
    )
    if (unread === 0) await noteRead(services, accountId)
    return { unread }
  }
