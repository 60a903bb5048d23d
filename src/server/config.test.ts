import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const key = `k1:${Buffer.alloc(32, 1).toString('base64')}`
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://larkwell@db.example/larkwell',
  DATA_KEYS: key,
  PUBLIC_ORIGIN: 'https://larkwell.example',
}

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

  it('wants a database, keys and an origin in production, all told at once', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/DATABASE_URL[\s\S]*DATA_KEYS[\s\S]*PUBLIC_ORIGIN/)
    expect(readConfig(production)).toMatchObject({ isDemo: false, isProduction: true, logLevel: 'info' })
  })

  it('lets a production build be tried out on purpose', () => {
    expect(readConfig({ NODE_ENV: 'production', ALLOW_DEMO: '1' })).toMatchObject({ isDemo: true, isProduction: true })
  })
})
