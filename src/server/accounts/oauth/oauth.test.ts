import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { calls } from '#contract/calls.ts'
import { providerRefusedPath, whoseAnswersPath } from '#contract/pages.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { newBrowser, newUnprovenCustomer, saveAnswers, type TestBrowser } from '../../testing/test-browser.ts'
import { testGateways } from '../../testing/test-gateways.ts'

const appleKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const env = {
  GOOGLE_CLIENT_ID: 'google-id',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  APPLE_CLIENT_ID: 'apple-id',
  APPLE_TEAM_ID: 'team',
  APPLE_KEY_ID: 'key',
  APPLE_PRIVATE_KEY: appleKey.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().replaceAll('\n', '\\n'),
  X_CLIENT_ID: 'x-id',
  X_CLIENT_SECRET: 'x-secret',
}

let now = Date.now()
let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp({ env, gateways: { ...testGateways, now: () => now } })
})
afterAll(() => app.close())
afterEach(() => vi.unstubAllGlobals())

const idToken = (claims: object) =>
  `head.${Buffer.from(JSON.stringify({ exp: Date.now() / 1_000 + 300, email_verified: true, ...claims })).toString('base64url')}.signature`

interface Asked {
  readonly url: string
  readonly form: URLSearchParams
  readonly authorization: string | null
}

/** Stands for the other company. */
function theyAnswer(...replies: object[]): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const form = new URLSearchParams(init.body instanceof URLSearchParams ? init.body : '')
    asked.push({ url, form, authorization: new Headers(init.headers).get('authorization') })
    return Response.json(replies[asked.length - 1])
  })
  return asked
}

async function leaveFor(provider: string) {
  const left = await app.server.inject(`/api/oauth/${provider}`)
  const there = new URL(String(left.headers.location))
  const cookie = left.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { there, cookie, state: there.searchParams.get('state') ?? '', kept: left.cookies[0] }
}

const comeBack = (provider: string, query: Record<string, string>, cookie: string) =>
  app.server.inject({ url: `/api/oauth/${provider}/return?${new URLSearchParams(query)}`, headers: { cookie } })

async function profileWith(cookies: readonly { name: string; value: string }[]) {
  const browser: TestBrowser = newBrowser(app)
  for (const { name, value } of cookies) if (value) browser.cookies.set(name, value)
  return browser.post('my_account', {})
}

it('B-16 a form is taken at Apple’s return alone: no call of ours takes one, whoever is configured', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const name of Object.keys(calls)) {
    const reply = await app.post(name, 'token=human&email=robin%40ferncliff.example', form)
    expect([name, reply.statusCode]).toEqual([name, 415])
  }
  const json = await app.post('oauth/apple/return', { code: 'c', state: 's' })
  expect(json.statusCode).toBe(415)
})

