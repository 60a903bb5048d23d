import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import type { CallReply } from '#contract/calls.ts'
import type { Medicine } from '#domain/medicines/medicines.ts'
import { mounjaro } from '#domain/medicines/mounjaro.ts'
import { firstMonthTotalPence } from '#domain/medicines/prices.ts'
import { moveOrder, type Order, openOrder, orderAnswersOwner, orderOwner } from '../orders/orders.ts'
import { orderEvents, orders } from '../orders/tables.ts'
import { type Sandbox, sandboxOf } from '../platform/gateways/cards/sandbox/sandbox.ts'
import { openContent } from '../platform/outbox/message-rows.ts'
import { messages } from '../platform/outbox/tables.ts'
import { cookieOf, type startTestApp } from './test-app.ts'

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

export const patient = {
  name: 'Robin',
  legalSurname: 'Ferncliff',
  email: 'robin@ferncliff.example',
  mobile: '07700900123',
}

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  expired: '4000 0000 0000 0069',
  wrongCvc: '4000 0000 0000 0127',
  challenged: '4000 0025 0000 3155',
  silent: '4000 0000 0000 8013',
  duplicating: '4000 0000 0000 8021',
  shuffling: '4000 0000 0000 8039',
} as const

export function sandboxIn(app: TestApp): Sandbox {
  const sandbox = sandboxOf(app.services.cards)
  if (!sandbox) throw new Error('This app has no sandbox.')
  return sandbox
}

/** A guest session's cookie and id, as a browser gets them. */
export async function newGuestSession(app: TestApp): Promise<{ readonly id: string; readonly cookie: string }> {
  const reply = await app.post('save_answer', {
    ansData: '{"Q1_answer":"18-74"}',
    questionnaire_type: 'weight-management',
  })
  return { id: reply.json().data.uniqueId, cookie: cookieOf(reply) }
}

export async function draftOrder(
  { database, services: { vault, now } }: TestApp,
  guestSessionId: string,
  medication: Medicine = mounjaro,
  accountId: string | null = null,
): Promise<Order> {
  return database.transaction(async (tx) => {
    const { order } = await openOrder(tx, {
      guestSessionId,
      accountId,
      emailDigest: vault.index(patient.email, 'email'),
      kind: 'medication',
      item: medication.key,
      amountPence: firstMonthTotalPence(medication),
      questionnaire: 'weight-management',
      questionnaireVersion: 1,
      now: now(),
      seal: (id) => ({
        details: vault.seal(JSON.stringify(patient), orderOwner(id)),
        answers: vault.seal('{}', orderAnswersOwner(id)),
      }),
    })
    return order
  })
}

/** The result of the account form: an order of this guest session that waits for its payment. */
export async function placeOrder(
  app: TestApp,
  guestSessionId: string,
  medication: Medicine = mounjaro,
): Promise<Order> {
  const order = await draftOrder(app, guestSessionId, medication)
  return (
    (await app.database.run((orm) =>
      moveOrder(orm, order, { to: 'awaiting payment', by: 'patient', now: app.services.now() }),
    )) ?? order
  )
}

/** A buyer ready to pay. */
export interface Buyer {
  readonly cookie: string
  readonly guestSessionId: string
  readonly order: Order
  create(amount?: number): Promise<LightMyRequestResponse>
  /** Starts the payment and returns what the browser needs for it. */
  begin(): Promise<CallReply<'create_payment_intent'>>
  confirm(clientSecret: string, number: string, card?: Record<string, unknown>): Promise<LightMyRequestResponse>
  answerChallenge(clientSecret: string, challenge: string, approve: boolean): Promise<LightMyRequestResponse>
  verify(paymentIntentId: string): Promise<LightMyRequestResponse>
}

export async function newBuyer(app: TestApp, medication: Medicine = mounjaro): Promise<Buyer> {
  const { id: guestSessionId, cookie } = await newGuestSession(app)
  const order = await placeOrder(app, guestSessionId, medication)
  const send = (url: string, payload: object) =>
    app.server.inject({ method: 'POST', url, headers: { cookie }, payload })
  const create = (amount = order.amountPence / 100) =>
    app.post('create_payment_intent', { amount, answerId: order.id }, { cookie })
  return {
    cookie,
    guestSessionId,
    order,
    create,
    begin: async () => (await create()).json().data,
    confirm: (clientSecret, number, card = {}) =>
      send('/sandbox-cards/confirm', {
        clientSecret,
        card: { number, expMonth: 12, expYear: new Date().getUTCFullYear() + 2, cvc: '123', ...card },
      }),
    answerChallenge: (clientSecret, challenge, approve) =>
      send('/sandbox-cards/challenge', { clientSecret, challenge, approve }),
    verify: (paymentIntentId) => app.post('verify_payment_intent', { paymentIntentId, orderId: order.id }, { cookie }),
  }
}

/** A buyer whose card is authorised and whose order waits for a clinician. */
export async function newPaidBuyer(app: TestApp, medication: Medicine = mounjaro) {
  const buyer = await newBuyer(app, medication)
  const { clientSecret, paymentIntent } = await buyer.begin()
  await buyer.confirm(clientSecret, cards.good)
  await buyer.verify(paymentIntent)
  return { ...buyer, paymentIntent }
}

/** Delivers webhooks over HTTP. */
export const deliverWebhooks = (app: TestApp) =>
  sandboxIn(app).webhooks.deliverTo(async (body, signature) => {
    const reply = await sendWebhook(app, body, signature)
    if (reply.statusCode !== 200) throw new Error(`The webhook was answered with ${reply.statusCode}.`)
  })

export const sendWebhook = (app: TestApp, body: string, signature: string) =>
  app.server.inject({
    method: 'POST',
    url: '/api/payment_webhook',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    payload: body,
  })

export async function orderNow({ database }: TestApp, id: string): Promise<Order> {
  const [order] = await database.run((orm) => orm.select().from(orders).where(eq(orders.id, id)))
  if (!order) throw new Error('The order is gone.')
  return order
}

/** The states of an order, in order. */
export const storyOf = async ({ database }: TestApp, id: string) =>
  (
    await database.run((orm) =>
      orm.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(orderEvents.id),
    )
  ).map(({ toState }) => toState)

/** Emails that name this order. */
export async function emailsAbout({ database, services }: TestApp, { reference }: Order) {
  const rows = await database.run((orm) => orm.select().from(messages).orderBy(messages.createdAt))
  return rows.map((row) => openContent(services.vault, row)).filter(({ subject }) => subject?.includes(reference))
}

/** How often a card was charged for a payment, in whatever state. */
export async function chargesOf(app: TestApp, intentId: string) {
  const books = await sandboxIn(app).ledger.read(intentId)
  return books?.charges.filter(({ status }) => status === 'succeeded') ?? []
}

/** Dates the last change of an order back. */
export const ageOrder = ({ database }: TestApp, id: string, interval: string) =>
  database.run((orm) =>
    orm.execute(`
      update orders set updated_at = updated_at - interval '${interval}', authorised_at = authorised_at - interval '${interval}' where id = '${id}';
      update cases set authorisation_ends = authorisation_ends - interval '${interval}' where order_id = '${id}'`),
  )
