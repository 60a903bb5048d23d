import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#domain/calendar/durations.ts'
import { followUpAnswers, weightAnswers } from '#domain/clinical/sample-answers.ts'
import { reconcilePayments } from '../../checkout/payment/reconcile.ts'
import { sendRefund } from '../../orders/refunds.ts'
import { approveOrder } from '../../orders/review.ts'
import { afterUndoMs } from '../../testing/after-undo.ts'
import { packedInTests } from '../../testing/packed.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newPerson } from '../../testing/test-browser.ts'
import {
  authorise,
  bringEvidence,
  caseNow,
  goodEvidence,
  newPatient,
  newReadyPatient,
  type TestPatient,
  takenPence,
} from '../../testing/test-case.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { cards, emailsAbout, orderNow } from '../../testing/test-order.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { prescriptions } from '../supply/tables.ts'
import { casesJob } from './case-job.ts'
import { finishDecisions } from './finish/finish-decision.ts'

let clock = Date.parse('2026-03-02T10:00:00Z')
const wait = (ms: number) => {
  clock += ms
}

type Staff = Awaited<ReturnType<typeof newStaff>>
let app: TestApp
let prescriber: Staff
let lead: Staff
let pharmacist: Staff
let support: Staff
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck, now: () => clock } })
  prescriber = await newStaff(app, 'prescriber')
  lead = await newStaff(app, 'clinical_lead')
  pharmacist = await newStaff(app, 'pharmacist')
  support = await newStaff(app, 'support')
})
afterAll(() => app.close())

