import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { recaptcha } from './recaptcha.ts'

const keys = { siteKey: 'site', secret: 'hidden' }

/** Stands for Google, and tells what it was asked. */
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
  return { asked, check: recaptcha(keys, `http://127.0.0.1:${(server.address() as AddressInfo).port}`) }
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

it('R-6 nothing is asked about an empty token', async () => {
  const { check, asked } = await google({ success: true, action: 'form_submit', score: 1 })
  expect(await check.accepts('', 'form_submit')).toBe(false)
  expect(asked).toEqual([])
})

it.each(['silence', 'no JSON'])('R-6 %s lets nobody in: the person is told to try again', async (answer) => {
  const { check } = await google(answer)
  await expect(check.accepts('token', 'form_submit')).rejects.toMatchObject({ code: 503, retryAfter: 2 })
})

it('R-6 the browser is told which site key to use', async () => {
  expect(await recaptcha(keys).challenge('form_submit')).toEqual({
    provider: 'recaptcha',
    challenge: null,
    siteKey: 'site',
  })
})
