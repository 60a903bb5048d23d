import { type AddressInfo, createServer, type Socket } from 'node:net'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { createLog } from '../http/logging.ts'
import { openDatabase } from './database.ts'
import { codeOfFailure, kindOfFailure } from './failures.ts'

const coded = (code: string) => Object.assign(new Error('in the words of the database'), { code })

it.each([
  ['lost', ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', '08006', '57P01', '57P02', '57P03']],
  ['lost', ['28P01', '3D000', '25006']],
  ['lost', ['CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID', 'SELF_SIGNED_CERT_IN_CHAIN']],
  ['passing', ['57014', '53300', '53100', '40001', '40P01', '55P03', '58030', 'EMFILE']],
  ['defect', ['23505', '22P02', '42601', '42P01', 'ERR_INVALID_ARG_TYPE']],
])('classifies as %s: %j', (kind, codes) => {
  for (const code of codes) expect([code, kindOfFailure(coded(code))]).toEqual([code, kind])
})

it('recognises errors of the driver without a code', () => {
  expect(kindOfFailure(new Error('Connection terminated unexpectedly'))).toBe('lost')
  expect(kindOfFailure(new Error('Query read timeout'))).toBe('lost')
  expect(kindOfFailure(new Error('The server does not support SSL connections'))).toBe('lost')
  expect(kindOfFailure(new Error('timeout exceeded when trying to connect'))).toBe('unconnected')
  expect(kindOfFailure(new Error('Connection terminated due to connection timeout'))).toBe('unconnected')
  expect(kindOfFailure(new TypeError('x is not a function'))).toBe('defect')
  expect(kindOfFailure('no error at all')).toBe('defect')
})

it('finds the cause behind the error', () => {
  expect(kindOfFailure(new DrizzleQueryError('select 1', [], coded('57P01')))).toBe('lost')
  expect(kindOfFailure(new Error('outer', { cause: coded('23505') }))).toBe('defect')
})

it('O-7 treats an error of the driver without a code as an outage of the database, and not as a defect', () => {
  for (const words of [
    'There was an error establishing an SSL connection',
    'Received unexpected commandComplete message from backend.',
    'timeout expired',
  ])
    expect([words, kindOfFailure(new Error(words))]).toEqual([words, 'lost'])
  const several = new AggregateError([coded('ETIMEDOUT'), coded('ECONNREFUSED')], '')
  expect(kindOfFailure(several)).toBe('lost')
  expect(kindOfFailure(new DrizzleQueryError('select 1', [], several))).toBe('lost')
  expect(kindOfFailure(new AggregateError([coded('23505')], ''))).toBe('defect')
})

it.each([
  [coded('ECONNREFUSED'), 'ECONNREFUSED'],
  [new Error('timeout exceeded when trying to connect'), 'CONNECT_TIMEOUT'],
  [
    new Error('Connection terminated due to connection timeout', { cause: new Error('Connection terminated') }),
    'CONNECT_TIMEOUT',
  ],
  [new Error('Query read timeout'), 'QUERY_TIMEOUT'],
  [new Error('Connection terminated unexpectedly'), 'CONNECTION_LOST'],
  [new AggregateError([coded('ETIMEDOUT')], ''), 'ETIMEDOUT'],
  [new TypeError('x is not a function'), 'UNKNOWN'],
])('O-7 %s has a code that can be looked up', (error, code) => {
  expect(codeOfFailure(error)).toBe(code)
})

it('O-7 a database that accepts connections and does not answer is a 503, and the log names a code', async () => {
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => void sockets.add(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const database = openDatabase({ url: `postgres://any:any@127.0.0.1:${port}/any`, connections: 2, log })
  onTestFinished(async () => {
    await database.close()
    for (const socket of sockets) socket.destroy()
    silent.close()
  })
  await expect.poll(() => lines.length, { timeout: 10_000 }).toBeGreaterThan(0)
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
    code: 'CONNECT_TIMEOUT',
    msg: expect.stringContaining('cannot be used'),
  })
  await expect(database.query({ name: 'one', text: 'select 1' }, [])).rejects.toMatchObject({ code: 503 })
})
