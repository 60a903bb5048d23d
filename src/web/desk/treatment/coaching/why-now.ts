import { coachingWords as words } from '#content/treatment/coaching.ts'
import type { PlanRow } from '#contract/treatment/coaching.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { daysBetween } from '#domain/calendar/days-between.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { contactMonths, followedUntil } from '#domain/treatment/aftercare.ts'
import { dateAndTimeOf, formatShortDate } from '../../cases/list/format-date.ts'

const dayOf = (moment: string) => londonTimeAt(Date.parse(moment)).date

export const daysSince = (moment: string, at: string): number => daysBetween(dayOf(moment), dayOf(at))

/** Which of the coach's words is due. */
const contactMonth = (endedOn: string, today: string): number =>
  contactMonths.findLast((month) => addMonths(endedOn, month) <= today) ?? 0

/** What stands below the need in a row. Null: nothing more is to be said. */
export function whyNow(row: PlanRow, at: string): string | null {
  const { need, answerDue, coveredUntil, pausedUntil, lastContact, checkInOpens, isOrdered, state, endedOn } = row
  switch (need) {
    case 'wrote':
      return answerDue && words.answerBy(dateAndTimeOf(answerDue))
    case 'run-out':
      return words.ranOut(formatShortDate(coveredUntil))
    case 'check-in':
      return words.lasts(formatShortDate(addDays(coveredUntil, -1)))
    case 'pause-over':
      return pausedUntil && words.pauseOver(formatShortDate(pausedUntil))
    case 'afterwards':
      return endedOn && words.afterwards(contactMonth(endedOn, dayOf(at)))
    case 'quiet':
      return lastContact && words.quiet(daysSince(lastContact.at, at))
    case 'locked':
      return null
    case 'none':
      if (state === 'paused') return null
      if (endedOn) return words.followed(formatShortDate(followedUntil(endedOn)))
      return isOrdered ? words.ordered : words.opens(formatShortDate(checkInOpens))
  }
}
