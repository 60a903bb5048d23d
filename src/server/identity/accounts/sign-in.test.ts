import argon2 from '@node-rs/argon2'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { riskFactors } from '#domain/intake/adhd/risk-factors.ts'
import { riskAnswers } from '#domain/intake/adhd/sample-answers.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { adhdAnswers, saveAdhdAnswers } from '../../testing/test-booking.ts'
import {
  finishedAnswers,
  newBrowser,
  newCustomer,
  newPerson,
  newUnprovenCustomer,
  proveAddress,
  saveAnswers,
  type TestBrowser,
} from '../../testing/test-browser.ts'
import { humanToken, testGateways } from '../../testing/test-gateways.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp({ gateways: testGateways })
})
afterAll(() => app.close())
afterEach(() => vi.restoreAllMocks())

const execute = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
const account = (browser: TestBrowser) => browser.post('my_account', {})
const load = async (browser: TestBrowser) =>
  (await browser.post('load_answers', { questionnaire_type: 'weight-management' })).json().data

async function signedIn(remember = false) {
  const customer = await newCustomer(app)
  const device = newBrowser(app)
  const reply = await device.post('sign_in', { email: customer.email, password: customer.password, remember })
  return { customer, device, reply }
}

async function customerWithoutAnswers() {
  const customer = await newCustomer(app)
  await execute('delete from answer_sets')
  return customer
}

