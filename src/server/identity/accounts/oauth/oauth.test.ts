import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '#contract/calls.ts'
import { providerRefusedPath, whoseAnswersPath } from '#contract/pages.ts'
import { productionSettings } from '../../../testing/production.ts'
import { type StandInPerson, startStandInProvider } from '../../../testing/stand-in-provider.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { newBrowser, newUnprovenCustomer, saveAnswers, type TestBrowser } from '../../../testing/test-browser.ts'
import { testGateways } from '../../../testing/test-gateways.ts'

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
let company: Awaited<ReturnType<typeof startStandInProvider>>
beforeAll(async () => {
  company = await startStandInProvider()
  app = await startTestApp({ env, gateways: { ...testGateways, now: () => now } })
})
afterAll(async () => {
  await app.close()
  await company.close()
})
beforeEach(() => {
  company.asked.length = 0
  company.misbehave({})
  vi.stubGlobal('fetch', company.fetch)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

let people = 0
/** A person the provider has not vouched for before. */
const somebody = (given: Partial<StandInPerson> = {}): StandInPerson & { readonly email: string } => {
  const sub = `subject-${people++}`
  return { sub, email: `${sub}@ferncliff.example`, ...given }
}

async function leaveFor(provider: string, query = '') {
  const left = await app.server.inject(`/api/oauth/${provider}${query}`)
  const there = new URL(String(left.headers.location))
  const cookie = left.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { there, cookie, kept: left.cookies[0] }
}

const comeBack = (provider: string, query: Record<string, string>, cookie: string) =>
  app.server.inject({ url: `/api/oauth/${provider}/return?${new URLSearchParams(query)}`, headers: { cookie } })

/** The full round trip. `beside`: what else the browser has. */
async function signIn(provider: string, person: StandInPerson, beside = '') {
  const { there, cookie } = await leaveFor(provider)
  return comeBack(provider, company.approve(there, person), `${cookie}; ${beside}`)
}

async function profileWith(cookies: readonly { name: string; value: string }[]) {
  const browser: TestBrowser = newBrowser(app)
  for (const { name, value } of cookies) if (value) browser.cookies.set(name, value)
  return browser.post('my_account', {})
}

type Back = Awaited<ReturnType<typeof comeBack>>

/** The address of the account signed in to; null if none. */
async function accountAfter(back: Back): Promise<string | null> {
  if (back.headers.location !== '/account') return null
  return (await profileWith(back.cookies)).json().data.profile.email
}

async function expectNobody(back: Back) {
  expect(back.headers.location).toBe(providerRefusedPath)
  expect((await profileWith(back.cookies)).statusCode).toBe(401)
}

it('B-16 only Apple’s return accepts a form: no call of ours does, whatever is configured', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const name of Object.keys(calls)) {
    const reply = await app.post(name, 'token=human&email=robin%40ferncliff.example', form)
    expect([name, reply.statusCode]).toEqual([name, 415])
  }
  const json = await app.post('oauth/apple/return', { code: 'c', state: 's' })
  expect(json.statusCode).toBe(415)
})