describe('R-12 signing in by another company', () => {
  it('says which are configured', async () => {
    expect((await app.post('sign_in_options', {})).json().data.providers).toEqual(['google', 'apple', 'x'])
    const bare = await startTestApp({ gateways: testGateways })
    expect((await bare.post('sign_in_options', {})).json().data.providers).toEqual([])
    expect((await bare.server.inject('/api/oauth/google')).statusCode).toBe(404)
    await bare.close()
  })

  it('leads there with a state and a challenge, and keeps their secrets in a cookie no script reads', async () => {
    const { there, kept } = await leaveFor('google')
    expect(there.origin + there.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth')
    expect(Object.fromEntries(there.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'google-id',
      redirect_uri: 'http://localhost:80/api/oauth/google/return',
      scope: 'openid email',
      code_challenge_method: 'S256',
    })
    expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/oauth' })
    expect(kept?.value).not.toContain(there.searchParams.get('state'))
  })

  it('Google’s word opens the account of that address, and makes one where there is none', async () => {
    const { there, cookie, state } = await leaveFor('google')
    const asked = theyAnswer({
      access_token: 'a',
      id_token: idToken({ aud: 'google-id', email: 'Wren@ferncliff.example' }),
    })
    const back = await comeBack('google', { code: 'the-code', state }, cookie)
    expect(back.headers.location).toBe('/account')
    expect((await profileWith(back.cookies)).json().data.profile.email).toBe('wren@ferncliff.example')
    expect(asked[0]?.url).toBe('https://oauth2.googleapis.com/token')
    expect(asked[0]?.form.get('client_secret')).toBe('google-secret')
    const verifier = asked[0]?.form.get('code_verifier') ?? ''
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(there.searchParams.get('code_challenge'))
  })

  it('X is asked for the confirmed address', async () => {
    const { cookie, state } = await leaveFor('x')
    const asked = theyAnswer({ access_token: 'token-of-x' }, { data: { confirmed_email: 'finch@ferncliff.example' } })
    const back = await comeBack('x', { code: 'c', state }, cookie)
    expect((await profileWith(back.cookies)).json().data.profile.email).toBe('finch@ferncliff.example')
    expect(asked[0]?.authorization).toBe(`Basic ${Buffer.from('x-id:x-secret').toString('base64')}`)
    expect(asked[1]?.authorization).toBe('Bearer token-of-x')
  })

  it('Apple posts back from its own page, and gets a secret signed for five minutes', async () => {
    const { cookie, state, kept } = await leaveFor('apple')
    expect(kept).toMatchObject({ sameSite: 'None', secure: true })
    const asked = theyAnswer({
      access_token: 'a',
      id_token: idToken({ aud: 'apple-id', email: 'robin@ferncliff.example', email_verified: 'true' }),
    })
    const posted = await app.server.inject({
      method: 'POST',
      url: '/api/oauth/apple/return',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' },
      payload: new URLSearchParams({ code: 'c', state }).toString(),
    })
    // Another site's form brings no cookie of ours; the step after it does.
    expect(posted.statusCode).toBe(303)
    expect(posted.cookies).toEqual([])
    const back = await app.server.inject({ url: String(posted.headers.location), headers: { cookie } })
    expect(back.headers.location).toBe('/account')
    const [head = '', claims = '', signature = ''] = (asked[0]?.form.get('client_secret') ?? '').split('.')
    const read = JSON.parse(Buffer.from(claims, 'base64url').toString())
    expect(read).toMatchObject({ iss: 'team', sub: 'apple-id', aud: 'https://appleid.apple.com' })
    expect(read.exp - read.iat).toBe(300)
    const key = createPublicKey(appleKey.publicKey.export({ type: 'spki', format: 'pem' }))
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    expect(isSigned).toBe(true)
  })

  it.each([
    ['another state', { code: 'c', state: 'other' }, true],
    ['no cookie', { code: 'c' }, false],
    ['no code', {}, true],
  ])('with %s nobody is signed in', async (_, given, hasCookie) => {
    const { cookie, state } = await leaveFor('google')
    theyAnswer({ access_token: 'a', id_token: idToken({ aud: 'google-id', email: 'wren@ferncliff.example' }) })
    const back = await comeBack('google', { state, ...given }, hasCookie ? cookie : '')
    expect(back.headers.location).toBe(providerRefusedPath)
    expect((await profileWith(back.cookies)).statusCode).toBe(401)
  })

  it.each([
    ['not verified', { aud: 'google-id', email_verified: false }],
    ['about another app', { aud: 'somebody-else' }],
    ['too old', { aud: 'google-id', exp: 1_000 }],
    ['no address', { aud: 'google-id', email: 'nonsense' }],
  ])('a word that is %s signs nobody in', async (_, claims) => {
    const { cookie, state } = await leaveFor('google')
    theyAnswer({ access_token: 'a', id_token: idToken({ email: 'wren@ferncliff.example', ...claims }) })
    const back = await comeBack('google', { code: 'c', state }, cookie)
    expect(back.headers.location).toBe(providerRefusedPath)
  })

  describe('in a visit whose answers nobody has claimed', () => {
    async function asked() {
      const browser = newBrowser(app)
      await saveAnswers(browser, { Q1_answer: '75 above' })
      const { cookie, state } = await leaveFor('google')
      theyAnswer({ access_token: 'a', id_token: idToken({ aud: 'google-id', email: 'siskin@ferncliff.example' }) })
      const back = await comeBack('google', { code: 'c', state }, `${cookie}; ${browser.cookie()}`)
      vi.unstubAllGlobals()
      const [page, token = ''] = String(back.headers.location).split('#token=')
      return { browser, back, page, token }
    }
    const load = async (browser: TestBrowser) =>
      (await browser.post('load_answers', { questionnaire_type: 'weight-management' })).json().data.ansData

    it('B-3 asks whose they are before anybody is signed in', async () => {
      const { browser, back, page, token } = await asked()
      expect(page).toBe(whoseAnswersPath)
      expect(token).not.toContain('siskin')
      expect(back.cookies.filter(({ value }) => value !== '')).toEqual([])
      expect((await browser.post('my_account', {})).statusCode).toBe(401)
    })

    it.each([
      ['mine', '{"Q1_answer":"75 above"}'],
      ['not mine', null],
    ] as const)('B-3 R-8 %s', async (answers, kept) => {
      const { browser, token } = await asked()
      await app.database.run((orm) => orm.execute('update visits set account_id = null, signed_in_as = null'))
      const reply = await browser.post('finish_sign_in', { token, answers })
      expect(reply.statusCode).toBe(200)
      expect((await browser.post('my_account', {})).json().data.profile.email).toBe('siskin@ferncliff.example')
      expect(await load(browser)).toBe(kept)
    })

    it('B-3 R-2 the word works in that visit only, once, and for ten minutes', async () => {
      const { browser, token } = await asked()
      const elsewhere = newBrowser(app)
      await saveAnswers(elsewhere, { Q1_answer: '18-74' })
      const other = await elsewhere.post('finish_sign_in', { token, answers: 'mine' })
      expect(other.statusCode).toBe(410)
      await browser.post('finish_sign_in', { token, answers: 'mine' })
      expect((await browser.post('finish_sign_in', { token, answers: 'mine' })).statusCode).toBe(410)
      const late = await asked()
      now += 11 * 60 * 1_000
      const tooLate = await late.browser.post('finish_sign_in', { token: late.token, answers: 'mine' })
      expect(tooLate.statusCode).toBe(410)
    })
  })

  it('B-14 R-2 R-27 whoever typed a stranger’s address first loses the account to its owner', async () => {
    const impostor = await newUnprovenCustomer(app)
    const load = () => impostor.browser.post('load_answers', { questionnaire_type: 'weight-management' })
    expect((await load()).json().data.ansData).not.toBeNull()
    const { cookie, state } = await leaveFor('google')
    theyAnswer({ access_token: 'a', id_token: idToken({ aud: 'google-id', email: impostor.email }) })
    const back = await comeBack('google', { code: 'c', state }, cookie)
    expect((await profileWith(back.cookies)).statusCode).toBe(200)
    const again = { email: impostor.email, password: impostor.password }
    expect((await newBrowser(app).post('sign_in', again)).statusCode).toBe(401)
    expect((await load()).json().data.ansData).toBeNull()
  })
})