describe('sign_in', () => {
  it('LG-01 R-12 opens a session until the browser is closed', async () => {
    const { reply, device } = await signedIn()
    expect(reply.json()).toEqual({ code: 200, data: { uniqueId: (await load(device)).uniqueId }, message: 'OK' })
    const cookie = reply.cookies.find(({ name }) => name === 'session')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie).not.toHaveProperty('maxAge')
    expect(Buffer.from(cookie?.value ?? '', 'base64url')).toHaveLength(32)
    expect((await account(device)).statusCode).toBe(200)
  })

  it('LG-01 R-12 remembered, for 30 days', async () => {
    const { reply } = await signedIn(true)
    expect(reply.cookies.find(({ name }) => name === 'session')?.maxAge).toBe(30 * 24 * 60 * 60)
  })

  it('LG-01 the address may be written in any way', async () => {
    const { email, password } = await newCustomer(app)
    const reply = await newBrowser(app).post('sign_in', { email: `  ${email.toUpperCase()} `, password })
    expect(reply.statusCode).toBe(200)
  })

  it('U-7 B-14 R-2 R-27 a wrong password, an unknown address and an unproven one get the same bytes after the same work', async () => {
    const { email, password } = await newCustomer(app)
    const unproven = await newUnprovenCustomer(app)
    const [verify, hash] = [vi.spyOn(argon2, 'verify'), vi.spyOn(argon2, 'hash')]
    const query = vi.spyOn(pg.Client.prototype, 'query')
    /** Emails are sent after the reply. */
    const statements = () =>
      (query.mock.calls as unknown as [{ name?: string; text?: string } | string][])
        .map(([asked]) =>
          typeof asked === 'string' ? asked : (asked.name ?? asked.text ?? '').split(' ', 3).join(' '),
        )
        .filter((asked) => !/_messages?$/.test(asked))
    const attempt = async (body: { email: string; password: string }) => {
      for (const spy of [verify, hash, query]) spy.mockClear()
      const reply = await app.post('sign_in', body)
      const { date: _, ...headers } = reply.headers
      return {
        headers,
        body: reply.body,
        verified: verify.mock.calls.length,
        hashed: hash.mock.calls.length,
        statements: statements().length,
      }
    }
    const wrong = await attempt({ email, password: 'not-the-Password-1' })
    expect(JSON.parse(wrong.body)).toEqual({ code: 401, data: null, message: expect.stringContaining('use the link') })
    expect(wrong.body).toContain('If you gave the right password, we’ve just emailed you that link again.')
    expect(wrong).toMatchObject({ verified: 1, hashed: 0, statements: expect.any(Number) })
    expect(wrong.statements).toBeGreaterThan(4)
    expect(await attempt({ email: 'nobody@ferncliff.example', password })).toEqual(wrong)
    expect(await attempt({ email: 'not an address', password: '' })).toEqual(wrong)
    expect(await attempt({ email: unproven.email, password: unproven.password })).toEqual(wrong)
    expect(await attempt({ email: unproven.email, password: 'not-the-Password-1' })).toEqual(wrong)
  })

  describe.each([
    ['whose answers are to be carried on', () => newCustomer(app)],
    ['with nothing to be carried on', customerWithoutAnswers],
  ])('an account %s', (_, customerOf) => {
    it('LG-01 gets a session that works', async () => {
      const { email, password } = await customerOf()
      const device = newBrowser(app)
      expect((await device.post('sign_in', { email, password })).statusCode).toBe(200)
      expect((await account(device)).statusCode).toBe(200)
    })

    it('R-12 whose password is changed during the check gets none', async () => {
      const { email, password } = await customerOf()
      const verify = argon2.verify
      vi.spyOn(argon2, 'verify').mockImplementationOnce(async (...given) => {
        const isRight = await verify(...given)
        await execute(`update accounts set password_hash = 'another'`)
        return isRight
      })
      const [before] = await execute('select count(*) from sessions')
      const reply = await newBrowser(app).post('sign_in', { email, password })
      expect(reply.statusCode).toBe(401)
      expect(reply.cookies).toEqual([])
      expect(await execute('select count(*) from sessions')).toEqual([before])
    })
  })

  /** From a given network. */
  const from = (remoteAddress: string, payload: object, at = app) =>
    at.server.inject({ method: 'POST', url: '/api/sign_in', remoteAddress, payload })
  const wrongly = { password: 'wrong-Password-1', token: humanToken }

  it('B-8 R-12 ten failures from one network block it, whether or not the address has an account', async () => {
    const { email, password } = await newCustomer(app)
    const refused: string[] = []
    for (const address of [email, 'unknown@ferncliff.example']) {
      const fail = () => from('192.0.2.1', { email: address, ...wrongly })
      const wave = await Promise.all(Array.from({ length: 12 }, fail))
      let failures = wave.filter(({ statusCode }) => statusCode === 401).length
      expect(failures).toBeLessThanOrEqual(10)
      // On a busy machine some of the wave got 503, which is not a failure.
      for (let reply = await fail(); reply.statusCode !== 429; reply = await fail()) {
        if (reply.statusCode === 401) failures += 1
      }
      expect(failures).toBe(10)
      const locked = await from('192.0.2.1', { email: address, password, token: humanToken })
      expect(locked.statusCode).toBe(429)
      expect(Number(locked.headers['retry-after'])).toBeGreaterThan(13 * 60)
      refused.push(locked.body)
    }
    expect(refused[0]).toBe(refused[1])
  })

  it('B-8 R-12 no number of strangers locks the owner out: a right password with a solved bot check is accepted', async () => {
    const { email, password } = await newCustomer(app)
    for (let stranger = 1; stranger <= 12; stranger++) {
      expect((await from(`198.51.100.${stranger}`, { email, ...wrongly })).statusCode).toBe(401)
    }
    const unproved = await from('192.0.2.9', { email, password })
    expect(unproved.json()).toMatchObject({ code: 403, data: { reason: 'bot' } })
    expect((await from('192.0.2.9', { email, password, token: 'robot' })).statusCode).toBe(403)
    expect((await from('192.0.2.9', { email, password, token: humanToken })).statusCode).toBe(200)
  })

  it('B-8 R-6 three failures are free; from the fourth on a bot check is required, for known and unknown alike', async () => {
    const { email } = await newCustomer(app)
    const told: string[][] = []
    for (const address of [email, 'stranger-8@ferncliff.example']) {
      const bodies: string[] = []
      for (let n = 0; n < 4; n++) {
        bodies.push((await from('192.0.2.3', { email: address, password: 'wrong-Password-1' })).body)
      }
      told.push(bodies.map((body) => JSON.parse(body).code))
    }
    expect(told).toEqual([
      [401, 401, 401, 403],
      [401, 401, 401, 403],
    ])
  })

  it('R-12 a successful sign-in resets the failures', async () => {
    const { email, password } = await newCustomer(app)
    const fail = () => app.post('sign_in', { email, ...wrongly })
    for (let n = 0; n < 9; n++) await fail()
    expect((await app.post('sign_in', { email, password, token: humanToken })).statusCode).toBe(200)
    for (let n = 0; n < 10; n++) expect((await fail()).statusCode).toBe(401)
    expect((await fail()).statusCode).toBe(429)
  })

  describe('with two processes on one database', () => {
    const second = async () => {
      const other = await startTestApp({ gateways: testGateways, beside: app })
      onTestFinished(() => other.close())
      return other
    }
    const at = '203.0.113.7'

    it('B-7 guesses are not doubled, and a reset at one clears them at both', async () => {
      const other = await second()
      const { email } = await newCustomer(app)
      for (let n = 0; n < 10; n++) {
        expect((await from(at, { email, ...wrongly }, n % 2 ? other : app)).statusCode).toBe(401)
      }
      for (const process of [app, other]) {
        expect((await from(at, { email, ...wrongly }, process)).statusCode).toBe(429)
      }
      await app.post('forgot_password', { email, token: humanToken })
      const { messages } = (await app.post('dev_outbox', {})).json().data
      const token = /#token=([\w-]{43})/.exec(messages[0].text)?.[1] ?? ''
      const fresh = 'a-brand-new-Secret-2'
      const reset = { method: 'POST', url: '/api/reset_password', remoteAddress: at } as const
      expect((await other.server.inject({ ...reset, payload: { token, password: fresh } })).statusCode).toBe(200)
      for (const process of [app, other]) {
        const reply = await from(at, { email, password: fresh, token: humanToken }, process)
        expect(reply.statusCode).toBe(200)
      }
    })

    it('B-7 nor are links that a stranger has sent', async () => {
      const other = await second()
      const { email } = await newCustomer(app)
      const ask = (n: number) => (n % 2 ? other : app).post('forgot_password', { email, token: humanToken })
      for (let n = 0; n < 5; n++) expect((await ask(n)).statusCode).toBe(200)
      for (let n = 0; n < 2; n++) expect((await ask(n)).statusCode).toBe(429)
    })

    it('B-7 RATE_LIMIT_SCALE does not change global limits', async () => {
      const scaled = await startTestApp({
        gateways: testGateways,
        beside: app,
        env: { RATE_LIMIT_SCALE: '1000', NETWORK_LIMIT_SCALE: '1' },
      })
      onTestFinished(() => scaled.close())
      vi.spyOn(argon2, 'verify').mockResolvedValue(false)
      const attempt = (n: number) => from('203.0.113.99', { email: `n${n}@ferncliff.example`, password: 'x' }, scaled)
      for (let n = 0; n < 100; n++) expect((await attempt(n)).statusCode).toBe(401)
      expect((await attempt(100)).statusCode).toBe(429)
    })
  })
})

