import { describe, expect, it } from 'vitest'
import { bloodPanels, bloodTestKeys, bloodTests, isUnitOf, testOfLoinc, unlikely } from './tests.ts'

describe('the tests of the panel', () => {
  it('cover each part, and no code stands for two of them', () => {
    expect(new Set(bloodTestKeys.map((key) => bloodTests[key].panel))).toEqual(new Set(bloodPanels))
    const codes = bloodTestKeys.flatMap((key) => [bloodTests[key].loinc, ...bloodTests[key].alsoLoinc])
    expect(new Set(codes).size).toBe(codes.length)
    for (const key of bloodTestKeys) expect(testOfLoinc(bloodTests[key].loinc)).toBe(key)
    expect(testOfLoinc('718-7')).toBeNull()
  })

  it('have LOINC codes whose check digits are right', () => {
    for (const code of bloodTestKeys.flatMap((key) => [bloodTests[key].loinc, ...bloodTests[key].alsoLoinc])) {
      const [digits = '', check] = code.split('-')
      const doubled = [...digits]
        .toReversed()
        .map((digit, place) => (place % 2 === 0 ? Number(digit) * 2 : Number(digit)))
      const sum = doubled.reduce((all, one) => all + (one > 9 ? one - 9 : one), 0)
      expect(`${code}: ${(10 - (sum % 10)) % 10}`).toBe(`${code}: ${check}`)
    }
  })

  it.each([
    ['hba1c', 'mmol/mol', true],
    ['hba1c', '%', false],
    ['egfr', 'mL/min/{1.73_m2}', true],
    ['egfr', 'ml/min/1.73m^2', true],
    ['creatinine', 'umol/L', true],
    ['creatinine', 'mg/dL', false],
    ['alt', 'IU/L', true],
    ['albumin', 'g/dL', false],
  ] as const)('%s in %s: %s, and nothing is converted', (key, unit, is) => {
    expect(isUnitOf(key, unit)).toBe(is)
  })
})

describe('a value that looks like a slip', () => {
  it.each([
    ['hba1c', 6.5, { is: 'other unit', unit: '%' }],
    ['hba1c', 48, null],
    ['hba1c', 480, { is: 'out of bounds' }],
    ['creatinine', 0.9, { is: 'other unit', unit: 'mg/dL' }],
    ['creatinine', 79, null],
    ['albumin', 4.2, { is: 'other unit', unit: 'g/dL' }],
    ['cholesterol', 190, { is: 'other unit', unit: 'mg/dL' }],
    ['potassium', 45, { is: 'out of bounds' }],
    ['potassium', 6.9, null],
    ['sodium', 14, { is: 'out of bounds' }],
  ] as const)('%s %s', (key, value, found) => {
    expect(unlikely(key, value)).toEqual(found)
  })
})
