import { parseDay } from '#domain/people/date-of-birth.ts'

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const ofDay = new Intl.DateTimeFormat('en-GB', { ...day, timeZone: 'UTC' })
const ofMoment = new Intl.DateTimeFormat('en-GB', { ...day, timeZone: 'Europe/London' })
const ofTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' })

/** 1988-03-04 is 4 Mar 1988. Anything else is left as it is. */
export function writtenDate(text: string): string {
  const read = parseDay(text)
  return read ? ofDay.format(Date.UTC(read.year, read.month - 1, read.day)) : text
}

export const dateOf = (moment: string): string => ofMoment.format(new Date(moment))

export const dateAndTimeOf = (moment: string): string => `${dateOf(moment)}, ${ofTime.format(new Date(moment))}`
