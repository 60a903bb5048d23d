import { hourMs } from '#domain/calendar/durations.ts'
import type { OptionKind } from './command.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const ago = /^(\d{1,4})([hd])$/
const moment = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?Z?)?$/

const isDay = (value: string) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value)

const checks: Readonly<Record<OptionKind, (value: string) => boolean>> = {
  text: (value) => value.trim() !== '' && value.length <= 500,
  id: (value) => uuid.test(value),
  day: isDay,
  year: (value) => /^(19|20|21)\d\d$/.test(value),
  since: (value) =>
    ago.test(value) ||
    (moment.test(value) &&
      isDay(value.slice(0, 10)) &&
      !Number.isNaN(Date.parse(value.length > 10 ? inUtc(value) : value))),
  flag: () => true,
}

export const isOfKind = (kind: OptionKind, value: string) => checks[kind](value)

export const kindWords: Readonly<Record<OptionKind, string>> = {
  text: 'must be text of at most 500 characters',
  id: 'an id such as 3f0c1a52-7a3e-4a53-9d0e-0c7a2f1b9e11',
  day: 'a day such as 2026-12-24',
  year: 'a year such as 2026',
  since: 'a day (2026-11-16), a moment in UTC (2026-11-16T08:30) or how long ago (24h, 7d)',
  flag: 'takes no value',
}

const inUtc = (value: string) => (value.endsWith('Z') ? value : `${value}Z`)

/** The time given by an option of the kind `since`. */
export function momentOf(since: string, now: number): Date {
  const [, count, unit] = ago.exec(since) ?? []
  if (count) return new Date(now - Number(count) * (unit === 'd' ? 24 : 1) * hourMs)
  return new Date(since.length > 10 ? inUtc(since) : since)
}
