import { describe, expect, it } from 'vitest'
import { rulesLeftToOperator } from '#content/compliance.ts'
import { productionSettings } from '../../testing/production.ts'
import { refuseOtherCompliance, rulesLeftWords } from './compliance-guard.ts'
import { ConfigError, readConfig } from './config.ts'

const { COMPLIANCE: _, ...undecided } = productionSettings

describe('R-39 how the rules on advertising medicines are kept', () => {
  it('must be chosen in production, and is as specified in a demo', () => {
    expect(() => readConfig(undecided)).toThrow(
      /COMPLIANCE is needed in production: strict keeps .* letter leaves them/,
    )
    expect(() => readConfig({ ...undecided, COMPLIANCE: '' })).toThrow('COMPLIANCE is needed in production')
    expect(readConfig({ ...undecided, COMPLIANCE: 'strict' }).compliance).toBe('strict')
    expect(readConfig({ ...undecided, COMPLIANCE: 'letter' }).compliance).toBe('letter')
    expect(readConfig({}).compliance).toBe('letter')
    expect(readConfig({ COMPLIANCE: 'strict' }).compliance).toBe('strict')
  })

  it.each(['Strict', 'yes', 'both'])('is one of two words, and not %s', (COMPLIANCE) => {
    expect(() => readConfig({ COMPLIANCE })).toThrow(/COMPLIANCE is "\w+"\. It must be/)
  })

  it('is that of the words of the process, which read the environment alone', () => {
    expect(() => refuseOtherCompliance({ compliance: 'letter' }, 'letter')).not.toThrow()
    expect(() => refuseOtherCompliance({ compliance: 'strict' }, 'letter')).toThrow(ConfigError)
    expect(() => refuseOtherCompliance({ compliance: 'letter' }, 'strict')).toThrow('COMPLIANCE_FILE')
  })

  it('names the rules that are left to an operator who follows the specification in production', () => {
    const said = rulesLeftWords(readConfig(productionSettings))
    for (const rule of rulesLeftToOperator) expect(said).toContain(rule)
    expect(said).toMatch(/Human Medicines Regulations 2012.*CAP Code/)
    expect(said).toMatch(/Privacy and Electronic Communications/)
    expect(rulesLeftWords(readConfig({ ...undecided, COMPLIANCE: 'strict' }))).toBeNull()
    expect(rulesLeftWords(readConfig({}))).toBeNull()
  })
})
