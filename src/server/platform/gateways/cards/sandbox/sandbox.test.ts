import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../../testing/test-app.ts'
import { sandboxIn, type TestApp } from '../../../../testing/test-order.ts'
import type { Sandbox } from './sandbox.ts'

let app: TestApp
let sandbox: Sandbox
let stripe: Stripe

const clientOf = ({ address, secretKey }: Sandbox, options = {}) => {
  const { hostname, port } = new URL(address)
  return new Stripe(secretKey, { host: hostname, port: Number(port), protocol: 'http', telemetry: false, ...options })
}

beforeAll(async () => {
  app = await startTestApp()
  sandbox = sandboxIn(app)
  stripe = clientOf(sandbox, { maxNetworkRetries: 0 })
})
afterAll(() => app.close())

const wish = { amount: 125_00, currency: 'gbp', capture_method: 'manual', metadata: { orderId: 'one' } } as const
const pay = (id: string, number: string) =>
  stripe.paymentIntents.confirm(id, {
    payment_method_data: { type: 'card', card: { number, exp_month: 12, exp_year: 2040, cvc: '123' } },
  } as unknown as Stripe.PaymentIntentConfirmParams)
const failure = (work: Promise<unknown>) =>
  work.then(() => null).catch((error: unknown) => error as Stripe.errors.StripeError)

describe('the sandbox speaks Stripe’s API to the SDK', () => {
  it('R-17 a payment is made, confirmed, captured and refunded', async () => {
    const made = await stripe.paymentIntents.create(wish)
    expect(made).toMatchObject({ status: 'requires_payment_method', amount: 125_00, metadata: { orderId: 'one' } })
    expect(await pay(made.id, '4242424242424242')).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 125_00,
    })
    expect(await stripe.paymentIntents.capture(made.id)).toMatchObject({ status: 'succeeded', amount_received: 125_00 })
    expect(await stripe.refunds.create({ payment_intent: made.id })).toMatchObject({
      status: 'succeeded',
      amount: 125_00,
    })
    expect(await failure(stripe.refunds.create({ payment_intent: made.id }))).toMatchObject({
      code: 'charge_already_refunded',
    })
  })

  it('a payment with automatic capture is charged at once', async () => {
    const { id } = await stripe.paymentIntents.create({ ...wish, capture_method: 'automatic' })
    expect(await pay(id, '4242424242424242')).toMatchObject({ status: 'succeeded', amount_received: 125_00 })
  })

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', '', 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', '', 'Your card’s security code is incorrect.'],
    ['4242424242424241', 'incorrect_number', '', 'Your card number is incorrect.'],
  ])('PD-02 %s is refused as %s', async (number, code, decline, message) => {
    const { id } = await stripe.paymentIntents.create(wish)
    const error = await failure(pay(id, number))
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError)
    expect(error).toMatchObject({ code, decline_code: decline, message })
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code },
    })
  })

  it('an action that the state does not allow is refused with its code', async () => {
    const { id } = await stripe.paymentIntents.create(wish)
    const code = 'payment_intent_unexpected_state'
    expect(await failure(stripe.paymentIntents.capture(id))).toMatchObject({ code })
    await pay(id, '4242424242424242')
    expect(await failure(pay(id, '4242424242424242'))).toMatchObject({ code })
    await stripe.paymentIntents.cancel(id)
    expect(await failure(stripe.paymentIntents.cancel(id))).toMatchObject({ code })
    expect(await failure(pay(id, '4242424242424242'))).toMatchObject({ code })
  })

  it('an idempotency key used twice makes one payment, even at once, and shows it as it was made', async () => {
    const create = () => stripe.paymentIntents.create(wish, { idempotencyKey: 'order-1' })
    const [one, other] = await Promise.all([create(), create()])
    await pay(one.id, '4242424242424242')
    expect(await create()).toMatchObject({ id: one.id, status: 'requires_payment_method' })
    expect(other.id).toBe(one.id)
    expect(
      await failure(stripe.paymentIntents.create({ ...wish, amount: 1 }, { idempotencyKey: 'order-1' })),
    ).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  })

  it('a capture asked for twice with one key is one capture', async () => {
    const { id } = await stripe.paymentIntents.create(wish)
    await pay(id, '4242424242424242')
    const capture = () => stripe.paymentIntents.capture(id, {}, { idempotencyKey: 'capture-1' })
    expect((await Promise.all([capture(), capture()])).map(({ status }) => status)).toEqual(['succeeded', 'succeeded'])
  })

  it('a payment that does not exist, a wrong key and an address that does not exist are refused', async () => {
    expect(await failure(stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({ code: 'resource_missing' })
    const stranger = clientOf({ ...sandbox, secretKey: 'sk_sandbox_guessed' })
    expect(await failure(stranger.paymentIntents.create(wish))).toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
    expect(await failure(stripe.subscriptions.list())).toMatchObject({ statusCode: 404 })
  })

  it('a parameter that this Stripe version refuses is refused here too', async () => {
    const old = { ...wish, payment_method_types: ['card'] } as Stripe.PaymentIntentCreateParams
    expect(await failure(stripe.paymentIntents.create(old))).toMatchObject({
      code: 'payment_method_types_no_longer_supported',
    })
  })

  it('another process on the same database knows the payment', async () => {
    const { createCards } = await import('../create-cards.ts')
    const second = await createCards(app.services)
    const { id } = await stripe.paymentIntents.create(wish)
    expect(await second.retrieve(id)).toMatchObject({ id, orderId: 'one', amountPence: 125_00 })
    await second.close()
  })
})

