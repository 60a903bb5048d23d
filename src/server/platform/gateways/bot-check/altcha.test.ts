import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import type { CallName } from '#contract/calls.ts'
import type { BotAction } from '#contract/identity/bot-challenge.ts'
import { testDepth } from '../../../../../tests/soak/test-depth.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { noCardPayments } from '../../../testing/test-gateways.ts'
import { altcha } from './altcha.ts'
import { eraseExpiredChallenges } from './used-challenges.ts'

const gateways = { cards: noCardPayments }
let app: TestApp
beforeAll(async () => {
  // A hundredth of the work: what a token is good for does not depend on it, and solving took most of the time.
  app = await startTestApp({ gateways, env: { BOT_WORK: '50' } })
})
afterAll(() => app.close())
afterEach(() => vi.useRealTimers())

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')

async function challengeFor(action: BotAction, from: TestApp) {
  const reply = await from.post('bot_challenge', { action })
  return reply.json().data.challenge as Challenge
}

async function earn(action: BotAction = 'generate_otp', from = app) {
  const challenge = await challengeFor(action, from)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The challenge was not solved.')
  return { challenge, solution, token: encode({ challenge, solution }) }
}

const accepts = (token: string, action: BotAction = 'generate_otp') => app.services.botCheck.accepts(token, action)

it('R-6 a completed proof of work is accepted once, by whichever process', async () => {
  const { token } = await earn()
  const anotherProcess = altcha(app.services)
  expect(await anotherProcess.accepts(token, 'generate_otp')).toBe(true)
  expect(await accepts(token)).toBe(false)
})

it('R-6 of ten that use one token at once one is accepted', async () => {
  const { token } = await earn()
  const answers = await Promise.all(Array.from({ length: 10 }, () => accepts(token)))
  expect(answers.filter(Boolean)).toHaveLength(1)
})

it('R-6 the work is feasible for a phone and cannot be guessed', async () => {
  const asItComes = await startTestApp({ gateways, beside: app })
  onTestFinished(() => asItComes.close())
  const { challenge, solution, token } = await earn('generate_otp', asItComes)
  expect(challenge.parameters).toMatchObject({
    algorithm: 'PBKDF2/SHA-256',
    cost: 5_000,
    data: { action: 'generate_otp' },
  })
  expect(solution.counter).toBeGreaterThanOrEqual(200)
  expect(solution.counter).toBeLessThanOrEqual(400)
  // Work of another cost is none, and is not used up by trying.
  expect(await accepts(token)).toBe(false)
  expect(await asItComes.services.botCheck.accepts(token, 'generate_otp')).toBe(true)
})

it('R-6 work done for one action is invalid for another, and is not used up by trying', async () => {
  const { token } = await earn('form_submit')
  expect(await accepts(token, 'generate_otp')).toBe(false)
  expect(await accepts(token, 'form_submit')).toBe(true)
})

it('R-6 it expires after five minutes', async () => {
  const { token } = await earn()
  vi.useFakeTimers({ now: Date.now() + 5 * 60_000 + 2_000, toFake: ['Date'] })
  expect(await accepts(token)).toBe(false)
})

it('R-6 a wrong solution, a changed challenge and a forged one are refused', async () => {
  const { challenge, solution } = await earn()
  const { parameters } = challenge
  const wrong = [
    { challenge, solution: { ...solution, derivedKey: `${parameters.keyPrefix}${'0'.repeat(32)}` } },
    { challenge, solution: { ...solution, counter: -1 } },
    { challenge: { ...challenge, parameters: { ...parameters, data: { action: 'form_submit' } } }, solution },
    {
      challenge: { ...challenge, parameters: { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + 600 } },
      solution,
    },
    { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
    { challenge: { parameters }, solution },
    { challenge: { ...challenge, signature: '00'.repeat(32) }, solution },
  ]
  for (const payload of wrong) {
    const { action } = payload.challenge.parameters.data as { action: BotAction }
    expect(await accepts(encode(payload), action)).toBe(false)
  }
  expect(await accepts(encode({ challenge, solution }))).toBe(true)
})

it.each([
  '',
  'x',
  '====',
  'null',
  '{}',
  encode(null),
  encode([]),
  encode({ challenge: {} }),
  encode({ challenge: null, solution: 1 }),
  'A'.repeat(6_000),
  encode({ a: 'x'.repeat(4_000) }),
])('R-6 a malformed token is refused with a message: %#', async (token) => {
  const reply = await app.post('generate_otp', { phone: '07700900123', token })
  expect(reply.json()).toMatchObject({ code: 403, data: { reason: 'bot' } })
})

/** Every call with a bot check, as a browser would make it. */
const guarded: readonly [CallName, BotAction, object][] = [
  ['generate_otp', 'generate_otp', { phone: '07700900131' }],
  ['create_new_user', 'form_submit', { mode: 'otpSuccess', name: 'Robin' }],
  ['forgot_password', 'reset_password', { email: 'sam@larkwell.example' }],
  [
    'contact_us',
    'contact_us',
    {
      id: '7d1c2f36-3f0d-4a3c-9f5a-6a1f1f0a1b2c',
      email: 'sam@larkwell.example',
      reason: 'order',
      subject: 'Where is it?',
      description: 'It was due on Tuesday.',
      files: [],
    },
  ],
]

const written = async () => {
  const tables = ['visits', 'accounts', 'phone_codes', 'messages', 'contact_requests', 'emailed_links']
  const counts = tables.map((table) => `(select count(*) from ${table})`).join(' + ')
  return (await app.database.run((orm) => orm.execute(`select (${counts})::int as rows`))).rows[0]?.rows
}

// The contract shows which calls have a bot check; that each refuses, the soak tests.
it.each(guarded.slice(0, testDepth(2, guarded.length)))(
  'SH-09 a missing token is refused by %s, and so is any that was not made for it',
  async (call, action, body) => {
    const before = await written()
    const elsewhere = await earn(action === 'form_submit' ? 'generate_otp' : 'form_submit')
    const late = await earn(action)
    expect((await app.post(call, body)).statusCode).toBe(400)
    for (const token of [
      '',
      'human',
      elsewhere.token,
      encode({ challenge: late.challenge, solution: { counter: 1 } }),
    ]) {
      const reply = await app.post(call, { ...body, token })
      expect(reply.json()).toMatchObject({ code: 403, data: { reason: 'bot' } })
    }
    vi.useFakeTimers({ now: Date.now() + 6 * 60_000, toFake: ['Date'] })
    expect((await app.post(call, { ...body, token: late.token })).statusCode).toBe(403)
    vi.useRealTimers()
    expect(await written()).toBe(before)
    const { token } = await earn(action)
    expect((await app.post(call, { ...body, token })).statusCode).toBe(200)
    expect((await app.post(call, { ...body, token })).statusCode).toBe(403)
  },
)

it('API-02 R-6 generate_otp with a real proof of work sends a code; the same proof again does not', async () => {
  const { token } = await earn()
  expect((await app.post('generate_otp', { phone: '07700900124', token })).statusCode).toBe(200)
  expect((await app.post('generate_otp', { phone: '07700900125', token })).statusCode).toBe(403)
})

it('used challenges are erased once they have expired', async () => {
  const { token } = await earn()
  await accepts(token)
  await app.database.run((orm) => orm.execute(`update used_challenges set expires_at = now() - interval '11 minutes'`))
  expect(await eraseExpiredChallenges(app.database, Date.now())).toBeGreaterThan(0)
  expect(await eraseExpiredChallenges(app.database, Date.now())).toBe(0)
})