async function post(staff: Staff, call: Parameters<Staff['post']>[0], body: object) {
  const reply = await staff.post(call, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data
}

const claim = async (staff: Staff, id: string) => (await post(staff, 'desk_claim', { id })).epoch as number

const settle = async () => {
  wait(afterUndoMs)
  await casesJob(app.services)
}

/** Signed a second time where that is needed. Returns how many signatures it took. */
async function approve(id: string, dose: string, reason: string | null = null): Promise<1 | 2> {
  const shown = await post(prescriber, 'desk_case', { id })
  const ticked = shown.flags.map((flag: { id: string }) => ({ flag: flag.id }))
  const words = 'I have prescribed it for you.'
  const epoch = await claim(prescriber, id)
  const body = { id, epoch, dose, instructions: 'Once a week.', words, ticked, reason }
  await post(prescriber, 'desk_approve', body)
  await settle()
  if (!(await caseNow(app, id)).awaitsSignature) return 1
  await post(lead, 'desk_sign', { id, epoch: await claim(lead, id), reason: 'I agree.' })
  await settle()
  return 2
}

async function check(id: string, strength: string) {
  const pen = { brand: 'Mounjaro', strength, batch: 'LK-7', expires: '2027-06-30' }
  await post(pharmacist, 'desk_check', {
    id,
    epoch: await claim(pharmacist, id),
    pen,
    hasSeenInteractions: true,
  })
}

const dispatch = (id: string) =>
  support.post('desk_dispatch', {
    id,
    carrier: 'Swift Post',
    tracking: 'SP1',
    coldPack: 'Cool box 48',
    expectedOn: new Date(clock + dayMs).toISOString().slice(0, 10),
    coldHours: 48,
    ...packedInTests,
  })

const careOf = async ({ browser }: TestPatient) => (await browser.post('my_account', {})).json().data.orders[0].care

async function payAgain({ browser, orderId }: TestPatient, pounds: number) {
  const begun = await browser.post('create_payment_intent', { amount: pounds, answerId: orderId })
  expect(begun.statusCode, begun.body).toBe(200)
  const { clientSecret, paymentIntent } = begun.json().data
  const card = { number: cards.good, expMonth: 12, expYear: 2031, cvc: '123' }
  const headers = { cookie: browser.cookie() }
  const url = '/sandbox-cards/confirm'
  await app.server.inject({ method: 'POST', url, headers, payload: { clientSecret, card } })
  return {
    paymentIntent: paymentIntent as string,
    verify: async () =>
      (await browser.post('verify_payment_intent', { paymentIntentId: paymentIntent, orderId })).json().data,
  }
}

const statusOf = async (intent: string) => (await app.services.cards.retrieve(intent)).status

/** A patient who already uses 7.5 mg pens, and proves it. */
async function newContinuing() {
  const patient = await newPatient(
    app,
    weightAnswers({ 'previous-weight-loss-medications': ['Mounjaro'], 'current-medication-status': 'no' }),
  )
  const today = new Date(clock).toISOString().slice(0, 10)
  await bringEvidence(
    app,
    patient,
    {
      ...goodEvidence(app),
      previous_supply: {
        medicine: 'mounjaro',
        strengthMg: 7.5,
        suppliedOn: today,
        lastInjectionOn: today,
        isNameMatching: true,
        startingWeightKg: 110,
        by: 'Bryony Fell',
      },
    },
    followUpAnswers({ 'follow-up-injections': ['mounjaro'] }),
  )
  return patient
}

async function newAskedForMore() {
  const patient = await newContinuing()
  const { doses } = await post(prescriber, 'desk_case', { id: patient.caseId })
  const more = doses.find(({ dose }: { dose: string }) => dose === '7.5mg')
  expect(more).toMatchObject({ isAllowed: true })
  expect(more.pricePence).toBeGreaterThan(patient.order.amountPence)
  await approve(patient.caseId, '7.5mg', 'The label shows it, and it was well borne.')
  return { patient, pricePence: more.pricePence as number }
}

describe('a dose that costs more', () => {
  it('waits for the patient’s yes, is authorised again, and is charged once at its own price', async () => {
    const { patient, pricePence } = await newAskedForMore()
    const { caseId, orderId, paymentIntent, order } = patient
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'waiting_for_price' })
    expect(await careOf(patient)).toMatchObject({
      state: 'waiting_for_price',
      cardRequest: { why: 'price', amountPence: pricePence, wasPence: order.amountPence },
    })
    const low = await patient.browser.post('create_payment_intent', {
      amount: order.amountPence / 100,
      answerId: orderId,
    })
    expect([low.statusCode, low.json().data.amount]).toEqual([409, pricePence / 100])
    const stranger = await app.post('create_payment_intent', { amount: pricePence / 100, answerId: orderId })
    expect(stranger.statusCode).toBe(404)

    const again = await payAgain(patient, pricePence / 100)
    expect(await statusOf(paymentIntent)).toBe('requires_capture')
    // As if the provider's webhook came while the browser asks.
    const both = await Promise.all([again.verify(), again.verify()])
    expect(both).toEqual(Array(2).fill({ status: 'Success', reference: order.reference }))
    expect(await again.verify()).toMatchObject({ status: 'Success' })
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'approved' })
    expect(await orderNow(app, orderId)).toMatchObject({ amountPence: pricePence, placedPence: order.amountPence })
    await reconcilePayments(app.services)
    expect(await statusOf(paymentIntent)).toBe('canceled')
    expect(await careOf(patient)).toMatchObject({ cardRequest: null })

    await check(caseId, '7.5mg')
    await settle()
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'checked' })
    expect(await takenPence(app, again.paymentIntent)).toBe(pricePence)
    expect(await takenPence(app, paymentIntent)).toBe(0)
    expect((await emailsAbout(app, order)).map(({ subject }) => subject).slice(1)).toEqual([
      `Please confirm the price of your order ${order.reference}`,
      `Your order ${order.reference} is going ahead`,
      `Your payment for order ${order.reference}`,
    ])
  })

  it('is found by the job when nobody reports it, and costs less again when a pharmacist returns it', async () => {
    const { patient, pricePence } = await newAskedForMore()
    const { caseId, order } = patient
    const again = await payAgain(patient, pricePence / 100)
    await reconcilePayments(app.services)
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'approved' })
    const epoch = await claim(pharmacist, caseId)
    await post(pharmacist, 'desk_return', { id: caseId, epoch, reason: 'The label is of another person.' })
    await settle()
    await approve(caseId, '2.5mg', 'Begins anew.')
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'approved' })
    await check(caseId, '2.5mg')
    await settle()
    expect(await takenPence(app, again.paymentIntent)).toBe(order.amountPence)
    expect(await orderNow(app, patient.orderId)).toMatchObject({ amountPence: order.amountPence, state: 'approved' })
  })

  it('is cancelled free of charge, with both authorisations released and nothing to be supplied', async () => {
    const { patient, pricePence } = await newAskedForMore()
    const again = await payAgain(patient, pricePence / 100)
    const called = await patient.browser.post('withdraw_order', { orderId: patient.orderId })
    expect(called.statusCode, called.body).toBe(200)
    await reconcilePayments(app.services)
    await reconcilePayments(app.services)
    expect(await again.verify()).toBeNull()
    expect([await statusOf(patient.paymentIntent), await statusOf(again.paymentIntent)]).toEqual([
      'canceled',
      'canceled',
    ])
    expect(await caseNow(app, patient.caseId)).toMatchObject({ state: 'withdrawn' })
    const written = await app.database.run((orm) =>
      orm.select().from(prescriptions).where(eq(prescriptions.caseId, patient.caseId)),
    )
    expect(written.map(({ cancelledAt }) => cancelledAt !== null)).toEqual([true])
  })
})

