import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { oneIn } from '../../../../tests/soak/test-depth.ts'
import { startTestApp } from '../../testing/test-app.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const good = { ansData: '{"Q1_answer":"18-74"}', uniqueId: '', questionnaire_type: 'weight-management' }
const which = { questionnaire_type: 'weight-management' }
const withAnswers = (ansData: string) => ({ ...good, ansData })
const visits = async () => (await app.database.run((orm) => orm.execute('select count(*) from visits'))).rows[0]?.count

describe('a hostile or broken body is refused, and writes nothing', () => {
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
  const cases: [string, unknown, number][] = [
    ['no body', '', 400],
    ['half a JSON text', '{"ansData":', 400],
    ['JSON that is not an object', '[]', 400],
    ['null', 'null', 400],
    ['a number', '7', 400],
    ['nothing of what the call takes', {}, 400],
    ['an unknown field', { ...good, admin: true }, 400],
    ['a __proto__ key', '{"__proto__":{"isAdmin":true},"ansData":"{}","questionnaire_type":"weight-management"}', 400],
    ['a constructor.prototype key', '{"constructor":{"prototype":{"isAdmin":true}}}', 400],
    ['a body nested 30,000 deep', deep, 400],
    ['answers nested 30,000 deep', withAnswers(deep.slice(0, 25_000) + deep.slice(-25_000)), 400],
    ['answers that are no JSON', withAnswers('Q1_answer=18-74'), 400],
    ['answers that are a list', withAnswers('[]'), 400],
    ['a __proto__ answer', withAnswers('{"__proto__":{"Q1_answer":"18-74"}}'), 400],
    ['an unknown answer key', withAnswers('{"Q999_answer":"x"}'), 400],
    ['an impossible answer', withAnswers('{"Q1_answer":"eternal"}'), 400],
    ['a NUL in the answers', withAnswers('{"Q1_answer":"18-74\\u0000"}'), 400],
    ['a NUL in the body', '{"ansData":"\\u0000","questionnaire_type":"weight-management"}', 400],
    ['a raw NUL byte', '{"ansData":"\0","questionnaire_type":"weight-management"}', 400],
    ['half a surrogate pair in the answers', withAnswers('{"Q1_answer":"\\ud83d"}'), 400],
    ['half a surrogate pair in a key', withAnswers('{"\\udc00":"18-74"}'), 400],
    ['half a surrogate pair in the body', '{"ansData":"\\ud83d","questionnaire_type":"weight-management"}', 400],
    ['a uniqueId that is none', { ...good, uniqueId: "' or 1=1 --" }, 400],
    ['a uniqueId of another type', { ...good, uniqueId: { $ne: null } }, 400],
    ['another questionnaire', { ...good, questionnaire_type: 'astrology' }, 400],
    ['a revision beyond any integer', { ...good, revision: 1e300 }, 400],
    ['a negative revision', { ...good, revision: -1 }, 400],
    ['more than 512 KB', withAnswers('x'.repeat(530_000)), 413],
  ]

  it.each(cases)('API-01 %s', async (_, body, code) => {
    const before = await visits()
    const reply = await app.post('save_answer', body)
    expect(reply.statusCode).toBe(code)
    expect(reply.json()).toMatchObject({ code, message: expect.any(String) })
    expect(reply.cookies).toEqual([])
    expect(await visits()).toBe(before)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it('API-01 the wrong answer is named, and its value is not repeated', async () => {
    const reply = await app.post('save_answer', withAnswers('{"Q1_answer":"my secret"}'))
    expect(reply.json().data.fields).toEqual([
      { field: 'ansData.Q1_answer', message: 'This is not one of the possible answers.' },
    ])
    expect(reply.body).not.toContain('my secret')
  })

  it('a body that is not UTF-8 is refused or harmless, and never a 5xx', async () => {
    const reply = await app.server.inject({
      method: 'POST',
      url: '/api/save_answer',
      headers: { 'content-type': 'application/json' },
      payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    })
    expect(reply.statusCode).toBe(400)
  })
})

describe('another site', () => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:81' },
    { 'sec-fetch-site': 'cross-site' },
  ])('%j is refused with 403', async (headers) => {
    const reply = await app.post('save_answer', good, headers as Record<string, string>)
    expect(reply.statusCode).toBe(403)
    expect(reply.json().code).toBe(403)
  })

  it('our own pages are served', async () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
      const reply = await app.post('save_answer', good, { origin: `http://${host}`, host })
      expect([host, reply.statusCode]).toEqual([host, 200])
    }
  })

  it('B-20 by DNS rebinding cannot read the outbox of a demo, nor use any other call', async () => {
    const own = await startTestApp({ env: { DEMO_HOSTS: 'demo.larkwell.example, otter', TRUST_PROXY: '1' } })
    const ask = async (call: string, host: string, headers = {}) =>
      (await own.post(call, {}, { host, origin: `http://${host}`, ...headers })).statusCode
    for (const call of ['dev_outbox', 'load_answers', 'save_answer', '../sandbox-cards/confirm']) {
      for (const host of [
        'evil.example',
        'evil.example:3000',
        'localhost.evil.example',
        '127.0.0.1.evil.example',
        '@',
        '',
      ])
        expect([call, host, await ask(call, host)]).toEqual([call, host, 403])
      // Headers that a page can set itself do not help it.
      expect(await ask(call, 'evil.example', { 'x-forwarded-host': 'localhost' })).toBe(403)
      expect(await ask(call, 'localhost', { 'x-forwarded-host': 'evil.example' })).toBe(403)
    }
    for (const host of ['demo.larkwell.example', 'otter:8080', 'localhost', '127.0.0.1:3000', '[::1]:3000'])
      expect([host, await ask('dev_outbox', host)]).toEqual([host, 200])
    const health = await own.server.inject({ url: '/healthz', headers: { host: '10.0.0.7:3000' } })
    await own.close()
    expect(health.statusCode).toBe(200)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'a form of type %s is refused with 415',
    async (type) => {
      const reply = await app.post('save_answer', JSON.stringify(good), { 'content-type': type })
      expect(reply.statusCode).toBe(415)
    },
  )
})

