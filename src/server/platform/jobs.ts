import { minuteMs, secondMs } from '#domain/calendar/durations.ts'
import { type Job, shortTurnMs } from './jobs/job.ts'

export const platformJobs = (): readonly Job[] => [
  {
    name: 'messages are sent',
    everyMs: secondMs,
    withinMs: shortTurnMs,
    run: ({ messages }) => messages.sendWaiting(),
  },
  // Requests nothing: it only shows whether the provider is reachable.
  { name: 'the card provider answers', everyMs: minuteMs, withinMs: shortTurnMs, run: ({ cards }) => cards.answers() },
]
