import { parseDay } from '../people/date-of-birth.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

/** As the desk writes a date: 1988-03-04 is 4 Mar 1988. Anything else is left as it is. */
export function shortDate(text: string): string {
  const read = parseDay(text)
  return read ? `${read.day} ${months[read.month - 1]} ${read.year}` : text
}
