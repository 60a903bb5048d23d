import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cases } from '../../../../tests/soak/test-depth.ts'
import { signatureOf } from '../../platform/gateways/cards/sandbox/webhooks.ts'
import { startTestApp } from '../../testing/test-app.ts'
import {
  ageOrder,
  type Buyer,
  cards,
  chargesOf,
  deliverWebhooks,
  emailsAbout,
  newBuyer,
  orderNow,
  sandboxIn,
  sendWebhook,
  storyOf,
  type TestApp,
} from '../../testing/test-order.ts'
import { reconcilePayments } from './reconcile.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const unsigned = { code: 400, data: null, message: 'This is not an event that the card provider signed just now.' }

const paidStory = ['draft', 'awaiting payment', 'awaiting review']

/** Pays, and collects the webhooks the provider would have sent. */
async function payAndListen(buyer: Buyer, number: string = cards.good) {
  const bodies: string[] = []
  sandboxIn(app).webhooks.deliverTo(async (body) => void bodies.push(body))
  const { clientSecret, paymentIntent } = await buyer.begin()
  const confirmed = await buyer.confirm(clientSecret, number)
  const { challenge } = confirmed.json()
  if (challenge) await buyer.answerChallenge(clientSecret, challenge, true)
  await sandboxIn(app).webhooks.settled()
  return { bodies, paymentIntent }
}

const tell = (body: string, { secret = sandboxIn(app).webhookSecret, ageSeconds = 0 } = {}) =>
  sendWebhook(app, body, signatureOf(body, secret, new Date(Date.now() - ageSeconds * 1_000)))

async function expectPaidOnce(buyer: Buyer, paymentIntent: string) {
  expect(await storyOf(app, buyer.order.id)).toEqual(paidStory)
  expect(await emailsAbout(app, buyer.order)).toHaveLength(1)
  expect(await chargesOf(app, paymentIntent)).toHaveLength(1)
  expect(await app.services.cards.retrieve(paymentIntent)).toMatchObject({ status: 'requires_capture' })
}

