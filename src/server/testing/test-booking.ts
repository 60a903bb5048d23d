import type { Article } from '#content/site/article.ts'
import type { CallBody, CallReply } from '#contract/calls.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { type Instant, instantAt } from '#domain/calendar/london-time.ts'
import { riskAnswers } from '#domain/intake/adhd/sample-answers.ts'
import { sandboxOf } from '../platform/gateways/cards/sandbox/sandbox.ts'
import { openContent } from '../platform/outbox/message-rows.ts'
import { messages } from '../platform/outbox/tables.ts'
import { startTestApp } from './test-app.ts'
import { newBrowser, newPhone, proveAddress, saveAgreed, type TestBrowser } from './test-browser.ts'
import { humanToken, willingBotCheck } from './test-gateways.ts'

/** An app with the test's clock. It starts on a Monday morning in March, before the clocks change. */
export async function startBookingApp(
  at = '2026-03-02T07:00:00Z',
  env: Record<string, string> = {},
  articles: readonly Article[] = [],
) {
  let now: Instant = Date.parse(at)
  const app = await startTestApp({
    env: { TRUST_PROXY: '1', ...env },
    gateways: { botCheck: willingBotCheck, now: () => now },
    articles,
  })
  return {
    ...app,
    now: () => now,
    setNow: (to: Instant) => {
      now = to
    },
    pass: (minutes: number) => {
      now += minutes * minuteMs
    },
  }
}

export type BookingApp = Awaited<ReturnType<typeof startBookingApp>>

/** Answers of a patient who may book. */
export const adhdAnswers = {
  adhd_q0: 'yes',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((place) => [`adhd_q${place}`, 'Often'])),
  adhd_risk_factors: riskAnswers(),
}

export const saveAdhdAnswers = (browser: TestBrowser, answers: object = adhdAnswers) =>
  saveAgreed(browser, 'adhd', answers)

export const allConsents = { t1: true, t2: true, t3: true, t4: true, t5: true, t6: true, t7: true, t8: true }

let people = 0

/** A valid booking form. */
export const bookingFormOf = (email: string) =>
  ({
    mode: 'finalSubmit',
    token: humanToken,
    questionnaire_type: 'adhd',
    email,
    password: 'otter-41',
    title: 'ms',
    gender: 'female',
    name: 'Robin',
    legalSurname: 'Ferncliff',
    mobile: newPhone(),
    dob: '1985-03-27',
    address: '1 Mill Lane#Flat 2',
    city: 'Little Wending',
    pincode: 'sw1a1aa',
    consents: allConsents,
  }) satisfies CallBody<'create_new_user'>

export interface Slot {
  readonly date: string
  readonly time: string
}

export const startOf = (slot: Slot): Instant => instantAt(slot)

let networks = 0
/** Another documentation address each time: 2001:db8::/32 has a network for everyone. */
export const newNetwork = (): string =>
  `2001:db8:${(networks >> 16).toString(16)}:${(networks++ & 0xffff).toString(16)}::1`

/** A browser with a network of its own, or that of others. */
export const browserFrom = (app: BookingApp, network = newNetwork()): TestBrowser =>
  newBrowser({
    ...app,
    post: (call, body, headers = {}) => app.post(call, body, { ...headers, 'x-forwarded-for': network }),
  })

/** Many patients who may book, created at once. */
export async function newCrowd(app: BookingApp, size: number): Promise<TestBrowser[]> {
  const crowd = Array.from({ length: size }, () => browserFrom(app))
  for (let from = 0; from < size; from += 50) {
    await Promise.all(crowd.slice(from, from + 50).map((browser) => saveAdhdAnswers(browser)))
  }
  return crowd
}

/** A patient who may book. */
export async function newGuest(app: BookingApp, email = `guest-${people++}@ferncliff.example`, network = newNetwork()) {
  const browser = browserFrom(app, network)
  await saveAdhdAnswers(browser)
  const form = bookingFormOf(email)
  const sandbox = (path: string, payload: object) =>
    app.server.inject({ method: 'POST', url: `/sandbox-cards/${path}`, headers: { cookie: browser.cookie() }, payload })
  const guest = {
    browser,
    email,
    form,
    hold: (slot: Slot, clinician?: string) =>
      browser.post('hold_slot', {
        date: slot.date,
        time: slot.time,
        token: humanToken,
        ...(clinician === undefined ? {} : { clinician }),
      }),
    submit: (changes: Partial<CallBody<'create_new_user'>> = {}) =>
      browser.post('create_new_user', { ...form, ...changes }),
    begin: (orderId: string) => browser.post('create_payment_intent', { amount: 850, answerId: orderId }),
    /** The card is charged; we are not told. */
    charge: (clientSecret: string) =>
      sandbox('confirm', {
        clientSecret,
        card: {
          number: '4242 4242 4242 4242',
          expMonth: 12,
          expYear: new Date().getUTCFullYear() + 2,
          cvc: '123',
        },
      }),
    verify: (orderId: string, paymentIntentId: string) =>
      browser.post('verify_payment_intent', { paymentIntentId, orderId }),
    async signIn() {
      await proveAddress(app, email)
      return browser.post('sign_in', { email, password: form.password })
    },
    account: async (): Promise<CallReply<'my_account'>> => (await browser.post('my_account', {})).json().data,
    async appointment() {
      const [first] = (await guest.account()).appointments
      if (!first) throw new Error('There is no appointment.')
      return first
    },
    /** Up to the card dialog: the time is held and the form sent. */
    async order(slot: Slot) {
      const held = await guest.hold(slot)
      if (held.statusCode !== 200) throw new Error(`The time could not be held: ${held.body}`)
      const submitted = await guest.submit()
      if (submitted.statusCode !== 200) throw new Error(`The form was refused: ${submitted.body}`)
      const orderId: string = submitted.json().data.paymentId
      const { clientSecret, paymentIntent }: CallReply<'create_payment_intent'> = (await guest.begin(orderId)).json()
        .data
      return { orderId, clientSecret, paymentIntent }
    },
    /** All the way, and signed in. */
    async book(slot: Slot) {
      const order = await guest.order(slot)
      await guest.charge(order.clientSecret)
      const reply = await guest.verify(order.orderId, order.paymentIntent)
      if (reply.json().data.status !== 'Success') throw new Error(`It was not paid: ${reply.body}`)
      await guest.signIn()
      return { ...order, reference: reply.json().data.reference as string }
    },
  }
  return guest
}

export type Guest = Awaited<ReturnType<typeof newGuest>>

/** The charge and the refunds of a payment. */
export async function moneyOf(app: BookingApp, paymentIntent: string) {
  const books = await sandboxOf(app.services.cards)?.ledger.read(paymentIntent)
  if (!books) throw new Error('There is no such payment.')
  return {
    taken: books.intent.amount_received,
    givenBack: books.refunds.reduce((total, { amount }) => total + amount, 0),
  }
}

/** Every email to an address, in order. */
export async function emailsTo({ database, services }: Pick<BookingApp, 'database' | 'services'>, address: string) {
  const rows = await database.run((orm) => orm.select().from(messages).orderBy(messages.createdAt))
  return rows.map((row) => openContent(services.vault, row)).filter(({ to }) => to === address)
}
