import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardConsent } from '#content/checkout/saved-card.ts'
import { mounjaro } from '#domain/medicines/mounjaro.ts'
import { CardsUnreachable } from '../../platform/gateways/cards/cards.ts'
import { newAccount } from '../../testing/test-account.ts'
import { startTestApp } from '../../testing/test-app.ts'
import {
  ageOrder,
  cards,
  chargesOf,
  draftOrder,
  newGuestSession,
  orderNow,
  type TestApp,
} from '../../testing/test-order.ts'
import { savedCardsJob, syncSavedCards } from '../saved-card/sync-saved-cards.ts'
import { reconcilePayments } from './reconcile.ts'

type Account = Awaited<ReturnType<typeof newAccount>>

let clock = Date.now()
let app: TestApp
let robin: Account
let stranger: Account
beforeAll(async () => {
  app = await startTestApp({ gateways: { now: () => clock } })
  robin = await newAccount(app, 'robin@ferncliff.example')
  stranger = await newAccount(app, 'stranger@ferncliff.example')
})
afterAll(() => app.close())

const test = {
  ...cards,
  alwaysAsks: '4000 0027 6000 3184',
  declinesLater: '4000 0000 0000 0341',
  expiresLater: '4000 0000 0000 8047',
  poorLater: '4000 0000 0000 8054',
}
const consentVersion = cardConsent.version
const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows

/** An order of a signed-in patient, ready to pay. */
async function atTill(who: Account) {
  const { id: guestSessionId } = await newGuestSession(app)
  const order = await draftOrder(app, guestSessionId, mounjaro, who.id)
  const begun = await who.post('create_payment_intent', { amount: order.amountPence / 100, answerId: order.id })
  const { clientSecret, paymentIntent, keeping } = begun.json().data
  const own = { orderId: order.id, paymentIntentId: paymentIntent as string }
  return {
    order,
    own,
    keeping,
    clientSecret: clientSecret as string,
    keep: (isKept: boolean, by = who) => by.post('keep_card', { ...own, isKept, consentVersion }),
    payWith: (card: string, by = who) => by.post('pay_with_saved_card', { ...own, card }),
    verify: async () => (await who.post('verify_payment_intent', own)).json().data,
  }
}
const typed = (clientSecret: string, number: string) =>
  app.server.inject({
    method: 'POST',
    url: '/sandbox-cards/confirm',
    payload: { clientSecret, card: { number, expMonth: 12, expYear: new Date().getUTCFullYear() + 2, cvc: '123' } },
  })
const answer = (clientSecret: string, challenge: string, approve = true) =>
  app.server.inject({ method: 'POST', url: '/sandbox-cards/challenge', payload: { clientSecret, challenge, approve } })

/** Adds a card in the account, as its page does. */
async function add(who: Account, number: string) {
  const begun = await who.post('begin_card', { consentVersion })
  expect(begun.statusCode, begun.body).toBe(200)
  const { clientSecret } = begun.json().data
  const said = (await typed(clientSecret, number)).json()
  if (said.challenge) expect((await answer(clientSecret, said.challenge)).json()).toEqual({ status: 'succeeded' })
  return { said, card: (await who.post('settle_card', {})).json().data.card }
}
const mine = async (who: Account) => (await who.post('my_card', {})).json().data.card
const customerOf = async (who: Account) =>
  (await rows(`select customer from card_customers where account_id = '${who.id}'`))[0]?.customer as string
const atProvider = async (who: Account) =>
  (await app.services.cards.savedCards(await customerOf(who))).map(({ last4 }) => last4)
const said = async (who: Account) =>
  (await rows(`select is_given, how, wording, version from consents where account_id = '${who.id}' order by id`)).map(
    ({ is_given, how }) => [is_given, how],
  )

