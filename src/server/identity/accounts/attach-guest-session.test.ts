import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import {
  formOf,
  newBrowser,
  newCustomer,
  newPerson,
  newPhone,
  newUnprovenCustomer,
  saveAnswers,
  type TestBrowser,
  verifyPhone,
} from '../../testing/test-browser.ts'
import { humanToken, testGateways } from '../../testing/test-gateways.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp({ gateways: testGateways })
})
afterAll(() => app.close())

const execute = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
const load = async (browser: TestBrowser) =>
  (await browser.post('load_answers', { questionnaire_type: 'weight-management' })).json().data
const nothing = { uniqueId: null, ansData: null, revision: 0 }

type Customer = Awaited<ReturnType<typeof newCustomer>>

const signIn = (browser: TestBrowser, { email, password }: Customer, answers?: 'mine' | 'not mine') =>
  browser.post('sign_in', { email, password, ...(answers ? { answers } : {}) })

/** The same device with another user: every cookie it has ever had is tried. */
async function readsOn(device: TestBrowser, before: string) {
  const asked = await app.post('load_answers', { questionnaire_type: 'weight-management' }, { cookie: before })
  return [await load(device), asked.json().data]
}

const idle = (device: TestBrowser, hours: number) =>
  execute(
    `update sessions set last_seen_at = now() - interval '${hours} hours'
     where token_hash = sha256('${device.cookies.get('session')}'::bytea)`,
  )

/** A patient signed in on a device that had nothing before. */
async function signedIn() {
  const customer = await newCustomer(app)
  await execute(`delete from answer_sets where visit_id = '${customer.guestSessionId}'`)
  const device = newBrowser(app)
  expect((await signIn(device, customer)).statusCode).toBe(200)
  return { customer, device }
}

describe('a guest session begun while a patient is signed in', () => {
  it.each([
    ['save_answer', (device: TestBrowser) => saveAnswers(device, { Q1_answer: '18-74' })],
    ['generate_otp', (device: TestBrowser) => device.post('generate_otp', { phone: newPhone(), token: humanToken })],
    [
      'create_new_user',
      (device: TestBrowser) => device.post('create_new_user', { mode: 'otpSuccess', token: humanToken, name: 'Robin' }),
    ],
  ])('B-2 by %s is theirs from its beginning', async (_, begin) => {
    const { customer, device } = await signedIn()
    const reply = await begin(device)
    expect(reply.statusCode).toBe(200)
    const [guestSession] = await execute(
      `select account_id = signed_in_as as "isBound",
         account_id = (select account_id from orders where id = '${customer.orderId}') as "isTheirs"
       from visits where token_hash = sha256('${device.cookies.get('visit')}'::bytea)`,
    )
    expect(guestSession).toEqual({ isBound: true, isTheirs: true })
  })

  it('B-2 R-8 is continued on their other devices', async () => {
    const { customer, device } = await signedIn()
    await saveAnswers(device, { Q1_answer: '75 above' })
    const elsewhere = newBrowser(app)
    await signIn(elsewhere, customer)
    expect(JSON.parse((await load(elsewhere)).ansData)).toEqual({ Q1_answer: '75 above' })
  })
})

