import { minuteMs, secondMs } from '#domain/calendar/durations.ts'
import { type Job, longTurnMs, shortTurnMs } from '../platform/jobs/job.ts'
import { markEarlier } from './mark-earlier-job.ts'
import { compareAll } from './payment/daily-comparison.ts'
import { reconcileByClock } from './payment/reconcile.ts'
import { savedCardsJob } from './saved-card/sync-saved-cards.ts'

export const checkoutJobs = (): readonly Job[] => [
  { name: 'payments are reconciled', everyMs: 30 * secondMs, withinMs: longTurnMs, run: reconcileByClock() },
  { name: 'cards are tidied', everyMs: minuteMs, withinMs: shortTurnMs, run: savedCardsJob },
  { name: 'money is compared', everyMs: minuteMs, withinMs: longTurnMs, run: compareAll },
  { name: 'people are marked', everyMs: 10 * minuteMs, withinMs: longTurnMs, run: markEarlier },
]
