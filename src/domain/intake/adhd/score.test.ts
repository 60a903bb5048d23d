import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adhdResult } from '#content/intake/adhd.ts'
import { answer, initialState, type QuestionnaireState } from '../engine/state.ts'
import { type Frequency, frequencies, scoredQuestions } from './frequency.ts'
import { bandOf, bands, firstUnscored, highestScore, pointsToKeep, scoreOf } from './score.ts'

const answersWith = (points: readonly number[]) =>
  Object.fromEntries(points.map((point, place) => [`adhd_q${place + 1}`, frequencies[point]]))

const sixPoints = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 6, maxLength: 6 })

describe('the score', () => {
  it.each([
    [[0, 0, 0, 0, 0, 0], 0],
    [[1, 0, 0, 0, 0, 0], 1],
    [[0, 2, 0, 0, 0, 0], 2],
    [[0, 0, 3, 0, 0, 0], 3],
    [[0, 0, 0, 4, 0, 0], 4],
    [[4, 3, 2, 1, 0, 4], 14],
    [[4, 4, 4, 4, 4, 4], 24],
  ])('AD-06 points of %j make %i', (points, score) => expect(scoreOf(answersWith(points))).toBe(score))

  it('AD-06 is the sum of the six, and nothing else', () => {
    fc.assert(
      fc.property(sixPoints, (points) => {
        const answers = { ...answersWith(points), adhd_q0: 'yes', adhd_q7: 'Yes', adhd_q8: 'Yes' }
        expect(scoreOf(answers)).toBe(points.reduce((sum, point) => sum + point))
        expect(firstUnscored(answers)).toBeNull()
      }),
    )
  })

  it('AD-07 R-11 repeated answers count only with the last one', () => {
    const clicks = fc.array(fc.tuple(fc.constantFrom(...scoredQuestions), fc.constantFrom(...frequencies)))
    fc.assert(
      fc.property(sixPoints, clicks, (points, changes) => {
        const begun: QuestionnaireState = { ...initialState, data: answersWith(points) }
        const { data } = changes.reduce((state, [question, value]) => answer(state, `adhd_q${question}`, value), begun)
        const last = scoredQuestions.map((question) => frequencies.indexOf(data[`adhd_q${question}`] as Frequency))
        expect(scoreOf(data)).toBe(last.reduce((sum, point) => sum + point))
      }),
    )
  })

  it('AD-06 is unknown while one of the six is missing or invalid, and names that one', () => {
    for (const question of scoredQuestions) {
      const answers = answersWith([1, 1, 1, 1, 1, 1])
      for (const value of [undefined, null, 'Always', '', 1]) {
        const damaged = { ...answers, [`adhd_q${question}`]: value }
        expect(scoreOf(damaged)).toBeNull()
        expect(firstUnscored(damaged)).toBe(`question-${question}`)
      }
    }
    expect(firstUnscored({})).toBe('question-1')
    expect(firstUnscored(answersWith([0, 0, 0]))).toBe('question-4')
  })

  it('AD-07 is stored in browser storage question by question, under the specified keys', () => {
    expect(pointsToKeep(answersWith([4, 3, 2, 1, 0, 4]))).toEqual({
      'adhd-q1': '4',
      'adhd-q2': '3',
      'adhd-q3': '2',
      'adhd-q4': '1',
      'adhd-q5': '0',
      'adhd-q6': '4',
    })
    expect(pointsToKeep({ adhd_q2: 'Never', adhd_q5: 'Always' })).toEqual({ 'adhd-q2': '0' })
  })
})

describe('the bands', () => {
  it.each([
    [0, 'Mild', 'green'],
    [8, 'Mild', 'green'],
    [9, 'Moderate', 'yellow'],
    [16, 'Moderate', 'yellow'],
    [17, 'Severe', 'red'],
    [24, 'Severe', 'red'],
  ])('AD-06 %i is %s, in %s', (score, name, colour) => expect(bandOf(score)).toMatchObject({ name, colour }))

  it('AD-06 every score from 0 to 24 is in exactly one, and no other score is in any', () => {
    expect(highestScore).toBe(24)
    for (let score = 0; score <= highestScore; score++) {
      expect(bands.filter(({ from, to }) => score >= from && score <= to)).toEqual([bandOf(score)])
    }
    for (const score of [-1, 25, 8.5, Number.NaN]) {
      expect(() => bandOf(score)).toThrow(new RangeError(`There is no band for a score of ${score}.`))
    }
  })

  it('AD-06 R-11 each has its own words, and the page says that it is no diagnosis', () => {
    const words = bands.map(({ key }) => adhdResult.bands(bands.length)[key])
    expect(new Set(words.flatMap(({ explanation, recommendation }) => [explanation, recommendation])).size).toBe(6)
    expect(adhdResult.screen.isNot.text).toContain('isn’t a diagnosis')
    expect(adhdResult.gauge(14, 24, 'Moderate')).toBe('Your score is 14 out of 24: Moderate.')
    expect(adhdResult).toMatchObject({ calculating: 'Calculating your results...', book: 'Book An Appointment' })
  })
})
