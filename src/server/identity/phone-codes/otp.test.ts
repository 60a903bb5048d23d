import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { cookieOf, startTestApp } from '../../testing/test-app.ts'
import { newBrowser, newPhone } from '../../testing/test-browser.ts'
import { humanToken, testGateways, testSms } from '../../testing/test-gateways.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ gateways: testGateways })
})
afterAll(() => app.close())

const run = async (text: string, at = app) => (await at.database.run((orm) => orm.execute(text))).rows

/** As if the waiting time and the hour had passed. */
const agePhoneCodes = (interval: string) =>
  run(
    `update phone_codes set created_at = created_at - interval '${interval}', expires_at = expires_at - interval '${interval}'`,
  )

async function sent(phone = newPhone()) {
  const browser = newBrowser(app)
  const reply = await browser.post('generate_otp', { phone, token: humanToken })
  return { browser, phone, reply, otp: reply.json().data?.otp as string }
}

const invalid = { code: 400, data: null, message: 'Invalid OTP. Please try again.' }
const over = { code: 400, data: { reason: 'over' }, message: 'This code no longer works. Send a new one.' }
const wrongFor = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0')

describe('generate_otp', () => {
  it('API-02 R-14 sends six digits, begins a guest session and says how long they last', async () => {
    const { reply, browser } = await sent()
    expect(reply.statusCode).toBe(200)
    expect(reply.json().data).toEqual({
      otp: expect.stringMatching(/^\d{6}$/),
      expiresInSeconds: 600,
      resendAfterSeconds: 30,
    })
    expect(browser.cookies.get('visit')).toHaveLength(43)
  })

  it.each(['', '12345', '07700 9001', 'abcdefghijk', '+'])(
    'OS-04 %j is not a phone number, which is checked before the bot check is used up',
    async (phone) => {
      const reply = await app.post('generate_otp', { phone, token: 'robot' })
      expect(reply.json()).toEqual({
        code: 400,
        data: { fields: [{ field: 'phone', message: 'Please enter a valid phone number' }] },
        message: 'Please enter a valid phone number',
      })
    },
  )

  it.each([
    ['+882 13 300 123', 'UK mobile'],
    ['+1 900 555 0123', 'UK mobile'],
    ['+353 20 911 1234', 'UK mobile'],
    ['0909 879 0123', 'text message'],
    ['020 7946 0123', 'text message'],
    ['070 1234 5678', 'text message'],
    ['0808 157 0123', 'text message'],
  ])('B-9 OS-04 %s is sent no code, and the reply says why', async (phone, why) => {
    const before = await run('select count(*) from phone_codes')
    const reply = await app.post('generate_otp', { phone, token: humanToken })
    const { code, data, message } = reply.json()
    expect([code, message]).toEqual([400, expect.stringContaining(why)])
    expect(data).toEqual({ fields: [{ field: 'phone', message }] })
    expect(await run('select count(*) from phone_codes')).toEqual(before)
  })

  it('B-9 further countries get texts if configured', async () => {
    const wide = await startTestApp({ gateways: testGateways, env: { SMS_COUNTRIES: '+1, 353' } })
    onTestFinished(() => wide.close())
    const ask = (phone: string) => wide.post('generate_otp', { phone, token: humanToken })
    expect((await ask('+1 202 555 0123')).statusCode).toBe(200)
    expect((await ask('+1 900 555 0123')).statusCode).toBe(400)
    expect((await ask('+49 30 123 4567')).statusCode).toBe(400)
    expect((await ask(newPhone())).statusCode).toBe(200)
  })

  it('B-9 a total hourly limit applies, and the first refusal raises the alarm', async () => {
    const env = { SMS_PER_HOUR: '3' }
    const few = await startTestApp({ gateways: testGateways, env })
    const beside = await startTestApp({ gateways: testGateways, env, beside: few })
    onTestFinished(async () => {
      await beside.close()
      await few.close()
    })
    const phones = Array.from({ length: 8 }, newPhone)
    const ask = (n: number) =>
      (n % 2 ? few : beside).post('generate_otp', { phone: phones[n] ?? '', token: humanToken })
    const codes: number[] = []
    for (let n = 0; n < phones.length; n++) codes.push((await ask(n)).statusCode)
    expect(codes).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
    const logged = few.logged() + beside.logged()
    expect(logged.match(/"level":50/g)).toHaveLength(1)
    for (const phone of phones) expect(logged).not.toContain(phone.slice(1))
    await run(`update limit_counts set ends_at = now()`, few)
    expect((await few.post('generate_otp', { phone: newPhone(), token: humanToken })).statusCode).toBe(200)
  })

  it('R-6 a failed bot check is refused and nothing is written', async () => {
    const before = await run('select count(*) from phone_codes')
    const reply = await app.post('generate_otp', { phone: newPhone(), token: 'robot' })
    expect(reply.json()).toMatchObject({ code: 403, data: { reason: 'bot' } })
    expect(reply.cookies).toEqual([])
    expect(await run('select count(*) from phone_codes')).toEqual(before)
  })

  it('R-14 the code is stored hashed, the number by digest, and the message sealed', async () => {
    const { otp, phone } = await sent()
    const kept = JSON.stringify([
      await run(`select encode(phone_digest, 'escape') as p, encode(code_hash, 'escape') as c from phone_codes`),
      await run(`select encode(content, 'escape') as content from messages`),
    ])
    expect(kept).not.toContain(otp)
    expect(kept).not.toContain(phone.slice(1))
  })

  it('the message ends with the line phones fill in from', async () => {
    const { otp, phone } = await sent()
    const { messages } = (await app.post('dev_outbox', {})).json().data
    const message = messages.find(({ to }: { to: string }) => to === `+44${phone.slice(1)}`)
    expect(message.text).toMatch(new RegExp(`^${otp} is your Larkwell code`))
    expect(message.text.split('\n').at(-1)).toBe(`@localhost #${otp}`)
    expect(message.text.length).toBeLessThanOrEqual(160)
  })

  it('R-14 another code within 30 seconds is refused, and retry-after says how many are left', async () => {
    const { browser, phone } = await sent()
    const again = await browser.post('generate_otp', { phone, token: humanToken })
    expect(again.statusCode).toBe(429)
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(25)
    expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(30)
    await agePhoneCodes('31 seconds')
    expect((await browser.post('generate_otp', { phone, token: humanToken })).statusCode).toBe(200)
  })

  it('B-9 R-14 at most five an hour for one number, however it is written and whoever asks', async () => {
    const phone = newPhone()
    const local = phone.slice(1)
    const ways = [phone, `+44${local}`, `44${local}`, `440${local}`, `0044 (0)${local}`]
    for (const way of ways) {
      expect((await sent(way)).reply.statusCode).toBe(200)
      await agePhoneCodes('31 seconds')
    }
    const sixth = await sent(phone)
    expect(sixth.reply.statusCode).toBe(429)
    expect(Number(sixth.reply.headers['retry-after'])).toBeGreaterThan(3_000)
    await agePhoneCodes('1 hour')
    expect((await sent(phone)).reply.statusCode).toBe(200)
  })

  it('R-14 of many at once for one number one is sent', async () => {
    const phone = newPhone()
    const replies = await Promise.all(Array.from({ length: 12 }, () => sent(phone)))
    expect(replies.filter(({ reply }) => reply.statusCode === 200)).toHaveLength(1)
    // 503: on a busy machine some requests get no connection in time.
    expect(replies.every(({ reply }) => [200, 429, 503].includes(reply.statusCode))).toBe(true)
  })

  it('B-7 R-14 at most twenty an hour for one network address, which RATE_LIMIT_SCALE does not change', async () => {
    const strict = await startTestApp({ gateways: testGateways, env: { NETWORK_LIMIT_SCALE: '1' } })
    onTestFinished(() => strict.close())
    const ask = () => strict.post('generate_otp', { phone: newPhone(), token: humanToken })
    for (let n = 0; n < 20; n++) expect((await ask()).statusCode).toBe(200)
    const refused = await ask()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    expect(refused.json().message).toContain('network')
  })
})