describe('a card that is refused when it is charged', () => {
  it('is requested again; then it is checked again, and charged once', async () => {
    const patient = await newReadyPatient(app)
    const { caseId, order, paymentIntent } = patient
    await approve(caseId, '2.5mg')
    await check(caseId, '2.5mg')
    wait(afterUndoMs)
    const refusing = {
      ...app.services,
      cards: { ...app.services.cards, capture: (id: string) => app.services.cards.retrieve(id) },
    }
    await finishDecisions(refusing)
    expect(await statusOf(paymentIntent)).toBe('canceled')
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'waiting_for_price', pendingDecision: null })
    expect((await orderNow(app, patient.orderId)).state).toBe('awaiting review')
    expect((await careOf(patient)).cardRequest).toMatchObject({ why: 'card', amountPence: order.amountPence })
    const again = await payAgain(patient, order.amountPence / 100)
    expect(await again.verify()).toMatchObject({ status: 'Success' })
    await check(caseId, '2.5mg')
    await settle()
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'checked' })
    expect([await takenPence(app, paymentIntent), await takenPence(app, again.paymentIntent)]).toEqual([
      0,
      order.amountPence,
    ])
  })
})

describe('a parcel that does not arrive', () => {
  async function newLost() {
    const patient = await newReadyPatient(app)
    const { caseId } = patient
    await approve(caseId, '2.5mg')
    await check(caseId, '2.5mg')
    await settle()
    expect((await dispatch(caseId)).statusCode).toBe(200)
    await post(support, 'desk_parcel_ended', { id: caseId, as: 'lost' })
    await post(support, 'desk_replace_parcel', { id: caseId })
    expect((await support.post('desk_replace_parcel', { id: caseId })).statusCode).toBe(409)
    return patient
  }

  it('is replaced by the same dose with two signatures, and is not paid for again', async () => {
    const { caseId, order, paymentIntent } = await newLost()
    const { doses, order: shown, replaces } = await post(prescriber, 'desk_case', { id: caseId })
    expect(shown.isPaid).toBe(true)
    expect(replaces).toEqual({
      because: 'lost',
      name: support.name,
      arrived: null,
      at: expect.any(String),
      reason: null,
    })
    expect(doses.filter(({ isAllowed }: { isAllowed: boolean }) => isAllowed)).toMatchObject([
      { dose: '2.5mg', needs: ['reason', 'second signature'] },
    ])
    expect(await approve(caseId, '2.5mg', 'The carrier lost it.')).toBe(2)
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'approved' })
    // What was asked for has been decided.
    expect(await post(prescriber, 'desk_case', { id: caseId })).toMatchObject({ replaces: null })
    await check(caseId, '2.5mg')
    await settle()
    expect((await dispatch(caseId)).statusCode).toBe(200)
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'dispatched' })
    expect(await takenPence(app, paymentIntent)).toBe(order.amountPence)
    expect((await post(support, 'desk_parcel', { id: caseId })).pens).toHaveLength(1)
    const sent = await app.database.run((orm) => orm.execute(sql`select 1 from parcels where case_id = ${caseId}`))
    expect(sent.rows).toHaveLength(2)
    expect((await emailsAbout(app, order)).map(({ subject }) => subject)).toContain(
      `Your order ${order.reference} is being sent again`,
    )
  })

  it('is refunded if it is not replaced', async () => {
    const { caseId, orderId, order, paymentIntent } = await newLost()
    const epoch = await claim(prescriber, caseId)
    const words = 'We cannot send another.'
    await post(prescriber, 'desk_decline', { id: caseId, epoch, reason: 'health_condition', words })
    await settle()
    while (await sendRefund(app.services));
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'declined' })
    expect((await orderNow(app, orderId)).state).toBe('refunded')
    expect((await app.services.cards.money(paymentIntent)).refundedPence).toBe(order.amountPence)
  })
})

