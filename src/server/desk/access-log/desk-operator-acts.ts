import { recordLook } from '../../access-log/record-look.ts'
import type { Handler } from '../../calls/route.ts'
import { actsOf } from '../../operators/acts-of.ts'
import type { Services } from '../../services.ts'

export const deskOperatorActs =
  ({ database, vault, now }: Services): Handler<'desk_operator_acts'> =>
  ({ staff: me, body: { after } }) =>
    database.run((orm) =>
      orm.transaction(async (tx) => {
        await recordLook(tx, { staffId: me.id, accountId: null, what: 'access log', why: 'audit' }, now())
        return actsOf(tx, vault, { after: after && { ...after, at: new Date(after.at) } })
      }),
    )