describe('a webhook', () => {
  it('completes the payment of a browser that never came back', async () => {
    const buyer = await newBuyer(app)
    const { bodies, paymentIntent } = await payAndListen(buyer)
    for (const body of bodies) {
      const reply = await tell(body)
      expect(reply.json()).toEqual({ code: 200, data: null, message: 'OK' })
    }
    await expectPaidOnce(buyer, paymentIntent)
    expect((await buyer.verify(paymentIntent)).json().data).toEqual({
      status: 'Success',
      reference: buyer.order.reference,
    })
    await expectPaidOnce(buyer, paymentIntent)
  })

  it('is refused with 400 and changes nothing if it is forged, too old, changed or not signed', async () => {
    const buyer = await newBuyer(app)
    const { bodies } = await payAndListen(buyer)
    const body = bodies.at(-1) ?? ''
    const signed = signatureOf(body, sandboxIn(app).webhookSecret, new Date())
    const replies = [
      await tell(body, { secret: 'whsec_guessed' }),
      await tell(body, { ageSeconds: 302 }),
      await sendWebhook(app, `${body} `, signed),
      await sendWebhook(app, body, ''),
      await sendWebhook(app, body, signed.replace('v1=', 'v0=')),
      await sendWebhook(app, '', signed),
      await app.server.inject({ method: 'POST', url: '/api/payment_webhook', payload: JSON.parse(body) }),
    ]
    for (const reply of replies) {
      expect(reply.json()).toEqual(unsigned)
    }
    expect((await orderNow(app, buyer.order.id)).state).toBe('awaiting payment')
    expect((await tell(body, { ageSeconds: 295 })).statusCode).toBe(200)
  })

  it('B-18 is refused with 400 if its date is further ahead than clocks can differ', async () => {
    const buyer = await newBuyer(app)
    const { bodies } = await payAndListen(buyer)
    const body = bodies.at(-1) ?? ''
    for (const ageSeconds of [-302, -86_400, -1e9]) expect((await tell(body, { ageSeconds })).json()).toEqual(unsigned)
    expect((await orderNow(app, buyer.order.id)).state).toBe('awaiting payment')
    // The last of two dates is the signed one.
    const signature = signatureOf(body, sandboxIn(app).webhookSecret, new Date(Date.now() + 86_400_000))
    expect((await sendWebhook(app, body, `t=${Math.floor(Date.now() / 1_000)},${signature}`)).json()).toEqual(unsigned)
    expect((await tell(body, { ageSeconds: -295 })).statusCode).toBe(200)
  })

  it.each(['t=1,v1=', 't=1', 'v1=', 't=x,v1=\u00e9', '=', ','])(
    'B-18 is refused with 400 if it is signed %j',
    async (odd) => {
      expect((await sendWebhook(app, '{}', odd)).json()).toEqual(unsigned)
    },
  )

  it('B-18 is refused with 400 if it is signed and yet no event', async () => {
    const event = { id: 'evt_odd', object: 'event', data: { object: { object: 'payment_intent', id: 'pi_odd' } } }
    const odd = [
      ...[null, true, 7, '', 'evt', [], {}, [event]],
      ...[
        { ...event, id: undefined },
        { ...event, id: 7 },
        { ...event, id: '' },
        { ...event, id: 'e'.repeat(5_000) },
      ],
      ...[undefined, null, 7, {}, { object: null }, { object: 'pi_odd' }].map((data) => ({ ...event, data })),
    ].map((body) => JSON.stringify(body))
    for (const body of [...odd, '', '{', '\u0000', '"\ud800"', '['.repeat(60_000)]) {
      const reply = await tell(body)
      expect([body.slice(0, 80), reply.json()]).toEqual([body.slice(0, 80), unsigned])
    }
    // Well formed, but its ids are unknown.
    for (const id of [null, 7, {}, undefined, 'pi_odd']) {
      const about = { object: 'payment_intent', id }
      expect((await tell(JSON.stringify({ ...event, data: { object: about } }))).statusCode).toBe(200)
    }
  })

  it('is processed once: sent again, the provider is not even asked', async () => {
    const buyer = await newBuyer(app)
    const { bodies, paymentIntent } = await payAndListen(buyer)
    const body = bodies.at(-1) ?? ''
    await tell(body)
    const { cards: provider } = app.services
    const { retrieve } = provider
    provider.retrieve = () => Promise.reject(new Error('asked again'))
    const replies = await Promise.all([tell(body), tell(body), tell(body)])
    provider.retrieve = retrieve
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    await expectPaidOnce(buyer, paymentIntent)
  })

  it('is trusted no further than its signature: the payment is read again from the provider', async () => {
    const buyer = await newBuyer(app)
    const { paymentIntent } = await buyer.begin()
    const object = { object: 'payment_intent', id: paymentIntent, status: 'requires_capture', amount: 125_00 }
    const reply = await tell(JSON.stringify({ id: 'evt_early', object: 'event', data: { object } }))
    expect(reply.statusCode).toBe(200)
    expect((await orderNow(app, buyer.order.id)).state).toBe('awaiting payment')
  })

  it('about something else, or about an order that is not ours, is accepted and changes nothing', async () => {
    const event = (object: object) => JSON.stringify({ id: `evt_${Math.random()}`, object: 'event', data: { object } })
    expect((await tell(event({ object: 'customer', id: 'cus_1' }))).statusCode).toBe(200)
    const { cards: provider } = app.services
    for (const id of ['of another shop', '6a1f0b0e-7c44-4a58-9f0e-2f5f3a1f7b11']) {
      const { id: intent, clientSecret } = await provider.create({
        id,
        reference: 'LW-OTHER',
        amountPence: 1_00,
        key: `other ${id}`,
      })
      const buyer = await newBuyer(app)
      await buyer.confirm(clientSecret, cards.good)
      expect((await tell(event({ object: 'payment_intent', id: intent }))).statusCode).toBe(200)
      expect(await provider.retrieve(intent)).toMatchObject({ status: 'requires_capture' })
    }
  })

  it('that cannot be processed is not acknowledged, and works when it comes again', async () => {
    const buyer = await newBuyer(app)
    const { bodies, paymentIntent } = await payAndListen(buyer)
    const body = bodies.at(-1) ?? ''
    const { cards: provider } = app.services
    const { retrieve } = provider
    const { CardsUnreachable } = await import('../../platform/gateways/cards/cards.ts')
    provider.retrieve = () => Promise.reject(new CardsUnreachable('away'))
    const reply = await tell(body)
    provider.retrieve = retrieve
    expect(reply.statusCode).toBe(503)
    expect((await tell(body)).statusCode).toBe(200)
    await expectPaidOnce(buyer, paymentIntent)
  })

  it('an authorisation that is not the order’s own is cancelled, never captured', async () => {
    const buyer = await newBuyer(app)
    const second = await app.services.cards.create({
      id: buyer.order.id,
      reference: buyer.order.reference,
      amountPence: buyer.order.amountPence,
      key: `second ${buyer.order.id}`,
    })
    const { bodies, paymentIntent } = await payAndListen(buyer)
    for (const body of bodies) await tell(body)
    await buyer.confirm(second.clientSecret, cards.good)
    const object = { object: 'payment_intent', id: second.id }
    await tell(JSON.stringify({ id: 'evt_second', object: 'event', data: { object } }))
    expect(await app.services.cards.retrieve(second.id)).toMatchObject({ status: 'canceled' })
    await expectPaidOnce(buyer, paymentIntent)
  })

  it.each([
    [cards.duplicating, 'twice'],
    [cards.shuffling, 'the wrong way round'],
    [cards.challenged, 'with a challenge in between'],
  ])('%s: reported %s, over HTTP, the order is paid once', async (number, _how) => {
    const listening = await startTestApp()
    await listening.server.listen({ host: '127.0.0.1', port: 0 })
    const buyer = await newBuyer(listening)
    const { clientSecret, paymentIntent } = await buyer.begin()
    const { challenge } = (await buyer.confirm(clientSecret, number)).json()
    if (challenge) await buyer.answerChallenge(clientSecret, challenge, true)
    await sandboxIn(listening).webhooks.settled()
    const [story, emails] = [await storyOf(listening, buyer.order.id), await emailsAbout(listening, buyer.order)]
    const charges = await chargesOf(listening, paymentIntent)
    await listening.close()
    expect([story, emails.length, charges.length]).toEqual([paidStory, 1, 1])
  })

  it('duplicated and shuffled by the switch for all cards', async () => {
    deliverWebhooks(app)
    for (const fault of ['duplicate webhooks', 'shuffled webhooks'] as const) {
      sandboxIn(app).switches.webhooks = fault
      const buyer = await newBuyer(app)
      const { clientSecret, paymentIntent } = await buyer.begin()
      await buyer.confirm(clientSecret, cards.good)
      await sandboxIn(app).webhooks.settled()
      await expectPaidOnce(buyer, paymentIntent)
    }
    sandboxIn(app).switches.webhooks = null
  })
})

