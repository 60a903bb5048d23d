import { isWithin, weightBounds } from '../../body/bounds.ts'

/** What people can log about themselves. Ticked ones are 1 or not there. */
export const habits = ['moved', 'vegetables', 'protein', 'slept'] as const
export type Habit = (typeof habits)[number]

export const bodyMeasures = ['weight', 'waist', 'body_fat'] as const
export type BodyMeasure = (typeof bodyMeasures)[number]

export const measureNames = [...bodyMeasures, 'water', ...habits] as const
export type Measure = (typeof measureNames)[number]

export const isMeasure = (name: string): name is Measure => measureNames.some((known) => known === name)

interface Bounds {
  readonly from: number
  readonly to: number
}

const ticked: Bounds = { from: 0, to: 1 }

/** Kilograms, centimetres, per cent, glasses. For slips of the finger; all but the weight's are figures of our own. */
export const measureBounds: Readonly<Record<Measure, Bounds>> = {
  weight: weightBounds,
  waist: { from: 40, to: 250 },
  body_fat: { from: 3, to: 75 },
  water: { from: 0, to: 40 },
  moved: ticked,
  vegetables: ticked,
  protein: ticked,
  slept: ticked,
}

/** What is drunk is counted in glasses: one tap, one glass. */
export const glassMl = 250

export interface LoggedMeasure {
  readonly measure: Measure
  /** YYYY-MM-DD, in London. One of a kind a day: logged again, the later one stands. */
  readonly on: string
  readonly value: number
}

/** Where it comes from. What somebody writes down here stands before what a check-in or a scale says of the same day. */
export type MeasureSource = 'hand' | 'scale' | 'check-in'

/** Two decimals of a kilogram hold every tenth of a pound; glasses and ticks are whole. */
export const rounded = (measure: Measure, value: number): number =>
  bodyMeasures.some((name) => name === measure) ? Math.round(value * 100) / 100 : Math.round(value)

/** How far back somebody may log: scales remember long, and nobody weighed themselves here before. */
const earliestDay = '2000-01-01'

export type LogProblem = 'no such day' | 'to come' | 'too long ago' | 'outside'

const written = /^\d{4}-\d{2}-\d{2}$/

const isRealDay = (on: string) =>
  written.test(on) &&
  !Number.isNaN(Date.parse(`${on}T00:00:00Z`)) &&
  new Date(`${on}T00:00:00Z`).toISOString().startsWith(on)

/** The same on the device and at the server. Null: nothing is wrong with it. */
export function logProblem({ measure, on, value }: LoggedMeasure, today: string): LogProblem | null {
  if (!isRealDay(on)) return 'no such day'
  if (on > today) return 'to come'
  if (on < earliestDay) return 'too long ago'
  return isWithin(measureBounds[measure], value) ? null : 'outside'
}
