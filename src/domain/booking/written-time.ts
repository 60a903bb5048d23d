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

/** 16 March 2026, from 2026-03-16. */
export function writtenDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${months[Number(month) - 1]} ${year}`
}

/** Monday 16 March 2026. */
export const writtenDate = (date: string): string => `${weekdays[weekdayOf(date) - 1]} ${writtenDay(date)}`

/** Monday 16 March 2026, 10:00 GMT: the zone always stands with it, for people who read it abroad. */
export function writtenTime(at: Instant): string {
  const { date, time } = londonTimeAt(at)
  return `${writtenDate(date)}, ${time} ${isSummerTime(at) ? 'BST' : 'GMT'}`
}