describe('every call', () => {
  it('answers other methods and unknown calls with 404 in the envelope', async () => {
    for (const [method, url] of [
      ['GET', '/api/save_answer'],
      ['POST', '/api/no_such_call'],
      ['DELETE', '/api/save_answer'],
    ] as const) {
      const reply = await app.server.inject({ method, url })
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ code: 404, data: null })
    }
  })

  it('is never cached', async () => {
    expect((await app.post('save_answer', good)).headers['cache-control']).toBe('no-store')
  })

  it('is limited per address, and says so in a message', async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.005' } })
    const codes = []
    for (let n = 0; n < 5; n += 1) codes.push((await limited.post('load_answers', which)).statusCode)
    const last = await limited.post('load_answers', which)
    await limited.close()
    expect(codes).toEqual([200, 200, 200, 429, 429])
    expect(last.json()).toMatchObject({ code: 429, message: expect.stringContaining('wait a minute') })
    expect(last.headers['retry-after']).toBeDefined()
  })

  it('lives under the configured prefix', async () => {
    const moved = await startTestApp({ env: { API_PREFIX: '/health/v2' } })
    const reply = await moved.post('save_answer', good)
    const described = await moved.server.inject('/health/v2/openapi.json')
    await moved.close()
    expect(reply.statusCode).toBe(200)
    expect(Object.keys(described.json().paths)).toEqual(
      expect.arrayContaining(Object.keys(calls).map((name) => `/health/v2/${name}`)),
    )
  })

  it('matches its contract', async () => {
    const { paths } = (await app.server.inject('/api/openapi.json')).json()
    const { requestBody, responses } = paths['/api/save_answer'].post
    expect(requestBody.content['application/json'].schema.required).toEqual(['ansData', 'questionnaire_type'])
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['200', '400', '403', '409', '413', '415', '429', '503']),
    )
  })
})

describe('JSON nested thousands deep', () => {
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

  it.each(oneIn(4, Object.values(calls)))(
    'B-18 is refused by $name in every field, and by itself',
    async ({ name, body }) => {
      const fields = Object.keys((body as { shape?: object }).shape ?? {})
      for (const text of [deep(5_000), ...fields.map((field) => `{"${field}":${deep(5_000)}}`)]) {
        expect((await app.post(name, text)).statusCode).toBe(400)
      }
    },
  )

  it('B-18 is refused within a text of answers', async () => {
    const reply = await app.post('save_answer', withAnswers(`{"Q4_answer":${deep(5_000)}}`))
    expect(reply.json().data.fields).toEqual([{ field: 'ansData', message: 'This is nested too deeply.' }])
  })

  it('B-18 real requests are not deep', async () => {
    const form = { mode: 'otpSuccess', token: 'x', answers: { Q4_answer: { weight: '80' }, list: [[{ a: 1 }]] } }
    expect((await app.post('create_new_user', form)).statusCode).toBe(403)
  })
})

describe('an unforeseen error', () => {
  it('reveals nothing of its cause to the caller, and no value to the log', async () => {
    const broken = await startTestApp()
    await broken.asOwner('drop table answer_sets cascade')
    const reply = await broken.post('save_answer', good)
    const logged = broken.logged()
    await broken.close()
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toEqual({
      code: 500,
      data: null,
      message: 'Something went wrong on our side. Please try again.',
    })
    expect(logged).toContain('42P01')
    expect(logged).not.toContain('18-74')
  })
})

describe('behind a proxy', () => {
  it('the address the proxy saw counts, not a forged one', async () => {
    const proxied = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.005', TRUST_PROXY: '1' } })
    const call = (forged: string, seen: string) =>
      proxied.post('load_answers', which, { 'x-forwarded-for': `${forged}, ${seen}` })
    const codes = []
    for (const forged of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) {
      codes.push((await call(forged, '198.51.100.7')).statusCode)
    }
    const other = await call('192.0.2.1', '198.51.100.8')
    await proxied.close()
    expect(codes).toEqual([200, 200, 200, 429])
    expect(other.statusCode).toBe(200)
  })
})
