import { cmPerInch, inchesPerFoot, kgPerPound, poundsPerStone } from './units.ts'

/**
 * What we take without a person looking first: figures of our own. They are there for slips of the finger, such as
 * metres typed for centimetres; whoever does measure more or less is told to call us.
 */
export const heightBounds = { from: 120, to: 220 } as const
export const weightBounds = { from: 35, to: 350 } as const

/** Weight and height can each be possible and together not be, mostly because they were swapped. */
export const bmiBounds = { from: 8, to: 150 } as const

interface Bounds {
  readonly from: number
  readonly to: number
}

export const isWithin = ({ from, to }: Bounds, value: number): boolean => value >= from && value <= to

/** The bounds in another unit, in whole ones, none of which lies outside. */
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
