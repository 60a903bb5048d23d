import { expect, it } from 'vitest'
import { noValue, resultsOf } from './typed-values.ts'

it('reads values as papers print them, and leaves out what is not there', () => {
  expect(
    resultsOf(
      {
        hba1c: { ...noValue, value: '38', high: '41' },
        egfr: { ...noValue, value: '>90', low: '60' },
        potassium: { ...noValue, value: '4,3', low: '3.5', high: '5.3', mark: 'critical' },
      },
      false,
    ),
  ).toEqual({
    results: [
      { test: 'hba1c', value: 38, than: null, low: null, high: 41, mark: null, unread: null },
      { test: 'egfr', value: 90, than: '>', low: 60, high: null, mark: null, unread: null },
      { test: 'potassium', value: 4.3, than: null, low: 3.5, high: 5.3, mark: 'critical', unread: null },
    ],
  })
})

it('reads no potassium of a sample that is marked haemolysed', () => {
  const typed = { hba1c: { ...noValue, value: '38' }, potassium: { ...noValue, value: '6.9' } }
  expect(resultsOf(typed, true)).toMatchObject({
    results: [{ test: 'hba1c' }, { test: 'potassium', value: null, unread: 'haemolysed' }],
  })
  expect(resultsOf({ potassium: { ...noValue, value: '6.9' } }, true)).toHaveProperty('problem')
})

it.each(['x', '4.3.2', '< x', '1e3', '-4'])('takes %s for no number', (value) => {
  expect(resultsOf({ hba1c: { ...noValue, value } }, false)).toHaveProperty('problem')
})

it('takes no range that is no number', () => {
  expect(resultsOf({ hba1c: { ...noValue, value: '38', high: 'normal' } }, false)).toHaveProperty('problem')
})
