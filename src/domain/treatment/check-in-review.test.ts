import { expect, it } from 'vitest'
import { whyNotPutAside, whyReviewedWithoutPen } from './check-in-review.ts'

it.each([
  ['without a word', { said: ' \n', planState: 'stopped', goesOn: true }, 'nothing said'],
  ['while treatment simply goes on', { said: 'x', planState: 'active', goesOn: false }, 'still active'],
  ['when the prescriber confirms that it continues', { said: 'x', planState: 'active', goesOn: true }, null],
  ['when it is paused', { said: 'x', planState: 'paused', goesOn: false }, null],
  ['when it has ended', { said: 'x', planState: 'stopped', goesOn: false }, null],
  ['when there is none', { said: 'x', planState: null, goesOn: false }, null],
] as const)('a check-in review is closed %s: %s', (_, closing, problem) => {
  expect(whyNotPutAside(closing)).toBe(problem)
})

it.each([
  ['a stop', { sideEffects: [], worstSymptom: 0 }, [{ words: 'Pancreatitis.' }], ['Pancreatitis.']],
  [
    'a severe side effect',
    {
      sideEffects: [
        ['vomiting', 3],
        ['headache', 2],
      ],
      worstSymptom: 3,
    },
    [],
    ['Severe side effect: vomiting.'],
  ],
  ['nothing worse than moderate', { sideEffects: [['vomiting', 2]], worstSymptom: 2 }, [], []],
] as const)('a prescriber reads a wish to pause or stop that comes with %s', (_, reported, stops, because) => {
  expect(whyReviewedWithoutPen(reported, stops)).toEqual(because)
})
