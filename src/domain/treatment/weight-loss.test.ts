import { expect, it } from 'vitest'
import { lostInFourWeeks, lostPercent } from './weight-loss.ts'

const at = (on: string, kg: number) => ({ on, kg, isVerified: false })
const lost = (...weights: ReturnType<typeof at>[]) => {
  const found = lostInFourWeeks(weights)
  return found === null ? null : Math.round(found * 1e6) / 1e6
}

it('a loss is a share of the weight before it, and a gain is negative', () => {
  expect(lostPercent({ kg: 120 }, { kg: 90 })).toBe(25)
  expect(lostPercent({ kg: 80 }, { kg: 100 })).toBe(-25)
})

it.each([
  ['of nothing is not known', [], null],
  ['of one weight is not known', [at('2026-11-19', 90)], null],
  ['of two weights of one day is not known', [at('2026-11-19', 100), at('2026-11-19', 80)], null],
  ['is the largest of them', [at('2026-10-22', 95), at('2026-11-01', 100), at('2026-11-19', 90)], 10],
  ['is counted to the last weight', [at('2026-11-01', 100), at('2026-11-05', 80), at('2026-11-19', 96)], 4],
  ['is negative where only weight was gained', [at('2026-11-01', 80), at('2026-11-19', 84)], -5],
  ['of four weeks to the day counts in full', [at('2026-10-22', 100), at('2026-11-19', 90)], 10],
  ['of eight weeks counts by half', [at('2026-09-24', 100), at('2026-11-19', 80)], 10],
  [
    'of longer than four weeks is counted from the nearest weight before them',
    [at('2026-01-01', 200), at('2026-09-24', 100), at('2026-11-19', 80)],
    10,
  ],
])('the loss in four weeks %s', (_, weights, percent) => {
  expect(lost(...weights)).toBe(percent)
})
