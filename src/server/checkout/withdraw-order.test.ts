import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hourMs } from '#domain/calendar/durations.ts'
import { casesJob } from '../clinical/cases/case-job.ts'
import { cases } from '../clinical/cases/tables.ts'
import { CardsUnreachable } from '../platform/gateways/cards/cards.ts'
import { afterUndoMs } from '../testing/after-undo.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { bringEvidence, caseNow, newPatient, newReadyPatient } from '../testing/test-case.ts'
import { willingBotCheck } from '../testing/test-gateways.ts'
import { deliverWebhooks, emailsAbout, orderNow, sandboxIn, storyOf } from '../testing/test-order.ts'
import { newStaff } from '../testing/test-staff.ts'
import { reconcilePayments } from './payment/reconcile.ts'

let clock = Date.parse('2026-03-02T10:00:00Z')
let app: TestApp
let other: TestApp
beforeAll(async () => {
  const gateways = { botCheck: willingBotCheck, now: () => clock }
  app = await startTestApp({ gateways })
  other = await startTestApp({ gateways, beside: app })
  deliverWebhooks(app)
})
afterAll(async () => {
  await other.close()
  await app.close()
})

const tend = () => Promise.all([casesJob(app.services), casesJob(other.services)])
type Patient = Awaited<ReturnType<typeof newPatient>>
const subjects = async ({ order }: Patient) => (await emailsAbout(app, order)).map(({ subject }) => subject ?? '')
const shown = async ({ browser, orderId }: Patient) =>
  (await browser.post('my_account', {})).json().data.orders.find(({ id }: { id: string }) => id === orderId)
const statusOf = async ({ paymentIntent }: Patient) => (await app.services.cards.retrieve(paymentIntent)).status

async function expectCalledOff(patient: Patient) {
  await sandboxIn(app).webhooks.settled()
  await tend()
  await reconcilePayments(app.services)
  expect(await storyOf(app, patient.orderId)).toEqual(['draft', 'awaiting payment', 'awaiting review', 'expired'])
  expect(await caseNow(app, patient.caseId)).toMatchObject({ state: 'withdrawn', claimedBy: null, dueAt: null })
  expect(await statusOf(patient)).toBe('canceled')
  expect((await subjects(patient)).slice(1)).toEqual([`Your order ${patient.order.reference} is cancelled`])
}

describe('an order that its patient cancels', () => {
  it('ends once in however many tabs: authorisation released, case withdrawn, one email', async () => {
    const patient = await newReadyPatient(app)
    expect(await shown(patient)).toMatchObject({ canWithdraw: true, isWithdrawn: false })
    const { orderId } = patient
    const replies = await Promise.all([1, 2, 3].map(() => patient.browser.post('withdraw_order', { orderId })))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    await expectCalledOff(patient)
    expect(await shown(patient)).toMatchObject({ canWithdraw: false, isWithdrawn: true, state: 'expired' })
  })

  it('cannot be decided from that moment on, and is ended by the job if the provider was away or the server died', async () => {
    const patient = await newReadyPatient(app)
    const prescriber = await newStaff(app, 'prescriber')
    const { epoch } = (await prescriber.post('desk_claim', { id: patient.caseId })).json().data
    const { cards } = app.services
    const { cancel } = cards
    cards.cancel = () => Promise.reject(new CardsUnreachable('away'))
    const reply = await patient.browser.post('withdraw_order', { orderId: patient.orderId })
    expect(reply.json().data).toEqual({ isDone: false })
    cards.cancel = cancel
    const late = await prescriber.post('desk_decline', {
      id: patient.caseId,
      epoch,
      reason: 'health_condition',
      words: 'I am sorry.',
    })
    expect(late.statusCode).toBe(409)
    expect(await statusOf(patient)).toBe('requires_capture')
    // Killed after the authorisation was released, and before that was recorded.
    await cancel(patient.paymentIntent)
    await expectCalledOff(patient)
  })

  it('is not cancelled by anyone else, after the approval, or while a clinician decides', async () => {
    const [patient, stranger] = [await newReadyPatient(app), await newPatient(app)]
    const { orderId, caseId } = patient
    expect((await stranger.browser.post('withdraw_order', { orderId })).statusCode).toBe(404)
    const prescriber = await newStaff(app, 'prescriber')
    const { epoch } = (await prescriber.post('desk_claim', { id: caseId })).json().data
    const approval = { id: caseId, epoch, dose: '2.5mg', instructions: 'Weekly.', words: 'Done.', ticked: [] }
    expect((await prescriber.post('desk_approve', approval)).statusCode).toBe(200)
    const during = await patient.browser.post('withdraw_order', { orderId })
    expect(during.json()).toMatchObject({ code: 409, data: { because: 'being decided' } })
    clock += afterUndoMs
    await tend()
    const after = await patient.browser.post('withdraw_order', { orderId })
    expect(after.json()).toMatchObject({ code: 409, data: { because: 'approved' } })
    expect(await statusOf(patient)).toBe('requires_capture')
    expect((await orderNow(app, orderId)).state).toBe('awaiting review')
  })

  it('is refunded what was captured manually', async () => {
    const patient = await newReadyPatient(app)
    await sandboxIn(app).dashboard.capture(patient.paymentIntent)
    await sandboxIn(app).webhooks.settled()
    await patient.browser.post('withdraw_order', { orderId: patient.orderId })
    const books = await sandboxIn(app).ledger.read(patient.paymentIntent)
    expect(books?.refunds.map(({ amount }) => amount)).toEqual([125_00])
    expect((await orderNow(app, patient.orderId)).state).toBe('expired')
  })
})

describe('a patient we wait for', () => {
  it('is reminded after 24 and 48 hours, once each, and not once they have answered', async () => {
    const [slow, quick] = [await newPatient(app), await newPatient(app)]
    const reminders = async (patient: Patient) =>
      (await subjects(patient)).filter((subject) => subject.endsWith('is waiting for you')).length
    clock += 23 * hourMs
    await tend()
    expect(await reminders(slow)).toBe(0)
    clock += hourMs
    await Promise.all([tend(), tend()])
    expect([await reminders(slow), await reminders(quick)]).toEqual([1, 1])
    await bringEvidence(app, quick)
    clock += 24 * hourMs
    await Promise.all([tend(), tend()])
    clock += 24 * hourMs
    await tend()
    expect([await reminders(slow), await reminders(quick)]).toEqual([2, 1])
    for (const { text } of await emailsAbout(app, slow.order))
      if (text.includes('what we need from you')) expect(text).not.toMatch(/Mounjaro|medic|weight|health/i)
  })
})

describe('an authorisation', () => {
  it('ends when its case says, and the email leads back with one press', async () => {
    const patient = await newPatient(app)
    const ends = new Date(clock + 5 * 24 * hourMs)
    await app.database.run((orm) =>
      orm.update(cases).set({ authorisationEnds: ends }).where(eq(cases.id, patient.caseId)),
    )
    clock = ends.getTime() - 1
    await reconcilePayments(app.services)
    expect((await orderNow(app, patient.orderId)).state).toBe('awaiting review')
    clock += 1
    await Promise.all([reconcilePayments(app.services), reconcilePayments(other.services)])
    await tend()
    expect((await orderNow(app, patient.orderId)).state).toBe('expired')
    expect(await caseNow(app, patient.caseId)).toMatchObject({ state: 'expired' })
    const told = (await emailsAbout(app, patient.order)).filter(({ subject }) => subject?.endsWith('has expired'))
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toMatch(/still like to order.* from your account.*\/account$/m)
  })
})
