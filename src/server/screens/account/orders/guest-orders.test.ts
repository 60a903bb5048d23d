import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { GuestOrder } from '#contract/orders/guest-orders.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { newGuest, startBookingApp } from '../../../testing/test-booking.ts'
import { newBrowser, newCustomer, type TestBrowser } from '../../../testing/test-browser.ts'
import { willingBotCheck } from '../../../testing/test-gateways.ts'
import { cards, type TestApp } from '../../../testing/test-order.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck } })
})
afterAll(() => app.close())

const ordersOf = async (browser: TestBrowser): Promise<GuestOrder[]> =>
  (await browser.post('visit_orders', {})).json().data.orders

async function pay({ browser, orderId }: Awaited<ReturnType<typeof newCustomer>>) {
  const begun = await browser.post('create_payment_intent', { amount: 125, answerId: orderId })
  const { clientSecret, paymentIntent } = begun.json().data
  const card = { number: cards.good, expMonth: 12, expYear: new Date().getUTCFullYear() + 2, cvc: '123' }
  await app.server.inject({ method: 'POST', url: '/sandbox-cards/confirm', payload: { clientSecret, card } })
  const verified = await browser.post('verify_payment_intent', { paymentIntentId: paymentIntent, orderId })
  expect(verified.json().data.status).toBe('Success')
}

describe('E-2 what a guest session has paid for', () => {
  it('E-2 R-19 is shown with status, deadline, address and every line of the receipt, and nothing before it is paid', async () => {
    const customer = await newCustomer(app)
    expect(await ordersOf(customer.browser)).toEqual([])
    await pay(customer)
    const [order, ...more] = await ordersOf(customer.browser)
    expect(more).toEqual([])
    expect(order).toMatchObject({
      kind: 'order',
      item: 'mounjaro',
      state: 'awaiting review',
      amountPence: 125_00,
      discountPence: 84_00,
      sentBy: { email: customer.email, address: '1 Mill Lane', pincode: 'SW1A 1AA' },
    })
    const days = (Date.parse((order as unknown as { decision: { by: string } }).decision.by) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
  })

  it('E-2 R-7 is the same whether the address was new or known', async () => {
    const known = await newCustomer(app)
    const stranger = await newCustomer(app, known.email)
    await pay(known)
    await pay(stranger)
    const [one] = await ordersOf(known.browser)
    const [other] = await ordersOf(stranger.browser)
    const shape = (order: GuestOrder | undefined) => ({
      ...order,
      reference: '',
      sentBy: { ...order?.sentBy, mobile: '' },
    })
    const timeless = (order: GuestOrder | undefined) =>
      JSON.stringify(shape(order)).replaceAll(/20\d\d-[\d:.T-]+Z/g, '')
    expect(timeless(other)).toBe(timeless(one))
  })

  it('E-2 R-2 is shown to nobody else: no cookie, another guest session, another session, ids in the body', async () => {
    const customer = await newCustomer(app)
    await pay(customer)
    const other = await newCustomer(app)
    expect(await ordersOf(newBrowser(app))).toEqual([])
    expect(await ordersOf(other.browser)).toEqual([])
    const named = await app.post('visit_orders', { uniqueId: customer.guestSessionId })
    expect(named.statusCode).toBe(400)
    // The account's session alone does not open another browser's guest session.
    await app.database.run((orm) => orm.execute('update accounts set email_proven_at = now()'))
    const elsewhere = newBrowser(app)
    await elsewhere.post('sign_in', { email: customer.email, password: customer.password })
    expect(await ordersOf(elsewhere)).toEqual([])
    expect(await ordersOf(customer.browser)).toHaveLength(1)
  })
})

it('F-2 R-18 an appointment is shown with its time, clinician, reference and calendar file', async () => {
  const clinic = await startBookingApp()
  onTestFinished(() => clinic.close())
  const guest = await newGuest(clinic)
  const { reference } = await guest.book({ date: '2026-03-23', time: '10:00' })
  const [appointment] = await ordersOf(guest.browser)
  expect(appointment).toMatchObject({
    kind: 'appointment',
    reference,
    startsAt: '2026-03-23T10:00:00.000Z',
    minutes: 90,
    state: 'booked',
    amountPence: 850_00,
    discountPence: 0,
    refundedPence: 0,
    sentBy: { email: guest.email },
  })
  const { calendar } = appointment as { calendar: string }
  expect(calendar).toContain('DTSTART:20260323T100000Z')
  expect(calendar).not.toContain('ADHD')
})