describe('an order refunded before dispatch', () => {
  const refundAll = async ({ orderId, order }: TestPatient) => {
    const body = { orderId, refundId: randomUUID(), amountPence: order.amountPence, reason: 'They asked for it.' }
    await post(lead, 'desk_refund', body)
    expect((await orderNow(app, orderId)).state).toBe('refunded')
  }

  async function expectEnded({ caseId }: TestPatient) {
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'withdrawn', pendingDecision: null, claimedBy: null })
    const { rows } = await app.database.run((orm) =>
      orm.execute(sql`select 1 from prescriptions where case_id = ${caseId} and cancelled_at is null`),
    )
    expect(rows).toEqual([])
    expect((await dispatch(caseId)).statusCode).toBe(409)
  }

  async function newChecked() {
    const patient = await newReadyPatient(app)
    await approve(patient.caseId, '2.5mg')
    await check(patient.caseId, '2.5mg')
    return patient
  }

  it('ends the case: it is not listed to be sent, nor as lost', async () => {
    const [checked, lost] = [await newChecked(), await newChecked()]
    await settle()
    expect((await dispatch(lost.caseId)).statusCode).toBe(200)
    await refundAll(lost)
    await settle()
    expect(await caseNow(app, lost.caseId)).toMatchObject({ state: 'dispatched' })
    await post(support, 'desk_parcel_ended', { id: lost.caseId, as: 'lost' })
    await refundAll(checked)
    await settle()
    await expectEnded(checked)
    await expectEnded(lost)
  })

  it('is not retried for ever if it was charged, and refunded before the charge was recorded', async () => {
    const patient = await newChecked()
    const by = { dose: '2.5mg', by: prescriber.id, staffId: prescriber.id }
    await approveOrder(app.services, patient.orderId, by)
    await refundAll(patient)
    await settle()
    await expectEnded(patient)
  })

  it.each(['approve', 'decline'])('leaves no decision open that was taken meanwhile: %s', async (kind) => {
    const patient = await newChecked()
    const { caseId: id } = patient
    await settle()
    expect((await dispatch(id)).statusCode).toBe(200)
    await post(support, 'desk_parcel_ended', { id, as: 'returned' })
    await post(support, 'desk_replace_parcel', { id })
    const epoch = await claim(prescriber, id)
    const words = 'What I think of it.'
    if (kind === 'decline') await post(prescriber, 'desk_decline', { id, epoch, reason: 'health_condition', words })
    else await approvePending(id, epoch, words)
    await refundAll(patient)
    await settle()
    expect(await caseNow(app, id)).toMatchObject({
      state: kind === 'decline' ? 'declined' : 'withdrawn',
      pendingDecision: null,
    })
  })

  async function approvePending(id: string, epoch: number, words: string) {
    const { flags } = await post(prescriber, 'desk_case', { id })
    const ticked = flags.map((flag: { id: string }) => ({ flag: flag.id }))
    const reason = 'It came back.'
    await post(prescriber, 'desk_approve', { id, epoch, dose: '2.5mg', instructions: 'Weekly.', words, ticked, reason })
  }
})

