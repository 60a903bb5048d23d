import { checkInWords as words } from '#content/treatment/check-in.ts'
import { isPayable } from '#domain/orders/payment-state.ts'
import { lockAccount } from '../../../identity/accounts/lock-account.ts'
import type { Handler } from '../../../identity/handler.ts'
import { requireUnrestricted } from '../../../identity/restrictions/restricted.ts'
import { closeUnpaid } from '../../../orders/close-unpaid.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import type { Services } from '../../../platform/services.ts'
import { checkInStatus, nextRound } from './check-in-status.ts'

const notAgain = () => new ApiError(409, words.notOpen)

/** The last check-in led to nothing, or is too old to supply by: another is opened for the same pen. */
export const answerAgain =
  (services: Services): Handler<'answer_check_in_again'> =>
  async ({ account }) => {
    const { database } = services
    const standing = await database.run(async (orm) => {
      await requireUnrestricted(orm, 'check-in', { accountId: account.id, by: 'patient', now: services.now() })
      return checkInStatus(services, orm, account.id)
    })
    if (standing?.is !== 'again') throw notAgain()
    const { order } = standing
    if (order && isPayable(order.state)) {
      const isClosed = await closeUnpaid(services, order.id, { by: 'patient', alongside: async () => undefined })
      if (!isClosed) throw notAgain()
    }
    await database.transaction(async (tx) => {
      await lockAccount(tx, account.id)
      const now = await checkInStatus(services, tx, account.id)
      if (now?.is !== 'again' || !now.checkIn) return
      await nextRound(services, tx, { ...now, round: now.checkIn.round + 1 })
    })
    return {}
  }
