import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { emailDigest, openDetails } from '../identity/accounts/account-rows.ts'
import { isPassword } from '../identity/accounts/passwords.ts'
import { orderOwner } from '../orders/orders.ts'
import { startTestApp } from '../testing/test-app.ts'
import { newGuest, startBookingApp } from '../testing/test-booking.ts'
import { newPerson, newUnprovenCustomer, saveAnswers } from '../testing/test-browser.ts'
import { willingBotCheck } from '../testing/test-gateways.ts'
import { cards, sandboxIn, type TestApp } from '../testing/test-order.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck } })
})
afterAll(() => app.close())

const rows = async (text: string, { database }: Pick<TestApp, 'database'> = app) =>
  (await database.run((orm) => orm.execute(text))).rows

async function accountAt(email: string, at: Pick<TestApp, 'database'> = app) {
  const digest = emailDigest(app.services.vault, email).toString('hex')
  const [found] = await rows(`select * from accounts where email_digest = '\\x${digest}'`, at)
  if (!found) return null
  const account = { id: found.id as string, details: found.details as Buffer }
  return {
    ...account,
    passwordHash: found.password_hash as string,
    told: openDetails(app.services.vault, account),
  }
}

async function orderAt(id: string, at: Pick<TestApp, 'database'> = app) {
  const [found] = await rows(`select * from orders where id = '${id}'`, at)
  const told = JSON.parse(app.services.vault.open(found?.details as Buffer, orderOwner(id)))
  return { ...found, told } as Record<string, unknown> & { told: Record<string, unknown> }
}

const charge = (clientSecret: string) =>
  app.server.inject({
    method: 'POST',
    url: '/sandbox-cards/confirm',
    payload: {
      clientSecret,
      card: { number: cards.good, expMonth: 12, expYear: new Date().getUTCFullYear() + 2, cvc: '123' },
    },
  })

type Person = Awaited<ReturnType<typeof newPerson>>
const begin = async ({ browser }: Person, orderId: string, amount = 125) =>
  (await browser.post('create_payment_intent', { amount, answerId: orderId })).json().data