describe('a card that pays an order', () => {
  it('is saved only if its owner ticked the box, and the agreed words are recorded', async () => {
    const plain = await atTill(robin)
    expect(plain.keeping).toEqual({ saved: null })
    await typed(plain.clientSecret, test.good)
    expect((await plain.verify()).status).toBe('Success')
    expect(await mine(robin)).toBeNull()
    const till = await atTill(robin)
    expect((await till.keep(true)).statusCode).toBe(200)
    expect(await typed(till.clientSecret, test.declined).then((reply) => reply.json())).toMatchObject({
      error: { code: 'card_declined' },
    })
    expect(await mine(robin)).toBeNull()
    await typed(till.clientSecret, test.good)
    expect((await till.verify()).status).toBe('Success')
    expect(await mine(robin)).toEqual({
      id: expect.stringMatching(/^pm_/),
      brand: 'visa',
      last4: '4242',
      expMonth: 12,
      expYear: new Date().getUTCFullYear() + 2,
    })
    expect(
      await rows(`select kind, wording, version, is_given, how from consents where account_id = '${robin.id}'`),
    ).toEqual([{ kind: 'card', ...cardConsent, is_given: true, how: 'payment' }])
    const everything = JSON.stringify(
      await rows('select body from sandbox_customers union all select body from sandbox_intents'),
    )
    expect(everything).not.toMatch(/4242424242424242|4000000000000002/)
  })

  it('is not saved if the box is unticked after a failed attempt, and a No is recorded', async () => {
    const other = await newAccount(app, 'unticks@ferncliff.example')
    const till = await atTill(other)
    await till.keep(true)
    await typed(till.clientSecret, test.declined)
    await till.keep(false)
    await typed(till.clientSecret, test.good)
    expect((await till.verify()).status).toBe('Success')
    expect(await atProvider(other)).toEqual([])
    expect(await said(other)).toEqual([
      [true, 'payment'],
      [false, 'payment'],
    ])
  })

  it('can be saved by its owner alone, and not with words that have changed', async () => {
    const till = await atTill(robin)
    expect((await till.keep(true, stranger)).statusCode).toBe(404)
    const stale = { ...till.own, isKept: true, consentVersion: consentVersion + 1 }
    expect((await robin.post('keep_card', stale)).statusCode).toBe(409)
    const another = await atTill(robin)
    const mixed = { ...till.own, paymentIntentId: another.own.paymentIntentId, isKept: true, consentVersion }
    expect((await robin.post('keep_card', mixed)).statusCode).toBe(404)
    expect(await said(stranger)).toEqual([])
  })
})

describe('the saved card', () => {
  it('pays the next order with one press, and two presses are one authorisation', async () => {
    const till = await atTill(robin)
    expect(till.keeping.saved).toEqual(await mine(robin))
    const { id } = till.keeping.saved
    const both = await Promise.all([till.payWith(id), till.payWith(id)])
    expect(both.map((reply) => reply.json().data)).toEqual(
      Array(2).fill({ outcome: 'authorised', challenge: null, message: null }),
    )
    expect(await chargesOf(app, till.own.paymentIntentId)).toHaveLength(1)
    expect(await orderNow(app, till.order.id)).toMatchObject({ state: 'awaiting review' })
    expect(await till.verify()).toEqual({ status: 'Success', reference: till.order.reference })
  })

  it('works for its owner’s orders alone, with their card, and only signed in', async () => {
    const till = await atTill(robin)
    const { id } = till.keeping.saved
    expect((await till.payWith(id, stranger)).statusCode).toBe(404)
    const theirs = await atTill(stranger)
    expect(theirs.keeping).toEqual({ saved: null })
    expect((await theirs.payWith(id)).statusCode).toBe(409)
    await add(stranger, test.good)
    expect((await theirs.payWith(id)).statusCode).toBe(409)
    expect((await app.post('pay_with_saved_card', { ...till.own, card: id })).statusCode).toBe(401)
    expect(await chargesOf(app, theirs.own.paymentIntentId)).toEqual([])
    expect(await chargesOf(app, till.own.paymentIntentId)).toEqual([])
  })

  it('authorised before the process was killed is found by the job', async () => {
    const till = await atTill(robin)
    const { id } = till.keeping.saved
    await app.services.cards.payWith(till.own.paymentIntentId, await customerOf(robin), id)
    expect((await orderNow(app, till.order.id)).state).toBe('awaiting payment')
    await ageOrder(app, till.order.id, '2 minutes')
    await reconcilePayments(app.services)
    expect((await orderNow(app, till.order.id)).state).toBe('awaiting review')
  })

  it('asks its owner for approval if the bank wants it, and pays once they have approved', async () => {
    const asked = await newAccount(app, 'asked@ferncliff.example')
    const { card } = await add(asked, test.alwaysAsks)
    const refused = await atTill(asked)
    const first = (await refused.payWith(card.id)).json().data
    expect(first).toEqual({ outcome: 'challenged', challenge: expect.any(String), message: null })
    expect((await answer(refused.clientSecret, first.challenge, false)).json().error.code).toBe(
      'payment_intent_authentication_failure',
    )
    const again = (await refused.payWith(card.id)).json().data
    await answer(refused.clientSecret, again.challenge)
    expect((await refused.verify()).status).toBe('Success')
    expect(await chargesOf(app, refused.own.paymentIntentId)).toHaveLength(1)
    // Saved with the bank's approval, this one needs no further approval.
    const { said: setUp, card: quiet } = await add(asked, test.challenged)
    expect(setUp.challenge).toEqual(expect.any(String))
    expect((await (await atTill(asked)).payWith(quiet.id)).json().data.outcome).toBe('authorised')
  })

  it.each([
    ['declined', test.declinesLater, 'Your card was declined.'],
    ['expired', test.expiresLater, 'Your card has expired.'],
    ['without money', test.poorLater, 'Your card has insufficient funds.'],
  ])('%s is refused with a reason, and another card pays the same order', async (name, number, words) => {
    const unlucky = await newAccount(app, `${name.replace(' ', '-')}@ferncliff.example`)
    const { card } = await add(unlucky, number)
    const till = await atTill(unlucky)
    expect((await till.payWith(card.id)).json().data).toEqual({ outcome: 'declined', challenge: null, message: words })
    expect((await till.verify()).status).toBe('Failed')
    await typed(till.clientSecret, test.good)
    expect((await till.verify()).status).toBe('Success')
  })

  it('is reported as unknown when the provider stops answering, and is not charged twice', async () => {
    const till = await atTill(robin)
    const { cards: provider } = app.services
    const { payWith } = provider
    const silent = async (...asked: Parameters<typeof payWith>) => {
      await payWith(...asked)
      throw new CardsUnreachable('Silence.')
    }
    Object.assign(provider, { payWith: silent })
    const reply = await till.payWith(till.keeping.saved.id)
    Object.assign(provider, { payWith })
    expect([reply.statusCode, reply.json().message]).toEqual([502, expect.stringContaining('Please do not pay again')])
    expect((await till.verify()).status).toBe('Success')
    expect(await chargesOf(app, till.own.paymentIntentId)).toHaveLength(1)
  })
})

