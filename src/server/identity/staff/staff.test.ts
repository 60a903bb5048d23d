import { createPublicKey, verify } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '#domain/calendar/durations.ts'
import { roles } from '#domain/identity/staff/roles.ts'
import { runStaffCommand } from '../../app/commands/staff-command.ts'
import { modeGuard } from '../../app/start/mode-guard.ts'
import { addressFor } from '../../platform/config/config.ts'
import { staffEvents } from '../../platform/security-events/tables.ts'
import { newAuthenticator } from '../../testing/authenticator.ts'
import { productionSettings } from '../../testing/production.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newBrowser, type TestBrowser } from '../../testing/test-browser.ts'
import { testGateways, willingBotCheck } from '../../testing/test-gateways.ts'
import { newPaidBuyer } from '../../testing/test-order.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { seedDemoStaff } from './demo-staff.ts'
import { signingKeyOfSession } from './desk-sessions.ts'
import { signWith } from './signing-keys.ts'
import { staffByEmail } from './staff-rows.ts'
import { staffPasskeys, staffSigningKeys } from './tables.ts'
import { codeNow } from './totp.ts'

let clock = Date.parse('2026-03-02T09:00:00Z')
const wait = (ms: number) => {
  clock += ms
}

let app: TestApp
/** Another process of the same installation. */
let other: TestApp
beforeAll(async () => {
  const gateways = { botCheck: willingBotCheck, now: () => clock }
  app = await startTestApp({ gateways })
  other = await startTestApp({ gateways, beside: app })
})
afterAll(async () => {
  await other.close()
  await app.close()
})

const password = 'river-otter-41!'
const tokenIn = (lines: readonly string[]) => /#token=([\w-]{43})/.exec(lines.join('\n'))?.[1] ?? ''
let people = 0

const invite = (roles = 'administrator', email = `wren-${people++}@practice.example`) =>
  runStaffCommand(app.services, 'add', { name: 'Robin Wren', email, roles, registration: 'GMC 1234567' }).then(
    (lines) => ({ token: tokenIn(lines), email }),
  )

/** A member of staff who has accepted, with the secret of their app, their codes and their browser. */
async function newMember(roles?: string) {
  const { token, email } = await invite(roles)
  const browser = newBrowser(app)
  const accepted = (await browser.post('desk_accept_invitation', { token, password })).json().data
  const { secret } = accepted.totp
  const enrolled = await browser.post('desk_enrol_totp', {
    challenge: accepted.challenge,
    code: codeNow(secret, clock),
  })
  const { recoveryCodes } = enrolled.json().data
  const row = await app.database.run((orm) => staffByEmail(orm, app.services.vault, email))
  wait(minuteMs)
  return { id: row?.id ?? '', email, secret, recoveryCodes: recoveryCodes as string[], browser, token }
}

const passwordStep = (browser: TestBrowser, email: string, typed = password) =>
  browser.post('desk_sign_in', { email, password: typed })

const challengeOf = async (browser: TestBrowser, email: string) =>
  (await passwordStep(browser, email)).json().data.challenge as string

async function signIn({ email, secret }: { email: string; secret: string }, browser = newBrowser(app)) {
  wait(minuteMs)
  const challenge = await challengeOf(browser, email)
  expect((await browser.post('desk_totp', { challenge, code: codeNow(secret, clock) })).statusCode).toBe(200)
  return browser
}

const me = async (browser: TestBrowser) => (await browser.post('desk_me', {})).statusCode

const eventsOf = async (staffId: string) =>
  (
    await app.database.run((orm) =>
      orm.select().from(staffEvents).where(eq(staffEvents.staffId, staffId)).orderBy(staffEvents.id),
    )
  ).map(({ event, outcome }) => `${event}: ${outcome}`)

