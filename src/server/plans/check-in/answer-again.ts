import { checkInWords as words } from '#content/check-in.ts'
import { lockAccount } from '../../accounts/lock-account.ts'
import type { Handler } from '../../calls/route.ts'
import { Refusal } from '../../http/refusal.ts'
import { closeUnpaid } from '../../orders/close-unpaid.ts'
import type { Services } from '../../services.ts'
import { checkInStanding, nextRound } from './standing.ts'

const notAgain = () => new Refusal(409, words.notOpen)

/** The last check-in came to nothing, or is too old to supply by: another is opened about the same pen. */
export const answerAgain =
  (services: Services): Handler<'answer_check_in_again'> =>
  async ({ account }) => {
    const { database } = services
    const standing = await database.run((orm) => checkInStanding(services, orm, account.id))
    if (standing?.is !== 'again') throw notAgain()
    const { order } = standing
    if (order && order.state !== 'expired') {
      const isClosed = await closeUnpaid(services, order.id, { by: 'patient', alongside: async () => undefined })
      if (!isClosed) throw notAgain()
    }
    await database.run((orm) =>
      orm.transaction(async (tx) => {
        await lockAccount(tx, account.id)
        const now = await checkInStanding(services, tx, account.id)
        if (now?.is !== 'again' || !now.checkIn) return
        await nextRound(services, tx, { ...now, round: now.checkIn.round + 1 })
      }),
    )
    return {}
  }
