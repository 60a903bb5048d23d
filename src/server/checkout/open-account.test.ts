import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { sandboxOf } from '../platform/gateways/cards/sandbox/sandbox.ts'
import { openContent } from '../platform/outbox/message-rows.ts'
import { messages } from '../platform/outbox/tables.ts'
import { startTestApp } from '../testing/test-app.ts'
import { newGuest, startBookingApp } from '../testing/test-booking.ts'
import { newBrowser, newCustomer, newUnprovenCustomer, type TestBrowser } from '../testing/test-browser.ts'
import { humanToken, willingBotCheck } from '../testing/test-gateways.ts'
import { cards } from '../testing/test-order.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck } })
})
afterAll(() => app.close())

const fresh = 'a-brand-new-Secret-2'
const spent = { code: 410, data: null, message: 'This link has been used or is too old. Please ask for a new one.' }

async function emailsTo(address: string, { database, services }: Pick<TestApp, 'database' | 'services'> = app) {
  const rows = await database.run((orm) =>
    orm.select().from(messages).where(eq(messages.kind, 'email')).orderBy(messages.createdAt),
  )
  return rows.map((row) => openContent(services.vault, row)).filter(({ to }) => to === address)
}

const tokenIn = (text: string | undefined) => /\/open-account#token=([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
const lastToken = async (email: string) => tokenIn((await emailsTo(email)).at(-1)?.text)
const account = async (browser: TestBrowser) => (await browser.post('my_account', {})).statusCode

/** Pays for the order, which sends the receipt. */
async function pay({ browser, orderId }: { browser: TestBrowser; orderId: string }): Promise<void> {
  const begun = await browser.post('create_payment_intent', { amount: 125, answerId: orderId })
  const { clientSecret, paymentIntent } = begun.json().data
  const card = { number: cards.good, expMonth: 12, expYear: new Date().getUTCFullYear() + 2, cvc: '123' }
  await app.server.inject({ method: 'POST', url: '/sandbox-cards/confirm', payload: { clientSecret, card } })
  const verified = await browser.post('verify_payment_intent', { paymentIntentId: paymentIntent, orderId })
  if (verified.json().data.status !== 'Success') throw new Error(`It was not paid: ${verified.body}`)
}

async function newBuyer() {
  const buyer = await newUnprovenCustomer(app)
  await pay(buyer)
  return { ...buyer, token: await lastToken(buyer.email) }
}