describe('R-12 signing in with another provider', () => {
  it('says which are configured', async () => {
    expect((await app.post('sign_in_options', {})).json().data.providers).toEqual(['google', 'apple', 'x'])
    const bare = await startTestApp({ gateways: testGateways })
    expect((await bare.post('sign_in_options', {})).json().data.providers).toEqual([])
    expect((await bare.server.inject('/api/oauth/google')).statusCode).toBe(404)
    await bare.close()
  })

  it.each([
    ['google', 'https://accounts.google.com/o/oauth2/v2/auth', 'openid email'],
    ['apple', 'https://appleid.apple.com/auth/authorize', 'email'],
    ['x', 'https://x.com/i/oauth2/authorize', 'users.read users.email tweet.read'],
  ])(
    'leads to %s with a state and a challenge, without asking the provider first',
    async (provider, address, scope) => {
      const { there } = await leaveFor(provider)
      expect(there.origin + there.pathname).toBe(address)
      expect(Object.fromEntries(there.searchParams)).toMatchObject({
        response_type: 'code',
        client_id: `${provider}-id`,
        redirect_uri: `http://localhost/api/oauth/${provider}/return`,
        scope,
        code_challenge_method: 'S256',
      })
      expect(there.searchParams.get('response_mode')).toBe(provider === 'apple' ? 'form_post' : null)
      expect(there.searchParams.has('nonce')).toBe(provider !== 'x')
      expect(company.asked).toEqual([])
    },
  )

  it('keeps the secrets of the attempt in a cookie that no script reads and no other site sends or sets', async () => {
    const { there, kept } = await leaveFor('google')
    expect(kept).toMatchObject({ name: 'oauth', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 })
    for (const secret of ['state', 'nonce']) expect(kept?.value).not.toContain(there.searchParams.get(secret))
    const live = await startTestApp({ env: { ...productionSettings, ...env }, gateways: testGateways })
    for (const provider of ['google', 'apple', 'x']) {
      const left = await live.server.inject({ url: `/api/oauth/${provider}` })
      expect(left.cookies).toEqual([
        expect.objectContaining({ name: '__Host-oauth', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' }),
      ])
    }
    await live.close()
  })

  it('Google’s token opens the account of that address, and creates one where there is none', async () => {
    const { there, cookie } = await leaveFor('google')
    const given = company.approve(there, somebody({ email: 'Wren@ferncliff.example' }))
    const back = await comeBack('google', given, cookie)
    expect(await accountAfter(back)).toBe('wren@ferncliff.example')
    expect(company.asked.map(({ path }) => path)).toEqual([
      'https://oauth2.googleapis.com/token',
      'https://www.googleapis.com/oauth2/v3/certs',
    ])
    expect(company.asked[0]?.form.get('client_secret')).toBe('google-secret')
    const verifier = company.asked[0]?.form.get('code_verifier') ?? ''
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(there.searchParams.get('code_challenge'))
  })

  it('X is asked for the confirmed address', async () => {
    const back = await signIn('x', somebody({ email: 'finch@ferncliff.example' }))
    expect(await accountAfter(back)).toBe('finch@ferncliff.example')
    expect(company.asked[0]?.authorization).toBe(`Basic ${Buffer.from('x-id:x-secret').toString('base64')}`)
    expect(company.asked[1]?.authorization).toMatch(/^Bearer /)
    await expectNobody(await signIn('x', { sub: 'no-address' }))
  })

  it('Apple posts back from its own page, and gets a secret signed for five minutes', async () => {
    const { there, cookie } = await leaveFor('apple')
    const given = company.approve(there, somebody({ email: 'robin@ferncliff.example', email_verified: 'true' }))
    const user = JSON.stringify({ name: { lastName: 'Ferncliff' }, email: 'robin@ferncliff.example' })
    const posted = await app.server.inject({
      method: 'POST',
      url: '/api/oauth/apple/return',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' },
      payload: new URLSearchParams({ ...given, user }).toString(),
    })
    // Another site's form brings no cookie of ours; the next step does, and nothing about the person is in its address.
    expect(posted.statusCode).toBe(303)
    expect(posted.cookies).toEqual([])
    const next = new URL(String(posted.headers.location), 'http://localhost')
    expect(next.pathname).toBe('/api/oauth/apple/return')
    expect(Object.fromEntries(next.searchParams)).toEqual(given)
    const back = await app.server.inject({ url: next.pathname + next.search, headers: { cookie } })
    expect(await accountAfter(back)).toBe('robin@ferncliff.example')
    for (const word of [given.code, given.state, 'ferncliff']) expect(app.logged()).not.toContain(word)
    const [head = '', claims = '', signature = ''] = (company.asked[0]?.form.get('client_secret') ?? '').split('.')
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
    ['another state', { state: 'other' }, true],
    ['no cookie', {}, false],
    ['no code', { code: '' }, true],
    ['a code that is none', { code: 'made-up' }, true],
    ['another company’s name', { iss: 'https://somebody.example' }, true],
    ['a refusal', { code: '', error: 'access_denied' }, true],
  ])('with %s nobody is signed in', async (_, given, hasCookie) => {
    const { there, cookie } = await leaveFor('google')
    const approved = company.approve(there, somebody())
    await expectNobody(await comeBack('google', { ...approved, ...given }, hasCookie ? cookie : ''))
  })

  it.each([
    ['not verified', { email_verified: false }],
    ['about another app', { aud: 'somebody-else' }],
    ['about this app among others', { aud: ['google-id', 'somebody-else'], azp: 'somebody-else' }],
    ['too old', { exp: 1_000 }],
    ['without an end', { exp: undefined }],
    ['no address', { email: 'nonsense' }],
    ['for another attempt', { nonce: 'another' }],
    ['for no attempt', { nonce: undefined }],
    ['of another company', { iss: 'https://appleid.apple.com' }],
    ['about nobody', { sub: undefined }],
  ])('a token that is %s signs nobody in', async (_, claims) => {
    company.misbehave({ claims })
    await expectNobody(await signIn('google', somebody()))
  })

  it.each(['google', 'apple'])('a word signed by a stranger signs nobody in at %s', async (provider) => {
    company.misbehave({ isForged: true })
    await expectNobody(await signIn(provider, somebody()))
  })

  it.each(['google', 'apple', 'x'])(
    '%s is out of order: nobody is signed in, and the patient is told',
    async (provider) => {
      company.misbehave({ status: 500 })
      await expectNobody(await signIn(provider, somebody()))
    },
  )

  it.each(['google', 'apple', 'x'])('%s says nothing: it is given four seconds', async (provider) => {
    const { timeout } = AbortSignal
    const waits = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / 40))
    company.misbehave({ isSilent: true })
    await expectNobody(await signIn(provider, somebody()))
    expect(waits.mock.calls).toEqual([[4_000]])
  })

  it('an attempt works once, for ten minutes, and at the provider it was begun for', async () => {
    const person = somebody()
    const { there, cookie } = await leaveFor('google')
    const first = company.approve(there, person)
    expect(await accountAfter(await comeBack('google', first, cookie))).toBe(person.email)
    await expectNobody(await comeBack('google', first, cookie))
    await expectNobody(await comeBack('google', company.approve(there, person), cookie))

    const other = await leaveFor('google')
    await expectNobody(await comeBack('x', company.approve(other.there, person), other.cookie))

    const late = await leaveFor('google')
    now += 10 * 60 * 1_000
    await expectNobody(await comeBack('google', company.approve(late.there, person), late.cookie))
  })

  it('R-2 the provider’s subject is stored as a digest', async () => {
    const person = somebody()
    await signIn('google', person)
    const { rows } = await app.database.run((orm) =>
      orm.execute(`select issuer, encode(subject_digest, 'escape') as subject from account_identities`),
    )
    expect(rows).toContainEqual({ issuer: 'https://accounts.google.com', subject: expect.any(String) })
    expect(JSON.stringify(rows)).not.toContain(person.sub)
  })
})

