import { minuteMs, secondMs } from '#domain/calendar/durations.ts'
import { packOwnArchive } from './backup/archived-segments.ts'
import { type Job, longTurnMs, shortTurnMs } from './jobs/job.ts'

export const platformJobs = (): readonly Job[] => [
  {
    name: 'messages are sent',
    everyMs: secondMs,
    withinMs: shortTurnMs,
    run: ({ messages }) => messages.sendWaiting(),
  },
  { name: 'the archived log is encrypted', everyMs: minuteMs, withinMs: longTurnMs, run: packOwnArchive },
  // Requests nothing: it only shows whether the provider is reachable.
  { name: 'the card provider answers', everyMs: minuteMs, withinMs: shortTurnMs, run: ({ cards }) => cards.answers() },
]
