import { expect, it } from 'vitest'
import { labelLines } from './label.ts'

it('a label of Wegovy has its own days of use, and no line about the pill', () => {
  expect(
    labelLines({
      patient: 'Robin Ferncliff',
      medicine: 'Wegovy',
      dose: '0.25mg',
      instructions: 'Inject once a week.',
      firstDoseFrom: null,
      date: '2026-03-02',
      pharmacy: ['Larkwell', '1 Mill Lane'],
    }),
  ).toEqual([
    'Wegovy 0.25mg, 1 pen (4 weekly doses)',
    'Inject once a week.',
    'Robin Ferncliff',
    '2 March 2026',
    'Keep in the fridge (2 to 8 °C). Keep out of the sight and reach of children.',
    'Use within 42 days of the first injection, then throw it away, even if some is left.',
    'Larkwell, 1 Mill Lane',
  ])
})

it('there is no label of a medicine that is not registered, and the reason names it', () => {
  const given = { patient: 'Robin', dose: '1mg', instructions: 'Weekly.', firstDoseFrom: null, pharmacy: [] }
  expect(() => labelLines({ ...given, medicine: 'Elixir', date: '2026-03-02' })).toThrow(/label for Elixir/)
})