describe('an invitation', () => {
  it('sets up password, second factor, signing key and ten codes at once, and signs in', async () => {
    const member = await newMember()
    expect(new Set(member.recoveryCodes).size).toBe(10)
    expect(member.browser.cookies.has('desk')).toBe(true)
    expect((await member.browser.post('desk_me', {})).json().data).toMatchObject({
      name: 'Robin Wren',
      roles: ['administrator'],
      registration: { body: 'GMC', number: '1234567' },
    })
    expect(await eventsOf(member.id)).toEqual(['invitation: sent', 'accepted: totp'])
  })

  it('works once, ends after two days, and is replaced by a newer one', async () => {
    const { token } = await newMember()
    expect((await app.post('desk_open_invitation', { token })).statusCode).toBe(410)
    const late = await invite()
    wait(48 * hourMs)
    expect((await app.post('desk_open_invitation', { token: late.token })).statusCode).toBe(410)
    expect((await app.post('desk_accept_invitation', { token: late.token, password })).statusCode).toBe(410)
    const first = await invite()
    const second = tokenIn(await runStaffCommand(app.services, 'reset-factor', { email: first.email }))
    expect((await app.post('desk_open_invitation', { token: first.token })).statusCode).toBe(410)
    expect((await app.post('desk_open_invitation', { token: second })).json().data.email).toBe(first.email)
  })

  it('stays valid while only the password was chosen, and of two who finish it one does', async () => {
    const { token, email } = await invite()
    const begin = async () => (await app.post('desk_accept_invitation', { token, password })).json().data
    const [one, two] = [await begin(), await begin()]
    expect((await passwordStep(newBrowser(app), email)).statusCode).toBe(401)
    const replies = await Promise.all(
      [
        [app, one],
        [other, two],
      ].map(([at, { challenge, totp }]) =>
        (at as TestApp).post('desk_enrol_totp', { challenge, code: codeNow(totp.secret, clock) }),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
  })

  it('refuses a weak password', async () => {
    const { token } = await invite()
    for (const weak of ['short-1!', 'password1234!', 'robin-wren-2026!']) {
      const reply = await app.post('desk_accept_invitation', { token, password: weak })
      expect([weak, reply.json().data?.fields?.[0]?.field]).toEqual([weak, 'password'])
    }
  })
})

describe('signing in', () => {
  it('takes two steps, and the second can be made at another process', async () => {
    const member = await newMember()
    const browser = newBrowser(app)
    const step = await passwordStep(browser, member.email)
    expect(step.json().data.factors).toEqual({ passkey: false, totp: true, recovery: true })
    expect(step.cookies).toEqual([])
    expect(await me(browser)).toBe(401)
    const { challenge } = step.json().data
    const done = await other.post('desk_totp', { challenge, code: codeNow(member.secret, clock) })
    const [cookie] = done.cookies
    expect(cookie).toMatchObject({ name: 'desk', httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 12 * 60 * 60 })
    expect((await app.post('desk_me', {}, { cookie: `desk=${cookie?.value}` })).statusCode).toBe(200)
    expect(await eventsOf(member.id)).toContain('sign in: totp')
  })

  it('gives the same reply to an unknown address, a wrong password and ended access', async () => {
    const [known, ended] = [await newMember(), await newMember()]
    await runStaffCommand(app.services, 'end', { email: ended.email })
    const unknown = await passwordStep(newBrowser(app), 'nobody@practice.example')
    const wrong = await passwordStep(newBrowser(app), known.email, 'not-the-password-1!')
    const gone = await passwordStep(newBrowser(app), ended.email)
    expect(unknown.statusCode).toBe(401)
    expect(wrong.json()).toEqual(unknown.json())
    expect(gone.json()).toEqual(unknown.json())
    expect(await eventsOf(ended.id)).toContain('password: failed')
  })

  it('accepts a code once, at whichever process, and none that is old', async () => {
    const member = await newMember()
    const code = codeNow(member.secret, clock)
    const challenges = [
      await challengeOf(newBrowser(app), member.email),
      await challengeOf(newBrowser(app), member.email),
    ]
    const replies = await Promise.all([
      app.post('desk_totp', { challenge: challenges[0], code }),
      other.post('desk_totp', { challenge: challenges[1], code }),
    ])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
    const old = codeNow(member.secret, clock)
    wait(2 * minuteMs)
    const challenge = await challengeOf(newBrowser(app), member.email)
    expect((await app.post('desk_totp', { challenge, code: old })).json()).toMatchObject({ data: { reason: 'factor' } })
  })

  it('accepts a recovery code once, however it is typed', async () => {
    const member = await newMember()
    const [code = ''] = member.recoveryCodes
    const typed = ` ${code.toUpperCase().replace('-', ' ')}`
    const use = async () =>
      app.post('desk_recovery_code', { challenge: await challengeOf(newBrowser(app), member.email), code: typed })
    expect((await use()).json().data).toEqual({ left: 9 })
    expect((await use()).json()).toMatchObject({ code: 401, data: { reason: 'factor' } })
  })

  it('allows five wrong codes at one challenge, and a limited number at one person', async () => {
    const member = await newMember()
    const guess = (challenge: string) => app.post('desk_totp', { challenge, code: '000000' })
    const first = await challengeOf(newBrowser(app), member.email)
    const codes = await Promise.all(Array.from({ length: 8 }, () => guess(first)))
    expect(codes.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
    expect((await app.post('desk_totp', { challenge: first, code: codeNow(member.secret, clock) })).statusCode).toBe(
      429,
    )
    for (let n = 0; n < 3; n++) {
      const next = await challengeOf(newBrowser(app), member.email)
      await Promise.all(Array.from({ length: 5 }, () => guess(next)))
    }
    const late = await challengeOf(newBrowser(app), member.email)
    expect((await app.post('desk_totp', { challenge: late, code: codeNow(member.secret, clock) })).statusCode).toBe(429)
    wait(hourMs)
    await signIn(member)
  })

  it('waits five minutes for the second step', async () => {
    const member = await newMember()
    const challenge = await challengeOf(newBrowser(app), member.email)
    wait(5 * minuteMs)
    const reply = await app.post('desk_totp', { challenge, code: codeNow(member.secret, clock) })
    expect(reply.json()).toMatchObject({ code: 401, data: { reason: 'challenge' } })
  })

  it('requires a bot check after three failures, and makes one network wait', async () => {
    const member = await newMember()
    const strict = await startTestApp({ gateways: { now: () => clock }, beside: app })
    const tries = async () =>
      (await strict.post('desk_sign_in', { email: member.email, password: 'wrong-one-41!' })).statusCode
    const seen: number[] = []
    for (let n = 0; n < 12; n++) seen.push(await tries())
    await strict.close()
    expect(seen.slice(0, 4)).toEqual([401, 401, 401, 403])
  })
})

describe('a session', () => {
  it('D-14 locks when unused for half an hour, and is unlocked by the same person with their password', async () => {
    const member = await newMember()
    const browser = await signIn(member)
    wait(29 * minuteMs)
    expect(await me(browser)).toBe(200)
    wait(29 * minuteMs)
    expect(await me(browser)).toBe(200)
    wait(30 * minuteMs)
    expect(await me(browser)).toBe(423)
    expect((await browser.post('desk_unlock', { password: 'wrong-one-41!' })).json()).toMatchObject({
      code: 401,
      data: { reason: 'password' },
    })
    const before = browser.cookie()
    expect(await me(browser)).toBe(423)
    expect((await browser.post('desk_unlock', { password })).json()).toMatchObject({ code: 200, data: {} })
    expect(await me(browser)).toBe(200)
    expect(browser.cookie()).toBe(before)
    expect((await eventsOf(member.id)).at(-1)).toBe('unlock: password')
  })

  it('D-14 locks when told to, for good, and a password opens no session that is over or was never begun', async () => {
    const member = await newMember()
    const browser = await signIn(member)
    await browser.post('desk_lock', {})
    expect(await me(browser)).toBe(423)
    wait(2 * minuteMs)
    expect(await me(browser)).toBe(423)
    const elsewhere = await app.post('desk_unlock', { password })
    expect(elsewhere.json()).toMatchObject({ code: 401, data: { reason: 'over' } })
    wait(12 * 60 * minuteMs)
    expect((await browser.post('desk_unlock', { password })).json()).toMatchObject({
      code: 401,
      data: { reason: 'over' },
    })
    expect(await me(browser)).toBe(401)
  })

  it('S-13 that is left makes the browser drop its cache', async () => {
    const member = await newStaff(app, 'support')
    expect((await member.post('desk_sign_out', {})).headers['clear-site-data']).toBe('"cache"')
  })

  it('ends after twelve hours however busy it is', async () => {
    const browser = await signIn(await newMember())
    for (let n = 0; n < 24; n++) {
      wait(29 * minuteMs)
      await me(browser)
    }
    expect(await me(browser)).toBe(200)
    wait(25 * minuteMs)
    expect(await me(browser)).toBe(401)
  })

  it('ends at once with the person’s access, their role or a reset', async () => {
    const [admin, ended, reset, changed] = [await newMember(), await newMember(), await newMember(), await newMember()]
    wait(minuteMs)
    const boss = await signIn(admin)
    const browsers = [await signIn(ended), await signIn(reset), await signIn(changed)] as const
    await boss.post('desk_end_staff', { id: ended.id })
    await boss.post('desk_reset_factor', { id: reset.id })
    await boss.post('desk_change_roles', { id: changed.id, roles: ['auditor'] })
    expect(await me(browsers[0])).toBe(401)
    expect(await me(browsers[1])).toBe(401)
    expect((await browsers[2].post('desk_staff_list', {})).statusCode).toBe(403)
    expect((await eventsOf(changed.id)).at(-1)).toBe('refused: desk_staff_list')
    expect((await passwordStep(newBrowser(app), reset.email)).statusCode).toBe(401)
  })

  it('is touched at most once a minute', async () => {
    const browser = await signIn(await newMember())
    const seen = async () =>
      (await app.database.run((orm) => orm.execute(sql`select max(last_seen_at) as at from staff_sessions`))).rows[0]
        ?.at
    const before = await seen()
    wait(59_000)
    await me(browser)
    expect(await seen()).toEqual(before)
    wait(1_000)
    await me(browser)
    expect(await seen()).not.toEqual(before)
  })
})

describe('a signing key', () => {
  const token = (browser: TestBrowser) => browser.cookies.get('desk') ?? ''
  const keyOf = (browser: TestBrowser) => app.database.run((orm) => signingKeyOfSession(orm, token(browser)))
  const publicKeys = (staffId: string) =>
    app.database.run((orm) =>
      orm
        .select()
        .from(staffSigningKeys)
        .where(eq(staffSigningKeys.staffId, staffId))
        .orderBy(staffSigningKeys.createdAt),
    )
  const content = Buffer.from('one pen')

  it('is the same in every session and after a new password, and a new one after a reset', async () => {
    const member = await newMember()
    const browser = await signIn(member)
    const first = await keyOf(browser)
    const [kept] = await publicKeys(member.id)
    const isTheirs = (signature: Buffer) =>
      verify(null, content, createPublicKey({ key: kept?.publicKey ?? '', format: 'der', type: 'spki' }), signature)
    expect(isTheirs(signWith(first.privateKey, content))).toBe(true)

    const next = 'heron-and-reed-12!'
    const changed = await browser.post('desk_change_password', { password, newPassword: next })
    expect(changed.statusCode).toBe(200)
    expect(await me(member.browser)).toBe(401)
    expect((await passwordStep(newBrowser(app), member.email)).statusCode).toBe(401)
    wait(minuteMs)
    const again = newBrowser(app)
    const { challenge } = (await passwordStep(again, member.email, next)).json().data
    await again.post('desk_totp', { challenge, code: codeNow(member.secret, clock) })
    expect((await keyOf(again)).privateKey).toEqual(first.privateKey)

    const lines = await runStaffCommand(app.services, 'reset-factor', { email: member.email })
    const accepted = (await app.post('desk_accept_invitation', { token: tokenIn(lines), password })).json().data
    await app.post('desk_enrol_totp', { challenge: accepted.challenge, code: codeNow(accepted.totp.secret, clock) })
    const keys = await publicKeys(member.id)
    expect(keys.map(({ retiredAt }) => retiredAt === null)).toEqual([false, true])
    expect(keys[0]?.publicKey).toEqual(kept?.publicKey)
  })

  it('is unwrapped by no other token, and a public half can be neither changed nor deleted', async () => {
    const [one, two] = [await signIn(await newMember()), await signIn(await newMember())]
    const wrapped = (await app.database.run((orm) => orm.execute(sql`select wrapped_key from staff_sessions`))).rows
    expect(wrapped.length).toBeGreaterThan(1)
    expect((await keyOf(one)).privateKey).not.toEqual((await keyOf(two)).privateKey)
    for (const change of [
      sql`delete from staff_signing_keys`,
      sql`update staff_signing_keys set public_key = ''`,
      sql`delete from staff_events`,
      sql`update staff_events set outcome = ''`,
    ])
      await expect(app.database.run((orm) => orm.execute(change))).rejects.toThrow()
  })
})

describe('managing staff', () => {
  it('leaves at least one person who can grant access', async () => {
    const fresh = await startTestApp({ gateways: { now: () => clock } })
    const lines = await runStaffCommand(fresh.services, 'add', {
      name: 'Robin Wren',
      email: 'r@practice.example',
      roles: 'administrator',
    })
    const accepted = (await fresh.post('desk_accept_invitation', { token: tokenIn(lines), password })).json().data
    await fresh.post('desk_enrol_totp', { challenge: accepted.challenge, code: codeNow(accepted.totp.secret, clock) })
    await expect(runStaffCommand(fresh.services, 'end', { email: 'r@practice.example' })).rejects.toThrow(
      'last administrator',
    )
    expect(await runStaffCommand(fresh.services, 'list', {})).toEqual([
      'Robin Wren  r@practice.example  Administrator  active  totp',
    ])
    await fresh.close()
  })

  it('a lead grants no administrator’s rights, nobody changes their own, and nobody decides without a registration', async () => {
    const [lead, admin] = [await newMember('clinical_lead'), await newMember()]
    const [leads, admins] = [await signIn(lead), await signIn(admin)]
    const change = async (browser: TestBrowser, id: string, roles: ('administrator' | 'prescriber' | 'support')[]) =>
      (await browser.post('desk_change_roles', { id, roles })).statusCode
    expect(await change(leads, admin.id, ['support'])).toBe(409)
    expect(await change(leads, lead.id, ['prescriber'])).toBe(409)
    expect(await change(admins, lead.id, ['administrator'])).toBe(200)
    const sent = await admins.post('desk_invite_staff', {
      name: 'Joss Plover',
      email: 'joss@practice.example',
      mobile: '07700 900123',
      roles: ['support'],
      profession: '',
      body: '',
      number: '',
    })
    expect(await change(admins, sent.json().data.id, ['prescriber'])).toBe(409)
    expect((await admins.post('desk_staff_list', {})).json().data.staff).toContainEqual(
      expect.objectContaining({ name: 'Joss Plover', state: 'invited' }),
    )
    expect(JSON.stringify((await app.post('dev_outbox', {}, { host: 'localhost' })).json())).toContain(
      '/desk/invitation#token=',
    )
    expect((await admins.post('desk_staff_events', {})).json().data.events.length).toBeGreaterThan(3)
  })

  it('of two administrators who end each other at once one is left', async () => {
    const alone = await startTestApp({ gateways: { now: () => clock } })
    const [one, two] = [await newStaff(alone, 'administrator'), await newStaff(alone, 'administrator')]
    const replies = await Promise.all([
      one.post('desk_end_staff', { id: two.id }),
      two.post('desk_end_staff', { id: one.id }),
    ])
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    await alone.close()
  })
})

describe('demo staff', () => {
  it('sign in there by a code that everyone is given, as often as they like', async () => {
    await seedDemoStaff(app.services)
    await seedDemoStaff(other.services)
    const { people, password: theirs } = (await app.post('desk_demo_people', {})).json().data
    expect(people.map(({ role }: { role: string }) => role)).toEqual([...roles, 'prescriber'])
    for (const at of [app, other, app]) {
      const { challenge } = (await at.post('desk_sign_in', { email: people[0].email, password: theirs })).json().data
      const { code } = (await at.post('desk_demo_code', { challenge })).json().data
      expect((await at.post('desk_totp', { challenge, code })).statusCode).toBe(200)
    }
  })

  it('do not exist elsewhere, and no real desk opens beside them', async () => {
    const gateways = { ...testGateways, botCheck: willingBotCheck, now: () => clock }
    const real = await startTestApp({ env: productionSettings, gateways, beside: app })
    const { people, password: theirs } = (await app.post('desk_demo_people', {})).json().data
    const { challenge } = (await app.post('desk_sign_in', { email: people[1].email, password: theirs })).json().data
    const { code } = (await app.post('desk_demo_code', { challenge })).json().data
    const [cookie] = (await app.post('desk_totp', { challenge, code })).cookies
    expect((await real.post('desk_sign_in', { email: people[1].email, password: theirs })).statusCode).toBe(401)
    expect((await real.post('desk_me', {}, { cookie: `__Host-desk=${cookie?.value}` })).statusCode).toBe(401)
    expect((await real.post('desk_demo_code', { challenge })).statusCode).toBe(404)
    const guard = modeGuard(real.services.config)
    await expect(guard.inspect(real.url)).rejects.toThrow('made-up staff')
    expect((await guard.refused).message).toContain('Use a database of its own for production')
    await real.close()
  })

  it('do not open the desk of patients who have really paid', async () => {
    const guard = modeGuard(app.services.config)
    await newPaidBuyer(app)
    await guard.inspect(app.url)
    await app.database.run((orm) => orm.execute(sql`delete from sandbox_intents`))
    await expect(guard.inspect(app.url)).rejects.toThrow('paid through a real card provider')
    expect((await guard.refused).message).toContain('NODE_ENV=production')
  })

  it('have codes that open no real account', async () => {
    const member = await newMember()
    const challenge = await challengeOf(newBrowser(app), member.email)
    expect((await app.post('desk_demo_code', { challenge })).statusCode).toBe(401)
  })
})

describe('a passkey', () => {
  const email = 'heron@practice.example'
  let origin: string
  let key: ReturnType<typeof newAuthenticator>
  beforeAll(() => {
    origin = addressFor(app.services.config, '')
    key = newAuthenticator(origin)
  })
  const begin = () => challengeOf(newBrowser(app), email)
  const asked = async (token: string) =>
    (await app.post('desk_passkey_options', { challenge: token })).json().data.options.challenge as string

  it('is set up by an invitation, and signs in afterwards', async () => {
    const lines = await runStaffCommand(app.services, 'add', { name: 'Robin Wren', email, roles: 'administrator' })
    const token = tokenIn(lines)
    const begun = (await app.post('desk_accept_invitation', { token, password })).json().data
    const other = { challenge: begun.challenge, response: key.create('another challenge') }
    expect((await app.post('desk_enrol_passkey', other)).statusCode).toBe(401)
    const enrolled = await app.post('desk_enrol_passkey', {
      challenge: begun.challenge,
      response: key.create(begun.passkey.challenge),
    })
    expect(enrolled.json().data.recoveryCodes).toHaveLength(10)

    const browser = newBrowser(app)
    const step = (await browser.post('desk_sign_in', { email, password })).json().data
    expect(step.factors).toEqual({ passkey: true, totp: false, recovery: true })
    const response = key.get(await asked(step.challenge))
    expect((await browser.post('desk_passkey', { challenge: step.challenge, response })).statusCode).toBe(200)
    expect((await browser.post('desk_me', {})).statusCode).toBe(200)
    const [kept] = await app.database.run((orm) => orm.select().from(staffPasskeys))
    expect(kept?.counter).toBeGreaterThan(1)
  })

  it('is refused from another site, for another challenge, from another key and a second time', async () => {
    const token = await begin()
    const wanted = await asked(token)
    const stolen = key.get(wanted, 'https://elsewhere.example')
    const other = newAuthenticator(origin).get(wanted)
    for (const response of [stolen, key.get('another'), other, { ...other, id: 'no such key' }, {}, { id: 7 }]) {
      // Five wrong ones would end it.
      await app.services.database.run((orm) => orm.execute('update staff_challenges set wrong_codes = 0'))
      expect((await app.post('desk_passkey', { challenge: token, response })).statusCode).toBe(401)
    }
    const right = { challenge: token, response: key.get(wanted) }
    const replies = await Promise.all([app.post('desk_passkey', right), app.post('desk_passkey', right)])
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  })

  it('that was copied is noticed by its counter', async () => {
    await app.database.run((orm) =>
      orm.update(staffPasskeys).set({ counter: 1_000 }).where(eq(staffPasskeys.counter, staffPasskeys.counter)),
    )
    const token = await begin()
    const response = key.get(await asked(token))
    expect((await app.post('desk_passkey', { challenge: token, response })).statusCode).toBe(401)
  })
})

describe('one’s own second factor', () => {
  type Factors = {
    factors: { kind: 'passkey' | 'totp'; id: string; name: string | null }[]
    provenUntil: string | null
  }
  const factorsOf = async (browser: TestBrowser): Promise<Factors & { recoveryCodes: number }> =>
    (await browser.post('desk_factors', {})).json().data
  const proves = async (browser: TestBrowser, secret: string) => {
    wait(minuteMs)
    const { challenge } = (await browser.post('desk_prove', {})).json().data
    return browser.post('desk_totp', { challenge, code: codeNow(secret, clock) })
  }

  it('is changed after a proof alone: another app and a passkey, named, removed but for the last, recorded', async () => {
    const { id, email, browser, secret } = await newMember('auditor')
    const elsewhere = await signIn({ email, secret })
    const [app1] = (await factorsOf(browser)).factors
    if (!app1) throw new Error('There is no factor.')
    expect(app1).toMatchObject({ kind: 'totp', name: null })
    const one = { kind: app1.kind, factor: app1.id }
    const refused = [
      await browser.post('desk_begin_factor', {}),
      await browser.post('desk_name_factor', { ...one, name: 'Mine' }),
      await browser.post('desk_remove_factor', one),
      await browser.post('desk_new_recovery_codes', {}),
    ]
    for (const reply of refused) expect(reply.json()).toMatchObject({ code: 428, data: { reason: 'prove' } })
    expect((await proves(browser, secret)).statusCode).toBe(200)
    // Of this session alone.
    expect((await elsewhere.post('desk_remove_factor', one)).statusCode).toBe(428)
    expect((await browser.post('desk_remove_factor', one)).json()).toMatchObject({ code: 409 })

    const begun = (await browser.post('desk_begin_factor', {})).json().data
    const wrong = { challenge: begun.challenge, code: '000000', name: 'Phone' }
    expect((await browser.post('desk_add_totp', wrong)).json()).toMatchObject({ code: 422, data: { reason: 'factor' } })
    expect((await elsewhere.post('desk_add_totp', { ...wrong, challenge: 'x'.repeat(43) })).statusCode).toBe(422)
    const right = { ...wrong, code: codeNow(begun.totp.secret, clock) }
    expect((await browser.post('desk_add_totp', right)).statusCode).toBe(200)
    expect((await browser.post('desk_add_totp', right)).statusCode).toBe(422)
    const key = newAuthenticator(addressFor(app.services.config, ''))
    const further = (await browser.post('desk_begin_factor', {})).json().data
    const response = key.create(further.passkey.challenge)
    const passkey = { challenge: further.challenge, response, name: 'Laptop' }
    expect((await browser.post('desk_add_passkey', passkey)).statusCode).toBe(200)
    expect((await browser.post('desk_name_factor', { ...one, name: ' Old phone ' })).statusCode).toBe(200)
    expect((await factorsOf(browser)).factors.map(({ name }) => name).sort()).toEqual(['Laptop', 'Old phone', 'Phone'])

    // Either app signs in, and the removed one no longer does.
    await signIn({ email, secret: begun.totp.secret })
    expect((await browser.post('desk_remove_factor', one)).statusCode).toBe(200)
    expect(await me(elsewhere)).toBe(401)
    expect(await me(browser)).toBe(200)
    wait(minuteMs)
    const challenge = await challengeOf(newBrowser(app), email)
    expect((await app.post('desk_totp', { challenge, code: codeNow(secret, clock) })).statusCode).toBe(401)
    const left = (await factorsOf(browser)).factors.map(({ kind, id: factor }) => ({ kind, factor }))
    const both = await Promise.all(left.map((factor) => browser.post('desk_remove_factor', factor)))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const changes = (await eventsOf(id)).filter((event) => /^(prove|factor)/.test(event))
    expect(changes.slice(0, 5)).toEqual([
      'prove: totp',
      'factor added: totp',
      'factor added: passkey',
      'factor named: totp',
      'factor removed: totp',
    ])
  })

  it('gives ten new recovery codes, the old ones end, and a proof counts for ten minutes', async () => {
    const { email, browser, secret, recoveryCodes } = await newMember('auditor')
    await proves(browser, secret)
    const made = (await browser.post('desk_new_recovery_codes', {})).json().data.recoveryCodes as string[]
    expect(new Set([...made, ...recoveryCodes]).size).toBe(20)
    const challenge = await challengeOf(newBrowser(app), email)
    expect((await app.post('desk_recovery_code', { challenge, code: recoveryCodes[0] ?? '' })).statusCode).toBe(401)
    expect((await app.post('desk_recovery_code', { challenge, code: made[0] ?? '' })).json().data.left).toBe(9)
    expect((await factorsOf(browser)).recoveryCodes).toBe(9)
    wait(10 * minuteMs)
    expect((await factorsOf(browser)).provenUntil).toBeNull()
    expect((await browser.post('desk_new_recovery_codes', {})).statusCode).toBe(428)
  })

  it('is not proven for another session, nor anything changed by another person’s challenge', async () => {
    const [one, two] = [await newMember('auditor'), await newMember('auditor')]
    wait(minuteMs)
    const { challenge } = (await one.browser.post('desk_prove', {})).json().data
    const body = { challenge, code: codeNow(one.secret, clock) }
    expect((await two.browser.post('desk_totp', body)).statusCode).toBe(401)
    await proves(one.browser, one.secret)
    await proves(two.browser, two.secret)
    const begun = (await one.browser.post('desk_begin_factor', {})).json().data
    const added = { challenge: begun.challenge, code: codeNow(begun.totp.secret, clock), name: '' }
    expect((await two.browser.post('desk_add_totp', added)).statusCode).toBe(422)
    const [theirs] = (await factorsOf(one.browser)).factors
    const taken = { kind: 'totp' as const, factor: theirs?.id ?? '' }
    expect((await two.browser.post('desk_remove_factor', taken)).statusCode).toBe(404)
    expect((await factorsOf(two.browser)).factors).toHaveLength(1)
  })
})
