import { describe, expect, test } from 'vitest'
import { toggleOption } from './toggle-option.ts'

const options = [{ value: 'asthma' }, { value: 'gout' }, { value: 'sleep_apnoea' }, { value: 'none', exclusive: true }]

describe('Q-26 ticking an option', () => {
  test('Q-26 adds it, in the order of the list', () => {
    expect(toggleOption(options, ['sleep_apnoea'], 'asthma')).toEqual(['asthma', 'sleep_apnoea'])
  })
  test('Q-26 clears it when it was ticked', () => {
    expect(toggleOption(options, ['asthma', 'gout'], 'asthma')).toEqual(['gout'])
    expect(toggleOption(options, ['none'], 'none')).toEqual([])
  })
  test('Q-26 "None of these" clears the others', () => {
    expect(toggleOption(options, ['asthma', 'gout'], 'none')).toEqual(['none'])
  })
  test('Q-26 any other option clears "None of these"', () => {
    expect(toggleOption(options, ['none'], 'gout')).toEqual(['gout'])
  })
})
