import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Confirmation } from '#contract/orders/guest-orders.ts'
import { tasksAhead } from '#domain/evidence/tasks.ts'
import { openContent } from '../../../platform/outbox/message-rows.ts'
import { messages } from '../../../platform/outbox/tables.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { newGuest, startBookingApp } from '../../../testing/test-booking.ts'
import {
  finishedAnswers,
  newBrowser,
  newCustomer,
  newUnprovenCustomer,
  type TestBrowser,
} from '../../../testing/test-browser.ts'
import { willingBotCheck } from '../../../testing/test-gateways.ts'
import { cards, type TestApp } from '../../../testing/test-order.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck } })
})
afterAll(() => app.close())

const confirmationOf = async (browser: TestBrowser, again = false): Promise<Confirmation | null> =>
  (await browser.post('payment_confirmation', { again })).json().data.confirmation

async function pay({ browser, orderId }: { readonly browser: TestBrowser; readonly orderId: string }) {
  const begun = await browser.post('create_payment_intent', { amount: 125, answerId: orderId })
  const { clientSecret, paymentIntent } = begun.json().data
  const card = { number: cards.good, expMonth: 12, expYear: new Date().getUTCFullYear() + 2, cvc: '123' }
  await app.server.inject({ method: 'POST', url: '/sandbox-cards/confirm', payload: { clientSecret, card } })
  const verified = await browser.post('verify_payment_intent', { paymentIntentId: paymentIntent, orderId })
  return verified.json().data.reference as string
}

const expected = tasksAhead({ answers: finishedAnswers, areConsentsGiven: true })
const minutes = expected.reduce((sum, task) => sum + task.minutes, 0)

describe('U-3 R-38 what the home page confirms', () => {
  it('U-3 U-4 R-38 is shown to the guest session that paid, with what is needed by the rule of the summary, and not before it has paid', async () => {
    const customer = await newUnprovenCustomer(app)
    expect(await confirmationOf(customer.browser)).toBeNull()
    const reference = await pay(customer)
    const confirmation = await confirmationOf(customer.browser)
    expect(confirmation).toEqual({
      kind: 'order',
      reference,
      amountPence: 125_00,
      turn: 'patient',
      tasks: { left: expected.length, minutes, first: { gate: expected[0]?.gate, minutes: expected[0]?.minutes } },
      promise: null,
      decision: expect.anything(),
    })
    // The list after paying is the one before.
    const { tasks } = (await customer.browser.post('my_evidence', {})).json().data
    expect(tasks.map(({ gate }: { gate: string }) => gate)).toEqual(expected.map(({ gate }) => gate))
    // It survives a reload, and contains no health data.
    expect(await confirmationOf(customer.browser)).toEqual(confirmation)
    expect(JSON.stringify(confirmation)).not.toMatch(/mounjaro|wegovy|tirzepatide|semaglutide|adhd|bmi/i)
  })

  it('U-3 R-2 is shown to nobody else', async () => {
    const customer = await newUnprovenCustomer(app)
    const reference = await pay(customer)
    const other = await newUnprovenCustomer(app)
    expect(await confirmationOf(newBrowser(app))).toBeNull()
    expect(await confirmationOf(other.browser, true)).toBeNull()
    // Nor can anyone else dismiss it.
    for (const stranger of [newBrowser(app), other.browser])
      expect((await stranger.post('dismiss_confirmation', { reference })).statusCode).toBe(200)
    expect(await confirmationOf(customer.browser)).toMatchObject({ reference })
  })

  it('U-3 stays until it is dismissed, and then is reached only by the link in the receipt', async () => {
    const customer = await newUnprovenCustomer(app)
    const reference = await pay(customer)
    const dismiss = () => customer.browser.post('dismiss_confirmation', { reference })
    await Promise.all([dismiss(), dismiss()])
    expect(await confirmationOf(customer.browser)).toBeNull()
    expect(await confirmationOf(customer.browser, true)).toMatchObject({ reference })
  })

  it('U-3 R-38 is gone once the patient has signed out', async () => {
    const customer = await newCustomer(app)
    await pay(customer)
    await customer.browser.post('sign_in', { email: customer.email, password: customer.password })
    expect(await confirmationOf(customer.browser)).not.toBeNull()
    const before = customer.browser.cookie()
    await customer.browser.post('sign_out', {})
    expect(await confirmationOf(customer.browser, true)).toBeNull()
    // Nor with earlier cookies.
    const kept = await app.post('payment_confirmation', { again: true }, { cookie: before })
    expect(kept.json().data.confirmation).toBeNull()
  })

  it('U-3 R-2 does not reveal whether the address had an account', async () => {
    const known = await newCustomer(app)
    const stranger = await newUnprovenCustomer(app, known.email)
    const fresh = await newUnprovenCustomer(app)
    await pay(stranger)
    await pay(fresh)
    const timeless = async (browser: TestBrowser) =>
      JSON.stringify({ ...(await confirmationOf(browser)), reference: '' }).replaceAll(/20\d\d-[\d:.T-]+Z/g, '')
    expect(await timeless(stranger.browser)).toBe(await timeless(fresh.browser))
  })

  it('U-3 for an appointment shows when, and not what for', async () => {
    const clinic = await startBookingApp()
    onTestFinished(() => clinic.close())
    const guest = await newGuest(clinic)
    const { reference } = await guest.book({ date: '2026-03-23', time: '10:00' })
    const confirmation = await confirmationOf(guest.browser)
    expect(confirmation).toEqual({
      kind: 'appointment',
      reference,
      amountPence: 850_00,
      startsAt: '2026-03-23T10:00:00.000Z',
      minutes: 90,
    })
  })
})

it('U-3 U-4 the receipt says that review waits for what is needed, how long it takes, and leads to the confirmation', async () => {
  const customer = await newUnprovenCustomer(app)
  const reference = await pay(customer)
  const rows = await app.database.run((orm) => orm.select().from(messages))
  const [receipt] = rows
    .map((row) => openContent(app.services.vault, row))
    .filter(({ subject }) => subject === `We have your order ${reference}`)
  expect(receipt?.text).toContain('A clinician starts reviewing your order once they’re done')
  expect(receipt?.text).toContain(`Allow about ${minutes} minutes in all.`)
  expect(receipt?.text.match(/^- .+: about \d+ minutes?$/gm)).toHaveLength(expected.length)
  expect(receipt?.text).toMatch(/Start here, in the browser you ordered with: http\S+\/\?show=confirmation\n/)
})
