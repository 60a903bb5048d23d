import { describe, expect, it } from 'vitest'
import { isWeightJump } from './weight-jump.ts'

const last = { on: '2026-03-02', kg: 100 }

describe('C-1 a weight far from the last', () => {
  it.each([
    ['90.1 kg after four weeks', '2026-03-30', 90.1, false],
    ['90 kg after four weeks', '2026-03-30', 90, true],
    ['110 kg after four weeks', '2026-03-30', 110, true],
    ['90 kg after five weeks', '2026-04-06', 90, true],
    ['85 kg after ten weeks', '2026-05-11', 85, false],
    ['80 kg after ten weeks', '2026-05-11', 80, true],
    ['90 kg on the same day', '2026-03-02', 90, true],
  ])('%s', (_name, on, kg, isJump) => expect(isWeightJump({ on, kg }, last)).toBe(isJump))

  it('is none where no weight is known', () => expect(isWeightJump({ on: '2026-03-30', kg: 40 }, null)).toBe(false))
})
