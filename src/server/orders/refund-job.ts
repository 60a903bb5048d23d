import { isTurnOver } from '../platform/jobs/for-each-row.ts'
import type { Services } from '../platform/services.ts'
import { claimRefund, sendClaimed } from './refunds.ts'

/**
 * Refunds what is owed, one by one: a failed one is retried later and does not block the others. While the provider is
 * away all of them wait. Returns how many were refunded. Several processes may run it.
 */
export async function sendDueRefunds(services: Services): Promise<number> {
  const { database, log, metrics, now } = services
  const dueBy = now()
  let refunded = 0
  for (let id = await claimRefund(services, { dueBy }); id !== null; id = await claimRefund(services, { dueBy })) {
    try {
      const became = await sendClaimed(services, id)
      if (became === 'away') break
      if (became === 'sent') refunded += 1
      else metrics.rowFailed('money is given back')
    } catch (error) {
      if (isTurnOver(database, error)) throw error
      log.error({ err: error, refund: id }, 'a refund failed and is tried again')
      metrics.rowFailed('money is given back')
    }
  }
  if (refunded > 0) log.info({ refunded }, 'refunds were made by the job')
  return refunded
}