describe('the session', () => {
  it('R-2 is new with every sign-in, and the one before ends', async () => {
    const { customer, device } = await signedIn()
    const before = device.cookies.get('session')
    await device.post('sign_in', { email: customer.email, password: customer.password })
    expect(device.cookies.get('session')).not.toBe(before)
    expect((await app.post('my_account', {}, { cookie: `session=${before}` })).statusCode).toBe(401)
  })

  it('R-2 rotates the guest session as well', async () => {
    const { browser, form, email } = await newPerson(app)
    await browser.post('create_new_user', form)
    await proveAddress(app, email)
    const before = browser.cookies.get('visit')
    await browser.post('sign_in', { email, password: form.password })
    expect(browser.cookies.get('visit')).not.toBe(before)
    expect((await load(browser)).uniqueId).not.toBeNull()
  })

  it.each([
    [false, `last_seen_at = now() - interval '11 hours 59 minutes'`, 200],
    [false, `last_seen_at = now() - interval '12 hours'`, 401],
    [true, `last_seen_at = now() - interval '13 days 23 hours'`, 200],
    [true, `last_seen_at = now() - interval '14 days'`, 401],
    [true, `expires_at = now()`, 401],
    [false, `expires_at = now()`, 401],
  ])('R-12 remembered %s and %s: %i', async (remember, change, status) => {
    const { device } = await signedIn(remember)
    await execute(`update sessions set ${change} where token_hash = sha256('${device.cookies.get('session')}'::bytea)`)
    expect((await account(device)).statusCode).toBe(status)
  })

  it('R-12 a session that is not remembered ends after a day however much it is used', async () => {
    const { device } = await signedIn()
    const [row] = await execute(
      `select expires_at - created_at = interval '24 hours' as is_a_day from sessions where token_hash = sha256('${device.cookies.get('session')}'::bytea)`,
    )
    expect(row).toEqual({ is_a_day: true })
  })

  it('R-2 is stored as a hash', async () => {
    const { device } = await signedIn()
    const kept = JSON.stringify(await execute(`select encode(token_hash, 'escape') as hash from sessions`))
    expect(kept).not.toContain(device.cookies.get('session'))
  })

  it.each(['', 'session=x', `session=${'A'.repeat(43)}`])('R-2 %j is nobody’s', async (cookie) => {
    expect((await app.post('my_account', {}, { cookie })).json()).toEqual({
      code: 401,
      data: null,
      message: 'Please sign in.',
    })
  })
})

