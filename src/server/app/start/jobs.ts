import { appointmentsJobs } from '../../appointments/jobs.ts'
import { checkoutJobs } from '../../checkout/jobs.ts'
import { clinicalJobs } from '../../clinical/jobs.ts'
import { ordersJobs } from '../../orders/jobs.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { platformJobs } from '../../platform/jobs.ts'
import { privacyJobs } from '../../privacy/jobs.ts'
import { appJobs } from './own-jobs.ts'

/**
 * All that is done by the clock; those of a module are listed in its `jobs.ts`. Each by one process at a time, and none by
 * every process: nothing of it is in memory but how often the card provider was asked about an order, which whoever takes
 * over begins anew.
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
