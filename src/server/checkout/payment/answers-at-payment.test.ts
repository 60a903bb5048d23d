import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderAnswersOwner } from '../../orders/orders.ts'
import { CardsUnreachable } from '../../platform/gateways/cards/cards.ts'
import { appointments, cases } from '../../schema.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { adhdAnswers, newGuest, saveAdhdAnswers, startBookingApp } from '../../testing/test-booking.ts'
import {
  finishedAnswers,
  newUnprovenCustomer,
  refusedAnswers,
  saveAnswers,
  type TestBrowser,
} from '../../testing/test-browser.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import {
  ageOrder,
  cards,
  deliverWebhooks,
  emailsAbout,
  orderNow,
  sandboxIn,
  storyOf,
} from '../../testing/test-order.ts'
import { completePayment } from './complete-payment.ts'
import { reconcilePayments } from './reconcile.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck } })
})
afterAll(() => app.close())

const ruledOut = refusedAnswers('pregnancy')
const endedStory = ['draft', 'awaiting payment', 'expired']

const payment = (browser: TestBrowser, orderId: string) => ({
  create: () => browser.post('create_payment_intent', { amount: 125, answerId: orderId }),
  confirm: (clientSecret: string) =>
    app.server.inject({
      method: 'POST',
      url: '/sandbox-cards/confirm',
      headers: { cookie: browser.cookie() },
      payload: {
        clientSecret,
        card: { number: cards.good, expMonth: 12, expYear: new Date().getUTCFullYear() + 2, cvc: '123' },
      },
    }),
  verify: (paymentIntentId: string) => browser.post('verify_payment_intent', { paymentIntentId, orderId }),
})

/** An order whose payment dialog is open. */
async function newPaying() {
  const customer = await newUnprovenCustomer(app)
  const paying = payment(customer.browser, customer.orderId)
  const { clientSecret, paymentIntent } = (await paying.create()).json().data
  return { ...customer, ...paying, clientSecret, paymentIntent }
}

const casesOf = (orderId: string) =>
  app.database.run((orm) => orm.select().from(cases).where(eq(cases.orderId, orderId)))

async function wantEnded(orderId: string, paymentIntent: string) {
  const order = await orderNow(app, orderId)
  expect(order).toMatchObject({ state: 'expired', authorisedAt: null })
  expect(await storyOf(app, orderId)).toEqual(endedStory)
  expect(await casesOf(orderId)).toEqual([])
  expect(await app.services.cards.retrieve(paymentIntent)).toMatchObject({ status: 'canceled' })
  const [mail, ...others] = await emailsAbout(app, order)
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`Your order ${order.reference} is closed, and you haven’t been charged`)
  expect(mail?.text).toContain('We’ve released the £125.00 held on your card')
  expect(mail?.text).not.toMatch(/pregnan|review|decide|Mounjaro/)
  return order
}

