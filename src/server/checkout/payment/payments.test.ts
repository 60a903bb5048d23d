import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mounjaro } from '#domain/medicines/mounjaro.ts'
import { wegovy } from '#domain/medicines/wegovy.ts'
import { startTestApp } from '../../testing/test-app.ts'
import {
  cards,
  chargesOf,
  emailsAbout,
  newBuyer,
  newGuestSession,
  newPaidBuyer,
  orderNow,
  patient,
  placeOrder,
  sandboxIn,
  storyOf,
  type TestApp,
} from '../../testing/test-order.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const paidStory = ['draft', 'awaiting payment', 'awaiting review']

describe('API-07 a payment is begun', () => {
  it('with what the browser needs, and once however often it is requested', async () => {
    const buyer = await newBuyer(app)
    const replies = await Promise.all([buyer.create(), buyer.create(), buyer.create()])
    const again = await buyer.create()
    const data = again.json().data
    expect(data).toEqual({
      clientSecret: expect.stringMatching(/^pi_[0-9a-f]+_secret_[0-9a-f]+$/),
      orderId: buyer.order.id,
      paymentIntent: expect.stringMatching(/^pi_/),
      provider: 'sandbox',
      publishableKey: null,
    })
    for (const reply of replies) expect(reply.json()).toEqual({ code: 200, data, message: 'OK' })
  })

  it.each([
    [mounjaro, 125],
    [wegovy, 115],
  ])('R-3 for $name the amount is £%i, whatever the browser says', async (medication, pounds) => {
    const buyer = await newBuyer(app, medication)
    for (const amount of [0, 1, -pounds, pounds - 0.01, pounds + 0.000_1, 1e300]) {
      const reply = await buyer.create(amount)
      expect(reply.statusCode).toBe(409)
      expect(reply.json().data).toEqual({ amount: pounds })
    }
    expect((await orderNow(app, buyer.order.id)).paymentIntent).toBeNull()
    const { paymentIntent } = await buyer.begin()
    expect(await app.services.cards.retrieve(paymentIntent)).toMatchObject({ amountPence: pounds * 100 })
  })

  it('R-2 nobody else’s: another guest session, none, and an unknown id get the same 404', async () => {
    const { order } = await newBuyer(app)
    const stranger = await newGuestSession(app)
    const ask = (answerId: string, headers?: Record<string, string>) =>
      app.post('create_payment_intent', { amount: 125, answerId }, headers)
    const replies = [
      await ask(order.id, { cookie: stranger.cookie }),
      await ask(order.id),
      await ask('00000000-0000-4000-8000-000000000000', { cookie: stranger.cookie }),
      await ask("' or 1=1 --", { cookie: stranger.cookie }),
    ]
    for (const reply of replies) {
      expect(reply.statusCode).toBe(404)
      expect(reply.body).toBe(replies[0]?.body)
    }
  })

  it('another medication makes another payment, and the former can no longer be paid', async () => {
    const buyer = await newBuyer(app)
    const former = await buyer.begin()
    await placeOrder(app, buyer.guestSessionId, wegovy)
    const stale = await buyer.create(125)
    expect(stale.json()).toMatchObject({ code: 409, data: { amount: 115 } })
    const { data } = (await buyer.create(115)).json()
    expect(data.paymentIntent).not.toBe(former.paymentIntent)
    expect(await app.services.cards.retrieve(former.paymentIntent)).toMatchObject({ status: 'canceled' })
    expect((await buyer.confirm(former.clientSecret, cards.good)).json().error.code).toBe(
      'payment_intent_unexpected_state',
    )
    await placeOrder(app, buyer.guestSessionId, mounjaro)
    const third = (await buyer.create(125)).json().data
    expect(new Set([former.paymentIntent, data.paymentIntent, third.paymentIntent]).size).toBe(3)
    expect((await buyer.confirm(third.clientSecret, cards.good)).json()).toEqual({ status: 'requires_capture' })
  })

  it('a payment the provider has cancelled is followed by another', async () => {
    const buyer = await newBuyer(app)
    const former = await buyer.begin()
    await app.services.cards.cancel(former.paymentIntent)
    const [one, other] = await Promise.all([buyer.begin(), buyer.begin()])
    expect(one.paymentIntent).not.toBe(former.paymentIntent)
    expect(other).toEqual(one)
  })

  it('an order that is paid is not paid again, even before we hear of the payment', async () => {
    const buyer = await newBuyer(app)
    const { clientSecret } = await buyer.begin()
    await buyer.confirm(clientSecret, cards.good)
    for (let times = 0; times < 2; times += 1) {
      const reply = await buyer.create()
      expect(reply.json()).toMatchObject({
        code: 409,
        data: { status: 'Success', reference: buyer.order.reference },
      })
    }
    expect(await storyOf(app, buyer.order.id)).toEqual(paidStory)
  })

  it('a provider outage is a 502 in plain words, and nothing is lost', async () => {
    const away = await startTestApp()
    const buyer = await newBuyer(away)
    const { paymentIntent } = await buyer.begin()
    await away.services.cards.close()
    const [begun, verified] = [await buyer.create(), await buyer.verify(paymentIntent)]
    await away.close()
    expect(begun.json()).toEqual({
      code: 502,
      data: null,
      message: 'We could not reach the card provider. You have not been charged. Please try again.',
    })
    expect(verified.json()).toMatchObject({ code: 502, message: expect.stringContaining('do not pay again') })
  })
})

