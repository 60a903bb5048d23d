import { describe, expect, it } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { UnsuitableDatabase } from '../../platform/database/writable.ts'
import { productionSettings } from '../../testing/production.ts'
import { listenError } from './listen-error.ts'
import { notReadyYet, readyWords } from './startup-words.ts'

const here = 'http://localhost:3000'
const withCode = (code: string, message = 'from the system') => Object.assign(new Error(message), { code })

describe('A-3 starting with trouble', () => {
  it.each([
    ['EADDRINUSE', 'port 3000 is in use by another program. End that one, or choose another port: PORT=3001 npm start'],
    ['EACCES', 'port 3000 may not be opened by this user. Choose another port: PORT=3000 npm start'],
    ['ENOTFOUND', 'HOST is "otter", which is not an address of this machine.'],
  ])('%s of the port is explained', (code, words) => {
    const told = listenError(withCode(code), { port: 3000, host: 'otter' })
    expect((told as Error).message).toBe(`Larkwell could not start: ${words}`)
  })

  it('an unknown error is passed on', () => {
    const error = withCode('EMFILE')
    expect(listenError(error, { port: 3000, host: 'localhost' })).toBe(error)
  })

  it.each([
    [null, 'does not answer.'],
    [withCode('ECONNREFUSED'), 'does not answer.'],
    [withCode('ENOTFOUND'), 'does not answer.'],
    [new Error('timeout expired'), 'does not answer.'],
    [withCode('28P01'), 'refuses the user or the password of DATABASE_URL.'],
    [withCode('3D000'), 'does not have the database that DATABASE_URL names.'],
    [
      withCode('DEPTH_ZERO_SELF_SIGNED_CERT'),
      'shows a certificate that no known authority signed. Name the authority’s certificate in DATABASE_CA_FILE.',
    ],
    [withCode('CERT_HAS_EXPIRED'), 'shows a certificate that has expired.'],
    [withCode('ERR_TLS_CERT_ALTNAME_INVALID'), 'shows a certificate for another name than that of DATABASE_URL.'],
    [withCode('ERR_SSL_WRONG_VERSION_NUMBER'), 'offers no encryption that can be trusted.'],
    [new Error('The server does not support SSL connections'), 'offers no encryption.'],
    [new UnsuitableDatabase('Larkwell needs PostgreSQL 15.'), 'cannot be used. Larkwell needs PostgreSQL 15.'],
    [withCode('42P07', 'quotes a row'), 'cannot be used (42P07).'],
  ])('%s of the database names its address', (error, words) => {
    const told = notReadyYet('db.example:5432', error, here)
    expect(told).toContain(`is not ready: the database at db.example:5432 ${words}\n`)
    expect(told).toContain(`Meanwhile pages are served at ${here}`)
    expect(told).not.toContain('quotes')
  })
})

describe('the address of the desk', () => {
  it('is printed, also in production', () => {
    expect(readyWords(readConfig({}), here, 'somewhere')).toContain(`Desk      ${here}/desk`)
    expect(readyWords(readConfig(productionSettings), here, 'somewhere')).toContain('https://larkwell.example/desk')
  })
})

describe('B-19 the start-up message is true', () => {
  const wordsOf = (env: Record<string, string>) => readyWords(readConfig(env), here, 'somewhere')

  it('for a demo with nothing configured', () => {
    expect(wordsOf({})).toContain('nothing leaves this machine')
    expect(wordsOf({})).toContain('shows every text and email that would be sent')
  })

  it('for one that sends real emails', () => {
    const words = wordsOf({ NODE_ENV: 'development', SMTP_URL: 'smtp://127.0.0.1:25' })
    expect(words).not.toContain('nothing leaves')
    expect(words).toContain('demo: emails go out through the providers you have set up')
    expect(words).toContain('shows every text that would be sent')
  })
})