const thirtyDays = 30 * 24 * 60 * 60
const sessionIn = (reply: Back) => reply.cookies.find(({ name }) => name === 'session')

describe('S-16 how long a sign-in with another provider lasts', () => {
  it.each(['google', 'apple', 'x'])(
    'S-16 at %s is until the browser is closed, unless they ticked Remember me',
    async (provider) => {
      const person = somebody()
      const lengthOf = async (query: string) => {
        const { there, cookie } = await leaveFor(provider, query)
        // It is not part of the redirect: what comes back cannot change it either.
        expect(there.search).not.toContain('remember')
        const back = await comeBack(provider, { ...company.approve(there, person), remember: '1' }, cookie)
        expect(await accountAfter(back)).toBe(person.email)
        const { rows } = await app.database.run((orm) =>
          orm.execute(`select extract(epoch from expires_at - created_at)::int as seconds from sessions
          order by created_at desc limit 1`),
        )
        return { kept: sessionIn(back)?.maxAge, lasts: rows[0]?.seconds }
      }
      for (const query of ['', '?remember=0', '?remember=1&remember=1', '?remember=true'])
        expect(await lengthOf(query)).toEqual({ kept: undefined, lasts: 24 * 60 * 60 })
      expect(await lengthOf('?remember=1')).toEqual({ kept: thirtyDays, lasts: thirtyDays })
    },
  )
})

