import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { eraseOver } from '../../app/start/erase-job.ts'
import { hashAtFullCost } from '../../testing/password-cost.ts'
import { productionSettings } from '../../testing/production.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { newGuest, startBookingApp } from '../../testing/test-booking.ts'
import { newBrowser, newCustomer, newPerson, type TestBrowser } from '../../testing/test-browser.ts'
import { humanToken, testGateways } from '../../testing/test-gateways.ts'
import { guestDraftOwner } from '../guest-sessions/guest-sessions.ts'
import { guestSessions } from '../guest-sessions/tables.ts'

hashAtFullCost()

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp({ gateways: testGateways })
})
afterAll(() => app.close())

const userData = async (browser: TestBrowser, mobile: string) =>
  (await browser.post('fetch_user_data', { mobile })).json().data
const userByEmail = async (browser: TestBrowser, email: string) =>
  (await browser.post('check_user_by_email', { email })).json().data

const person = { name: 'Robin', legalSurname: 'Ferncliff', dob: '1985-03-27', gender: 'female' }
const place = { address: '1 Mill Lane', city: 'Little Wending', pincode: 'SW1A 1AA' }
const dataOf = (mobile: string, email: string) => ({ ...person, ...place, mobile, email })
const recordOf = (mobile: string, email: string) => ({
  ...person,
  mobile,
  email,
  address_details: { ...place, appointmentTime: null, slot: null },
})

describe('details of a patient', () => {
  it('C-1 API-04 API-05 R-2 are returned to the guest session that typed them, whichever call asks', async () => {
    const { browser, phone, email } = await newCustomer(app)
    expect(await userData(browser, `+44 ${phone.slice(1)}`)).toEqual({ userData: dataOf(phone, email) })
    expect(await userByEmail(browser, ` ${email.toUpperCase()}`)).toEqual({ user: recordOf(phone, email) })
  })

  it('C-1 API-04 API-05 R-2 are returned to the signed-in owner of the account', async () => {
    const { phone, email, password } = await newCustomer(app)
    const device = newBrowser(app)
    await device.post('sign_in', { email, password })
    expect(await userData(device, phone)).toEqual({ userData: dataOf(phone, email) })
    expect(await userByEmail(device, email)).toEqual({ user: recordOf(phone, email) })
  })

  it('C-1 API-05 the record includes the time that the patient holds', async () => {
    const booking = await startBookingApp()
    onTestFinished(() => booking.close())
    const guest = await newGuest(booking)
    await guest.order({ date: '2026-03-16', time: '10:00' })
    const { user } = await userByEmail(guest.browser, guest.email)
    expect(user.address_details).toEqual({
      pincode: 'SW1A 1AA',
      city: 'Little Wending',
      appointmentTime: '2026-03-16T10:00:00.000Z',
      slot: '10:00',
      address: '1 Mill Lane#Flat 2',
    })
  })

  it('B-9 a number stored in an older form is the same phone', async () => {
    const { browser, phone, email } = await newCustomer(app)
    const [{ id, draft } = { id: '', draft: Buffer.alloc(0) }] = (
      await app.database.run((orm) =>
        orm.execute<{ id: string; draft: Buffer }>('select id, draft from visits order by created_at desc limit 1'),
      )
    ).rows
    const { vault } = app.services
    const kept = JSON.parse(vault.open(draft, guestDraftOwner(id)))
    const asBefore = vault.seal(JSON.stringify({ ...kept, mobile: `44${phone.slice(1)}` }), guestDraftOwner(id))
    await app.database.run((orm) => orm.update(guestSessions).set({ draft: asBefore }).where(eq(guestSessions.id, id)))
    expect(await userData(browser, phone)).toEqual({ userData: dataOf(phone, email) })
  })

  it('API-04 API-05 R-2 are returned to nobody else, and unknown people look the same', async () => {
    const victim = await newCustomer(app)
    const other = await newCustomer(app)
    const account = newBrowser(app)
    await account.post('sign_in', { email: other.email, password: other.password })
    for (const stranger of [newBrowser(app), other.browser, account]) {
      for (const mobile of [victim.phone, '07700900999', 'nonsense', '']) {
        expect(await userData(stranger, mobile)).toEqual({ userData: {} })
      }
      for (const email of [victim.email, 'nobody@ferncliff.example', 'nonsense', '']) {
        expect(await userByEmail(stranger, email)).toEqual({ user: null })
      }
    }
  })

  it('R-2 verifying the phone of another account does not open it', async () => {
    const victim = await newCustomer(app)
    await app.database.run((orm) =>
      orm.execute(
        `update phone_codes set created_at = created_at - interval '1 hour', expires_at = expires_at - interval '1 hour'`,
      ),
    )
    const thief = newBrowser(app)
    const sent = await thief.post('generate_otp', { phone: victim.phone, token: humanToken })
    await thief.post('verify_otp', { phone: victim.phone, otp: sent.json().data.otp })
    expect(await userData(thief, victim.phone)).toEqual({ userData: {} })
    expect(await userByEmail(thief, victim.email)).toEqual({ user: null })
  })
})

