import { type Instant, isSummerTime, londonTimeAt } from '../calendar/london-time.ts'
import { weekdayOf } from './calendar.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** March 2026, from 2026-03. */
export function writtenMonth(yearAndMonth: string): string {
  const [year, month] = yearAndMonth.split('-').map(Number)
  return `${months[Number(month) - 1]} ${year}`
}

/** 16 March 2026, from 2026-03-16. */
export const writtenDay = (date: string): string => `${Number(date.slice(8))} ${writtenMonth(date.slice(0, 7))}`

const writtenWeekday = (date: string): string => weekdays[weekdayOf(date) - 1] as string

/** Monday 16 March 2026. */
export const writtenDate = (date: string): string => `${writtenWeekday(date)} ${writtenDay(date)}`

/** Monday 16 March, where the year goes without saying. */
export const writtenDayOfYear = (date: string): string => writtenDate(date).replace(/ \d+$/, '')

/** Monday 16 March 2026, 10:00 GMT: the zone always stands with it, for people who read it abroad. */
export function writtenTime(at: Instant): string {
  const { date, time } = londonTimeAt(at)
  return `${writtenDate(date)}, ${time} ${isSummerTime(at) ? 'BST' : 'GMT'}`
}
