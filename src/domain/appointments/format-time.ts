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
export function formatMonth(yearAndMonth: string): string {
  const [year, month] = yearAndMonth.split('-').map(Number)
  return `${months[Number(month) - 1]} ${year}`
}

/** 16 March 2026, from 2026-03-16. */
export const formatDate = (date: string): string => `${Number(date.slice(8))} ${formatMonth(date.slice(0, 7))}`

const formatWeekday = (date: string): string => weekdays[weekdayOf(date) - 1] as string

/** Monday 16 March 2026. */
export const formatLongDate = (date: string): string => `${formatWeekday(date)} ${formatDate(date)}`

/** Monday 16 March, where the year is obvious. */
export const formatLongDateWithoutYear = (date: string): string => formatLongDate(date).replace(/ \d+$/, '')

/** Monday 16 March 2026, 10:00 GMT: always with the zone, for patients who read it abroad. */
export function formatDateTime(at: Instant): string {
  const { date, time } = londonTimeAt(at)
  return `${formatLongDate(date)}, ${time} ${isSummerTime(at) ? 'BST' : 'GMT'}`
}