describe('verify_otp', () => {
  it('API-03 R-14 the right code verifies the number once and rotates the guest session', async () => {
    const { browser, phone, otp } = await sent()
    const before = browser.cookie()
    const visits = await run('select id from visits')
    const reply = await browser.post('verify_otp', {
      phone: `+44 ${phone.slice(1)}`,
      otp: `${otp.slice(0, 3)} -${otp.slice(3)}`,
    })
    expect(reply.json()).toEqual({ code: 200, data: { phone }, message: 'OK' })
    expect(browser.cookie()).not.toBe(before)
    expect(await run('select id from visits')).toEqual(visits)
    // Neither the old token nor the new one can use it again.
    for (const cookie of [before, browser.cookie()]) {
      expect((await app.post('verify_otp', { phone, otp }, { cookie })).json()).toEqual(invalid)
    }
  })

  it('R-2 after the rotation the old token opens nothing', async () => {
    const { browser, phone, otp } = await sent()
    const before = browser.cookie()
    await browser.post('verify_otp', { phone, otp })
    const load = async (cookie: string) =>
      (await app.post('load_answers', { questionnaire_type: 'weight-management' }, { cookie })).json().data.uniqueId
    expect(await load(before)).toBeNull()
    expect(await load(browser.cookie())).not.toBeNull()
  })

  it('OS-04 R-14 wrong, malformed, other number and other guest session get the very same bytes', async () => {
    const { browser, phone, otp } = await sent()
    const stranger = await sent()
    const cookie = browser.cookie()
    const tries = [
      await app.post('verify_otp', { phone, otp: wrongFor(otp) }, { cookie }),
      await app.post('verify_otp', { phone, otp: 'abc' }, { cookie }),
      await app.post('verify_otp', { phone: 'none', otp }, { cookie }),
      await app.post('verify_otp', { phone: stranger.phone, otp }, { cookie }),
      await app.post('verify_otp', { phone, otp }, { cookie: stranger.browser.cookie() }),
      await app.post('verify_otp', { phone, otp }),
    ]
    for (const reply of tries) {
      expect(reply.statusCode).toBe(400)
      expect(reply.body).toBe(JSON.stringify(invalid))
      expect(reply.cookies).toEqual([])
    }
  })

  it('E-4 R-14 after five wrong tries the code is void, for the guest session it was sent to', async () => {
    const { browser, phone, otp } = await sent()
    const guess = async (code: string) => (await browser.post('verify_otp', { phone, otp: code })).json()
    for (let n = 0; n < 4; n++) expect(await guess(wrongFor(otp))).toEqual(invalid)
    expect(await guess(wrongFor(otp))).toEqual(over)
    expect(await guess(otp)).toEqual(over)
    const stranger = await sent()
    const elsewhere = await app.post('verify_otp', { phone, otp }, { cookie: stranger.browser.cookie() })
    expect(elsewhere.json()).toEqual(invalid)
    await agePhoneCodes('31 seconds')
    const fresh = (await browser.post('generate_otp', { phone, token: humanToken })).json().data.otp
    expect((await browser.post('verify_otp', { phone, otp: fresh })).statusCode).toBe(200)
  })

  it('E-4 R-14 so is one that is ten minutes old', async () => {
    const { browser, phone, otp } = await sent()
    await agePhoneCodes('10 minutes')
    expect((await browser.post('verify_otp', { phone, otp })).json()).toEqual(over)
  })

  it('R-14 four wrong tries leave one', async () => {
    const { browser, phone, otp } = await sent()
    for (let n = 0; n < 4; n++) await browser.post('verify_otp', { phone, otp: wrongFor(otp) })
    expect((await browser.post('verify_otp', { phone, otp })).statusCode).toBe(200)
  })

  it('R-14 of fifty guesses at once five are checked', async () => {
    const { browser, phone, otp } = await sent()
    await Promise.all(
      Array.from({ length: 50 }, () =>
        app.post('verify_otp', { phone, otp: wrongFor(otp) }, { cookie: browser.cookie() }),
      ),
    )
    expect(await run('select max(tries) as most from phone_codes')).toEqual([{ most: 5 }])
    expect((await browser.post('verify_otp', { phone, otp })).json()).toEqual(over)
  })

  it('R-14 of twenty that send the right code at once one succeeds', async () => {
    const { browser, phone, otp } = await sent()
    const cookie = browser.cookie()
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => app.post('verify_otp', { phone, otp }, { cookie })),
    )
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
    expect(replies.filter((reply) => cookieOf(reply) !== '')).toHaveLength(1)
  })

  it('R-14 a new code replaces the one before', async () => {
    const { browser, phone, otp: old } = await sent()
    await agePhoneCodes('31 seconds')
    const fresh = (await browser.post('generate_otp', { phone, token: humanToken })).json().data.otp
    if (old !== fresh) expect((await browser.post('verify_otp', { phone, otp: old })).json()).toEqual(invalid)
    expect((await browser.post('verify_otp', { phone, otp: fresh })).statusCode).toBe(200)
  })
})