describe('signing out', () => {
  it('B-2 R-2 closes the guest session that was begun after signing in, for every cookie the device ever had', async () => {
    const { device } = await signedIn()
    await saveAnswers(device, { Q1_answer: '18-74' })
    const before = device.cookie()
    expect((await device.post('sign_out', {})).statusCode).toBe(200)
    expect([...device.cookies.keys()]).toEqual(['known_device'])
    expect(await readsOn(device, before)).toEqual([nothing, nothing])
  })

  it.each([
    ['whose session has ended', async (device: TestBrowser) => void (await idle(device, 13))],
    ['with no session at all', async (device: TestBrowser) => void device.cookies.delete('session')],
  ])('B-2 R-2 closes it in a browser %s too', async (_, end) => {
    const { device } = await signedIn()
    await saveAnswers(device, { Q1_answer: '18-74' })
    await end(device)
    const before = device.cookie()
    await device.post('sign_out', {})
    expect([...device.cookies.keys()]).toEqual(['known_device'])
    expect(await readsOn(device, before)).toEqual([nothing, nothing])
    const [open] = await execute(
      `select count(*) from visits where token_hash = sha256('${/visit=([^;]+)/.exec(before)?.[1]}'::bytea)`,
    )
    expect(open).toEqual({ count: '0' })
  })

  it('B-2 R-8 erases nothing: the answers are there after the next sign-in', async () => {
    const { customer, device } = await signedIn()
    await saveAnswers(device, { Q1_answer: '75 above' })
    await device.post('sign_out', {})
    await signIn(device, customer)
    expect(JSON.parse((await load(device)).ansData)).toEqual({ Q1_answer: '75 above' })
  })
})

describe('signing in over a guest session', () => {
  it('B-3 R-2 of another account gets a new guest session, with or without answers of one’s own', async () => {
    for (const hasAnswers of [true, false]) {
      const first = await newCustomer(app)
      const second = await newCustomer(app)
      if (!hasAnswers) await execute(`delete from answer_sets where visit_id = '${second.guestSessionId}'`)
      // The first has ordered and not signed in: the guest session's token alone opens it.
      const device = first.browser
      const before = device.cookie()
      expect((await signIn(device, second)).statusCode).toBe(409)
      const reply = await signIn(device, second, 'not mine')
      expect(reply.statusCode).toBe(200)
      expect(reply.json().data.uniqueId).not.toBe(first.guestSessionId)
      const read = await load(device)
      expect(read.uniqueId).toBe(reply.json().data.uniqueId)
      expect(read.ansData === null).toBe(!hasAnswers)
      const { userData } = (await device.post('fetch_user_data', { mobile: first.phone })).json().data
      expect(userData).toEqual({})
      const saved = await saveAnswers(device, { Q1_answer: '75 above' })
      expect(saved.json().data.uniqueId).toBe(read.uniqueId)
      expect((await readsOn(device, before))[1]).toEqual(nothing)
      // The first finds everything again.
      const elsewhere = newBrowser(app)
      await signIn(elsewhere, first)
      expect(JSON.parse((await load(elsewhere)).ansData)).not.toEqual({ Q1_answer: '75 above' })
    }
  })

  it('B-3 R-2 of another account that is signed in closes that one, and says that its answers are not these', async () => {
    const { device, customer } = await signedIn()
    await saveAnswers(device, { Q1_answer: '18-74' })
    const { uniqueId } = await load(device)
    const second = await newCustomer(app)
    const reply = await signIn(device, second, 'mine')
    expect(reply.json().data.uniqueId).not.toBe(uniqueId)
    // The browser's stored answers are refused, and it is told not to send them again.
    const body = { ansData: '{"Q1_answer":"18-74"}', uniqueId, questionnaire_type: 'weight-management' } as const
    const refused = await device.post('save_answer', body)
    expect([refused.statusCode, refused.json().data]).toEqual([403, { reason: 'account' }])
    await signIn(device, customer)
    expect(JSON.parse((await load(device)).ansData)).toEqual({ Q1_answer: '18-74' })
  })

  it('B-3 without an owner but with answers asks whose they are, and signs nobody in before', async () => {
    const customer = await newCustomer(app)
    const device = newBrowser(app)
    await saveAnswers(device, { Q1_answer: '75 above' })
    const { uniqueId } = await load(device)
    const asked = await signIn(device, customer)
    expect([asked.statusCode, asked.json().data]).toEqual([409, { reason: 'answers' }])
    expect(asked.cookies).toEqual([])
    expect((await device.post('my_account', {})).statusCode).toBe(401)
    expect((await load(device)).uniqueId).toBe(uniqueId)
  })

  it('B-3 R-2 asks only a user who knows the password', async () => {
    const customer = await newCustomer(app)
    const device = newBrowser(app)
    await saveAnswers(device, { Q1_answer: '75 above' })
    expect((await signIn(device, { ...customer, password: 'wrong-Password-1' })).statusCode).toBe(401)
  })

  it('B-3 asks likewise about a name and a phone typed without signing in', async () => {
    const customer = await newCustomer(app)
    const device = newBrowser(app)
    await verifyPhone(device, newPhone())
    expect((await signIn(device, customer)).statusCode).toBe(409)
  })

  it('B-3 R-8 “mine” brings them along under the same name', async () => {
    const customer = await newCustomer(app)
    const device = newBrowser(app)
    await saveAnswers(device, { Q1_answer: '75 above' })
    const { uniqueId } = await load(device)
    const before = device.cookie()
    expect((await signIn(device, customer, 'mine')).json().data).toEqual({ uniqueId })
    expect(JSON.parse((await load(device)).ansData)).toEqual({ Q1_answer: '75 above' })
    expect((await readsOn(device, before))[1]).toEqual(nothing)
  })

  it('B-3 R-2 “not mine” leaves them where nobody opens them, and continues with one’s own', async () => {
    const customer = await newCustomer(app)
    const own = (await load(customer.browser)).ansData
    const device = newBrowser(app)
    await saveAnswers(device, { Q1_answer: '75 above' })
    const { uniqueId } = await load(device)
    const before = device.cookie()
    const reply = await signIn(device, customer, 'not mine')
    expect(reply.json().data.uniqueId).not.toBe(uniqueId)
    expect((await load(device)).ansData).toBe(own)
    expect((await readsOn(device, before))[1]).toEqual(nothing)
    const [left] = await execute(`select account_id, signed_in_as from visits where id = '${uniqueId}'`)
    expect(left).toEqual({ account_id: null, signed_in_as: null })
  })

  it('B-3 R-27 asks nothing where the answer is clear: the account ordered in it, or it holds nothing', async () => {
    const customer = await newCustomer(app)
    expect((await signIn(customer.browser, customer)).json().data).toEqual({ uniqueId: customer.guestSessionId })
    const device = newBrowser(app)
    await device.post('generate_otp', { phone: newPhone(), token: humanToken })
    expect((await signIn(device, customer)).statusCode).toBe(200)
  })
})

