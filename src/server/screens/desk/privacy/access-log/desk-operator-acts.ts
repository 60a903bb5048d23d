import type { Handler } from '../../../../identity/handler.ts'
import { recordAccess } from '../../../../platform/access-log/record-access.ts'
import { actsOf } from '../../../../platform/operators/acts-of.ts'
import type { Services } from '../../../../platform/services.ts'

export const deskOperatorActs =
  ({ database, vault, now }: Services): Handler<'desk_operator_acts'> =>
  ({ staff: me, body: { after } }) =>
    database.transaction(async (tx) => {
      await recordAccess(tx, { staffId: me.id, accountId: null, what: 'access log', why: 'audit' }, now())
      return actsOf(tx, vault, { after: after && { ...after, at: new Date(after.at) } })
    })
