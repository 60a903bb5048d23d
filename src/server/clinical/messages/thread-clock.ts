import type { ClinicClosure } from '#domain/calendar/bank-holidays.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { workingShare } from '#domain/calendar/working-time.ts'
import type { Thread } from './thread-rows.ts'

/** Runs in working time from when the team's turn began. */
export function threadClock(
  { waitingFor, waitingSince, dueAt }: Pick<Thread, 'waitingFor' | 'waitingSince' | 'dueAt'>,
  now: Instant,
  holidays: readonly ClinicClosure[],
) {
  if (waitingFor !== 'team' || !waitingSince || !dueAt) return null
  const share = workingShare({ from: waitingSince.getTime(), due: dueAt.getTime() }, now, holidays)
  return { from: waitingSince.toISOString(), due: dueAt.toISOString(), share }
}