it('the same card on another account is flagged to the prescriber, and never refused', async () => {
  const card = '5555 5555 5555 4444'
  const first = await newPatient(app, undefined, card)
  const second = await newPatient(app, undefined, card)
  const flagsOf = async ({ caseId }: TestPatient) =>
    (await post(prescriber, 'desk_case', { id: caseId })).flags.map(({ id }: { id: string }) => id)
  expect(await flagsOf(second)).toContain('same-card')
  expect(await flagsOf(first)).toContain('same-card')
  expect(await flagsOf(await newPatient(app))).not.toContain('same-card')
})

it('R-7 so is the card of an order that its owner confirms only later; until then its digest is kept sealed', async () => {
  const card = '5555 5555 5555 4444'
  await newPatient(app, undefined, card)
  const owner = await newPatient(app)
  const { browser, form } = await newPerson(app, owner.email)
  const { paymentId } = (await browser.post('create_new_user', form)).json().data
  await authorise(app, browser, paymentId, card)
  const flags = async () =>
    (await post(prescriber, 'desk_case', { id: owner.caseId })).flags.map(({ id }: { id: string }) => id)
  expect((await orderNow(app, paymentId)).unclaimedCard).not.toBeNull()
  expect(await flags()).not.toContain('same-card')
  const { messages } = (await app.post('dev_outbox', {})).json().data
  const asked = messages.find(({ to, text }: Record<string, string>) => to === owner.email && text?.includes('#token='))
  await app.post('confirm_order', { token: /#token=([\w-]{43})/.exec(asked.text)?.[1] ?? '' })
  expect((await orderNow(app, paymentId)).unclaimedCard).toBeNull()
  expect(await flags()).toContain('same-card')
})

describe('before a parcel leaves', () => {
  it('a patient who takes the pill with Mounjaro confirms what to do, and the GP is owed a letter', async () => {
    const patient = await newPatient(app, weightAnswers({ 'step-3': 'Female', 'step-4': 'no' }))
    const identity = { ...(goodEvidence(app).identity as object), sex: 'Female' }
    await bringEvidence(
      app,
      patient,
      { ...goodEvidence(app), identity },
      followUpAnswers({ 'follow-up-pregnancy': 'possible', 'follow-up-contraception': ['pill'] }),
    )
    const { caseId, orderId, browser } = patient
    await approve(caseId, '2.5mg', 'Told about the barrier method.')
    await check(caseId, '2.5mg')
    await settle()
    expect((await careOf(patient)).toConfirm).toEqual(['barrier-method'])
    const early = await dispatch(caseId)
    expect([early.statusCode, early.json().message]).toEqual([409, expect.stringContaining('barrier method')])
    const body = { orderId, what: 'barrier-method' } as const
    expect((await (await newReadyPatient(app)).browser.post('confirm_before_supply', body)).statusCode).toBe(404)
    expect((await browser.post('confirm_before_supply', body)).statusCode).toBe(200)
    expect((await browser.post('confirm_before_supply', body)).statusCode).toBe(200)
    expect((await careOf(patient)).toConfirm).toEqual([])
    expect((await dispatch(caseId)).statusCode).toBe(200)
    const due = await app.database.run((orm) =>
      orm.execute(sql`select 1 from letters where kind = 'gp' and case_id = ${caseId}`),
    )
    expect(due.rows).toHaveLength(1)
  })
})

// Last, since desk sessions do not last a week.
describe('a refused card that is not replaced', () => {
  it('ends the order after a week', async () => {
    const patient = await newReadyPatient(app)
    await approve(patient.caseId, '2.5mg')
    await check(patient.caseId, '2.5mg')
    wait(afterUndoMs)
    const capture = (id: string) => app.services.cards.retrieve(id)
    await finishDecisions({ ...app.services, cards: { ...app.services.cards, capture } })
    wait(7 * dayMs)
    await reconcilePayments(app.services)
    await casesJob(app.services)
    expect((await orderNow(app, patient.orderId)).state).toBe('expired')
    expect(await caseNow(app, patient.caseId)).toMatchObject({ state: 'expired' })
    await reconcilePayments(app.services)
    expect(await careOf(patient)).toMatchObject({ cardRequest: null })
  })
})