describe('answers that rule treatment out while the payment is open', () => {
  it.each(['under_18', 'over_74', 'pregnancy', 'bmi_low', 'medical_condition', 'recent-bariatric-surgery'])(
    'no payment begins or goes on: %s; corrected, nothing is lost',
    async (reason) => {
      const { browser, orderId, create, paymentIntent } = await newPaying()
      await saveAnswers(browser, refusedAnswers(reason))
      const refused = (await create()).json()
      expect(refused).toMatchObject({ code: 409, data: { reason: 'answers', path: '/assessment/check-answers' } })
      expect(refused.message).toContain('You haven’t been charged')
      expect(JSON.stringify(refused)).not.toMatch(/pregnan|condition|surgery/)
      expect((await orderNow(app, orderId)).state).toBe('awaiting payment')
      await saveAnswers(browser)
      expect((await create()).json().data).toMatchObject({ paymentIntent })
    },
  )

  it('a card that was authorised all the same is released, and the order ends kindly', async () => {
    const { browser, orderId, confirm, verify, create, clientSecret, paymentIntent } = await newPaying()
    await saveAnswers(browser, ruledOut)
    expect((await confirm(clientSecret)).json()).toEqual({ status: 'requires_capture' })
    const ended = { status: 'Failed', reference: null, notTaken: 'ruled out' }
    expect((await verify(paymentIntent)).json().data).toEqual(ended)
    expect((await verify(paymentIntent)).json().data).toEqual(ended)
    await wantEnded(orderId, paymentIntent)
    expect((await create()).json()).toMatchObject({ code: 409, data: { status: 'Closed' } })
  })

  it('it is the same when only the card provider tells us, once, however often', async () => {
    deliverWebhooks(app)
    const { browser, orderId, confirm, clientSecret, paymentIntent } = await newPaying()
    await saveAnswers(browser, ruledOut)
    await confirm(clientSecret)
    await sandboxIn(app).webhooks.settled()
    sandboxIn(app).webhooks.deliverTo(async () => undefined)
    await reconcilePayments(app.services)
    await wantEnded(orderId, paymentIntent)
  })

  it('it is the same when nobody tells us and the sweep finds it', async () => {
    const { browser, orderId, confirm, clientSecret, paymentIntent } = await newPaying()
    await saveAnswers(browser, ruledOut)
    await confirm(clientSecret)
    await ageOrder(app, orderId, '2 minutes')
    expect(await reconcilePayments(app.services)).toBe(1)
    await wantEnded(orderId, paymentIntent)
  })

  it('verified, told and swept at once, it ends once', async () => {
    const { browser, orderId, confirm, verify, create, clientSecret, paymentIntent } = await newPaying()
    await saveAnswers(browser, ruledOut)
    await confirm(clientSecret)
    deliverWebhooks(app)
    const [one, , other] = await Promise.all([verify(paymentIntent), create(), verify(paymentIntent), create()])
    sandboxIn(app).webhooks.deliverTo(async () => undefined)
    for (const reply of [one, other]) expect(reply?.json().data).toMatchObject({ notTaken: 'ruled out' })
    await wantEnded(orderId, paymentIntent)
  })

  it('whoever hears of it after it ended in between is told the same', async () => {
    const { browser, orderId, confirm, verify, clientSecret, paymentIntent } = await newPaying()
    await saveAnswers(browser, ruledOut)
    await confirm(clientSecret)
    const { cards: provider } = app.services
    const retrieve = provider.retrieve.bind(provider)
    // Between the two questions of the browser's reply, the provider's own message is acted upon.
    provider.retrieve = async (id: string) => {
      provider.retrieve = retrieve
      const asked = await retrieve(id)
      await completePayment(app.services, asked, 'provider')
      return asked
    }
    const first = await verify(paymentIntent)
    expect(first.json().data).toMatchObject({ notTaken: 'ruled out' })
    await wantEnded(orderId, paymentIntent)
  })

  it.each(['before', 'after'])('a process that stops %s the card is released is continued by another', async (when) => {
    const { browser, orderId, confirm, verify, clientSecret, paymentIntent } = await newPaying()
    await saveAnswers(browser, ruledOut)
    await confirm(clientSecret)
    const { cards: provider } = app.services
    const cancel = provider.cancel.bind(provider)
    provider.cancel = async (id: string) => {
      if (when === 'after') await cancel(id)
      throw new CardsUnreachable('Stopped.')
    }
    expect((await verify(paymentIntent)).statusCode).toBe(502)
    provider.cancel = cancel
    // Corrected meanwhile, the order that was being ended still ends: its card may be released already.
    await saveAnswers(browser)
    await ageOrder(app, orderId, '2 minutes')
    expect(await reconcilePayments(app.services)).toBe(1)
    await wantEnded(orderId, paymentIntent)
  })

  it('the form sent again after a stop in between makes another order, and the first one ends', async () => {
    const { browser, form, orderId, confirm, verify, clientSecret, paymentIntent } = await newPaying()
    await saveAnswers(browser, ruledOut)
    await confirm(clientSecret)
    const { cards: provider } = app.services
    const cancel = provider.cancel.bind(provider)
    provider.cancel = async (id: string) => {
      await cancel(id)
      throw new CardsUnreachable('Stopped.')
    }
    await verify(paymentIntent)
    provider.cancel = cancel
    await saveAnswers(browser)
    const again = (await browser.post('create_new_user', form)).json()
    expect(again).toMatchObject({ code: 200 })
    expect(again.data.paymentId).not.toBe(orderId)
    await wantEnded(orderId, paymentIntent)
  })

  it('a change that is not finished yet stops nobody, and the order keeps its answers', async () => {
    const { browser, orderId, confirm, verify, clientSecret, paymentIntent } = await newPaying()
    await saveAnswers(browser, { Q1_answer: '18-74' })
    await confirm(clientSecret)
    expect((await verify(paymentIntent)).json().data).toMatchObject({ status: 'Success' })
    expect(await answersOf(orderId)).toEqual(finishedAnswers)
  })

  it('the clinician reads what was said last before the card was authorised, and nothing later', async () => {
    const { browser, orderId, confirm, verify, clientSecret, paymentIntent } = await newPaying()
    const changed = { ...finishedAnswers, Q2_answer: 'Mixed' }
    await saveAnswers(browser, changed)
    await confirm(clientSecret)
    await verify(paymentIntent)
    expect(await answersOf(orderId)).toEqual(changed)
    await saveAnswers(browser, ruledOut)
    await verify(paymentIntent)
    expect(await answersOf(orderId)).toEqual(changed)
    expect((await orderNow(app, orderId)).state).toBe('awaiting review')
  })

  async function answersOf(orderId: string) {
    const order = await orderNow(app, orderId)
    return JSON.parse(app.services.vault.open(order.answers, orderAnswersOwner(order.id)))
  }
})

describe('the same of an appointment', () => {
  it('is not paid for by somebody who has since said that they are under 18, and its time is free again', async () => {
    const booking = await startBookingApp()
    const guest = await newGuest(booking)
    const { orderId, clientSecret, paymentIntent } = await guest.order({ date: '2026-04-13', time: '10:00' })
    await saveAdhdAnswers(guest.browser, { ...adhdAnswers, adhd_q8: 'No' })
    expect((await guest.begin(orderId)).json()).toMatchObject({ code: 409, data: { reason: 'answers' } })
    await guest.charge(clientSecret)
    expect((await guest.verify(orderId, paymentIntent)).json().data).toEqual({
      status: 'Failed',
      reference: null,
      notTaken: 'ruled out',
    })
    const order = await orderNow(booking, orderId)
    expect(order.state).toBe('expired')
    expect(await booking.services.cards.retrieve(paymentIntent)).toMatchObject({ status: 'canceled' })
    const [held] = await booking.database.run((orm) =>
      orm.select().from(appointments).where(eq(appointments.orderId, orderId)),
    )
    expect(held?.state).toBe('released')
    const mails = await emailsAbout(booking, order)
    await booking.close()
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Your booking ${order.reference} wasn’t completed, and you haven’t been charged`,
    ])
    expect(mails[0]?.text).toContain('we’ve released the time')
  })
})
