import type { Schedule } from '#contract/appointments/schedules.ts'
import type { WeeklyTemplate } from '#domain/appointments/availability.ts'
import { scheduleBounds as bounds, parseTimes, weekdays } from '#domain/appointments/schedule-form.ts'

/** A schedule as it stands in the fields: figures and times as they are typed. */
export interface Typed {
  readonly isDefault: boolean
  readonly weekly: Readonly<Record<number, string>>
  readonly exceptions: Schedule['exceptions']
  readonly lengths: Readonly<Record<string, string>>
  readonly buffer: string
  /** In hours, as people think of it. */
  readonly notice: string
  readonly horizon: string
}

interface Service {
  readonly key: string
  readonly minutes: number
}

export function typedFrom(schedule: Schedule, services: readonly Service[], usual: WeeklyTemplate): Typed {
  const weekly = schedule.weekly ?? usual
  const lengthOf = ({ key, minutes }: Service) =>
    schedule.lengths.find(({ service }) => service === key)?.minutes ?? minutes
  return {
    isDefault: schedule.weekly === null,
    weekly: Object.fromEntries(weekdays.map((day) => [day, weekly[day].join(', ')])),
    exceptions: schedule.exceptions,
    lengths: Object.fromEntries(services.map((service) => [service.key, String(lengthOf(service))])),
    buffer: String(schedule.bufferMinutes),
    notice: String(schedule.noticeMinutes / 60),
    horizon: String(schedule.horizonDays),
  }
}

type Problems = Readonly<Record<string, 'times' | { readonly least: number; readonly most: number }>>

type Read = { readonly schedule: Schedule } | { readonly problems: Problems }

interface Bounds {
  readonly least: number
  readonly most: number
}

const hours = ({ least, most }: Bounds): Bounds => ({ least: least / 60, most: most / 60 })

const within = (typed: string, { least, most }: Bounds): boolean =>
  /^\d{1,4}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most

/** What was typed, as it is sent; or which fields cannot be read. */
export function readTyped(typed: Typed, services: readonly Service[]): Read {
  const problems: Record<string, Problems[string]> = {}
  const times = (day: number) => {
    const read = parseTimes(typed.weekly[day] ?? '')
    if (read === null) problems[`day-${day}`] = 'times'
    return read ?? []
  }
  const figure = (field: string, text: string, limits: Bounds) => {
    if (!within(text, limits)) problems[field] = limits
    return Number(text)
  }
  const weekly = typed.isDefault
    ? null
    : { 1: times(1), 2: times(2), 3: times(3), 4: times(4), 5: times(5), 6: times(6), 7: times(7) }
  const lengths = services.map(({ key, minutes: usual }) => {
    const minutes = figure(`length-${key}`, typed.lengths[key] ?? '', bounds.minutes)
    return { service: key, minutes, isUsual: minutes === usual }
  })
  const schedule: Schedule = {
    weekly,
    exceptions: typed.exceptions,
    lengths: lengths.filter(({ isUsual }) => !isUsual).map(({ service, minutes }) => ({ service, minutes })),
    bufferMinutes: figure('buffer', typed.buffer, bounds.bufferMinutes),
    noticeMinutes: figure('notice', typed.notice, hours(bounds.noticeMinutes)) * 60,
    horizonDays: figure('horizon', typed.horizon, bounds.horizonDays),
  }
  return Object.keys(problems).length > 0 ? { problems } : { schedule }
}
