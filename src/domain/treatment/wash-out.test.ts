import { expect, it } from 'vitest'
import { mayEverTry } from './wash-out.ts'

it('D-12 a patient who cannot become pregnant is given no date for trying for a baby', () => {
  expect(mayEverTry('female', 'menopause')).toBe(false)
  expect(mayEverTry('female', 'surgery')).toBe(false)
  expect(mayEverTry('male', null)).toBe(false)
  expect(mayEverTry('female', 'no_sex')).toBe(true)
  expect(mayEverTry('female', 'possible')).toBe(true)
  expect(mayEverTry(null, null)).toBe(true)
})
