import type { ClinicClosure } from '#domain/calendar/bank-holidays.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { plainShare, workingShare } from '#domain/calendar/working-time.ts'
import { owners } from '#domain/cases/owners.ts'
import type { Case } from '../../../clinical/cases/case-rows.ts'

/** Deadlines of others run day and night; ours run during working hours. */
const runsAlways = new Set(['patient', 'carrier'])

export function clockView(
  { state, clockFrom, dueAt }: Pick<Case, 'state' | 'clockFrom' | 'dueAt'>,
  now: Instant,
  holidays: readonly ClinicClosure[],
) {
  if (!clockFrom || !dueAt) return null
  const clock = { from: clockFrom.getTime(), due: dueAt.getTime() }
  const share = runsAlways.has(owners[state] ?? '') ? plainShare(clock, now) : workingShare(clock, now, holidays)
  return { from: clockFrom.toISOString(), due: dueAt.toISOString(), share }
}
