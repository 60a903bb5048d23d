import { bmiBounds, isWithin, weightBounds } from '../../body/bounds.ts'
import { type Instant, londonTimeAt } from '../../calendar/london-time.ts'

/** What patients can log. Ticked ones are 1 or absent. */
export const habits = ['moved', 'vegetables', 'protein', 'slept'] as const
export type Habit = (typeof habits)[number]

/** What a scale that measures more than weight reports. The BMI is by the height that was entered in the scale. */
export const compositionMeasures = ['body_fat', 'body_water', 'muscle', 'lean_mass', 'bmi'] as const

export const bodyMeasures = ['weight', 'waist', ...compositionMeasures] as const
export type BodyMeasure = (typeof bodyMeasures)[number]

export const measureNames = [...bodyMeasures, 'water', ...habits] as const
export type Measure = (typeof measureNames)[number]

export const isMeasure = (name: string): name is Measure => measureNames.some((known) => known === name)

interface Bounds {
  readonly from: number
  readonly to: number
}

const ticked: Bounds = { from: 0, to: 1 }

/** Kilograms, centimetres, per cent of the weight, glasses. They catch slips; all but the weight's are figures of our own. */
export const measureBounds: Readonly<Record<Measure, Bounds>> = {
  weight: weightBounds,
  waist: { from: 40, to: 250 },
  body_fat: { from: 3, to: 75 },
  body_water: { from: 20, to: 80 },
  muscle: { from: 10, to: 80 },
  lean_mass: { from: 15, to: 200 },
  bmi: bmiBounds,
  water: { from: 0, to: 40 },
  moved: ticked,
  vegetables: ticked,
  protein: ticked,
  slept: ticked,
}

/** Drinks are counted in glasses: one tap, one glass. */
export const glassMl = 250

export interface LoggedMeasure {
  readonly measure: Measure
  /** YYYY-MM-DD, in London. One of a kind per day: a later entry replaces it. */
  readonly on: string
  readonly value: number
}

/** Ways in which readings of a scale come: from a file of the scale or its app, by Bluetooth, or from Apple Health. */
export const readingSources = ['scale', 'bluetooth', 'apple-health'] as const
export type ReadingSource = (typeof readingSources)[number]

/** The source. The patient's own entry takes precedence over a check-in or a scale of the same day. */
export type MeasureSource = 'hand' | 'check-in' | ReadingSource

/** One that a scale took. */
export interface TakenMeasure extends LoggedMeasure {
  /** Null: the file gives the day alone. */
  readonly takenAt: Instant | null
}

const moment = ({ takenAt }: TakenMeasure) => takenAt ?? Number.POSITIVE_INFINITY

/**
 * Of several readings of a kind on a day the first counts, so that one reading counts once, however often and in whatever
 * way it comes: by Bluetooth, in a file and from Apple Health. The server keeps to the same order (`saveReadings`).
 */
export function onePerDay(taken: readonly TakenMeasure[]): TakenMeasure[] {
  const first = new Map<string, TakenMeasure>()
  for (const one of taken) {
    const key = `${one.measure} ${one.on}`
    const held = first.get(key)
    if (!held || moment(one) < moment(held)) first.set(key, one)
  }
  return [...first.values()].toSorted((one, other) => one.on.localeCompare(other.on))
}

/** On its day in London. */
export const takenMeasure = (measure: Measure, value: number, takenAt: Instant): TakenMeasure => ({
  measure,
  on: londonTimeAt(takenAt).date,
  value: rounded(measure, value),
  takenAt,
})

/** Two decimals of a kilogram represent every tenth of a pound; glasses and ticks are whole. */
export const rounded = (measure: Measure, value: number): number =>
  bodyMeasures.some((name) => name === measure) ? Math.round(value * 100) / 100 : Math.round(value)

/** The oldest date allowed: imports from scales may predate the account. */
const earliestDay = '2000-01-01'

export type LogProblem = 'no such day' | 'to come' | 'too long ago' | 'outside'

const isoDate = /^\d{4}-\d{2}-\d{2}$/

const isRealDay = (on: string) =>
  isoDate.test(on) &&
  !Number.isNaN(Date.parse(`${on}T00:00:00Z`)) &&
  new Date(`${on}T00:00:00Z`).toISOString().startsWith(on)

/** The same check in the browser and on the server. Null: the entry is valid. */
export function logProblem({ measure, on, value }: LoggedMeasure, today: string): LogProblem | null {
  if (!isRealDay(on)) return 'no such day'
  if (on > today) return 'to come'
  if (on < earliestDay) return 'too long ago'
  return isWithin(measureBounds[measure], value) ? null : 'outside'
}
