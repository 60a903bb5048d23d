import { describe, expect, it } from 'vitest'
import { severalOf } from './several.ts'

const options = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
]
const parts = [
  { key: 'cough', label: 'A cough', options },
  { key: 'sleep', label: 'Do you sleep?', options },
] as const
const { read, step } = severalOf(parts)
const spared = severalOf(parts, { value: 'no', label: 'None of these' })

describe('several short questions on one screen', () => {
  it('are answered when each has one of its answers, and nothing else is there', () => {
    expect(read({ cough: 'no', sleep: 'yes' })).toEqual({ cough: 'no', sleep: 'yes' })
    expect(step.accepts({ cough: 'no', sleep: 'yes' })).toBe(true)
    const refused = [
      null,
      undefined,
      'no',
      {},
      { cough: 'no' },
      { cough: 'no', sleep: 'maybe' },
      { cough: 'no', sleep: undefined },
      { cough: 'no', nap: 'yes' },
      { cough: 'no', sleep: 'yes', nap: 'yes' },
    ]
    for (const value of refused) {
      expect(read(value)).toBeNull()
      expect(step.accepts(value)).toBe(false)
      expect(step.inWords(value)).toEqual([])
    }
    expect(step.questions).toBe(2)
  })

  it('are shown one by one, with a colon where there is no question mark', () => {
    expect(step.inWords({ cough: 'no', sleep: 'yes' })).toEqual(['A cough: No', 'Do you sleep? Yes'])
    expect('allAs' in step).toBe(false)
  })

  it('are shown only where the answers differ from those of the single button', () => {
    expect(spared.step.inWords({ cough: 'yes', sleep: 'no' })).toEqual(['A cough: Yes'])
    expect(spared.step.inWords({ cough: 'no', sleep: 'no' })).toEqual(['None of these'])
    expect(spared.step.allAs).toEqual({ value: 'no', label: 'None of these' })
  })
})
