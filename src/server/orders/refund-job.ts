import type { Services } from '../platform/services.ts'
import { sendRefund } from './refunds.ts'

const mostAtOnce = 50

/** Gives back what is still owed. Returns how many refunds were taken. Several processes may do it. */
export async function sendDueRefunds(services: Services): Promise<number> {
  let refunded = 0
  while (refunded < mostAtOnce && (await sendRefund(services))) refunded += 1
  if (refunded > 0) services.log.info({ refunded }, 'refunds were given by the clock')
  return refunded
}