describe('the link sent with a receipt', () => {
  it('B-14 R-27 opens the account at once in the guest session that ordered, and once', async () => {
    expect(sandboxOf(app.services.cards)).not.toBeNull()
    const { browser, email, password, token } = await newBuyer()
    expect((await newBrowser(app).post('sign_in', { email, password })).statusCode).toBe(401)
    const opened = await browser.post('open_account', { token })
    expect(opened.json()).toEqual({ code: 200, data: { isOpen: true }, message: 'OK' })
    expect(opened.cookies.map(({ name }) => name).sort()).toEqual(['known_device', 'session', 'visit'])
    expect(await account(browser)).toBe(200)
    expect((await newBrowser(app).post('sign_in', { email, password })).statusCode).toBe(200)
    expect((await browser.post('open_account', { token })).json()).toEqual(spent)
  })

  it('B-14 R-27 asks for the password of the order anywhere else, which does not use up the link', async () => {
    const { email, password, token } = await newBuyer()
    const device = newBrowser(app)
    const asked = await device.post('open_account', { token })
    expect(asked.json().data).toEqual({ isOpen: false })
    expect(asked.cookies).toEqual([])
    const wrong = await device.post('open_account', { token, password: 'not-the-Password-1' })
    expect(wrong.json()).toMatchObject({ code: 401, data: { fields: [{ field: 'password' }] } })
    expect((await device.post('open_account', { token, password })).json().data).toEqual({ isOpen: true })
    expect(await account(device)).toBe(200)
    expect((await newBrowser(app).post('sign_in', { email, password })).statusCode).toBe(200)
  })

  it('B-14 R-27 a patient who does not know it chooses a new one, and all earlier access ends', async () => {
    const { browser, email, password, token } = await newBuyer()
    const load = () => browser.post('load_answers', { questionnaire_type: 'weight-management' })
    expect((await load()).json().data.ansData).not.toBeNull()
    const owner = newBrowser(app)
    const weak = await owner.post('open_account', { token, newPassword: 'short' })
    expect(weak.json()).toMatchObject({ code: 400, data: { fields: [{ field: 'newPassword' }] } })
    expect((await owner.post('open_account', { token, newPassword: fresh })).statusCode).toBe(200)
    expect(await account(owner)).toBe(200)
    expect((await load()).json().data.ansData).toBeNull()
    expect((await newBrowser(app).post('sign_in', { email, password })).statusCode).toBe(401)
    expect((await newBrowser(app).post('sign_in', { email, password: fresh })).statusCode).toBe(200)
  })

  it('R-27 another guest session, with an order of its own, is not the one that ordered', async () => {
    const { token } = await newBuyer()
    const other = await newUnprovenCustomer(app)
    expect((await other.browser.post('open_account', { token })).json().data).toEqual({ isOpen: false })
  })

  it('R-27 stops working once the address was proved in another way, and after seven days', async () => {
    const { browser, email, token } = await newBuyer()
    await app.post('forgot_password', { email, token: humanToken })
    const reset = /#token=([\w-]{43})/.exec((await emailsTo(email)).at(-1)?.text ?? '')?.[1] ?? ''
    await app.post('reset_password', { token: reset, password: fresh })
    expect((await browser.post('open_account', { token })).json()).toEqual(spent)
    expect((await newBrowser(app).post('sign_in', { email, password: fresh })).statusCode).toBe(200)

    const late = await newBuyer()
    await app.database.run((orm) => orm.execute(`update emailed_links set expires_at = expires_at - interval '7 days'`))
    expect((await late.browser.post('open_account', { token: late.token })).json()).toEqual(spent)
  })

  it('R-27 is not in the receipt of an account that is open', async () => {
    const customer = await newCustomer(app)
    await pay(customer)
    const receipt = (await emailsTo(customer.email)).at(-1)?.text
    expect(receipt).toContain('View your order')
    expect(tokenIn(receipt)).toBe('')
  })

  it('R-27 guesses at the password by a holder of the link are limited', async () => {
    const { token } = await newBuyer()
    const guess = () => app.post('open_account', { token, password: 'not-the-Password-1' })
    for (let n = 0; n < 10; n++) expect((await guess()).statusCode).toBe(401)
    expect((await guess()).statusCode).toBe(429)
    expect((await app.post('open_account', { token, newPassword: fresh })).statusCode).toBe(200)
  })

  it('B-14 R-27 comes with a booking as well', async () => {
    const booking = await startBookingApp()
    onTestFinished(() => booking.close())
    const guest = await newGuest(booking)
    const { orderId, clientSecret, paymentIntent } = await guest.order({ date: '2026-03-16', time: '10:00' })
    await guest.charge(clientSecret)
    await guest.verify(orderId, paymentIntent)
    const token = tokenIn((await emailsTo(guest.email, booking)).at(-1)?.text)
    expect((await guest.browser.post('open_account', { token })).json().data).toEqual({ isOpen: true })
    expect((await guest.account()).appointments).toHaveLength(1)
  })
})

describe('an account that has not been opened yet', () => {
  it('B-14 R-27 is sent a link when its right password is given, five an hour', async () => {
    const { browser, email, password } = await newUnprovenCustomer(app)
    const from = (n: number, given: string) =>
      app.server.inject({
        method: 'POST',
        url: '/api/sign_in',
        remoteAddress: `198.51.100.${n}`,
        payload: { email, password: given, token: humanToken },
      })
    for (let n = 0; n < 6; n++) await from(n, 'not-the-Password-1')
    expect(await emailsTo(email)).toHaveLength(0)
    const refused = await from(10, password)
    expect(refused.json()).toMatchObject({ code: 401, data: null })
    expect(refused.body).toBe((await from(11, 'not-the-Password-1')).body)
    expect(await emailsTo(email)).toHaveLength(1)
    const token = await lastToken(email)
    for (let n = 12; n < 20; n++) await from(n, password)
    expect(await emailsTo(email)).toHaveLength(5)
    expect((await browser.post('open_account', { token })).json().data).toEqual({ isOpen: true })
  })
})

it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(200)])('R-27 %j is no link', async (token) => {
  expect((await app.post('open_account', { token })).json()).toEqual(spent)
})