describe('E-1 what was sent last', () => {
  it('E-1 OS-08 corrections after the card sheet was closed reach account, order and sign-in', async () => {
    const customer = await newUnprovenCustomer(app)
    await begin(customer, customer.orderId)
    const corrected = { ...customer.form, address: '99 Right Road', password: 'second-Thought-77!' }
    expect((await customer.browser.post('create_new_user', corrected)).statusCode).toBe(200)
    const account = await accountAt(customer.email)
    expect(account?.told.address).toBe('99 Right Road')
    expect(await isPassword(account?.passwordHash ?? null, corrected.password)).toBe(true)
    expect(await isPassword(account?.passwordHash ?? null, customer.form.password)).toBe(false)
    expect((await orderAt(customer.orderId)).told.address).toBe('99 Right Road')
  })

  it('E-1 BK-07 the same for a booking', async () => {
    const clinic = await startBookingApp()
    onTestFinished(() => clinic.close())
    const guest = await newGuest(clinic)
    const order = await guest.order({ date: '2026-03-25', time: '10:00' })
    const corrected = { address: '99 Right Road', password: 'otter-77-Wades' }
    expect((await guest.submit(corrected)).statusCode).toBe(200)
    const account = await accountAt(guest.email, clinic)
    expect(account?.told.address).toBe('99 Right Road')
    expect(await isPassword(account?.passwordHash ?? null, corrected.password)).toBe(true)
    expect((await orderAt(order.orderId, clinic)).told.address).toBe('99 Right Road')
  })

  it('E-1 another address leaves no account behind, and going back makes a new one', async () => {
    const customer = await newUnprovenCustomer(app)
    const { browser, form, email } = customer
    const other = `other-${email}`
    await browser.post('create_new_user', { ...form, email: other })
    expect([await accountAt(email), (await accountAt(other))?.told.email]).toEqual([null, other])
    await browser.post('create_new_user', form)
    expect([(await accountAt(email))?.told.email, await accountAt(other)]).toEqual([email, null])
    expect((await orderAt(customer.orderId)).account_id).toBe((await accountAt(email))?.id)
  })

  it('E-1 R-7 a stranger’s order waits for an address that its account left: the owner can still confirm it', async () => {
    const customer = await newUnprovenCustomer(app)
    const stranger = await newUnprovenCustomer(app, customer.email)
    await customer.browser.post('create_new_user', { ...customer.form, email: `moved-${customer.email}` })
    const hollow = await accountAt(customer.email)
    expect(hollow?.told).toEqual({})
    expect(await isPassword(hollow?.passwordHash ?? null, customer.password)).toBe(false)
    const { messages } = (await app.post('dev_outbox', {})).json().data
    const asked = messages.find(({ to }: { to: string }) => to === customer.email)
    const token = /#token=([\w-]{43})/.exec(asked.text)?.[1] ?? ''
    expect((await app.post('confirm_order', { token })).statusCode).toBe(200)
    expect((await orderAt(stranger.orderId)).account_id).toBe(hollow?.id)
    expect((await accountAt(customer.email))?.told).toMatchObject({ mobile: stranger.phone })
  })

  it('E-1 an account with a paid order keeps its details, whoever sends its address', async () => {
    const customer = await newUnprovenCustomer(app)
    const { clientSecret, paymentIntent } = await begin(customer, customer.orderId)
    await charge(clientSecret)
    await customer.browser.post('verify_payment_intent', { paymentIntentId: paymentIntent, orderId: customer.orderId })
    const before = await accountAt(customer.email)
    const again = { ...customer.form, address: '3 Other Way', password: 'third-Thought-88!' }
    const reply = await customer.browser.post('create_new_user', again)
    // From another tab, which knows nothing of the payment: one treatment at a time, and nobody pays twice.
    expect(reply.json()).toMatchObject({ code: 409, data: { status: 'Success' } })
    expect(await accountAt(customer.email)).toEqual(before)
    expect((await orderAt(customer.orderId)).told.address).toBe('1 Mill Lane')
  })

  it('E-1 an account whose address was proven keeps its details', async () => {
    const customer = await newUnprovenCustomer(app)
    await rows(`update accounts set email_proven_at = now() where id = '${(await accountAt(customer.email))?.id}'`)
    const before = await accountAt(customer.email)
    await customer.browser.post('create_new_user', {
      ...customer.form,
      address: '3 Other Way',
      password: 'third-8-Way!',
    })
    expect(await accountAt(customer.email)).toEqual(before)
    expect((await orderAt(customer.orderId)).told.address).toBe('3 Other Way')
  })

  it('E-1 once the card is authorised a change is refused with the reference, even before we hear of it', async () => {
    const customer = await newUnprovenCustomer(app)
    const { clientSecret } = await begin(customer, customer.orderId)
    await charge(clientSecret)
    const change = { ...customer.form, address: '99 Late Lane' }
    for (const paymentId of [undefined, customer.orderId]) {
      const late = await customer.browser.post('create_new_user', paymentId ? { ...change, paymentId } : change)
      const { reference } = await orderAt(customer.orderId)
      expect(late.json()).toEqual({
        code: 409,
        data: { status: 'Success', reference },
        message: `Your order ${reference} has been paid for, with the details you sent earlier. To change something, please contact us.`,
      })
    }
    expect(await orderAt(customer.orderId)).toMatchObject({
      state: 'awaiting review',
      told: { address: '1 Mill Lane' },
    })
    expect((await accountAt(customer.email))?.told.address).toBe('1 Mill Lane')
  })

  it('E-1 another medication after payment started: the first payment can no longer be made', async () => {
    const customer = await newUnprovenCustomer(app)
    const first = await begin(customer, customer.orderId)
    await customer.browser.post('create_new_user', { ...customer.form, medication: 'wegovy' })
    const second = await begin(customer, customer.orderId, 115)
    expect(second.paymentIntent).not.toBe(first.paymentIntent)
    await charge(first.clientSecret)
    const books = await sandboxIn(app).ledger.read(first.paymentIntent)
    expect(books?.intent).toMatchObject({ status: 'canceled', amount: 125_00 })
  })

  it('F-13 a signed-in patient is not asked for a password, and keeps theirs', async () => {
    const owner = await newUnprovenCustomer(app)
    const before = await accountAt(owner.email)
    await rows(`update accounts set email_proven_at = now() where id = '${before?.id}'`)
    const { browser, form } = await newPerson(app, owner.email)
    await browser.post('sign_in', { email: owner.email, password: owner.password, answers: 'mine' })
    await saveAnswers(browser)
    const { password: _, ...without } = form
    const reply = await browser.post('create_new_user', without)
    expect(reply.statusCode).toBe(200)
    expect((await orderAt(reply.json().data.paymentId)).account_id).toBe(before?.id)
    expect((await accountAt(owner.email))?.passwordHash).toBe(before?.passwordHash)
    const elsewhere = await browser.post('create_new_user', { ...without, email: `new-${owner.email}` })
    expect(elsewhere.json().data.fields).toEqual([{ field: 'password', message: 'Enter a password' }])
  })
})
