import type { ClinicClosure } from '#domain/calendar/bank-holidays.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { answerBy } from '#domain/messages/policy.ts'

export const turnOf = (
  waitingFor: 'team' | 'patient' | 'nobody',
  now: Instant,
  holidays: readonly ClinicClosure[],
) => ({
  waitingFor,
  waitingSince: new Date(now),
  dueAt: waitingFor === 'team' ? new Date(answerBy(now, holidays)) : null,
})