describe('a session that has ended', () => {
  it('B-6 R-2 hides answers, name and phone, and gives them back at the next sign-in', async () => {
    const customer = await newCustomer(app)
    const device = customer.browser
    await signIn(device, customer)
    expect((await load(device)).ansData).not.toBeNull()
    await idle(device, 13)
    expect((await device.post('my_account', {})).statusCode).toBe(401)
    expect(await load(device)).toEqual(nothing)
    const found = await device.post('fetch_user_data', { mobile: customer.phone })
    expect(found.json().data).toEqual({ userData: {} })
    const looked = await device.post('check_user_by_email', { email: customer.email })
    expect(looked.json().data).toEqual({ user: null })
    const amount = { amount: 125, answerId: customer.orderId }
    expect((await device.post('create_payment_intent', amount)).statusCode).toBe(404)

    expect((await signIn(device, customer)).json().data).toEqual({ uniqueId: customer.guestSessionId })
    expect((await load(device)).ansData).not.toBeNull()
  })

  it('B-6 R-8 a save is asked to sign in again, and is accepted afterwards', async () => {
    const { customer, device } = await signedIn()
    const { uniqueId } = (await saveAnswers(device, { Q1_answer: '18-74' })).json().data
    await idle(device, 13)
    const body = { ansData: '{"Q1_answer":"75 above"}', uniqueId, questionnaire_type: 'weight-management' } as const
    const refused = await device.post('save_answer', body)
    expect(refused.statusCode).toBe(401)
    expect(refused.cookies).toEqual([])
    await signIn(device, customer)
    expect((await device.post('save_answer', body)).json().data).toEqual({ uniqueId, revision: 2 })
  })

  it('B-6 R-27 a guest session that ordered without signing in needs none', async () => {
    const customer = await newCustomer(app)
    expect((await load(customer.browser)).uniqueId).toBe(customer.guestSessionId)
    const found = await customer.browser.post('fetch_user_data', { mobile: customer.phone })
    expect(found.json().data.userData).toMatchObject({ name: 'Robin' })
  })

  it('B-6 R-12 answering questions keeps a session alive, but revives none', async () => {
    const { device } = await signedIn()
    await saveAnswers(device, { Q1_answer: '18-74' })
    await idle(device, 11)
    // Another process has not recorded it yet.
    const second = await startTestApp({ gateways: testGateways, beside: app })
    await second.post(
      'save_answer',
      { ansData: '{"Q1_answer":"18-74"}', questionnaire_type: 'weight-management' },
      { cookie: device.cookie() },
    )
    await expect
      .poll(() =>
        execute(
          `select 1 from sessions where token_hash = sha256('${device.cookies.get('session')}'::bytea) and last_seen_at > now() - interval '1 minute'`,
        ),
      )
      .toHaveLength(1)
    await idle(device, 13)
    const third = await startTestApp({ gateways: testGateways, beside: app })
    await third.post(
      'save_answer',
      { ansData: '{"Q1_answer":"18-74"}', questionnaire_type: 'weight-management' },
      { cookie: device.cookie() },
    )
    expect((await device.post('my_account', {})).statusCode).toBe(401)
    await Promise.all([second.close(), third.close()])
  })
})

