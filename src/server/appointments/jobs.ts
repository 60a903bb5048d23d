import { minuteMs, secondMs } from '#domain/calendar/durations.ts'
import { type Job, shortTurnMs } from '../platform/jobs/job.ts'
import { appointmentsJob } from './appointment-job.ts'
import { endPapersInTime } from './paper/run-out.ts'
import { bookingsJob } from './sweep-job.ts'
import { endRooms } from './video/room-job.ts'

export const appointmentsJobs = (): readonly Job[] => [
  { name: 'appointments are kept', everyMs: 5 * secondMs, withinMs: shortTurnMs, run: appointmentsJob },
  { name: 'bookings are tidied', everyMs: 20 * secondMs, withinMs: shortTurnMs, run: bookingsJob },
  { name: 'rooms are tidied', everyMs: 30 * secondMs, withinMs: shortTurnMs, run: endRooms },
  { name: 'paper prescriptions run out', everyMs: minuteMs, withinMs: shortTurnMs, run: endPapersInTime },
]
