import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { kindOfFailure } from './failures.ts'

const coded = (code: string) => Object.assign(new Error('in the words of the database'), { code })

it.each([
  ['lost', ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', '08006', '57P01', '57P02', '57P03']],
  ['lost', ['28P01', '3D000', '25006']],
  ['lost', ['CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID', 'SELF_SIGNED_CERT_IN_CHAIN']],
  ['passing', ['57014', '53300', '53100', '40001', '40P01', '55P03', '58030', 'EMFILE']],
  ['defect', ['23505', '22P02', '42601', '42P01', 'ERR_INVALID_ARG_TYPE']],
])('takes for %s: %j', (kind, codes) => {
  for (const code of codes) expect([code, kindOfFailure(coded(code))]).toEqual([code, kind])
})

it('knows what the driver says without a code', () => {
  expect(kindOfFailure(new Error('Connection terminated unexpectedly'))).toBe('lost')
  expect(kindOfFailure(new Error('Query read timeout'))).toBe('lost')
  expect(kindOfFailure(new Error('The server does not support SSL connections'))).toBe('lost')
  expect(kindOfFailure(new Error('timeout exceeded when trying to connect'))).toBe('unconnected')
  expect(kindOfFailure(new Error('Connection terminated due to connection timeout'))).toBe('unconnected')
  expect(kindOfFailure(new TypeError('x is not a function'))).toBe('defect')
  expect(kindOfFailure('no error at all')).toBe('defect')
})

it('looks for the reason behind the error', () => {
  expect(kindOfFailure(new DrizzleQueryError('select 1', [], coded('57P01')))).toBe('lost')
  expect(kindOfFailure(new Error('outer', { cause: coded('23505') }))).toBe('defect')
})
