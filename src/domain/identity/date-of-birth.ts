import { adultAge } from './age-limits.ts'

/** A calendar date without time or time zone. */
export interface Day {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

export const earliestBirthYear = 1900

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const daysIn = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

export const isDay = ({ year, month, day }: Day): boolean =>
  [year, month, day].every(Number.isInteger) && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)

/** 3, 03, mar and March are all the third month. */
function monthIn(written: string): number {
  const word = written.trim().toLowerCase()
  if (/^\d{1,2}$/.test(word)) return Number(word)
  return word.length < 3 ? Number.NaN : monthNames.findIndex((name) => name.startsWith(word)) + 1
}

/** A date typed in three fields. Null if there is no such date. */
export function readDay(written: { readonly day: string; readonly month: string; readonly year: string }): Day | null {
  const digits = (text: string, shape: RegExp) => (shape.test(text.trim()) ? Number(text.trim()) : Number.NaN)
  const read = {
    year: digits(written.year, /^\d{4}$/),
    month: monthIn(written.month),
    day: digits(written.day, /^\d{1,2}$/),
  }
  return isDay(read) ? read : null
}

const two = (value: number) => String(value).padStart(2, '0')

/** YYYY-MM-DD: how a date is sent and stored. */
export const writeDay = ({ year, month, day }: Day): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`

export function parseDay(text: string): Day | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return readDay({ year: year ?? '', month: month ?? '', day: day ?? '' })
}

type Typed = Parameters<typeof readDay>[0]

/** The three fields as sent. An impossible date is sent as typed, and cannot be read as a date. */
export function writeTyped(typed: Typed): string {
  const day = readDay(typed)
  return day ? writeDay(day) : [typed.day, typed.month, typed.year].join('/')
}

/** A person born on 29 February comes of age on 1 March. */
export function ageOn(born: Day, today: Day): number {
  const hadBirthday = today.month > born.month || (today.month === born.month && today.day >= born.day)
  return today.year - born.year - (hadBirthday ? 0 : 1)
}

/** Born in 1900 or later, and an adult today. */
export const isAdultBirthday = (born: Day, today: Day): boolean =>
  born.year >= earliestBirthYear && ageOn(born, today) >= adultAge

/**
 * A whole date typed or pasted into the day field: 27031985, 27/3/1985, 27 March 1985. Null: it is incomplete, or there
 * is no such date.
 */
export function wholeDayIn(typed: string): Typed | null {
  const [, day = '', month = '', year = ''] =
    /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(typed) ??
    /^\s*(\d{1,2})[\s/.-]+(\d{1,2}|[a-z]{3,})[\s/.-]+(\d{4})\s*$/i.exec(typed) ??
    []
  return readDay({ day, month, year }) && { day, month, year }
}
