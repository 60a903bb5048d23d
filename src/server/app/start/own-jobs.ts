import { hourMs } from '#domain/calendar/durations.ts'
import { retention } from '#domain/privacy/retention.ts'
import { type Job, longTurnMs } from '../../platform/jobs/job.ts'
import { eraseOver } from './erase-job.ts'

export const appJobs = (): readonly Job[] => [
  { name: 'what is over is erased', everyMs: retention.eraseEveryHours * hourMs, withinMs: longTurnMs, run: eraseOver },
]