describe('with a real provider', () => {
  async function appWith(sms: ReturnType<typeof testSms>) {
    const made = await startTestApp({ gateways: { ...testGateways, sms } })
    onTestFinished(() => made.close())
    return made
  }

  it('R-14 the code is in the text and nowhere else', async () => {
    const sms = testSms()
    const real = await appWith(sms)
    const phone = newPhone()
    const browser = newBrowser(real)
    const reply = await browser.post('generate_otp', { phone, token: humanToken })
    expect(reply.json().data).toEqual({ expiresInSeconds: 600, resendAfterSeconds: 30 })
    const otp = sms.taken[0]?.text.slice(0, 6) ?? ''
    expect(sms.taken).toEqual([{ id: expect.any(String), to: `+44${phone.slice(1)}`, text: expect.any(String) }])
    expect(reply.body).not.toContain(otp)
    expect((await real.post('dev_outbox', {})).json().data.messages).toEqual([])
    expect((await browser.post('verify_otp', { phone, otp })).statusCode).toBe(200)
    expect(real.logged()).not.toContain(otp)
    expect(real.logged()).not.toContain(phone.slice(1))
  })

  it('OS-04 a provider that refuses: "Failed to send OTP", nothing is sent later, and the user may ask again at once', async () => {
    let isDown = true
    const sms = testSms(async () => {
      if (isDown) throw new Error('provider down: +447700900000')
    })
    const real = await appWith(sms)
    const phone = newPhone()
    const browser = newBrowser(real)
    for (let n = 0; n < 6; n++) {
      const reply = await browser.post('generate_otp', { phone, token: humanToken })
      expect(reply.json()).toEqual({ code: 502, data: null, message: 'Failed to send OTP' })
    }
    isDown = false
    await real.services.messages.sendWaiting()
    expect(sms.taken).toEqual([])
    expect((await browser.post('generate_otp', { phone, token: humanToken })).statusCode).toBe(200)
    expect(sms.taken).toHaveLength(1)
    expect(real.logged()).not.toContain('7700900')
  })

  it('OS-04 a provider that does not answer: 502 within five seconds, and no text afterwards', async () => {
    const heard: boolean[] = []
    const sms = testSms(
      (signal) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => {
            heard.push(true)
            reject(signal.reason)
          }),
        ),
    )
    const real = await appWith(sms)
    const deliver = vi.spyOn(real.services.messages, 'deliver')
    const reply = await real.post('generate_otp', { phone: newPhone(), token: humanToken })
    expect(reply.json()).toMatchObject({ code: 502, message: 'Failed to send OTP' })
    expect(deliver.mock.lastCall?.[1]).toBeLessThan(5_000)
    await real.services.messages.sendWaiting()
    expect(heard).toEqual([true])
    expect(sms.taken).toEqual([])
  })

  it('R-14 a code whose text failed does not work', async () => {
    const texts: string[] = []
    const sms = {
      isOutbox: false,
      send: async ({ text }: { text: string }) => {
        texts.push(text)
        throw new Error('taken and then lost')
      },
    }
    const real = await startTestApp({ gateways: { ...testGateways, sms } })
    onTestFinished(() => real.close())
    const browser = newBrowser(real)
    const phone = newPhone()
    await browser.post('generate_otp', { phone, token: humanToken })
    expect((await browser.post('verify_otp', { phone, otp: texts[0]?.slice(0, 6) ?? '' })).json()).toEqual(invalid)
  })
})
