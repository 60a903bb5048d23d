import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hourMs } from '#domain/calendar/durations.ts'
import { retention } from '#domain/privacy/retention.ts'
import { writeOrderEmail } from '../../orders/order-email.ts'
import { orders } from '../../orders/tables.ts'
import { addressFor } from '../../platform/config/config.ts'
import { newAuthenticator } from '../../testing/authenticator.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { newBrowser, newCustomer, newUnprovenCustomer, type TestBrowser } from '../../testing/test-browser.ts'
import { humanToken, testGateways } from '../../testing/test-gateways.ts'
import { linkIdentity } from './oauth/identities.ts'

/** How far the test clock is ahead, in milliseconds. */
let ahead = 0
let app: Awaited<ReturnType<typeof startTestApp>>
let beside: typeof app
beforeAll(async () => {
  const gateways = { ...testGateways, now: () => Date.now() + ahead }
  app = await startTestApp({ gateways, env: { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' } })
  beside = await startTestApp({ gateways, beside: app })
})
afterAll(async () => {
  await beside.close()
  await app.close()
})

const execute = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
const account = async (browser: TestBrowser) => (await browser.post('my_account', {})).statusCode
const security = async (browser: TestBrowser) => (await browser.post('my_security', {})).json().data
const fresh = 'heron-and-reed-12!'

interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** The newest first. */
async function emailsTo(address: string): Promise<Letter[]> {
  const { messages } = (await app.post('dev_outbox', {})).json().data
  return messages.filter(({ to }: Letter) => to === address)
}
const subjectsTo = async (address: string) => (await emailsTo(address)).map(({ subject }) => subject)
const tokenIn = (letter: Letter | undefined) => /#token=([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? ''

type Person = Awaited<ReturnType<typeof newCustomer>>

async function signIn({ email, password }: Pick<Person, 'email' | 'password'>, userAgent = '') {
  const device = newBrowser(app)
  const given = { email, password }
  const reply = await app.post('sign_in', given, { 'user-agent': userAgent })
  for (const { name, value } of reply.cookies) device.cookies.set(name, value)
  expect(reply.statusCode, reply.body).toBe(200)
  return device
}

async function signedIn() {
  const person = await newCustomer(app)
  return { person, device: await signIn(person) }
}

/** As if every session had begun a while ago. */
const letTimePass = () => execute(`update sessions set proven_at = now() - interval '16 minutes'`)

const origin = () => addressFor(app.services.config, '')

/** Adds a passkey as a browser does, and returns the device that holds it. */
async function addPasskey(browser: TestBrowser, name = 'My phone', isCounting = true) {
  const { options } = (await browser.post('begin_passkey', {})).json().data
  const key = newAuthenticator(origin(), { isVerified: true, handle: options.user.id, isCounting })
  const reply = await browser.post('add_passkey', { response: key.create(options.challenge), name })
  expect(reply.statusCode, reply.body).toBe(200)
  return { key, options }
}
const challenge = async () => (await app.post('passkey_options', {})).json().data.options.challenge as string

describe('change_password', () => {
  it('asks for the current one, ends every other session and stays signed in here', async () => {
    const { person, device } = await signedIn()
    const elsewhere = await signIn(person)
    const wrong = await device.post('change_password', { password: 'not-it-1', newPassword: fresh })
    expect(wrong.json()).toMatchObject({ code: 422, data: { fields: [{ field: 'password' }] } })
    const weak = await device.post('change_password', { password: person.password, newPassword: 'password' })
    expect(weak.json()).toMatchObject({ code: 400, data: { fields: [{ field: 'newPassword' }] } })
    await app.post('forgot_password', { email: person.email, token: humanToken })
    const link = tokenIn((await emailsTo(person.email))[0])
    const changed = await device.post('change_password', { password: person.password, newPassword: fresh })
    expect(changed.statusCode).toBe(200)
    expect([await account(device), await account(elsewhere)]).toEqual([200, 401])
    expect((await app.post('sign_in', { email: person.email, password: person.password })).statusCode).toBe(401)
    await signIn({ ...person, password: fresh })
    expect((await app.post('reset_password', { token: link, password: 'another-Secret-3' })).statusCode).toBe(410)
    expect(await subjectsTo(person.email)).toContain('Your Larkwell password was changed')
  })

  it('in two tabs at once, one succeeds', async () => {
    const { person, device } = await signedIn()
    const change = (newPassword: string) =>
      device.post('change_password', { password: person.password, newPassword }).then(({ statusCode }) => statusCode)
    const replies = (await Promise.all([change(fresh), change('otter-and-willow-8!')])).toSorted()
    expect(replies[0]).toBe(200)
    // The check may run before or after the other tab's change.
    expect([409, 422]).toContain(replies[1])
  })

  it('cannot be guessed by a person who found the account open', async () => {
    const { device } = await signedIn()
    const tries: number[] = []
    for (let n = 0; n < 12; n++) tries.push((await device.post('prove_owner', { password: `guess-${n}` })).statusCode)
    expect(tries.slice(0, 3)).toEqual([422, 422, 422])
    expect(tries.at(-1)).not.toBe(422)
  })

  it('is set by an emailed link by patients who never chose one', async () => {
    const { person, device } = await signedIn()
    await execute(`update accounts set has_password = false`)
    expect((await security(device)).hasPassword).toBe(false)
    expect((await device.post('send_password_link', {})).statusCode).toBe(200)
    const [letter] = await emailsTo(person.email)
    await app.post('reset_password', { token: tokenIn(letter), password: fresh })
    expect((await security(await signIn({ ...person, password: fresh }))).hasPassword).toBe(true)
    expect(await account(device)).toBe(401)
  })
})

describe('sessions', () => {
  it('are listed by recognisable names, and ended one by one or all but this', async () => {
    const { person, device } = await signedIn()
    const phone = await signIn(person, 'Mozilla/5.0 (Linux; Android 15) Chrome/141.0.0.0 Mobile Safari/537.36')
    const old = await signIn(person)
    const { sessions } = await security(device)
    expect(sessions.map((one: { device: string; isThis: boolean }) => [one.device, one.isThis])).toEqual([
      ['', true],
      ['', false],
      ['Chrome on Android', false],
    ])
    expect(JSON.stringify(sessions)).not.toContain(device.cookies.get('session'))
    const [own, , android] = sessions
    const end = async (browser: TestBrowser, session: string | null) =>
      (await browser.post('end_sessions', { session })).statusCode
    expect(await end(device, own.id)).toBe(404)
    expect(await end(device, android.id)).toBe(200)
    expect([await account(phone), await account(old), await account(device)]).toEqual([401, 200, 200])
    expect(await end(device, android.id)).toBe(404)
    expect(await end(device, null)).toBe(200)
    expect([await account(old), await account(device)]).toEqual([401, 200])
    expect((await security(device)).sessions).toHaveLength(1)
  })

  it('of another patient cannot be ended, and the guest session of a signed-out device is closed', async () => {
    const { person, device } = await signedIn()
    const other = await signedIn()
    const phone = await signIn(person)
    const answers = async (browser: TestBrowser) =>
      (await browser.post('load_answers', { questionnaire_type: 'weight-management' })).json().data.ansData
    expect(await answers(phone)).not.toBeNull()
    const named = (await security(device)).sessions.find((one: { isThis: boolean }) => !one.isThis).id
    expect((await other.device.post('end_sessions', { session: named })).statusCode).toBe(404)
    expect(await account(phone)).toBe(200)
    await device.post('end_sessions', { session: named })
    expect(await answers(phone)).toBeNull()
    expect(await answers(device)).not.toBeNull()
  })

  it('are noted as used at most once an hour', async () => {
    const { device } = await signedIn()
    const seen = async () => (await security(device)).sessions[0].lastSeenAt
    await execute(`update sessions set last_seen_at = now() - interval '50 minutes'`)
    const before = await seen()
    expect(await seen()).toBe(before)
    await execute(`update sessions set last_seen_at = now() - interval '61 minutes'`)
    await account(device)
    expect(Date.parse(await seen())).toBeGreaterThan(Date.parse(before))
  })
})

describe('a sign-in on a new device', () => {
  const notice = 'New sign-in to your Larkwell account'

  it('is announced by email, except the first one and those on a known device', async () => {
    const person = await newCustomer(app)
    const first = await signIn(person)
    const notices = async () => (await subjectsTo(person.email)).filter((subject) => subject === notice).length
    expect(await notices()).toBe(0)
    await first.post('sign_out', {})
    await first.post('sign_in', { email: person.email, password: person.password })
    expect(await notices()).toBe(0)
    await signIn(person, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6) Version/18.6 Mobile/15E148 Safari/604.1')
    expect(await notices()).toBe(1)
    const [letter] = await emailsTo(person.email)
    expect(letter?.text).toContain('Safari on iPhone')
    expect(letter?.text).toContain('/account/security')
    expect(`${letter?.subject} ${letter?.text}`).not.toMatch(/weight|mounjaro|treatment|medic|clinic/i)
    // Another patient on the same device is new there.
    const other = await newCustomer(app)
    await signIn(other)
    await first.post('sign_in', { email: other.email, password: other.password, answers: 'not mine' })
    expect(await subjectsTo(other.email)).toContain(notice)
  })

  it('does not flood an inbox', async () => {
    const person = await newCustomer(app)
    for (let n = 0; n < 8; n++) await signIn(person)
    expect((await subjectsTo(person.email)).filter((subject) => subject === notice)).toHaveLength(5)
  })
})

describe('a passkey', () => {
  it('is added with a name, signs in on its own and reveals no name or address', async () => {
    const { person, device } = await signedIn()
    const { key, options } = await addPasskey(device)
    const [row] = await execute('select id from accounts order by created_at desc limit 1')
    const handle = Buffer.from(options.user.id, 'base64url').toString('latin1')
    expect(handle).not.toContain(person.email)
    expect(handle).not.toContain(String(row?.id))
    expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' })
    const browser = newBrowser(app)
    const reply = await browser.post('sign_in_by_passkey', { response: key.get(await challenge()), remember: true })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(await account(browser)).toBe(200)
    const { passkeys } = await security(device)
    expect(passkeys).toEqual([
      expect.objectContaining({ name: 'My phone', canRemove: true, lastUsedAt: expect.any(String) }),
    ])
    expect(await subjectsTo(person.email)).toContain('A passkey was added to your Larkwell account')
  })

  it('is accepted once for one challenge, in whichever process, and never with an earlier count', async () => {
    const { device } = await signedIn()
    const { key } = await addPasskey(device)
    const earlier = key.get(await challenge())
    const response = key.get(await challenge())
    const replies = await Promise.all([
      app.post('sign_in_by_passkey', { response }),
      beside.post('sign_in_by_passkey', { response }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
    expect((await beside.post('sign_in_by_passkey', { response })).statusCode).toBe(401)
    expect((await app.post('sign_in_by_passkey', { response: earlier })).statusCode).toBe(401)
    expect((await app.post('sign_in_by_passkey', { response: key.get(await challenge()) })).statusCode).toBe(200)
  })

  it('without a counter is accepted once for one challenge as well', async () => {
    const { device } = await signedIn()
    const { key } = await addPasskey(device, 'On every device', false)
    const response = key.get(await challenge())
    const replies = await Promise.all([
      app.post('sign_in_by_passkey', { response }),
      beside.post('sign_in_by_passkey', { response }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
    expect((await beside.post('sign_in_by_passkey', { response })).statusCode).toBe(401)
  })

  it('is refused from another site, for a challenge that is not ours, too old or for another purpose', async () => {
    const { device } = await signedIn()
    const { key, options } = await addPasskey(device)
    const changed = Buffer.from(await challenge(), 'base64url')
    changed.writeUInt8(changed.readUInt8(0) ^ 1, 0)
    const unknown = newAuthenticator(origin(), { isVerified: true, handle: options.user.id })
    const unverified = newAuthenticator(origin(), { handle: options.user.id })
    for (const response of [
      key.get(await challenge(), 'https://elsewhere.example'),
      key.get(changed.toString('base64url')),
      key.get(Buffer.alloc(54).toString('base64url')),
      key.get(options.challenge),
      key.get(''),
      unknown.get(await challenge()),
      unverified.get(await challenge()),
      {},
    ])
      expect((await app.post('sign_in_by_passkey', { response })).statusCode).toBe(401)
    const asked = await challenge()
    ahead = 16 * 60 * 1_000
    expect((await app.post('sign_in_by_passkey', { response: key.get(asked) })).statusCode).toBe(401)
    ahead = 0
    expect((await app.post('sign_in_by_passkey', { response: key.get(asked) })).statusCode).toBe(200)
  })

  it('asks whose the answers on a device are, and still works once they have said', async () => {
    const { device } = await signedIn()
    const { key } = await addPasskey(device)
    const stranger = newBrowser(app)
    await stranger.post('save_answer', { ansData: '{"Q1_answer":"18-74"}', questionnaire_type: 'weight-management' })
    const response = key.get(await challenge())
    const asked = await stranger.post('sign_in_by_passkey', { response })
    expect(asked.json()).toMatchObject({ code: 409, data: { reason: 'answers' } })
    expect((await stranger.post('sign_in_by_passkey', { response, answers: 'mine' })).statusCode).toBe(200)
  })

  it('of one account is neither added to, listed at nor removed by another, nor proves anything there', async () => {
    const [one, two] = [await signedIn(), await signedIn()]
    const { key } = await addPasskey(one.device)
    const [{ id }] = (await security(one.device)).passkeys
    expect((await security(two.device)).passkeys).toEqual([])
    expect((await two.device.post('remove_passkey', { passkeyId: id })).statusCode).toBe(404)
    const { options } = (await one.device.post('begin_passkey', {})).json().data
    const foreign = newAuthenticator(origin(), { isVerified: true, handle: options.user.id })
    const response = foreign.create(options.challenge)
    expect((await two.device.post('add_passkey', { response, name: 'Mine' })).statusCode).toBe(422)
    expect((await one.device.post('add_passkey', { response, name: 'Mine' })).statusCode).toBe(200)
    expect((await one.device.post('add_passkey', { response, name: 'Again' })).statusCode).toBe(422)
    await letTimePass()
    const proof = await two.device.post('prove_owner', { passkey: key.get(await challenge()) })
    expect(proof.statusCode).toBe(422)
    expect((await one.device.post('prove_owner', { passkey: key.get(await challenge()) })).statusCode).toBe(200)
  })

  it('is changed by its owner alone, who proves it again after a while', async () => {
    const { person, device } = await signedIn()
    const { key } = await addPasskey(device)
    const [{ id }] = (await security(device)).passkeys
    await letTimePass()
    const prove = { code: 428, data: { reason: 'prove' } }
    expect((await device.post('begin_passkey', {})).json()).toMatchObject(prove)
    expect((await device.post('remove_passkey', { passkeyId: id })).json()).toMatchObject(prove)
    expect((await device.post('change_email', { email: 'new@ferncliff.example' })).json()).toMatchObject(prove)
    expect((await device.post('prove_owner', { password: person.password })).statusCode).toBe(200)
    expect((await device.post('remove_passkey', { passkeyId: id })).statusCode).toBe(200)
    expect((await app.post('sign_in_by_passkey', { response: key.get(await challenge()) })).statusCode).toBe(401)
  })

  it('stays where it is the only way in, even if two tabs remove ways at once', async () => {
    const { device } = await signedIn()
    await addPasskey(device, 'Phone')
    await addPasskey(device, 'Laptop')
    await execute(`update accounts set has_password = false`)
    const ids = (await security(device)).passkeys.map(({ id }: { id: string }) => id)
    const replies = await Promise.all(ids.map((passkeyId: string) => device.post('remove_passkey', { passkeyId })))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const [left] = (await security(device)).passkeys
    expect(left.canRemove).toBe(false)
    const [row] = await execute(`select account_id as id from account_passkeys where id = '${left.id}'`)
    const google = { issuer: 'https://accounts.google.com', subject: 'wren' }
    await app.database.run((orm) => linkIdentity(orm, app.services.vault, String(row?.id), google))
    expect(await security(device)).toMatchObject({ companies: ['google'], passkeys: [{ canRemove: true }] })
    expect((await device.post('remove_passkey', { passkeyId: left.id })).statusCode).toBe(200)
  })

  it('is not added by a session that was ended while the page was open', async () => {
    const { person, device } = await signedIn()
    const { options } = (await device.post('begin_passkey', {})).json().data
    await (await signIn(person)).post('end_sessions', { session: null })
    const key = newAuthenticator(origin(), { isVerified: true, handle: options.user.id })
    const late = await device.post('add_passkey', { response: key.create(options.challenge), name: 'Late' })
    expect(late.statusCode).toBe(401)
  })
})

describe('an email address', () => {
  let moves = 0
  const newAddress = () => `moved-${moves++}@ferncliff.example`
  const ask = (device: TestBrowser, email: string) => device.post('change_email', { email })
  const prove = async (email: string) => app.post('prove_new_email', { token: tokenIn((await emailsTo(email))[0]) })
  const stop = (token: string) => app.post('stop_email_change', { token })

  it('changes when the new one is proven and not before; orders and emails follow, and the old one signs in no more', async () => {
    const { person, device } = await signedIn()
    const next = newAddress()
    expect((await ask(device, ` ${next.toUpperCase()} `)).json()).toEqual({ code: 200, data: {}, message: 'OK' })
    expect(await security(device)).toMatchObject({ email: person.email, emailChange: { to: next }, undoUntil: null })
    await signIn(person)
    const before = (await device.post('my_account', {})).json().data
    const proven = await prove(next)
    expect(proven.json()).toMatchObject({ code: 200, data: { email: next } })
    expect(await security(device)).toMatchObject({ email: next, emailChange: null, undoUntil: expect.any(String) })
    const after = (await device.post('my_account', {})).json().data
    expect(after.orders).toEqual(before.orders)
    expect(after.profile).toEqual({ ...before.profile, email: next })
    expect((await app.post('sign_in', { email: person.email, password: person.password })).statusCode).toBe(401)
    await signIn({ ...person, email: next })
    expect((await prove(next)).statusCode).toBe(410)
    expect(await subjectsTo(person.email)).toContain('Your Larkwell email address has changed')
    await app.database.transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, person.orderId))
      if (order) await writeOrderEmail(app.services, tx, order, 'lapsed')
    })
    expect(await emailsTo(next)).toHaveLength(3)
  })

  it('of another account gets the same reply, and only its owner is told', async () => {
    const { person, device } = await signedIn()
    const other = await newCustomer(app)
    const free = await ask(device, newAddress())
    const freeShown = await security(device)
    const taken = await ask(device, other.email)
    expect(taken.body).toBe(free.body)
    const shown = await security(device)
    expect(Object.keys(shown)).toEqual(Object.keys(freeShown))
    expect(shown.emailChange.to).toBe(other.email)
    const about = 'Your Larkwell email address is about to change'
    expect((await subjectsTo(person.email)).filter((subject) => subject === about)).toHaveLength(2)
    const [told] = await emailsTo(other.email)
    expect([told?.subject, tokenIn(told)]).toEqual(['Your email address at Larkwell', ''])
    expect(app.logged()).not.toContain(other.email)
  })

  it('is stopped from the old one: every session ends, and a new password is chosen', async () => {
    const { person, device } = await signedIn()
    const next = newAddress()
    await ask(device, next)
    const link = tokenIn((await emailsTo(person.email))[0])
    const stopped = await stop(link)
    expect(stopped.json()).toMatchObject({ code: 200, data: { email: person.email } })
    expect(await account(device)).toBe(401)
    expect((await prove(next)).statusCode).toBe(410)
    expect((await stop(link)).statusCode).toBe(410)
    expect((await app.post('sign_in', { email: person.email, password: person.password })).statusCode).toBe(401)
    const { passwordToken } = stopped.json().data
    expect((await app.post('reset_password', { token: passwordToken, password: fresh })).statusCode).toBe(200)
    await signIn({ ...person, password: fresh })
  })

  it('is reverted from the old one for seven days, with everything added and changed since', async () => {
    const { person, device } = await signedIn()
    const { key } = await addPasskey(device, 'Mine')
    const [next, further] = [newAddress(), newAddress()]
    await ask(device, next)
    await prove(next)
    const undo = tokenIn((await emailsTo(person.email))[0])
    const thiefs = await addPasskey(device, 'Not mine')
    await ask(device, further)
    await prove(further)
    const furtherUndo = tokenIn((await emailsTo(next))[0])
    // Another person typed the old address meanwhile, to lock its owner out.
    await newUnprovenCustomer(app, person.email)
    const stopped = await stop(undo)
    expect(stopped.json()).toMatchObject({ code: 200, data: { email: person.email } })
    expect((await stop(furtherUndo)).statusCode).toBe(410)
    expect(await account(device)).toBe(401)
    const byPasskey = async (made: typeof key) =>
      (await app.post('sign_in_by_passkey', { response: made.get(await challenge()) })).statusCode
    expect([await byPasskey(key), await byPasskey(thiefs.key)]).toEqual([200, 401])
    await app.post('reset_password', { token: stopped.json().data.passwordToken, password: fresh })
    await signIn({ ...person, password: fresh })
  })

  it('cannot be reverted later, nor if another account has proven the old one since', async () => {
    const { person, device } = await signedIn()
    const next = newAddress()
    await ask(device, next)
    await prove(next)
    const undo = tokenIn((await emailsTo(person.email))[0])
    await newCustomer(app, person.email)
    expect((await stop(undo)).statusCode).toBe(409)
    expect(await account(device)).toBe(200)
    ahead = retention.emailChange.undoDays * 24 * hourMs
    expect((await stop(undo)).statusCode).toBe(410)
    ahead = 0
  })

  it('is not changed by a link that is too old, cancelled, or replaced by another', async () => {
    const { device } = await signedIn()
    const [one, two, three] = [newAddress(), newAddress(), newAddress()]
    await ask(device, one)
    await ask(device, two)
    expect((await prove(one)).statusCode).toBe(410)
    await device.post('cancel_email_change', {})
    expect((await prove(two)).statusCode).toBe(410)
    await ask(device, three)
    ahead = retention.emailChange.proveHours * hourMs
    expect((await prove(three)).statusCode).toBe(410)
    ahead = 0
    expect((await prove(three)).statusCode).toBe(200)
  })

  it('voids a password link that was sent to the old one', async () => {
    const { person, device } = await signedIn()
    const next = newAddress()
    await ask(device, next)
    await app.post('forgot_password', { email: person.email, token: humanToken })
    const reset = tokenIn((await emailsTo(person.email))[0])
    await prove(next)
    expect((await app.post('reset_password', { token: reset, password: fresh })).statusCode).toBe(410)
  })

  it('proven by two at the same moment belongs to the first', async () => {
    const [one, two] = [await signedIn(), await signedIn()]
    const next = newAddress()
    await ask(one.device, next)
    await ask(two.device, next)
    const letters = (await emailsTo(next)).map(tokenIn)
    const replies = await Promise.all([
      app.post('prove_new_email', { token: letters[0] }),
      beside.post('prove_new_email', { token: letters[1] }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
  })

  it.each([
    ['', 400],
    ['not an address', 400],
  ])('%j is invalid', async (email, code) => {
    const { device } = await signedIn()
    expect((await ask(device, email)).statusCode).toBe(code)
  })
})

it('every change is recorded, without an address or a name', async () => {
  const events = await execute('select distinct event from security_events')
  const named = events.map(({ event }) => event)
  for (const event of [
    'passkey added',
    'passkey removed',
    'session ended',
    'email changed',
    'email change stopped',
    'proof',
  ])
    expect(named).toContain(event)
  for (const word of ['ferncliff', 'My phone']) expect(app.logged()).not.toContain(word)
})
