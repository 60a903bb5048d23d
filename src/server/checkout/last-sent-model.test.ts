import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cases } from '../../../tests/soak/test-depth.ts'
import { emailDigest, openDetails } from '../identity/accounts/account-rows.ts'
import { isPassword } from '../identity/accounts/passwords.ts'
import { orderOwner } from '../orders/orders.ts'
import { startTestApp } from '../testing/test-app.ts'
import { newCustomer, newPerson } from '../testing/test-browser.ts'
import { willingBotCheck } from '../testing/test-gateways.ts'
import { cards, type TestApp } from '../testing/test-order.ts'

/**
 * Two browsers that send, close, reopen, correct and pay in any order, with two new addresses and one that has an
 * account. After every step accounts and orders must agree with a model that fits on a page.
 */

let app: TestApp
let known: Awaited<ReturnType<typeof newCustomer>>
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck } })
  known = await newCustomer(app)
  await rows('update accounts set email_proven_at = now()')
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows

interface Sent {
  readonly email: number
  readonly street: number
  readonly password: number
  readonly medication: 'mounjaro' | 'wegovy'
}

const addressOf = ({ street }: Sent) => `${street} Mill Lane`
const passwordOf = ({ password }: Sent) => `otter-${password}-In-The-River!`
const priceOf = ({ medication }: Sent) => (medication === 'wegovy' ? 115 : 125)

interface Account {
  /** Which of the two browsers made it; null: neither. */
  readonly by: number | null
  /** Null: the details were erased. */
  readonly says: Sent | null
  /** Another browser ordered with this address, and its owner was asked. */
  readonly isAskedAbout: boolean
  readonly hasPaid: boolean
}

interface Browser {
  readonly person: Awaited<ReturnType<typeof newPerson>>
  orderId: string | null
  last: Sent | null
  isAttached: boolean
  /** The payment started last, and its amount. */
  begun: { readonly clientSecret: string; readonly pounds: number } | null
  /** The card was authorised; whether we have heard does not matter. */
  isAuthorised: boolean
}

interface Model {
  readonly emails: readonly [string, string, string]
  readonly accounts: (Account | null)[]
  readonly browsers: readonly Browser[]
}

type Step =
  | { readonly is: 'send'; readonly who: number; readonly sent: Sent; readonly times: number }
  | { readonly is: 'begin' | 'charge' | 'verify'; readonly who: number }

/** What sending a form does to the accounts. */
function place(model: Model, who: number, sent: Sent): void {
  const { accounts, browsers } = model
  const browser = browsers[who] as Browser
  const there = accounts[sent.email] ?? null
  const isOwn = there === null || (there.by === who && !there.hasPaid)
  if (isOwn) accounts[sent.email] = { isAskedAbout: false, hasPaid: false, ...there, by: who, says: sent }
  else if (browser.last?.email !== sent.email) accounts[sent.email] = { ...there, isAskedAbout: true }
  browser.isAttached = isOwn
  for (const [email, account] of accounts.entries()) {
    if (email === sent.email || account?.by !== who || account.hasPaid) continue
    accounts[email] = account.isAskedAbout ? { ...account, by: null, says: null } : null
  }
  browser.last = sent
}