describe('another card', () => {
  it('replaces the previous one, which is removed at the provider', async () => {
    const { card } = await add(robin, '5555 5555 5555 4444')
    expect(card).toMatchObject({ brand: 'mastercard', last4: '4444' })
    expect(await atProvider(robin)).toEqual(['4444'])
    // With an order the job does it.
    const till = await atTill(robin)
    await till.keep(true)
    await typed(till.clientSecret, test.good)
    expect(await atProvider(robin)).toEqual(['4242', '4444'])
    await savedCardsJob(app.services)
    expect(await atProvider(robin)).toEqual(['4242', '4444'])
    clock += 16 * 60_000
    await savedCardsJob(app.services)
    expect(await atProvider(robin)).toEqual(['4242'])
  })

  it('refused by its bank is not saved, and the previous one stays', async () => {
    const { said: refused } = await add(robin, test.declined)
    expect(refused).toMatchObject({ error: { code: 'card_declined' } })
    expect(await mine(robin)).toMatchObject({ last4: '4242' })
  })
})

describe('consent withdrawn', () => {
  it('removes the card at the provider, even after an outage, and nothing is paid with it meanwhile', async () => {
    const till = await atTill(robin)
    const { id } = till.keeping.saved
    const { cards: provider } = app.services
    const { savedCards } = provider
    Object.assign(provider, { savedCards: () => Promise.reject(new CardsUnreachable('Away.')) })
    expect((await robin.post('withdraw_consent', { topic: 'card' })).statusCode).toBe(200)
    await expect(syncSavedCards(app.services, robin.id)).rejects.toThrow('Away.')
    await savedCardsJob(app.services)
    Object.assign(provider, { savedCards })
    expect(await atProvider(robin)).toEqual(['4242'])
    expect(await mine(robin)).toBeNull()
    expect((await till.payWith(id)).statusCode).toBe(409)
    clock += 16 * 60_000
    await savedCardsJob(app.services)
    expect(await atProvider(robin)).toEqual([])
    expect((await said(robin)).at(-1)).toEqual([false, 'account'])
    expect(await rows(`select tidy_at from card_customers where account_id = '${robin.id}'`)).toEqual([
      { tidy_at: null },
    ])
  })

  it('while a card is being saved removes that one too', async () => {
    const till = await atTill(robin)
    await till.keep(true)
    await robin.post('withdraw_consent', { topic: 'card' })
    await typed(till.clientSecret, test.good)
    expect((await till.verify()).status).toBe('Success')
    clock += 16 * 60_000
    await savedCardsJob(app.services)
    expect(await atProvider(robin)).toEqual([])
  })
})
