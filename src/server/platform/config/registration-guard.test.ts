import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import { dataProtectionFacts, placeholdersIn, registeredFacts } from '#content/site/registration.ts'
import { productionSettings } from '../../testing/production.ts'
import { ConfigError, readConfig, withoutSettings } from './config.ts'
import { refuseExampleRegistration } from './registration-guard.ts'

const own = {
  isExample: false,
  cqc: {
    providerId: '1-2345678901',
    provider: 'Ferncliff Care Ltd',
    address: '14 Larch Row, Ferncliff, FC1 4LW',
    registeredManager: 'Morgan Tarn',
  },
  pharmacy: {
    name: 'Ferncliff Pharmacy',
    address: '14 Larch Row, Ferncliff, FC1 4LW',
    premisesNumber: '9012345',
    superintendent: { name: 'Rowan Fell', number: '2012345' },
  },
  dataProtection: { officer: 'Sage Fell', email: 'privacy@ferncliff.care', icoNumber: 'ZA123456' },
} as unknown as typeof brand

describe('P-10 the company details', () => {
  it('are examples in every field by default, and the guard names each', () => {
    const facts = Object.keys({ ...registeredFacts(brand), ...dataProtectionFacts(brand) })
    expect(placeholdersIn(brand)).toEqual([...facts, 'isExample'])
    expect(() => refuseExampleRegistration({ isDemo: false })).toThrow(ConfigError)
    for (const name of facts) expect(() => refuseExampleRegistration({ isDemo: false })).toThrow(name)
  })

  it('may be examples in a demo, and are accepted once they are the operator’s own', () => {
    expect(() => refuseExampleRegistration(readConfig({}))).not.toThrow()
    expect(() => refuseExampleRegistration({ isDemo: false }, own)).not.toThrow()
  })

  it.each([
    ['cqc.providerId', { ...own, cqc: { ...own.cqc, providerId: '1-0000000000' } }],
    ['cqc.registeredManager', { ...own, cqc: { ...own.cqc, registeredManager: ' ' } }],
    ['cqc.address', { ...own, cqc: { ...own.cqc, address: '14 Example Row, Ferncliff, FC1 4LW' } }],
    ['dataProtection.icoNumber', { ...own, dataProtection: { ...own.dataProtection, icoNumber: '00000000' } }],
    ['pharmacy.premisesNumber', { ...own, pharmacy: { ...own.pharmacy, premisesNumber: '0000000' } }],
    ['pharmacy.name', { ...own, pharmacy: { ...own.pharmacy, name: 'Example Pharmacy' } }],
    ['isExample', { ...own, isExample: true }],
  ] as const)('is refused for %s alone', (name, registered) => {
    expect(placeholdersIn(registered as typeof brand)).toEqual([name])
  })

  it('a production server with missing details says so, and ends before it opens anything', {
    timeout: 90_000,
  }, async () => {
    const env = { ...withoutSettings(process.env), ...productionSettings, PORT: '0' }
    const args = ['--import', './scripts/quick-imports.mjs', 'src/server/main.ts']
    const ended = await promisify(execFile)(process.execPath, args, { env, timeout: 80_000 }).catch((error) => error)
    expect(ended.code).toBe(1)
    expect(`${ended.stdout}${ended.stderr}`).toContain('These facts in src/content/brand.ts are still examples')
    expect(`${ended.stdout}${ended.stderr}`).toContain('pharmacy.superintendent.number')
  })
})
