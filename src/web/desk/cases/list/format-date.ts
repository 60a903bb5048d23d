import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { shortDate, shortDay, shortWeekday } from '#domain/calendar/short-date.ts'

export const formatShortDate = shortDate

// The clocks are London's, whatever the computer at which one sits believes.
const london = (moment: string) => londonTimeAt(Date.parse(moment))

/** 09:05 */
export const timeOf = (moment: string): string => london(moment).time

/** 17 Nov */
export const dayOf = (moment: string): string => shortDay(london(moment).date)

/** 17 Nov, 09:05 */
export const dayAndTimeOf = (moment: string): string => `${dayOf(moment)}, ${timeOf(moment)}`

/** Tue 17 Nov, 09:05 */
export const weekdayAndTimeOf = (moment: string): string =>
  `${shortWeekday(london(moment).date)} ${dayAndTimeOf(moment)}`

/** 17 Nov 2026 */
export const dateOf = (moment: string): string => shortDate(london(moment).date)

/** 17 Nov 2026, 09:05 */
export const dateAndTimeOf = (moment: string): string => `${dateOf(moment)}, ${timeOf(moment)}`

/** 17 Nov 2026, 09:05:33 */
export const toTheSecond = (moment: string): string => `${dateAndTimeOf(moment)}:${moment.slice(17, 19)}`
