import { addDays } from '../../appointments/calendar.ts'
import { kgPerPound, poundsPerStone } from '../../body/units.ts'
import type { WeightUnit } from '../../body/weight.ts'
import { addMonths } from '../../calendar/add-months.ts'
import { daysBetween } from '../../calendar/days-between.ts'
import { shortDay } from '../../calendar/short-date.ts'

export interface WeightTick {
  readonly kg: number
  readonly label: string
}

/** More lines than this make the chart busy. */
const mostWeightTicks = 6

const scales = {
  kg: { kgPerStep: 1, steps: [1, 2, 5, 10, 20, 50, 100] },
  lbs: { kgPerStep: kgPerPound, steps: [1, 2, 5, 10, 20, 50, 100, 200] },
  /** In pounds: a stone or half a stone reads better than ten pounds. */
  'st-lb': { kgPerStep: kgPerPound, steps: [1, 2, 7, 14, 28, 70, 140, 280] },
} as const satisfies Record<WeightUnit, { kgPerStep: number; steps: readonly number[] }>

const inStones = (pounds: number): string => {
  const over = pounds % poundsPerStone
  return `${Math.floor(pounds / poundsPerStone)} st${over === 0 ? '' : ` ${over}`}`
}

/** Round weights between two others, lightest first, in the patient's own unit. */
export function weightTicks(unit: WeightUnit, leastKg: number, mostKg: number): WeightTick[] {
  const { kgPerStep, steps } = scales[unit]
  const [least, most] = [leastKg / kgPerStep, mostKg / kgPerStep]
  const step: number = steps.find((one) => Math.floor(most / one) - Math.ceil(least / one) < mostWeightTicks) ?? 500
  const first = Math.ceil(least / step)
  const count = Math.max(0, Math.floor(most / step) - first + 1)
  return Array.from({ length: count }, (_, place) => {
    const value = (first + place) * step
    return { kg: value * kgPerStep, label: unit === 'st-lb' ? inStones(value) : String(value) }
  })
}

export interface DayTick {
  readonly on: string
  readonly label: string
}

const daySteps = [1, 2, 7, 14] as const
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120] as const

/** Days counted back from the last one, which is usually today. */
function everyFewDays(from: string, to: string, step: number): DayTick[] {
  const count = Math.floor(daysBetween(from, to) / step) + 1
  return Array.from({ length: count }, (_, place) => addDays(to, (place - count + 1) * step)).map((on) => ({
    on,
    label: shortDay(on),
  }))
}

/** The first of a month, every few months. January carries the year. */
function everyFewMonths(from: string, to: string, step: number): DayTick[] {
  const ticks: DayTick[] = []
  const monthOf = (on: string) => Number(on.slice(0, 4)) * 12 + Number(on.slice(5, 7)) - 1
  let on = `${from.slice(0, 7)}-01`
  while (on <= to) {
    const isMeant = on >= from && monthOf(on) % step === 0
    if (isMeant) ticks.push({ on, label: on.slice(5, 7) === '01' ? on.slice(0, 4) : shortDay(on).slice(2) })
    on = addMonths(on, 1)
  }
  return ticks
}

/** Days to name under a chart, oldest first: as many as there is room for. */
export function dayTicks(from: string, to: string, most: number): DayTick[] {
  for (const step of daySteps) {
    if (daysBetween(from, to) / step >= most) continue
    return everyFewDays(from, to, step)
  }
  for (const step of monthSteps) {
    const ticks = everyFewMonths(from, to, step)
    if (ticks.length > 0 && ticks.length <= most) return ticks
  }
  return [{ on: to, label: shortDay(to) }]
}
