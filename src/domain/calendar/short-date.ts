import { weekdayOf } from '../appointments/calendar.ts'
import { parseDay } from '../identity/date-of-birth.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The desk's date format: 1988-03-04 is 4 Mar 1988. Anything else is returned unchanged. */
export function shortDate(text: string): string {
  const read = parseDay(text)
  return read ? `${read.day} ${months[read.month - 1]} ${read.year}` : text
}

/** 17 Nov, from 2026-11-17. */
export function shortDay(date: string): string {
  const [, month, day] = date.split('-').map(Number)
  return `${day} ${months[Number(month) - 1]}`
}

/** Tue, from 2026-11-17. */
export const shortWeekday = (date: string): string => weekdays[weekdayOf(date) - 1] as string
