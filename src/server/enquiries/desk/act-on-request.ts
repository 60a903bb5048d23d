import { eq } from 'drizzle-orm'
import { requestProblems as problems } from '#content/enquiries/inbox.ts'
import { accountById } from '../../identity/accounts/account-rows.ts'
import type { Handler } from '../../identity/handler.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { linkRequest, lockRequest, recordEvent } from '../inbox-rows.ts'
import { moveByHand } from '../request-acts.ts'
import { contactRequests } from '../tables.ts'

export const deskAssignRequest =
  ({ database, now }: Services): Handler<'desk_assign_request'> =>
  ({ staff: me, body: { id, isMine } }) =>
    database.transaction(async (tx) => {
      await lockRequest(tx, id)
      const assignedTo = isMine ? me.id : null
      await tx.update(contactRequests).set({ assignedTo }).where(eq(contactRequests.id, id))
      const what = isMine ? 'taken' : 'given back'
      await recordEvent(tx, { requestId: id, staffId: me.id, what }, now())
      return {}
    })

export const deskMoveRequest =
  (services: Services): Handler<'desk_move_request'> =>
  ({ staff: me, body: { id, move } }) =>
    services.database.transaction(async (tx) => ({
      state: await moveByHand(services, tx, { id, move, staffId: me.id }),
    }))

export const deskLinkRequest =
  ({ database, now }: Services): Handler<'desk_link_request'> =>
  ({ staff: me, body: { id, accountId } }) =>
    database.transaction(async (tx) => {
      await lockRequest(tx, id)
      if (accountId !== null && !(await accountById(tx, accountId))) throw new ApiError(404, problems.noPerson)
      await linkRequest(tx, id, accountId)
      const what = accountId === null ? 'unlinked' : 'linked'
      await recordEvent(tx, { requestId: id, staffId: me.id, what }, now())
      return {}
    })
