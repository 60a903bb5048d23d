import { formatDate as written } from '#domain/appointments/format-time.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { parseDay } from '#domain/identity/date-of-birth.ts'

/** 1988-03-04 is 4 March 1988. Anything else is left as it is. */
export const formatDateOrText = (text: string): string => (parseDay(text) ? written(text) : text)

/** The day something happened, by the clocks here. */
export const dayOf = (moment: string): string => written(londonTimeAt(Date.parse(moment)).date)

export const dayAndTimeOf = (moment: string): string => `${dayOf(moment)} at ${londonTimeAt(Date.parse(moment)).time}`
