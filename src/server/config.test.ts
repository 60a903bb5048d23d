import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { productionSettings as production } from './testing/production.ts'

describe('the configuration', () => {
  it('needs nothing to try the product out', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, apiPrefix: '/api', isDemo: true, isProduction: false })
  })

  it('takes an empty setting for one that is not there', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
  })

  it('lists everything that is wrong in one error, by name and never by value', () => {
    const bad = { PORT: 'eighty', DATABASE_URL: 'mysql://secret@host', DATA_KEYS: 'hunter2', API_PREFIX: 'api' }
    const message = (() => {
      try {
        readConfig(bad)
      } catch (error) {
        expect(error).toBeInstanceOf(ConfigError)
        return (error as Error).message
      }
      return ''
    })()
    for (const name of Object.keys(bad)) expect(message).toContain(name)
    for (const value of Object.values(bad)) expect(message).not.toContain(` ${value}`)
  })

  it('R-14 wants a database, keys, an origin and real gateways in production, all told at once', () => {
    const wanted = ['DATABASE_URL', 'DATA_KEYS', 'PUBLIC_ORIGIN', 'TWILIO_ACCOUNT_SID', 'SMTP_URL', 'STRIPE_SECRET_KEY']
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(new RegExp(wanted.join('[\\s\\S]*')))
    for (const name of wanted) expect(() => readConfig({ ...production, [name]: '' })).toThrow(name)
    expect(readConfig(production)).toMatchObject({ isDemo: false, isProduction: true, logLevel: 'info' })
  })

  it('asks for settings that belong together together', () => {
    expect(() => readConfig({ STRIPE_SECRET_KEY: 's' })).toThrow(/STRIPE_PUBLISHABLE_KEY[\s\S]*STRIPE_WEBHOOK_SECRET/)
    expect(() => readConfig({ GOOGLE_CLIENT_SECRET: 's' })).toThrow(/GOOGLE_CLIENT_ID is needed beside/)
    expect(readConfig({ X_CLIENT_ID: 'i', X_CLIENT_SECRET: 's' }).oauth).toEqual({
      google: null,
      apple: null,
      x: { clientId: 'i', clientSecret: 's' },
    })
  })

  it('B-9 takes calling codes of countries beside the UK, and of nothing that is no country', () => {
    expect(readConfig({}).smsCountries).toEqual([])
    expect(readConfig({ SMS_COUNTRIES: '+353, 33,1,880' }).smsCountries).toEqual(['353', '33', '1', '880'])
    for (const wrong of ['44', '882', '979', '0', 'IE', '353;33']) {
      expect(() => readConfig({ SMS_COUNTRIES: wrong })).toThrow(/SMS_COUNTRIES must be calling codes/)
    }
  })

  it('B-7 widens nothing for one network in production', () => {
    expect(() => readConfig({ ...production, NETWORK_LIMIT_SCALE: '2' })).toThrow(/NETWORK_LIMIT_SCALE is for tests/)
  })

  it('lets a production build be tried out on purpose', () => {
    expect(readConfig({ NODE_ENV: 'production', ALLOW_DEMO: '1' })).toMatchObject({ isDemo: true, isProduction: true })
  })
})
