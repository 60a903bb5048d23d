import type { Handler } from '../calls/route.ts'
import type { Services } from '../services.ts'
import { markRead } from '../threads/mark-read.ts'
import { noteRead } from '../threads/tell-of-message.ts'

export const markThreadRead =
  (services: Services): Handler<'mark_thread_read'> =>
  async ({ account: { id: accountId }, body: { upTo } }) => {
    const now = services.now()
    const unread = await services.database.run((orm) =>
      orm.transaction((tx) => markRead(tx, { accountId, reader: 'patient', upTo, now })),
    )
    if (unread === 0) await noteRead(services, accountId)
    return { unread }
  }
