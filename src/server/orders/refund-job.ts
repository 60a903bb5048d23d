import { startJob } from '../jobs/start-job.ts'
import type { Services } from '../services.ts'
import { sendRefund } from './refunds.ts'

const usualPauseMs = 20_000
const mostAtOnce = 50

/** Gives back what is still owed. Returns how many refunds were taken. Several processes may do it. */
export async function sendDueRefunds(services: Services): Promise<number> {
  let refunded = 0
  while (refunded < mostAtOnce && (await sendRefund(services))) refunded += 1
  return refunded
}

/** Does so every now and then until it is told to stop. */
export const startRefundJob = (services: Services, everyMs = usualPauseMs): (() => void) =>
  startJob(services, {
    name: 'money is given back',
    everyMs,
    async run() {
      const refunded = await sendDueRefunds(services)
      if (refunded > 0) services.log.info({ refunded }, 'refunds were given by the clock')
    },
  })