describe('PD-02 a card at the sandbox', () => {
  it('R-17 is authorised, the order goes to review, and the person gets one receipt', async () => {
    const buyer = await newBuyer(app)
    const { clientSecret, paymentIntent } = await buyer.begin()
    expect((await buyer.verify(paymentIntent)).json().data).toEqual({ status: 'Failed', reference: null })
    expect((await buyer.confirm(clientSecret, cards.good)).json()).toEqual({ status: 'requires_capture' })
    const success = { status: 'Success', reference: buyer.order.reference }
    expect((await buyer.verify(paymentIntent)).json().data).toEqual(success)
    expect((await buyer.verify(paymentIntent)).json().data).toEqual(success)
    const order = await orderNow(app, buyer.order.id)
    expect(order).toMatchObject({ state: 'awaiting review', authorisedAt: expect.any(Date) })
    expect(await storyOf(app, order.id)).toEqual(paidStory)
    const [receipt, ...others] = await emailsAbout(app, order)
    expect(others).toEqual([])
    expect(receipt?.to).toBe(patient.email)
    for (const words of [
      'Hello Robin,',
      `Reference: ${order.reference}`,
      'Medication: Mounjaro',
      'Amount authorised: £125.00',
      'No money has been taken yet',
      '7 days',
      'http://localhost:3000/account',
      '0808 157 0142',
    ]) {
      expect(receipt?.text).toContain(words)
    }
    expect(await app.services.cards.retrieve(paymentIntent)).toMatchObject({ status: 'requires_capture' })
  })

  it.each([
    [cards.declined, 'card_declined', 'Your card was declined.'],
    [cards.noFunds, 'card_declined', 'Your card has insufficient funds.'],
    [cards.expired, 'expired_card', 'Your card has expired.'],
    [cards.wrongCvc, 'incorrect_cvc', 'Your card’s security code is incorrect.'],
    ['4242 4242 4242 4241', 'incorrect_number', 'Your card number is incorrect.'],
  ])('%s is refused with a reason, and another card then pays the same payment', async (number, code, message) => {
    const buyer = await newBuyer(app)
    const { clientSecret, paymentIntent } = await buyer.begin()
    expect((await buyer.confirm(clientSecret, number)).json()).toEqual({ error: { code, message } })
    expect((await buyer.verify(paymentIntent)).json().data.status).toBe('Failed')
    expect((await orderNow(app, buyer.order.id)).state).toBe('awaiting payment')
    expect((await buyer.begin()).paymentIntent).toBe(paymentIntent)
    await buyer.confirm(clientSecret, cards.good)
    expect((await buyer.verify(paymentIntent)).json().data.status).toBe('Success')
    expect(await chargesOf(app, paymentIntent)).toHaveLength(1)
  })

  it('3-D Secure: approved, it is authorised', async () => {
    const buyer = await newBuyer(app)
    const { clientSecret, paymentIntent } = await buyer.begin()
    const asked = (await buyer.confirm(clientSecret, cards.challenged)).json()
    expect(asked).toEqual({ status: 'requires_action', challenge: expect.any(String) })
    expect((await buyer.verify(paymentIntent)).json().data.status).toBe('Processing')
    expect((await buyer.answerChallenge(clientSecret, 'challenge_guessed', true)).json().error).toBeDefined()
    expect((await buyer.verify(paymentIntent)).json().data.status).toBe('Processing')
    const answer = await buyer.answerChallenge(clientSecret, asked.challenge, true)
    expect(answer.json()).toEqual({ status: 'requires_capture' })
    expect((await buyer.verify(paymentIntent)).json().data.status).toBe('Success')
  })

  it('3-D Secure: not approved, nothing is charged and another card may be tried', async () => {
    const buyer = await newBuyer(app)
    const { clientSecret, paymentIntent } = await buyer.begin()
    const { challenge } = (await buyer.confirm(clientSecret, cards.challenged)).json()
    expect((await buyer.answerChallenge(clientSecret, challenge, false)).json()).toEqual({
      error: { code: 'payment_intent_authentication_failure', message: expect.stringContaining('bank') },
    })
    expect((await buyer.answerChallenge(clientSecret, challenge, true)).json().error).toBeDefined()
    expect((await buyer.verify(paymentIntent)).json().data.status).toBe('Failed')
    expect(await chargesOf(app, paymentIntent)).toEqual([])
    expect((await buyer.confirm(clientSecret, cards.good)).json().status).toBe('requires_capture')
  })

  it('two clicks at once are one charge, and both get the same reply', async () => {
    const buyer = await newBuyer(app)
    const { clientSecret, paymentIntent } = await buyer.begin()
    const clicks = await Promise.all([1, 2, 3].map(() => buyer.confirm(clientSecret, cards.good)))
    expect(clicks.map((reply) => reply.json())).toEqual(Array(3).fill({ status: 'requires_capture' }))
    expect(await chargesOf(app, paymentIntent)).toHaveLength(1)
  })

  it('is refused without the payment’s secret, from another site, too often or too large', async () => {
    const { begin } = await newBuyer(app)
    const { clientSecret, paymentIntent } = await begin()
    const send = (payload: object, headers = {}) =>
      app.server.inject({ method: 'POST', url: '/sandbox-cards/confirm', headers, payload })
    const card = { number: cards.good, expMonth: '12', expYear: '40', cvc: '123' }
    const forged = clientSecret.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    expect((await send({ clientSecret: forged, card })).json().error.code).toBe('resource_missing')
    expect((await send({ clientSecret, card }, { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await send({ clientSecret, card, more: 'x'.repeat(3_000) })).statusCode).toBe(413)
    expect((await send({ clientSecret, [cards.good]: 1 })).statusCode).toBe(400)
    expect(await chargesOf(app, paymentIntent)).toEqual([])
    const paid = await send({ clientSecret, card })
    expect(paid.headers['cache-control']).toBe('no-store')
    const limited = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.01' } })
    const codes = []
    for (let times = 0; times < 2; times += 1) {
      codes.push(
        (await limited.server.inject({ method: 'POST', url: '/sandbox-cards/confirm', payload: {} })).statusCode,
      )
    }
    await limited.close()
    expect(codes).toEqual([400, 429])
  })
})

describe('API-08 a payment is verified', () => {
  it('R-2 only by its own guest session and only for the order’s own payment', async () => {
    const [one, other] = [await newPaidBuyer(app), await newPaidBuyer(app)]
    const ask = (cookie: string, paymentIntentId: string, orderId: string) =>
      app.post('verify_payment_intent', { paymentIntentId, orderId }, { cookie })
    expect((await ask(one.cookie, one.paymentIntent, one.order.id)).statusCode).toBe(200)
    for (const reply of [
      await ask(one.cookie, other.paymentIntent, other.order.id),
      await ask(one.cookie, other.paymentIntent, one.order.id),
      await ask(one.cookie, one.paymentIntent, other.order.id),
      await ask(one.cookie, '', one.order.id),
      await ask(one.cookie, one.paymentIntent, 'none'),
    ]) {
      expect(reply.json()).toEqual({ code: 404, data: null, message: 'We could not find this order.' })
    }
  })

  it('R-3 a card authorised for another amount is released, and the order is not paid', async () => {
    const buyer = await newBuyer(app, wegovy)
    const { clientSecret, paymentIntent } = await buyer.begin()
    await buyer.confirm(clientSecret, cards.good)
    await placeOrder(app, buyer.guestSessionId, mounjaro)
    expect((await buyer.verify(paymentIntent)).json().data).toEqual({ status: 'Failed', reference: null })
    expect(await app.services.cards.retrieve(paymentIntent)).toMatchObject({ status: 'canceled' })
    expect((await orderNow(app, buyer.order.id)).state).toBe('awaiting payment')
    expect(await emailsAbout(app, buyer.order)).toEqual([])
  })

  it('a signed-in patient verifies the order of their account from another guest session', async () => {
    const buyer = await newBuyer(app)
    const { paymentIntent } = await buyer.begin()
    const stranger = await newGuestSession(app)
    const { accounts, orders } = await import('../../schema.ts')
    const { beginSession } = await import('../../identity/sessions/sessions.ts')
    const accountId = '7d3b6c1e-4e0f-4d7a-9f8e-3c2b1a0d9e8f'
    const token = await app.database.transaction(async (tx) => {
      await tx.insert(accounts).values({
        id: accountId,
        emailDigest: Buffer.from('digest'),
        details: Buffer.from('sealed'),
        passwordHash: 'none',
      })
      const { eq } = await import('drizzle-orm')
      await tx.update(orders).set({ accountId }).where(eq(orders.id, buyer.order.id))
      return (await beginSession(tx, accountId, false)).token
    })
    const reply = await app.post(
      'verify_payment_intent',
      { paymentIntentId: paymentIntent, orderId: buyer.order.id },
      { cookie: `${stranger.cookie}; session=${token}` },
    )
    expect(reply.json().data).toEqual({ status: 'Failed', reference: null })
  })
})

describe('a card number', () => {
  it('is in no table, log line, reply or webhook, whatever was done with it', async () => {
    const own = await startTestApp()
    const said: string[] = []
    sandboxIn(own).webhooks.deliverTo(async (body) => void said.push(body))
    const numbers = [...Object.values(cards).filter((number) => number !== cards.silent), '4242 4242 4242 4241']
    for (const number of numbers) {
      const buyer = await newBuyer(own)
      const { clientSecret, paymentIntent } = await buyer.begin()
      const bare = number.replaceAll(' ', '')
      said.push((await buyer.confirm(clientSecret, number)).body)
      said.push((await buyer.confirm(clientSecret, bare, { cvc: bare, more: bare })).body)
      said.push((await buyer.confirm('pi_0_secret_0', bare)).body, (await buyer.confirm(bare, bare)).body)
      said.push((await buyer.verify(paymentIntent)).body, (await buyer.verify(bare)).body)
    }
    await sandboxIn(own).webhooks.settled()
    const { rows } = await own.database.run((orm) =>
      orm.execute<{ dump: string }>(`
        select string_agg(query_to_xml(format('select * from %I', table_name), true, false, '')::text, '') as dump
        from information_schema.tables where table_schema = 'public'`),
    )
    const everything = [rows[0]?.dump, own.logged(), ...said].join('\n')
    await own.close()
    const found = (text: string) => everything.includes(text) || everything.includes(text.replaceAll(' ', ''))
    expect(['last4', '9995', '/sandbox-cards/confirm', patient.email].filter(found)).toEqual([
      'last4',
      '9995',
      '/sandbox-cards/confirm',
    ])
    expect(numbers.filter(found)).toEqual([])
  })
})