async function take(model: Model, step: Step): Promise<void> {
  const browser = model.browsers[step.who] as Browser
  const { person, orderId } = browser
  if (step.is === 'send') {
    const { sent, times } = step
    const form = {
      ...person.form,
      email: model.emails[sent.email] as string,
      address: addressOf(sent),
      password: passwordOf(sent),
      medication: sent.medication,
      ...(orderId ? { paymentId: orderId } : {}),
    }
    const replies = await Promise.all(Array.from({ length: times }, () => person.browser.post('create_new_user', form)))
    for (const reply of replies) {
      if (browser.isAuthorised) {
        expect(reply.json()).toMatchObject({ code: 409, data: { status: 'Success' } })
        continue
      }
      const { paymentId, uniqueId } = reply.json().data
      // The same bytes for every address, known or not.
      expect(reply.json()).toEqual({
        code: 200,
        data: { paymentId, uniqueId, message: 'Account created' },
        message: 'OK',
      })
      if (orderId) expect(paymentId).toBe(orderId)
      browser.orderId = paymentId
    }
    if (browser.isAuthorised) return
    if (browser.begun && browser.begun.pounds !== priceOf(sent)) browser.begun = null
    return place(model, step.who, sent)
  }
  if (!orderId || !browser.last) return
  if (step.is === 'begin') {
    const pounds = priceOf(browser.last)
    const reply = await person.browser.post('create_payment_intent', { amount: pounds, answerId: orderId })
    if (browser.isAuthorised) expect(reply.json()).toMatchObject({ code: 409, data: { status: 'Success' } })
    else browser.begun = { clientSecret: reply.json().data.clientSecret, pounds }
    return
  }
  if (step.is === 'charge') {
    if (!browser.begun || browser.isAuthorised) return
    const card = { number: cards.good, expMonth: 12, expYear: new Date().getUTCFullYear() + 2, cvc: '123' }
    const { clientSecret } = browser.begun
    await app.server.inject({ method: 'POST', url: '/sandbox-cards/confirm', payload: { clientSecret, card } })
    browser.isAuthorised = true
    return
  }
  const [order] = await rows(`select payment_intent from orders where id = '${orderId}'`)
  if (!order?.payment_intent) return
  const paymentIntentId = order.payment_intent as string
  const reply = await person.browser.post('verify_payment_intent', { paymentIntentId, orderId })
  expect(reply.json().data.status).toBe(browser.isAuthorised ? 'Success' : 'Failed')
}

/** An authorised card that we have not heard of still protects the account: the form is refused. */
async function notePaid(model: Model): Promise<void> {
  for (const { orderId, isAttached, last } of model.browsers) {
    if (!orderId || !isAttached || !last) continue
    const [order] = await rows(`select authorised_at from orders where id = '${orderId}'`)
    const account = model.accounts[last.email]
    if (order?.authorised_at && account) model.accounts[last.email] = { ...account, hasPaid: true }
  }
}

async function expectAgreement(model: Model, untouched: unknown): Promise<void> {
  const { vault } = app.services
  for (const [place, email] of model.emails.entries()) {
    const digest = emailDigest(vault, email).toString('hex')
    const [found] = await rows(`select * from accounts where email_digest = '\\x${digest}'`)
    const account = model.accounts[place] ?? null
    expect(found !== undefined).toBe(account !== null)
    if (!found || !account) continue
    if (place === 2) {
      expect(found).toEqual(untouched)
      continue
    }
    const told = openDetails(vault, { id: found.id as string, details: found.details as Buffer })
    expect(told.address).toBe(account.says ? addressOf(account.says) : undefined)
    if (account.says) expect(await isPassword(found.password_hash as string, passwordOf(account.says))).toBe(true)
  }
  for (const { orderId, last, isAttached } of model.browsers) {
    if (!orderId || !last) continue
    const [order] = await rows(`select * from orders where id = '${orderId}'`)
    const told = JSON.parse(vault.open(order?.details as Buffer, orderOwner(orderId)))
    expect(told).toMatchObject({ address: addressOf(last), email: model.emails[last.email] })
    expect([order?.item, order?.account_id !== null]).toEqual([last.medication, isAttached])
  }
}

const who = fc.nat(1)
const sent = fc.record({
  email: fc.nat(2),
  street: fc.integer({ min: 1, max: 99 }),
  password: fc.nat(9),
  medication: fc.constantFrom('mounjaro' as const, 'wegovy' as const),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ is: fc.constant('send' as const), who, sent, times: fc.integer({ min: 1, max: 2 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ is: fc.constantFrom('begin' as const, 'charge' as const, 'verify' as const), who }),
  },
)

let runs = 0

it('E-1 R-7 whatever is edited, closed, reopened and paid: the last thing sent counts, and no other account changes', async () => {
  const digest = emailDigest(app.services.vault, known.email).toString('hex')
  const [untouched] = await rows(`select * from accounts where email_digest = '\\x${digest}'`)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const run = runs++
      const people = await Promise.all([newPerson(app), newPerson(app)])
      const model: Model = {
        emails: [`one-${run}@ferncliff.example`, `two-${run}@ferncliff.example`, known.email],
        accounts: [null, null, { by: null, says: null, isAskedAbout: false, hasPaid: false }],
        browsers: people.map((person) => ({
          person,
          orderId: null,
          last: null,
          isAttached: false,
          begun: null,
          isAuthorised: false,
        })),
      }
      for (const one of steps) {
        await take(model, one)
        await notePaid(model)
        await expectAgreement(model, untouched)
      }
    }),
    cases(3, 200),
  )
}, 120_000)
