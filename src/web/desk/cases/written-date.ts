import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { shortDate } from '#domain/calendar/short-date.ts'

export const writtenDate = shortDate

export const dateOf = (moment: string): string => shortDate(londonTimeAt(Date.parse(moment)).date)

export const dateAndTimeOf = (moment: string): string => `${dateOf(moment)}, ${londonTimeAt(Date.parse(moment)).time}`
