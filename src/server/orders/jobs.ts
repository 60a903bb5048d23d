import { secondMs } from '#domain/calendar/durations.ts'
import { type Job, shortTurnMs } from '../platform/jobs/job.ts'
import { sendDueRefunds } from './refund-job.ts'

export const ordersJobs = (): readonly Job[] => [
  { name: 'money is given back', everyMs: 20 * secondMs, withinMs: shortTurnMs, run: sendDueRefunds },
]
