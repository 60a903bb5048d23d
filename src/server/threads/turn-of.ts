import type { HouseHoliday } from '#domain/calendar/bank-holidays.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { answerBy } from '#domain/threads/policy.ts'

export const turnOf = (waitingFor: 'team' | 'patient' | 'nobody', now: Instant, holidays: readonly HouseHoliday[]) => ({
  waitingFor,
  waitingSince: new Date(now),
  dueAt: waitingFor === 'team' ? new Date(answerBy(now, holidays)) : null,
})