describe('a saved card', () => {
  const typed = (number: string) =>
    ({
      payment_method_data: { type: 'card', card: { number, exp_month: 12, exp_year: 2040, cvc: '123' } },
    }) as unknown as Stripe.SetupIntentConfirmParams
  async function kept(number: string) {
    const { id: customer } = await stripe.customers.create({})
    const { id, client_secret } = await stripe.setupIntents.create({ customer, usage: 'off_session' })
    const done = await stripe.setupIntents.confirm(id, { ...typed(number), client_secret } as object)
    return { customer, done, method: done.payment_method as string }
  }
  async function paying(customer: string) {
    const { id } = await stripe.paymentIntents.create(wish)
    await stripe.paymentIntents.update(id, { customer })
    return id
  }

  it('is set up, listed, used and detached', async () => {
    const { customer, done, method } = await kept('4242424242424242')
    expect(done).toMatchObject({ status: 'succeeded', usage: 'off_session' })
    const { data } = await stripe.customers.listPaymentMethods(customer)
    expect(data).toMatchObject([{ id: method, customer, card: { brand: 'visa', last4: '4242', exp_month: 12 } }])
    const id = await paying(customer)
    expect(await stripe.paymentIntents.confirm(id, { payment_method: method, off_session: true })).toMatchObject({
      status: 'requires_capture',
      payment_method: method,
    })
    expect(await stripe.paymentMethods.detach(method)).toMatchObject({ id: method, customer: null })
    expect((await stripe.customers.listPaymentMethods(customer)).data).toEqual([])
    expect(await failure(stripe.paymentMethods.detach(method))).toMatchObject({ code: 'resource_missing' })
  })

  it('of another customer cannot be used, and a payment has one customer', async () => {
    const [mine, theirs] = [await kept('4242424242424242'), await kept('4242424242424242')]
    const id = await paying(mine.customer)
    const code = 'resource_missing'
    expect(await failure(stripe.paymentIntents.confirm(id, { payment_method: theirs.method }))).toMatchObject({ code })
    expect(await failure(stripe.paymentIntents.update(id, { customer: theirs.customer }))).toMatchObject({
      code: 'parameter_invalid',
    })
  })

  it('that requires its owner is refused without them', async () => {
    const { id: customer } = await stripe.customers.create({}, { idempotencyKey: 'one' })
    expect((await stripe.customers.create({}, { idempotencyKey: 'one' })).id).toBe(customer)
    const paid = await paying(customer)
    await stripe.paymentIntents.update(paid, { setup_future_usage: 'off_session' })
    const { next_action } = await pay(paid, '4000002760003184')
    const { secretKey, address } = sandbox
    await fetch(`${address}/sandbox/payment_intents/${paid}/challenge`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}` },
      body: new URLSearchParams({ challenge: String(next_action?.use_stripe_sdk?.challenge), approve: 'true' }),
    })
    const [method] = (await stripe.customers.listPaymentMethods(customer)).data
    const again = await paying(customer)
    const alone = { payment_method: method?.id ?? '', off_session: true }
    expect(await failure(stripe.paymentIntents.confirm(again, alone))).toMatchObject({
      code: 'authentication_required',
    })
    expect(await stripe.paymentIntents.confirm(again, { payment_method: method?.id ?? '' })).toMatchObject({
      status: 'requires_action',
    })
  })
})

describe('the adapter', () => {
  it('a capture or cancellation that comes too late returns the payment’s state', async () => {
    const { cards } = app.services
    const { id } = await stripe.paymentIntents.create(wish)
    expect(await cards.capture(id)).toMatchObject({ status: 'requires_payment_method' })
    await pay(id, '4242424242424242')
    expect(await cards.capture(id)).toMatchObject({ status: 'succeeded' })
    expect(await cards.capture(id)).toMatchObject({ status: 'succeeded' })
    expect(await cards.cancel(id)).toMatchObject({ status: 'succeeded' })
  })

  it('a capture without a reply is retried, and is one capture', async () => {
    const { id } = await stripe.paymentIntents.create(wish)
    await pay(id, '4242424242424242')
    sandbox.switches.silentOn = ['capture']
    expect(await app.services.cards.capture(id)).toMatchObject({ status: 'succeeded' })
    sandbox.switches.silentOn = []
  })

  it('a provider that is not there is unreachable', async () => {
    const away = await startTestApp()
    await away.services.cards.close()
    await expect(away.services.cards.retrieve('pi_any')).rejects.toMatchObject({ name: 'CardsUnreachable' })
    await away.close()
  })
})
