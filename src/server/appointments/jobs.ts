import { minuteMs, secondMs } from '#domain/calendar/durations.ts'
import { type Job, shortTurnMs } from '../platform/jobs/job.ts'
import { eachPart } from '../platform/jobs/parts.ts'
import type { Services } from '../platform/services.ts'
import { cancelObsolete } from './cancel-obsolete.ts'
import { finishOutcomes } from './finish-outcome.ts'
import { endUnpaidFollowUps } from './follow-up/end-unpaid-follow-ups.ts'
import { endPapersInTime } from './paper/run-out.ts'
import { reassignLost } from './reassign-lost.ts'
import { remindOfAppointments } from './reminders.ts'
import { bookingsJob } from './sweep-job.ts'
import { endRooms } from './video/room-job.ts'

export const appointmentsJobs = (): readonly Job[] => [
  { name: 'appointments are kept', everyMs: 5 * secondMs, withinMs: shortTurnMs, run: appointmentsJob },
  { name: 'bookings are tidied', everyMs: 20 * secondMs, withinMs: shortTurnMs, run: bookingsJob },
  { name: 'rooms are tidied', everyMs: 30 * secondMs, withinMs: shortTurnMs, run: endRooms },
  { name: 'paper prescriptions run out', everyMs: minuteMs, withinMs: shortTurnMs, run: endPapersInTime },
]

/**
 * Timed work on appointments. One process at a time holds the lease; row locks protect the data if two ever overlap.
 */
async function appointmentsJob(services: Services): Promise<void> {
  await eachPart(services, [
    { name: 'outcomes', run: () => finishOutcomes(services) },
    { name: 'obsolete appointments', run: () => cancelObsolete(services) },
    { name: 'lost clinicians', run: () => reassignLost(services) },
    { name: 'reminders', run: () => remindOfAppointments(services) },
    { name: 'unpaid follow-ups', run: () => endUnpaidFollowUps(services) },
  ])
}