describe('browser, webhooks and the job', () => {
  it('before, while and after the card is charged, in any order, any number of times: paid exactly once', async () => {
    const early = fc.array(fc.constantFrom('browser', 'clock'), { maxLength: 3 })
    const news = fc.array(fc.constantFrom('browser', 'clock', 'webhook 0', 'webhook 1'), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(early, early, news, fc.boolean(), async (before, meanwhile, after, isAtOnce) => {
        const buyer = await newBuyer(app)
        const { paymentIntent } = await buyer.begin()
        await ageOrder(app, buyer.order.id, '2 minutes')
        const bodies: string[] = []
        const bring = async (step: string): Promise<unknown> => {
          if (step === 'clock') return reconcilePayments(app.services)
          const reply = await (step === 'browser'
            ? buyer.verify(paymentIntent)
            : tell(bodies[Number(step.at(-1))] as string))
          // A caller that is told we are busy comes again, a browser as much as a provider.
          return reply.statusCode === 503 ? bring(step) : reply
        }
        for (const step of before) await bring(step)
        expect((await orderNow(app, buyer.order.id)).state).toBe('awaiting payment')
        const [paid] = await Promise.all([payAndListen(buyer), ...meanwhile.map(bring)])
        bodies.push(...paid.bodies)
        if (isAtOnce) await Promise.all(after.map(bring))
        else for (const step of after) await bring(step)
        await expectPaidOnce(buyer, paymentIntent)
      }),
      cases(4, 600),
    )
  }, 120_000)
})

describe('a provider that charges and does not answer', () => {
  it('the patient reads that the result is not known yet, the job settles it, and it is one charge', async () => {
    sandboxIn(app).webhooks.deliverTo(async () => undefined)
    const buyer = await newBuyer(app)
    const { clientSecret, paymentIntent } = await buyer.begin()
    const reply = await buyer.confirm(clientSecret, cards.silent)
    expect(reply.json().error.code).toBe('api_connection_error')
    await reconcilePayments(app.services)
    expect((await orderNow(app, buyer.order.id)).state).toBe('awaiting payment')
    await ageOrder(app, buyer.order.id, '61 seconds')
    expect(await reconcilePayments(app.services)).toBe(1)
    await expectPaidOnce(buyer, paymentIntent)
    expect((await buyer.confirm(clientSecret, cards.good)).json()).toEqual({ status: 'requires_capture' })
    expect((await buyer.verify(paymentIntent)).json().data.status).toBe('Success')
    await expectPaidOnce(buyer, paymentIntent)
  })

  it('a payment that was made without a reply is the same one when requested again', async () => {
    sandboxIn(app).switches.silentOn = ['create']
    const buyer = await newBuyer(app)
    const first = await buyer.create()
    sandboxIn(app).switches.silentOn = []
    expect(first.statusCode).toBe(200)
    expect((await buyer.begin()).paymentIntent).toBe(first.json().data.paymentIntent)
  })
})
