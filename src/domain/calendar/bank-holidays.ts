import { addDays, type Weekday, weekdayOf } from '#domain/appointments/calendar.ts'

/** Holidays of England and Wales. Scotland and Northern Ireland have others, and would get a list of rules here. */
export type Nation = 'england-and-wales'

export interface Holiday {
  /** YYYY-MM-DD. */
  readonly date: string
  readonly name: string
}

const isoDate = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** Easter Sunday in the Gregorian calendar, by the anonymous method published in Nature in 1876. */
export function easterSunday(year: number): string {
  const a = year % 19
  const [century, b] = [Math.floor(year / 100), year % 100]
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * a + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(b / 4) - moon - (b % 4)) % 7
  const late = Math.floor((a + 11 * moon + 22 * weekday) / 451)
  const days = moon + weekday - 7 * late + 114
  return isoDate(year, Math.floor(days / 31), (days % 31) + 1)
}

/** The first such weekday on or after this day. */
const firstFrom = (date: string, weekday: Weekday): string => addDays(date, (weekday - weekdayOf(date) + 7) % 7)
const firstMonday = (year: number, month: number): string => firstFrom(isoDate(year, month, 1), 1)
const lastMonday = (year: number, month: number): string => firstFrom(isoDate(year, month, 25), 1)

const isWeekend = (date: string): boolean => weekdayOf(date) > 5

/** A holiday at a weekend moves to the next weekday that is not a holiday. */
function insteadOf(date: string, others: readonly string[]): string {
  const next = addDays(date, 1)
  return isWeekend(next) || others.includes(next) ? insteadOf(next, others) : next
}

/** The holidays by rule, before weekends and one-off changes. */
function byRule(year: number): Holiday[] {
  const easter = easterSunday(year)
  return [
    { date: isoDate(year, 1, 1), name: 'New Year’s Day' },
    { date: addDays(easter, -2), name: 'Good Friday' },
    { date: addDays(easter, 1), name: 'Easter Monday' },
    { date: firstMonday(year, 5), name: 'Early May bank holiday' },
    { date: lastMonday(year, 5), name: 'Spring bank holiday' },
    { date: lastMonday(year, 8), name: 'Summer bank holiday' },
    { date: isoDate(year, 12, 25), name: 'Christmas Day' },
    { date: isoDate(year, 12, 26), name: 'Boxing Day' },
  ]
}

/** Proclaimed for one year only: a moved holiday, or an extra one. */
const proclaimed: readonly (Holiday & { readonly movedFrom?: string })[] = [
  { date: '2020-05-08', name: 'Early May bank holiday (VE Day)', movedFrom: '2020-05-04' },
  { date: '2022-06-02', name: 'Spring bank holiday', movedFrom: '2022-05-30' },
  { date: '2022-06-03', name: 'Platinum Jubilee bank holiday' },
  { date: '2022-09-19', name: 'Bank holiday for the State Funeral of Queen Elizabeth II' },
  { date: '2023-05-08', name: 'Bank holiday for the coronation of King Charles III' },
]

const byDate = (one: Holiday, other: Holiday) => one.date.localeCompare(other.date)

function ofEnglandAndWales(year: number): { readonly official: Holiday[]; readonly onWeekends: Holiday[] } {
  const ofYear = proclaimed.filter(({ date }) => date.startsWith(`${year}-`))
  const ruled = byRule(year).filter(({ date }) => ofYear.every(({ movedFrom }) => movedFrom !== date))
  const onWeekdays = ruled.filter(({ date }) => !isWeekend(date))
  const onWeekends = ruled.filter(({ date }) => isWeekend(date))
  const given = onWeekdays.map(({ date }) => date)
  const substitutes = onWeekends.map(({ date, name }) => {
    const instead = insteadOf(date, given)
    given.push(instead)
    return { date: instead, name: `${name} (substitute day)` }
  })
  const official = [...onWeekdays, ...substitutes, ...ofYear.map(({ date, name }) => ({ date, name }))]
  return { official: official.toSorted(byDate), onWeekends }
}

/** Cached by year: a queue of fifty clocks asks about every day of each. */
function cachedByYear<Result>(work: (year: number) => Result): (year: number) => Result {
  const known = new Map<number, Result>()
  return (year) => {
    const found = known.get(year) ?? work(year)
    if (known.size > mostYears) known.clear()
    known.set(year, found)
    return found
  }
}

/** Limits the cache, so that requests for many years cannot fill the memory. */
const mostYears = 200

const ofNation: Readonly<Record<Nation, typeof ofEnglandAndWales>> = {
  'england-and-wales': cachedByYear(ofEnglandAndWales),
}

/** The bank holidays of a year as published: one at a weekend is its substitute day. */
export const bankHolidays = (nation: Nation, year: number): Holiday[] => [...ofNation[nation](year).official]

/** A day that an operator closed, or opened although it is a holiday. */
export interface ClinicClosure extends Holiday {
  readonly isClosed: boolean
}

/**
 * The days of a range on which the clinic is closed: bank holidays, the original days where a weekday substitutes for
 * them, and clinic closures. Days the operator opened are left out.
 */
export function holidaysBetween(
  nation: Nation,
  { from, to }: { readonly from: string; readonly to: string },
  own: readonly ClinicClosure[] = [],
): Holiday[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  const years = Array.from({ length: last - first + 1 }, (_, place) => first + place)
  const named = new Map<string, string>()
  for (const year of years) {
    const { official, onWeekends } = ofNation[nation](year)
    for (const { date, name } of [...onWeekends, ...official]) named.set(date, name)
  }
  for (const { date, name, isClosed } of own) {
    if (isClosed) named.set(date, name)
    else named.delete(date)
  }
  const all = [...named].map(([date, name]) => ({ date, name }))
  return all.filter(({ date }) => date >= from && date <= to).toSorted(byDate)
}

/** The same for one day. The operator's last entry for it applies. */
export function isHoliday(nation: Nation, date: string, own: readonly ClinicClosure[] = []): boolean {
  const said = own.findLast((one) => one.date === date)
  if (said) return said.isClosed
  const { official, onWeekends } = ofNation[nation](Number(date.slice(0, 4)))
  return official.some((one) => one.date === date) || onWeekends.some((one) => one.date === date)
}
