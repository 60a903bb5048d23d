import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { afterAll, describe, expect, it } from 'vitest'
import { productionSettings as production } from '../../testing/production.ts'
import { ConfigError, readConfig, withoutSettings } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'larkwell-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
/** A file with the value of a setting. */
function settingFile(content: string): string {
  const path = join(folder, `setting-${files++}`)
  writeFileSync(path, content)
  return path
}

/** The reported problems, line by line. */
function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    const [, ...lines] = (error as Error).message.split('\n')
    return lines.map((line) => line.trim())
  }
}

const source = readFileSync(new URL('./config.ts', import.meta.url), 'utf8')
const settings = [...source.matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name = '']) => name)

describe('the configuration', () => {
  it('needs nothing to try the product out', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, apiPrefix: '/api', isDemo: true, isProduction: false })
  })

  it('treats an empty setting as missing', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
  })

  it('reads a setting from a file that another setting names, without its trailing newline', () => {
    const [keys, database] = [settingFile(`${production.DATA_KEYS}\n`), settingFile('postgres://db.example/larkwell')]
    expect(
      readConfig({ DATA_KEYS_FILE: keys, DATABASE_URL_FILE: database, NOTHING_OF_OURS_FILE: '/no' }),
    ).toMatchObject({ dataKeys: production.DATA_KEYS, databaseUrl: 'postgres://db.example/larkwell' })
    const { DATA_KEYS: _, ...others } = production
    expect(readConfig({ ...others, DATA_KEYS_FILE: keys }).dataKeys).toBe(production.DATA_KEYS)
  })

  it('reports once a file that cannot be read, is too long, or duplicates a setting', () => {
    const { DATA_KEYS: _, ...others } = production
    expect(problemsOf({ ...others, DATA_KEYS_FILE: '/no/such/file' })).toEqual([
      'DATA_KEYS_FILE is "/no/such/file". It must name a file that can be read and is no longer than 64 KB.',
    ])
    expect(problemsOf({ SMTP_URL_FILE: settingFile('x'.repeat(65_537)) })).toHaveLength(1)
    expect(problemsOf({ PORT: '3000', PORT_FILE: settingFile('3001') })[0]).toMatch(
      /must not be set as well as PORT\.$/,
    )
    expect(problemsOf({ DATA_KEYS_FILE: settingFile('hunter2') })[0]).not.toContain('hunter2')
  })

  it('A-3 reports what was given and what is wanted, all in one error, and never a secret', () => {
    const bad = {
      NODE_ENV: 'live',
      PORT: 'abc',
      DATABASE_POOL: '0',
      DATABASE_URL: 'mysql://secret@host',
      DATA_KEYS: 'hunter2',
      API_PREFIX: 'api',
      PUBLIC_ORIGIN: 'larkwell.example',
      TRUST_PROXY: 'yes',
      RATE_LIMIT_SCALE: '-1',
      LOG_LEVEL: 'loud',
      ALLOW_DEMO: 'true',
      DEMO_HOSTS: 'http://demo.example',
      HSTS_SUBDOMAINS: 'on',
      SMTP_URL: 'mail.example',
      MAIL_FROM: 'Larkwell',
      BOT_WORK: '1e9',
      CONTACT_UPLOADS: '2.5',
      GOOGLE_CLIENT_SECRET: 'hunter3',
    }
    const told = problemsOf(bad)
    expect(told).toEqual([
      'NODE_ENV is "live". It must be development, production or test.',
      'PORT is "abc". It must be a whole number from 0 to 65535.',
      'DATABASE_URL must be an address such as postgres://user:password@host/database.',
      'DATABASE_POOL is "0". It must be a whole number from 1 to 200.',
      'DATA_KEYS must be id:base64 pairs of 32-byte keys, separated by commas, the current one first.',
      'API_PREFIX is "api". It must look like /api.',
      'PUBLIC_ORIGIN is "larkwell.example". It must be an address such as https://larkwell.example.',
      'TRUST_PROXY is "yes". It must be a whole number from 0 to 10.',
      'RATE_LIMIT_SCALE is "-1". It must be a number above 0 and at most 1,000,000.',
      'LOG_LEVEL is "loud". It must be fatal, error, warn, info, debug or silent.',
      'ALLOW_DEMO is "true". It must be 0 or 1.',
      'DEMO_HOSTS is "http://demo.example". It must be host names, separated by commas, without http:// or a port.',
      'HSTS_SUBDOMAINS is "on". It must be 0 or 1.',
      'SMTP_URL must be an address such as smtps://user:password@host.',
      expect.stringMatching(/^MAIL_FROM is "Larkwell"\. It must be an email address such as /),
      'BOT_WORK is "1e9". It must be a whole number from 1 to 100000.',
      'CONTACT_UPLOADS is "2.5". It must be a whole number from 1 to 100.',
      'GOOGLE_CLIENT_ID is needed with GOOGLE_CLIENT_SECRET.',
    ])
    for (const secret of ['mysql', 'hunter2', 'hunter3', 'mail.example']) expect(told.join()).not.toContain(secret)
  })

  it('A-3 words every problem itself, never by its parser', () => {
    for (const name of settings) {
      for (const problem of problemsOf({ [name]: '\u0000 nothing like it' }))
        expect(problem).toMatch(/^[A-Z_]+( is ".*"\. It)? (must be|must look like|is needed) \S/)
    }
  })

  it('A-2 can be kept out of what tests and measurements start', () => {
    const given = Object.fromEntries(settings.map((name) => [name, 'from this machine']))
    expect(withoutSettings({ ...given, PATH: '/bin', HOME: '/' })).toEqual({ PATH: '/bin', HOME: '/' })
  })

  it('R-14 requires a database, keys, an origin and real gateways in production, all reported at once', () => {
    const wanted = ['DATABASE_URL', 'DATA_KEYS', 'PUBLIC_ORIGIN', 'TWILIO_ACCOUNT_SID', 'SMTP_URL', 'STRIPE_SECRET_KEY']
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(new RegExp(wanted.join('[\\s\\S]*')))
    for (const name of wanted) expect(() => readConfig({ ...production, [name]: '' })).toThrow(name)
    expect(readConfig(production)).toMatchObject({ isDemo: false, isProduction: true, logLevel: 'info' })
  })

  it('asks for settings that belong together together', () => {
    expect(() => readConfig({ STRIPE_SECRET_KEY: 's' })).toThrow(/STRIPE_PUBLISHABLE_KEY[\s\S]*STRIPE_WEBHOOK_SECRET/)
    expect(() => readConfig({ GOOGLE_CLIENT_SECRET: 's' })).toThrow(/GOOGLE_CLIENT_ID is needed with/)
    expect(readConfig({ X_CLIENT_ID: 'i', X_CLIENT_SECRET: 's' }).oauth).toEqual({
      google: null,
      apple: null,
      x: { clientId: 'i', clientSecret: 's' },
    })
  })

  it('B-19 refuses in production settings that only look like it, all at once', () => {
    const pretended = {
      ...production,
      PUBLIC_ORIGIN: 'http://larkwell.example',
      DATA_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
      DATABASE_URL: 'postgres://larkwell:hidden@db.example/larkwell',
      SMTP_URL: 'smtp://mail.example?ignoreTLS=true',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      PORT: 'abc',
    }
    const told = problemsOf(pretended)
    expect(told.map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'SMTP_URL',
      'DATA_KEYS',
      'PUBLIC_ORIGIN',
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
    ])
    expect(told.join()).not.toMatch(/hidden|_test_1|ignoreTLS/)
    for (const fill of [0, 1, 255]) {
      const DATA_KEYS = `${production.DATA_KEYS},old:${Buffer.alloc(32, fill).toString('base64')}`
      expect(problemsOf({ ...production, DATA_KEYS })).toEqual([expect.stringMatching(/^DATA_KEYS must be random/)])
    }
  })

  it('B-19 refuses in production the test keys and numbers that providers publish', () => {
    const tried = {
      RECAPTCHA_SITE_KEY: '6LeIxAcTAAAAAJ1',
      RECAPTCHA_SECRET: '6LeIxAcTAAAAAG1',
      TWILIO_FROM: '+15005550006',
    }
    expect(problemsOf({ ...production, ...tried }).map((line) => line.split(' ')[0])).toEqual(Object.keys(tried))
  })

  it('S-6 refuses in production what an operator left as it is in settings.example', () => {
    const example = readFileSync(new URL('../../../../deploy/systemd/settings.example', import.meta.url), 'utf8')
    const left = [...example.matchAll(/^(?:# )?([A-Z_]+)='(.*(?:…|PASSWORD).*)'$/gm)]
    expect(left.map(([, name]) => name)).toEqual(expect.arrayContaining(['DATABASE_URL', 'STRIPE_WEBHOOK_SECRET']))
    for (const [, name = '', value = ''] of left)
      expect(
        problemsOf({ ...production, TURN_URLS: 'turn:turn.example:3478', TURN_SECRET: 'any', [name]: value }),
      ).toEqual([
        expect.stringMatching(
          `^${name} .*must not be left as in the example|^${name} must not be left as in the example`,
        ),
      ])
  })

  it('B-19 does not send real messages from a demo that an operator forgot to switch off', () => {
    const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, SMTP_URL } = production
    const demo = { NODE_ENV: 'production', ALLOW_DEMO: '1' }
    for (const real of [{ TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM }, { SMTP_URL }])
      expect(problemsOf({ ...demo, ...real })).toEqual([expect.stringMatching(/^ALLOW_DEMO .*must not be 1 with/)])
    expect(problemsOf(demo)).toEqual([])
  })

  it('B-19 does not run as a demo with a forgotten NODE_ENV once real messages or money are set up', () => {
    const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM } = production
    const twilio = { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM }
    const stripe = (mode: string) => ({
      STRIPE_SECRET_KEY: `sk_${mode}_1`,
      STRIPE_PUBLISHABLE_KEY: `pk_${mode}_1`,
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    })
    const smtp = { SMTP_URL: 'smtp://mail.example' }
    for (const real of [twilio, smtp, stripe('live'), { ...twilio, ...smtp }]) {
      expect(problemsOf(real).join('\n')).toMatch(/NODE_ENV is needed with .*: production, or development to try/)
    }
    // Deliberately they can be tried, but never with other people's money.
    for (const trying of [twilio, smtp, stripe('test')])
      expect(problemsOf({ NODE_ENV: 'development', ...trying })).toEqual([])
    for (const demo of [{ NODE_ENV: 'development' }, { NODE_ENV: 'production', ALLOW_DEMO: '1' }])
      expect(problemsOf({ ...demo, ...stripe('live') })).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^STRIPE_SECRET_KEY must not be a live key in a demo/),
          expect.stringMatching(/^STRIPE_PUBLISHABLE_KEY must not be a live key in a demo/),
        ]),
      )
    expect(problemsOf({ ...production, ...stripe('live') })).toEqual([])
  })

  it.each([
    ['postgres://larkwell@db.example/larkwell', false],
    ['postgres://larkwell@db.example/larkwell?sslmode=disable', false],
    ['postgres://larkwell@db.example/larkwell?sslmode=prefer', false],
    ['postgres://larkwell@db.example/larkwell?sslmode=no-verify', false],
    ['postgres://larkwell@db.example/larkwell?sslmode=require&uselibpqcompat=true', false],
    ['postgres://larkwell@localhost/larkwell?host=db.example', false],
    ['postgres://larkwell@localhost.db.example/larkwell', false],
    ['postgres://larkwell@db.example/larkwell?sslmode=require', true],
    ['postgres://larkwell@db.example/larkwell?sslmode=verify-full', true],
    ['postgres://larkwell@localhost/larkwell', true],
    ['postgresql://larkwell@127.0.0.1:5433/larkwell', true],
    ['postgres://larkwell@[::1]/larkwell', true],
    ['postgres://larkwell@db.example/larkwell?host=/var/run/postgresql', true],
    ['postgres://larkwell@db.internal.example/larkwell', true],
  ])('B-12 in production %s is accepted: %j', (DATABASE_URL, isTaken) => {
    const problems = problemsOf({ ...production, DATABASE_URL, PLAINTEXT_HOSTS: 'other.example, db.internal.example' })
    expect(problems).toEqual(
      isTaken ? [] : [expect.stringMatching(/^DATABASE_URL must end with \?sslmode=verify-full/)],
    )
  })

  it('S-8 knows the owner of the tables in production only if it is named, and requires its encryption, too', () => {
    const [app, owner] = ['larkwell_app', 'larkwell_owner'].map((role) => `postgres://${role}@localhost/larkwell`)
    const given = { DATABASE_URL: app as string, DATABASE_OWNER_URL: owner as string }
    expect(readConfig({ ...production, DATABASE_URL: app as string })).toMatchObject({
      databaseUrl: app,
      ownerUrl: null,
    })
    expect(readConfig({ ...production, ...given })).toMatchObject({ databaseUrl: app, ownerUrl: owner })
    expect(readConfig({ DATABASE_URL: app as string }).ownerUrl).toBe(app)
    expect(problemsOf({ DATABASE_OWNER_URL: owner as string })).toEqual([
      'DATABASE_URL is needed with DATABASE_OWNER_URL, and has the role of the server.',
    ])
    const open = { ...production, DATABASE_OWNER_URL: 'postgres://larkwell_owner@db.example/larkwell' }
    expect(problemsOf(open)).toEqual([expect.stringMatching(/^DATABASE_OWNER_URL must end with \?sslmode=verify-full/)])
  })

  it.each([
    ['127.0.0.1:3310', true],
    ['[::1]:3310', true],
    ['clamav:3310', true],
    ['clamav.example:3310', false],
  ])('S-15 in production a scanner at %s is accepted: %j', (CLAMAV_HOST, isTaken) => {
    const problems = problemsOf({ ...production, CLAMAV_HOST, PLAINTEXT_HOSTS: 'clamav' })
    expect(problems).toEqual(isTaken ? [] : [expect.stringContaining('CLAMAV_HOST')])
  })

  it('S-15 accepts a scanner by its socket or by its port, not by both', () => {
    expect(readConfig({}).clamav).toBeNull()
    expect(readConfig({ CLAMAV_SOCKET: '/run/clamav/clamd.ctl' }).clamav).toEqual({ path: '/run/clamav/clamd.ctl' })
    expect(readConfig({ CLAMAV_HOST: '[::1]:3310' }).clamav).toEqual({ host: '::1', port: 3310 })
    expect(readConfig({ CLAMAV_HOST: 'clamav:3310' }).clamav).toEqual({ host: 'clamav', port: 3310 })
    for (const CLAMAV_HOST of ['clamav', ':3310', 'clamav:99999', 'http://clamav:3310'])
      expect(() => readConfig({ CLAMAV_HOST })).toThrow(/CLAMAV_HOST/)
    expect(() => readConfig({ CLAMAV_SOCKET: 'clamd.ctl' })).toThrow(/CLAMAV_SOCKET/)
    expect(() => readConfig({ CLAMAV_SOCKET: '/run/clamd.ctl', CLAMAV_HOST: 'clamav:3310' })).toThrow(/set only one/)
  })

  it('treats every encrypting mode as the verifying one, whatever a later driver makes of it', () => {
    const address = (end: string) => `postgres://larkwell@db.example/larkwell?sslmode=${end}`
    for (const mode of ['require', 'verify-ca', 'verify-full'])
      expect(readConfig({ DATABASE_URL: address(mode) }).databaseUrl).toBe(address('verify-full'))
    expect(readConfig({ DATABASE_URL: address('disable') }).databaseUrl).toBe(address('disable'))
  })

  it('accepts a certificate only from a file that has one, and beside an address', () => {
    const certificate = 'must be the path of a file with a certificate (PEM).'
    const wrong = settingFile('no certificate')
    expect(problemsOf({ ...production, DATABASE_CA_FILE: wrong })[0]).toContain(certificate)
    expect(problemsOf({ DATABASE_URL: `postgres://db.example/larkwell?sslrootcert=${wrong}` })[0]).toMatch(
      /^DATABASE_URL must be without sslrootcert, or name/,
    )
    const made = settingFile(rootCertificates[0] ?? '')
    expect(readConfig({ DATABASE_URL: 'postgres://db.example/larkwell', DATABASE_CA_FILE: made }).databaseUrl).toBe(
      `postgres://db.example/larkwell?sslrootcert=${encodeURIComponent(made)}`,
    )
    expect(problemsOf({ DATABASE_CA_FILE: made })).toEqual([
      'DATABASE_URL is needed with DATABASE_CA_FILE, which verifies its certificate.',
    ])
  })

  it('B-9 accepts calling codes of countries beside the UK, and no others', () => {
    expect(readConfig({}).smsCountries).toEqual([])
    expect(readConfig({ SMS_COUNTRIES: '+353, 33,1,880' }).smsCountries).toEqual(['353', '33', '1', '880'])
    for (const wrong of ['44', '882', '979', '0', 'IE', '353;33']) {
      expect(() => readConfig({ SMS_COUNTRIES: wrong })).toThrow(/SMS_COUNTRIES is .* must be calling codes/)
    }
  })

  it('B-7 scales no limit in production', () => {
    expect(() => readConfig({ ...production, NETWORK_LIMIT_SCALE: '2' })).toThrow(
      /NETWORK_LIMIT_SCALE is "2"\. It must be 1 in production/,
    )
  })

  it('S-6 opens no demo at a public address with a configured database, unless the operator says so', () => {
    const { DATABASE_URL, PUBLIC_ORIGIN } = production
    for (const env of [
      {},
      { NODE_ENV: 'development' },
      { NODE_ENV: 'test' },
      { NODE_ENV: 'development', ALLOW_DEMO: '0' },
    ]) {
      const [problem, ...others] = problemsOf({ ...env, DATABASE_URL, PUBLIC_ORIGIN })
      expect(others).toEqual([])
      expect(problem).toMatch(/^NODE_ENV .*must be production with DATABASE_URL and a PUBLIC_ORIGIN with https/)
      for (const name of ['DATA_KEYS', 'TWILIO_ACCOUNT_SID', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'ALLOW_DEMO=1'])
        expect(problem).toContain(name)
      expect(readConfig({ ...env, DATABASE_URL, PUBLIC_ORIGIN, ALLOW_DEMO: '1' }).isDemo).toBe(true)
      expect(readConfig({ ...env, DATABASE_URL, PUBLIC_ORIGIN: 'http://localhost:3000' }).isDemo).toBe(true)
      expect(readConfig({ ...env, PUBLIC_ORIGIN }).isDemo).toBe(true)
    }
  })

  it('lets a production build be tried out deliberately', () => {
    expect(readConfig({ NODE_ENV: 'production', ALLOW_DEMO: '1' })).toMatchObject({ isDemo: true, isProduction: true })
  })
})