describe('sign_out', () => {
  it('S-13 makes the browser drop its cache, and nothing a guest left there', async () => {
    const { device } = await signedIn()
    expect((await device.post('sign_out', {})).headers['clear-site-data']).toBe('"cache"')
    // A browser without a session is told so too: a tab left open may have shown more.
    expect((await device.post('sign_out', {})).headers['clear-site-data']).toBe('"cache"')
    expect((await device.post('my_account', {})).headers['clear-site-data']).toBeUndefined()
  })

  it('R-12 ends this session and no other, and removes the guest session from the browser', async () => {
    const { customer, device } = await signedIn()
    const elsewhere = newBrowser(app)
    await elsewhere.post('sign_in', { email: customer.email, password: customer.password })
    const before = device.cookie()
    expect((await device.post('sign_out', {})).statusCode).toBe(200)
    expect(device.cookies.has('session')).toBe(false)
    expect((await app.post('my_account', {}, { cookie: before })).statusCode).toBe(401)
    expect((await load(device)).uniqueId).toBeNull()
    expect((await account(elsewhere)).statusCode).toBe(200)
    expect((await load(elsewhere)).ansData).not.toBeNull()
  })

  it('R-12 everywhere ends them all', async () => {
    const { customer, device } = await signedIn(true)
    const elsewhere = newBrowser(app)
    await elsewhere.post('sign_in', { email: customer.email, password: customer.password })
    await device.post('sign_out', { everywhere: true })
    expect((await account(elsewhere)).statusCode).toBe(401)
    expect((await load(elsewhere)).uniqueId).toBeNull()
  })

  it('B-2 R-12 without a session: the device forgets its guest session, and nothing else changes', async () => {
    const { device } = await signedIn()
    const { browser } = await newPerson(app)
    expect((await browser.post('sign_out', { everywhere: true })).statusCode).toBe(200)
    expect((await load(browser)).uniqueId).toBeNull()
    expect((await account(device)).statusCode).toBe(200)
  })
})

