import { hourMs } from '#domain/calendar/durations.ts'
import { retention } from '#domain/privacy/retention.ts'
import { appointmentsJobs } from '../../appointments/jobs.ts'
import { checkoutJobs } from '../../checkout/jobs.ts'
import { clinicalJobs } from '../../clinical/jobs.ts'
import { ordersJobs } from '../../orders/jobs.ts'
import { type Job, longTurnMs } from '../../platform/jobs/job.ts'
import { platformJobs } from '../../platform/jobs.ts'
import { privacyJobs } from '../../privacy/jobs.ts'
import { eraseOver } from './erase-job.ts'

/**
 * All jobs; each module lists its own in `jobs.ts`. Each job runs in one process at a time. Their only state in memory
 * is how often the card provider was asked about an order, which the next process starts again.
 */
export const jobsOf = (): readonly Job[] => [
  ...platformJobs(),
  ...ordersJobs(),
  ...appointmentsJobs(),
  ...clinicalJobs(),
  ...checkoutJobs(),
  ...privacyJobs(),
  ...appJobs(),
]

const appJobs = (): readonly Job[] => [
  { name: 'what is over is erased', everyMs: retention.eraseEveryHours * hourMs, withinMs: longTurnMs, run: eraseOver },
]