describe('an order with another address', () => {
  it('B-2 R-8 leaves the guest session with the signed-in patient', async () => {
    const { customer, device } = await signedIn()
    const phone = newPhone()
    await saveAnswers(device)
    await verifyPhone(device, phone)
    const before = await load(device)
    expect(before.ansData).not.toBeNull()
    const reply = await device.post('create_new_user', formOf(phone, `typo-of-${customer.email}`))
    expect(reply.statusCode).toBe(200)
    expect(await load(device)).toEqual(before)
    const [guestSession] = await execute(`select account_id, signed_in_as from visits where id = '${before.uniqueId}'`)
    expect(guestSession?.account_id).toBe(guestSession?.signed_in_as)
  })

  it('B-14 R-2 does not reveal whether that address had an account: signing in afterwards asks alike', async () => {
    const [own, known] = [await newCustomer(app), await newCustomer(app)]
    const replies = []
    for (const target of [known.email, `unknown-${known.email}`]) {
      for (const answers of [undefined, 'mine', 'not mine'] as const) {
        const person = await newPerson(app, target)
        await person.browser.post('create_new_user', person.form)
        const reply = await signIn(person.browser, own, answers)
        const { ansData } = await load(person.browser)
        replies.push([answers, reply.statusCode, reply.json().message, ansData === null])
      }
    }
    expect(replies.slice(0, 3)).toEqual(replies.slice(3))
    expect(replies.map(([, code]) => code)).toEqual([409, 200, 200, 409, 200, 200])
  })

  it('B-14 what a stranger answered and ordered with an address does not become the owner’s once they have proven it', async () => {
    const stranger = await newUnprovenCustomer(app)
    await stranger.browser.post('forgot_password', { email: stranger.email, token: humanToken })
    await stranger.browser.post('save_answer', {
      ansData: '{"Q1_answer":"75 above"}',
      questionnaire_type: 'weight-management',
      uniqueId: stranger.guestSessionId,
    })
    const { data } = (await app.post('dev_outbox', {})).json()
    const sent = data.messages.find(
      ({ to, text }: { to: string; text: string }) => to === stranger.email && /reset-password/.test(text),
    )
    const token = /token=([\w-]+)/.exec(sent.text)?.[1] ?? ''
    const owner = newBrowser(app)
    await owner.post('reset_password', { token, password: 'otters-in-the-River-9' })
    await owner.post('sign_in', { email: stranger.email, password: 'otters-in-the-River-9' })
    expect((await owner.post('my_account', {})).json().data.orders).toEqual([])
    expect((await load(owner)).ansData).toBeNull()
  })
})
