import { cmPerInch, inchesPerFoot, kgPerPound, poundsPerStone } from './units.ts'

/**
 * Measurements accepted without a person checking them: figures of our own, to catch slips such as metres typed for
 * centimetres. A patient whose real measurements are outside is asked to call us.
 */
export const heightBounds = { from: 120, to: 220 } as const
export const weightBounds = { from: 35, to: 350 } as const

/** Weight and height can each be possible and together not, mostly because they were swapped. */
export const bmiBounds = { from: 8, to: 150 } as const

interface Bounds {
  readonly from: number
  readonly to: number
}

export const isWithin = ({ from, to }: Bounds, value: number): boolean => value >= from && value <= to

/** The bounds in another unit, rounded inwards to whole ones. */
const wholeIn = ({ from, to }: Bounds, size: number): Bounds => ({
  from: Math.ceil(from / size),
  to: Math.floor(to / size),
})

const inPair = (total: number, perLarge: number, [large, small]: readonly [string, string]): string => {
  const rest = total % perLarge
  return `${Math.floor(total / perLarge)} ${large}${rest === 0 ? '' : ` ${rest} ${small}`}`
}

const between = ({ from, to }: Bounds, worded: (total: number) => string) => `between ${worded(from)} and ${worded(to)}`

export const heightRange = (unit: 'cm' | 'ft-in'): string =>
  unit === 'cm'
    ? between(heightBounds, (cm) => `${cm} cm`)
    : between(wholeIn(heightBounds, cmPerInch), (inches) => inPair(inches, inchesPerFoot, ['ft', 'in']))

export function weightRange(unit: 'kg' | 'lbs' | 'st-lb'): string {
  if (unit === 'kg') return between(weightBounds, (kg) => `${kg} kg`)
  const pounds = wholeIn(weightBounds, kgPerPound)
  return unit === 'lbs'
    ? between(pounds, (lbs) => `${lbs} lbs`)
    : between(pounds, (lbs) => inPair(lbs, poundsPerStone, ['st', 'lb']))
}
