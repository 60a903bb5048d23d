import { minuteMs, secondMs } from '#domain/calendar/durations.ts'
import { type Job, longTurnMs } from '../platform/jobs/job.ts'
import { makeCopies } from './copy/export-job.ts'
import { erasureJob } from './erasure/erasure-job.ts'

export const privacyJobs = (): readonly Job[] => [
  { name: 'copies of data are made', everyMs: 5 * secondMs, withinMs: longTurnMs, run: makeCopies },
  { name: 'people are erased', everyMs: minuteMs, withinMs: longTurnMs, run: erasureJob },
]
