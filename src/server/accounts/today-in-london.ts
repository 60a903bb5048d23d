import { type Day, parseDay } from '#domain/people/date-of-birth.ts'

/** Swedish writes dates as YYYY-MM-DD. */
const london = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' })

/** The day it is for the people we serve, wherever the server stands. */
export const todayInLondon = (now: Date): Day => parseDay(london.format(now)) as Day
