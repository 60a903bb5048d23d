import { londonTimeAt } from '../../calendar/london-time.ts'
import { isDay } from '../../identity/date-of-birth.ts'

/** When a measurement was taken: the date, and the minute of the day. Null: the file gives the day alone. */
export interface MeasuredAt {
  readonly on: string
  readonly minute: number | null
}

export type DayOrder = 'day first' | 'month first'

const months = 'january february march april may june july august september october november december'.split(' ')

/** Mar, Sept and March are months; Octember is 0. */
const monthOf = (name: string) => months.findIndex((month) => month.startsWith(name.toLowerCase())) + 1

const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/
const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\b/
const dayThenName = /^(\d{1,2})\s+([a-z]{3,9})\.?,?\s+(\d{4})\b/i
const nameThenDay = /^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})\b/i
const clock = /(?<!\d)(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])?/i

/** 2026-03-02T23:30:00Z: a moment anywhere, which has its day and minute in London. */
const moment = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})$/i

/** Whether 3/4 is in April or in March, by the dates that are unambiguous. Null: they contradict each other. */
export function dayOrderOf(dates: readonly string[]): DayOrder | null {
  const pairs = dates.flatMap((date) => {
    const [, first, second] = numbers.exec(date) ?? []
    return first && second ? [[Number(first), Number(second)] as const] : []
  })
  const isDayFirst = pairs.some(([first]) => first > 12)
  const isMonthFirst = pairs.some(([, second]) => second > 12)
  if (isDayFirst && isMonthFirst) return null
  return isMonthFirst ? 'month first' : 'day first'
}

/** Null: not a readable date. */
export function readMeasuredAt(written: string, order: DayOrder): MeasuredAt | null {
  const text = written.trim()
  const day = yearMonthDay(text, order)
  if (!day || !isDay(day)) return null
  const at = moment.test(text) ? Date.parse(text.replace(' ', 'T').replace(' ', '')) : Number.NaN
  if (!Number.isNaN(at)) {
    const { date, time } = londonTimeAt(at)
    const [hours, minutes] = time.split(':').map(Number) as [number, number]
    return { on: date, minute: hours * 60 + minutes }
  }
  const two = (value: number) => String(value).padStart(2, '0')
  const on = `${day.year}-${two(day.month)}-${two(day.day)}`
  const shown = clock.exec(text)
  if (!shown) return { on, minute: null }
  const [, hour = '0', minute = '0', half] = shown
  const hours = (Number(hour) % (half ? 12 : 24)) + (half?.toLowerCase() === 'p' ? 12 : 0)
  return { on, minute: hours * 60 + Number(minute) }
}

function yearMonthDay(text: string, order: DayOrder) {
  const asIso = iso.exec(text)
  if (asIso) return { year: Number(asIso[1]), month: Number(asIso[2]), day: Number(asIso[3]) }
  const asNumbers = numbers.exec(text)
  if (asNumbers) {
    const [first, second, year] = [Number(asNumbers[1]), Number(asNumbers[2]), Number(asNumbers[3])]
    return order === 'day first' ? { year, month: second, day: first } : { year, month: first, day: second }
  }
  const named = dayThenName.exec(text)
  if (named) return { year: Number(named[3]), month: monthOf(named[2] ?? ''), day: Number(named[1]) }
  const american = nameThenDay.exec(text)
  return american && { year: Number(american[3]), month: monthOf(american[1] ?? ''), day: Number(american[2]) }
}
