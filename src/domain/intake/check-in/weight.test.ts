import { describe, expect, it } from 'vitest'
import { isMeasured, weight } from './weight.ts'

const kg = { weight: '88.1', unit: 'kg' }

describe('the weight of a check-in', () => {
  it.each([
    [kg],
    [{ weight: '194', unit: 'lbs' }],
    [{ ...kg, waist: '98' }],
    [{ ...kg, bodyFat: '34,1' }],
    [{ ...kg, waist: '98.5', bodyFat: '34' }],
    [{ ...kg, weight: '88'.padStart(20) }],
  ])('%j is accepted', (answer) => expect(weight.accepts(answer)).toBe(true))

  it.each([
    [null],
    [undefined],
    ['88.1 kg'],
    [{ unit: 'kg' }],
    [{ weight: 88.1, unit: 'kg' }],
    [{ weight: ['88'], unit: 'kg' }],
    [{ weight: '88', unit: 'stone' }],
    [{ weight: 'heavy', unit: 'kg' }],
    [{ weight: '5', unit: 'kg' }],
    [{ ...kg, weight: '88'.padStart(21) }],
    [{ ...kg, waist: '' }],
    [{ ...kg, waist: 'wide' }],
    [{ ...kg, waist: 98 }],
    [{ ...kg, waist: '5' }],
    [{ ...kg, bodyFat: '99' }],
    [{ ...kg, hips: '100' }],
  ])('%j is refused', (answer) => expect(weight.accepts(answer)).toBe(false))

  it('has only plausible figures beside it', () => {
    expect(['98', '', 'wide', '0'].map((typed) => isMeasured('waist', typed))).toEqual([true, false, false, false])
  })

  it('is shown with its unit, and with the other measurements', () => {
    expect(weight.inWords?.(kg)).toEqual(['88.1 kg'])
    expect(weight.inWords?.({ weight: '194', unit: 'lbs', waist: '98' })).toEqual(['194 lb', 'Waist 98 cm'])
    expect(weight.inWords?.({ ...kg, bodyFat: '34.1' })).toEqual(['88.1 kg', 'Body fat 34.1%'])
  })
})
