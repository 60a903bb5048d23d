import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createLog } from '../../http/logging.ts'
import { recaptcha } from './recaptcha.ts'

const keys = { siteKey: 'site', secret: 'hidden' }

/** A stand-in for Google that records requests. */
async function google(answer: unknown) {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    asked.push(`${request.method} ${request.url} ${body}`)
    if (answer !== 'silence') response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const lines: string[] = []
  const log = createLog('debug', { write: (line: string) => void lines.push(line) })
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { asked, logged: () => lines.join(''), check: recaptcha(keys, log, api) }
}

it('R-6 a token of the right action with a good score is accepted', async () => {
  const { check, asked } = await google({ success: true, action: 'form_submit', score: 0.5 })
  expect(await check.accepts('a token', 'form_submit')).toBe(true)
  expect(asked).toEqual(['POST /recaptcha/api/siteverify secret=hidden&response=a+token'])
})

it.each([
  { success: false, action: 'form_submit', score: 0.9 },
  { success: true, action: 'generate_otp', score: 0.9 },
  { success: true, score: 0.9 },
  { success: true, action: 'form_submit', score: 0.4 },
  { success: true, action: 'form_submit' },
])('R-6 %j is refused', async (answer) => {
  const { check } = await google(answer)
  expect(await check.accepts('token', 'form_submit')).toBe(false)
})

it('R-6 an empty token is refused without asking Google', async () => {
  const { check, asked } = await google({ success: true, action: 'form_submit', score: 1 })
  expect(await check.accepts('', 'form_submit')).toBe(false)
  expect(asked).toEqual([])
})

it.each(['silence', 'no JSON'])('R-6 %s lets nobody in: the person is told to try again', async (answer) => {
  const { check } = await google(answer)
  await expect(check.accepts('token', 'form_submit')).rejects.toMatchObject({ code: 503, retryAfter: 2 })
})

it.each(['invalid-input-secret', 'missing-input-secret', 'bad-request', 'something-new'])(
  'B-22 R-6 %s is our fault: nobody is refused as a robot, and the log says what to check',
  async (kind) => {
    const { check, logged } = await google({ success: false, 'error-codes': [kind] })
    await expect(check.accepts('a token', 'form_submit')).rejects.toMatchObject({
      code: 503,
      message: expect.stringContaining('nothing you did'),
    })
    expect(logged()).toMatch(/"level":50.*RECAPTCHA_SECRET/)
    expect(logged()).toContain(kind)
    for (const secret of [keys.secret, 'a token']) expect(logged()).not.toContain(secret)
  },
)

it.each(['timeout-or-duplicate', 'invalid-input-response'])('B-22 R-6 %s is about the token', async (kind) => {
  const { check, logged } = await google({ success: false, 'error-codes': [kind] })
  expect(await check.accepts('token', 'form_submit')).toBe(false)
  expect(logged()).toBe('')
})

it('R-6 the browser gets the site key', async () => {
  expect(await recaptcha(keys, createLog('silent')).challenge('form_submit')).toEqual({
    provider: 'recaptcha',
    challenge: null,
    siteKey: 'site',
  })
})
