import { expect, it } from 'vitest'
import { existsIn, knownMedicine } from './weight-loss-medicines-elsewhere.ts'

it.each([
  ['Mounjaro', 'Mounjaro'],
  [' mounjaro kwikpen 5mg', 'Mounjaro'],
  ['Tirzepatide', 'Mounjaro'],
  ['Saxenda', 'Saxenda'],
  ['liraglutide (Saxenda)', 'Saxenda'],
  ['Wegovy', 'Wegovy'],
])('U-2 %s is a medicine whose doses we know', (written, name) => {
  expect(knownMedicine(written)?.name).toBe(name)
})

it.each(['semaglutide', 'Orlistat', 'Wegovy, then Mounjaro', 'your previously mentioned medication', '', 'Alliance'])(
  'U-2 %j is not, or could be more than one',
  (written) => {
    expect(knownMedicine(written)).toBeNull()
  },
)

it.each([
  ['Mounjaro', 2.5, true],
  ['Mounjaro', 1, false],
  ['Wegovy', 2.4, true],
  ['Wegovy', 7.2, true],
  ['Wegovy', 5, false],
  ['Ozempic', 1.7, false],
  ['Saxenda', 3, true],
  ['Saxenda', 0.25, false],
  ['Alli', 180, true],
  ['Alli', 100, false],
  ['Mysimba', 90, true],
  ['Mysimba', 32, true],
  ['Mysimba', 0, false],
])('U-2 %s in %d mg: %s', (name, mg, exists) => {
  const medicine = knownMedicine(name)
  expect(medicine && existsIn(medicine, mg)).toBe(exists)
})
