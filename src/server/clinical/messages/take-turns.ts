import { eq } from 'drizzle-orm'
import { deskMessageProblems as problems } from '#content/messages/desk-messages.ts'
import { clinicClosures } from '../../appointments/clinic-closures.ts'
import { noSuchPerson } from '../../identity/accounts/person.ts'
import type { Handler } from '../../identity/handler.ts'
import { staffName } from '../../identity/staff/staff-names.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { markRead } from './mark-read.ts'
import { passTurn } from './pass-turn.ts'
import { threads } from './tables.ts'
import { threadClock } from './thread-clock.ts'
import { threadOf } from './thread-rows.ts'

export const deskAssignThread =
  (services: Services): Handler<'desk_assign_thread'> =>
  ({ staff: me, body: { accountId, isMine, seen } }) =>
    services.database.transaction(async (tx) => {
      const [thread] = await tx.select().from(threads).where(eq(threads.accountId, accountId)).for('no key update')
      if (!thread) throw noSuchPerson()
      const wanted = isMine ? me.id : null
      const { assignedTo } = thread
      if (seen !== undefined && assignedTo !== seen && assignedTo !== wanted)
        throw new ApiError(409, problems.nowWith(assignedTo && (await staffName(services, tx, assignedTo))))
      await tx.update(threads).set({ assignedTo: wanted }).where(eq(threads.accountId, accountId))
      await publishDeskEvent(tx, 'turn', accountId)
      return { assignedTo: isMine ? { id: me.id, name: me.name, isMe: true } : null }
    })

export const deskPassTurn =
  ({ database, now: clock }: Services): Handler<'desk_pass_turn'> =>
  ({ body: { accountId, waitingFor, seen } }) =>
    database.transaction(async (tx) => {
      const now = clock()
      const holidays = await clinicClosures(tx)
      if (!(await passTurn(tx, { accountId, waitingFor, seen, holidays, now })))
        throw new ApiError(409, problems.writtenMeanwhile)
      const thread = await threadOf(tx, accountId)
      if (!thread) throw noSuchPerson()
      return { waitingFor: thread.waitingFor, clock: threadClock(thread, now, holidays) }
    })

export const deskMarkRead =
  ({ database, now: clock }: Services): Handler<'desk_mark_read'> =>
  async ({ body: { accountId, upTo } }) => {
    const now = clock()
    const unread = await database.transaction((tx) => markRead(tx, { accountId, reader: 'team', upTo, now }))
    return { unread }
  }
