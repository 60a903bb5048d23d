import { addMonths } from '../calendar/add-months.ts'
import type { ClinicClosure } from '../calendar/bank-holidays.ts'
import { hourMs } from '../calendar/durations.ts'
import { type Instant, instantAt, londonTimeAt } from '../calendar/london-time.ts'
import { addWorkingDays } from '../calendar/working-time.ts'
import { retention } from '../privacy/retention.ts'
import { type Harm, isAtLeast, isSevere } from './incident.ts'
import { incidentPolicy as policy } from './policy.ts'

type Own = readonly ClinicClosure[]

/** By when the review of an incident of this harm begins. Severe harm does not wait for opening hours. */
export function reviewBy(harm: Harm, from: Instant, own: Own = []): Instant {
  const { severeHours, moderateWorkingDays, otherWorkingDays } = policy.reviewWithin
  if (isSevere(harm)) return from + severeHours * hourMs
  return addWorkingDays(from, isAtLeast(harm, 'moderate') ? moderateWorkingDays : otherWorkingDays, own)
}

export const concludeBy = (from: Instant, own: Own = []): Instant =>
  addWorkingDays(from, policy.concludeWithinWorkingDays, own)

export const icoReportBy = (awareAt: Instant): Instant => awareAt + policy.icoHours * hourMs

/** When a closed incident may be erased. */
export function keptUntil(harm: Harm, closedAt: Instant): Instant {
  const years = isSevere(harm) ? retention.incidentYears : retention.otherIncidentYears
  const { date } = londonTimeAt(closedAt)
  return instantAt({ date: addMonths(date, years * 12), time: '00:00' })
}
