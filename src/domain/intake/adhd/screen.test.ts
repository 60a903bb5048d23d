import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frequencies } from './frequency.ts'
import { bandOf, scoreOf } from './score.ts'
import { screenOf } from './screen.ts'

const answersWith = (points: readonly number[]) =>
  Object.fromEntries(points.map((point, place) => [`adhd_q${place + 1}`, frequencies[point]]))

describe('C-22 U-12 the result of the screen (ASRS v1.1, part A)', () => {
  it.each([
    ['nothing', [0, 0, 0, 0, 0, 0], 0],
    ['the first three count from Sometimes', [2, 2, 2, 0, 0, 0], 3],
    ['and not from Rarely', [1, 1, 1, 0, 0, 0], 0],
    ['the last three count from Often', [0, 0, 0, 3, 3, 3], 3],
    ['and not from Sometimes', [0, 0, 0, 2, 2, 2], 0],
    ['four are a positive screen', [2, 2, 2, 3, 0, 0], 4],
    ['three are not, however often', [4, 4, 4, 2, 2, 2], 3],
    ['all', [4, 4, 4, 4, 4, 4], 6],
  ])('%s', (_, points, counted) => {
    expect(screenOf(answersWith(points))).toEqual({ counted, of: 6, positiveFrom: 4, isPositive: counted >= 4 })
  })

  it('is none before all six are answered', () => {
    const { adhd_q6: _, ...five } = answersWith([4, 4, 4, 4, 4, 4])
    expect(screenOf(five)).toBeNull()
    expect(screenOf({})).toBeNull()
  })

  it('is positive for some scores in the middle band and not for others: the band alone does not decide', () => {
    const found = [
      [2, 2, 2, 3, 0, 0],
      [4, 4, 4, 2, 2, 0],
    ].map((points) => {
      const answers = answersWith(points)
      return [bandOf(scoreOf(answers) ?? 0).name, screenOf(answers)?.isPositive]
    })
    expect(found).toEqual([
      ['Moderate', true],
      ['Moderate', false],
    ])
  })

  it('a higher frequency never makes the result less indicative', () => {
    const six = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(six, fc.integer({ min: 0, max: 5 }), (points, place) => {
        const more = points.map((point, at) => (at === place ? Math.min(4, point + 1) : point))
        expect(screenOf(answersWith(more))?.counted).toBeGreaterThanOrEqual(screenOf(answersWith(points))?.counted ?? 0)
      }),
    )
  })
})