describe('on another device', () => {
  it('R-8 the assessment continues with the answers given before', async () => {
    const { device } = await signedIn()
    const { ansData, revision, uniqueId } = await load(device)
    expect(JSON.parse(ansData)).toEqual(finishedAnswers)
    expect(revision).toBe(1)
    const more = { ...finishedAnswers, Q2_answer: 'Mixed' }
    const saved = await device.post('save_answer', {
      ansData: JSON.stringify(more),
      uniqueId,
      questionnaire_type: 'weight-management',
      revision,
    })
    expect(saved.json().data).toEqual({ uniqueId, revision: 2 })
  })

  it('R-8 existing answers stay', async () => {
    const customer = await newCustomer(app)
    const device = newBrowser(app)
    await saveAnswers(device, { Q1_answer: '18-74' })
    await device.post('sign_in', { email: customer.email, password: customer.password, answers: 'mine' })
    expect(JSON.parse((await load(device)).ansData)).toEqual({ Q1_answer: '18-74' })
  })

  it('R-2 a patient who signs in after another on one device gets a new guest session', async () => {
    const { device } = await signedIn()
    const first = (await load(device)).uniqueId
    const other = await newCustomer(app)
    await device.post('sign_in', { email: other.email, password: other.password })
    expect((await load(device)).uniqueId).not.toBe(first)
    expect((await account(device)).json().data.profile.email).toBe(other.email)
  })
})

describe('my_account', () => {
  it('R-19 shows the profile and the orders with their events, newest first', async () => {
    const { customer, device } = await signedIn()
    const second = await newPerson(app, customer.email)
    await second.browser.post('sign_in', { email: customer.email, password: customer.password, answers: 'mine' })
    await second.browser.post('create_new_user', { ...second.form, medication: 'wegovy' })
    const { profile, orders, unfinishedAssessment } = (await account(device)).json().data
    expect(profile).toEqual({
      name: 'Robin',
      legalSurname: 'Ferncliff',
      email: customer.email,
      mobile: customer.phone,
      dob: '1985-03-27',
      gender: 'female',
      address: '1 Mill Lane',
      city: 'Little Wending',
      pincode: 'SW1A 1AA',
    })
    expect(orders.map(({ item, amountPence }: { item: string; amountPence: number }) => [item, amountPence])).toEqual([
      ['Wegovy', 115_00],
      ['Mounjaro', 125_00],
    ])
    expect(orders[1]).toMatchObject({ id: customer.orderId, state: 'awaiting payment' })
    expect(orders[1].reference).toMatch(/^LW-\w{8}$/)
    expect(orders[1].events.map(({ state }: { state: string }) => state)).toEqual(['draft', 'awaiting payment'])
    expect(unfinishedAssessment).toBeNull()
  })

  it('R-8 shows an unfinished assessment', async () => {
    const { device } = await signedIn()
    await saveAnswers(device, { Q1_answer: '18-74' })
    const unfinished = async () => (await account(device)).json().data.unfinishedAssessment
    expect(await unfinished()).toBe('weight-management')
    // Of two the one answered last; one that ended early is over.
    await saveAdhdAnswers(device, { adhd_q0: 'yes', adhd_q1: 'Often' })
    expect(await unfinished()).toBe('adhd')
    await saveAnswers(device, { Q1_answer: 'under 18' })
    expect(await unfinished()).toBe('adhd')
    // Completed, and no time chosen yet.
    await saveAdhdAnswers(device)
    expect(await unfinished()).toBe('adhd')
    await saveAdhdAnswers(device, { ...adhdAnswers, adhd_risk_factors: riskAnswers(...riskFactors) })
    expect(await unfinished()).toBeNull()
  })

  it('R-7 an order placed with the address before signing in joins the account by signing in', async () => {
    const customer = await newCustomer(app)
    const { browser, form } = await newPerson(app, customer.email)
    const { paymentId } = (await browser.post('create_new_user', form)).json().data
    await browser.post('sign_in', { email: customer.email, password: customer.password })
    const { orders } = (await account(browser)).json().data
    expect(orders.map(({ id }: { id: string }) => id)).toEqual([paymentId, customer.orderId])
  })

  it('R-7 and one placed with another address does not', async () => {
    const customer = await newCustomer(app)
    const other = await newCustomer(app)
    const { browser, form } = await newPerson(app, other.email)
    await browser.post('create_new_user', form)
    await browser.post('sign_in', { email: customer.email, password: customer.password, answers: 'mine' })
    expect((await account(browser)).json().data.orders.map(({ id }: { id: string }) => id)).toEqual([customer.orderId])
  })
})