describe('R-12 R-27 a person a provider has vouched for before', () => {
  it.each(['google', 'apple', 'x'])('is known at %s whatever their address is by now', async (provider) => {
    const person = somebody()
    await signIn(provider, person)
    const moved = { ...person, email: `moved-${person.email}` }
    expect(await accountAfter(await signIn(provider, moved))).toBe(person.email)
    expect(await accountAfter(await signIn(provider, { ...moved, email_verified: false }))).toBe(person.email)
    expect(await accountAfter(await signIn(provider, { sub: person.sub }))).toBe(person.email)
  })

  it.each(['google', 'apple', 'x'])('keeps the account at %s when their address is another’s', async (provider) => {
    const person = somebody()
    await signIn(provider, person)
    const successor = somebody({ email: person.email })
    await expectNobody(await signIn(provider, successor))
    expect(await accountAfter(await signIn(provider, person))).toBe(person.email)
  })

  it('has one account, whichever provider they use', async () => {
    const { email } = somebody()
    for (const provider of ['google', 'apple', 'x'])
      expect(await accountAfter(await signIn(provider, somebody({ email })))).toBe(email)
    const made = await app.database.run((orm) =>
      orm.execute(`select account_id from account_identities group by account_id having count(*) = 3`),
    )
    expect(made.rows).toHaveLength(1)
  })

  it('is not confused with the same number at another provider', async () => {
    const person = somebody()
    const namesake = { ...somebody(), sub: person.sub }
    await signIn('google', person)
    expect(await accountAfter(await signIn('x', namesake))).toBe(namesake.email)
  })

  it('has one account when their first two sign-ins are concurrent', async () => {
    const person = somebody()
    const backs = await Promise.all([signIn('google', person), signIn('google', person)])
    for (const back of backs) expect(await accountAfter(back)).toBe(person.email)
  })
})

describe('R-12 in a guest session whose answers nobody has claimed', () => {
  async function asked() {
    const browser = newBrowser(app)
    await saveAnswers(browser, { Q1_answer: '75 above' })
    const back = await signIn('google', { sub: 'siskin', email: 'siskin@ferncliff.example' }, browser.cookie())
    const [page, token = ''] = String(back.headers.location).split('#token=')
    return { browser, back, page, token }
  }
  const load = async (browser: TestBrowser) =>
    (await browser.post('load_answers', { questionnaire_type: 'weight-management' })).json().data.ansData

  it.each(['1', ''])(
    'S-16 keeps the choice about being remembered (%j) while the question is open',
    async (remember) => {
      const browser = newBrowser(app)
      await saveAnswers(browser, { Q1_answer: '75 above' })
      const { there, cookie } = await leaveFor('google', remember && '?remember=1')
      const back = await comeBack('google', company.approve(there, somebody()), `${cookie}; ${browser.cookie()}`)
      const [page, token = ''] = String(back.headers.location).split('#token=')
      expect(page).toBe(whoseAnswersPath)
      const signedIn = await browser.post('finish_sign_in', { token, answers: 'mine' })
      expect(signedIn.statusCode, signedIn.body).toBe(200)
      expect(sessionIn(signedIn)?.maxAge).toBe(remember ? thirtyDays : undefined)
    },
  )

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

  it('B-3 R-2 the token works in that guest session only, once, and for ten minutes', async () => {
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

it('B-14 R-2 R-27 a stranger who typed the address first loses the account to its owner', async () => {
  const impostor = await newUnprovenCustomer(app)
  const load = () => impostor.browser.post('load_answers', { questionnaire_type: 'weight-management' })
  expect((await load()).json().data.ansData).not.toBeNull()
  const back = await signIn('google', somebody({ email: impostor.email }))
  expect((await profileWith(back.cookies)).statusCode).toBe(200)
  const again = { email: impostor.email, password: impostor.password }
  expect((await newBrowser(app).post('sign_in', again)).statusCode).toBe(401)
  expect((await load()).json().data.ansData).toBeNull()
})