it('R-2 no call reveals anything to another guest session or account, whatever ids it names', async () => {
  const victim = await newCustomer(app)
  const other = await newCustomer(app)
  const account = newBrowser(app)
  await account.post('sign_in', { email: other.email, password: other.password })
  const secrets = [victim.email, victim.phone, victim.phone.slice(1), victim.orderId, victim.guestSessionId]
  for (const stranger of [newBrowser(app), other.browser, account]) {
    const cookie = stranger.cookie()
    const asks: [string, object][] = [
      ['fetch_user_data', { mobile: victim.phone }],
      ['check_user_by_email', { email: victim.email }],
      ['verify_otp', { phone: victim.phone, otp: '000000' }],
      ['create_new_user', { ...victim.form, uniqueId: victim.guestSessionId }],
      ['create_new_user', { mode: 'otpSuccess', token: humanToken, uniqueId: victim.guestSessionId }],
      ['load_answers', { questionnaire_type: 'weight-management' }],
      ['my_account', {}],
      ['forgot_password', { email: victim.email, token: humanToken }],
      ['reset_password', { token: victim.guestSessionId, password: 'a-brand-new-Secret-2' }],
      ['confirm_order', { token: victim.orderId }],
      ['sign_out', { everywhere: true }],
    ]
    for (const [call, body] of asks) {
      const reply = await app.post(call, body, { cookie })
      for (const secret of secrets) expect([call, reply.body]).toEqual([call, expect.not.stringContaining(secret)])
    }
  }
  const device = newBrowser(app)
  expect((await device.post('sign_in', { email: victim.email, password: victim.password })).statusCode).toBe(200)
  expect((await device.post('my_account', {})).json().data.orders).toHaveLength(1)
})

it('R-2 no password, hash, code or token is in any reply or log line', async () => {
  const replies: string[] = []
  const person = await newPerson(app)
  const { browser, form, email, phone } = person
  const say = async (call: Parameters<TestBrowser['post']>[0], body: never) => {
    const reply = await browser.post(call, body)
    replies.push(reply.body)
    return reply
  }
  await say('create_new_user', { ...form, mode: 'otpSuccess' } as never)
  await say('create_new_user', form as never)
  await say('create_new_user', { ...form, password: 'short-77' } as never)
  await say('sign_in', { email, password: form.password } as never)
  await say('fetch_user_data', { mobile: phone } as never)
  await say('check_user_by_email', { email } as never)
  await say('my_account', {} as never)
  await say('sign_out', { everywhere: true } as never)
  const hashes = (
    await app.database.run((orm) => orm.execute<{ hash: string }>('select password_hash as hash from accounts'))
  ).rows
  expect(hashes[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const logged = app.logged()
  for (const secret of [form.password, 'short-77', '$argon2', ...hashes.map(({ hash }) => hash)]) {
    for (const reply of replies) expect(reply).not.toContain(secret)
    expect(logged).not.toContain(secret)
  }
  for (const secret of [email, phone, 'Ferncliff', browser.cookies.get('visit') ?? 'visit'])
    expect(logged).not.toContain(secret)
})

describe('dev_outbox', () => {
  it('is not there in production', async () => {
    const production = await startTestApp({ gateways: testGateways, env: productionSettings })
    onTestFinished(() => production.close())
    expect((await production.post('dev_outbox', {})).statusCode).toBe(404)
  })

  it('shows what would have been sent, newest first', async () => {
    const { email } = await newCustomer(app)
    await app.post('forgot_password', { email, token: humanToken })
    const [newest] = (await app.post('dev_outbox', {})).json().data.messages
    expect(newest).toEqual({
      id: expect.any(String),
      kind: 'email',
      to: email,
      subject: 'Choose a new Larkwell password',
      text: expect.stringContaining('It works once, for one hour.'),
      at: expect.stringMatching(/Z$/),
    })
  })
})

it('expired rows are erased by the job', async () => {
  const { email, password } = await newCustomer(app)
  await app.post('sign_in', { email, password })
  await app.post('forgot_password', { email, token: humanToken })
  await app.database.run((orm) =>
    orm.execute(`
      update messages set created_at = now() - interval '31 days';
      update sessions set expires_at = now() - interval '1 second';
      update emailed_links set expires_at = now() - interval '1 minute';
      update phone_codes set created_at = now() - interval '2 days'`),
  )
  // A failing part does not stop the others, and is reported by name.
  await app.asOwner('alter table phone_codes rename to phone_codes_away')
  await expect(eraseOver(app.services)).rejects.toMatchObject({ parts: ['codes'] })
  await app.asOwner('alter table phone_codes_away rename to phone_codes')
  expect(app.logged()).toMatch(/"part":"codes".*a part of a job failed/)
  const left = async (table: string) =>
    (await app.database.run((orm) => orm.execute(`select count(*) as n from ${table}`))).rows[0]?.n
  expect(await left('phone_codes')).not.toBe('0')
  for (const other of ['messages', 'sessions', 'emailed_links'])
    expect([other, await left(other)]).toEqual([other, '0'])
  await eraseOver(app.services)
  expect(await left('phone_codes')).toBe('0')
})
