import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#domain/calendar/durations.ts'
import type { Role } from '#domain/identity/staff/roles.ts'
import { casesJob } from '../../clinical/cases/case-job.ts'
import { moneyDifferences, refunds } from '../../orders/tables.ts'
import { afterUndoMs } from '../../testing/after-undo.ts'
import { packedInTests } from '../../testing/packed.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { caseNow, newReadyPatient, takenPence } from '../../testing/test-case.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { deliverWebhooks, emailsAbout, orderNow, sandboxIn, storyOf } from '../../testing/test-order.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { compareAll } from './daily-comparison.ts'
import { reconcilePayments } from './reconcile.ts'

let clock = Date.parse('2026-03-02T10:00:00Z')

let app: TestApp
let other: TestApp
beforeAll(async () => {
  const gateways = { botCheck: willingBotCheck, now: () => clock }
  app = await startTestApp({ gateways })
  other = await startTestApp({ gateways, beside: app })
})
afterAll(async () => {
  await other.close()
  await app.close()
})

const dashboard = () => sandboxIn(app).dashboard
const differencesOf = (orderId: string) =>
  app.database.run((orm) => orm.select().from(moneyDifferences).where(eq(moneyDifferences.orderId, orderId)))
const openOf = async (orderId: string) =>
  (await differencesOf(orderId)).filter(({ closedAt }) => closedAt === null).map(({ what }) => what)
const refundsOf = (orderId: string) =>
  app.database.run((orm) => orm.select().from(refunds).where(eq(refunds.orderId, orderId)))

/** Provider changes are reported at once; otherwise the next day's comparison finds them. */
const heard = () => sandboxIn(app).webhooks.settled()
const nextDay = async () => {
  clock += dayMs
  await Promise.all([compareAll(app.services), compareAll(other.services)])
}
const silently = () => sandboxIn(app).webhooks.deliverTo(async () => undefined)

/** The tests span several days, and no session lasts that long. */
const as = (role: Role) => newStaff(app, role)

async function decide(role: Role, call: 'desk_approve' | 'desk_check' | 'desk_decline', id: string, more: object) {
  const staff = await as(role)
  const { epoch } = (await staff.post('desk_claim', { id })).json().data
  const reply = await app.post(call, { id, epoch, ...more }, { cookie: staff.cookie })
  expect(reply.statusCode, reply.body).toBe(200)
  clock += afterUndoMs
  await Promise.all([casesJob(app.services), casesJob(other.services)])
}

const pen = { brand: 'Mounjaro', strength: '2.5mg', batch: 'LK-1402', expires: '2027-06-30' }
const approve = (id: string) =>
  decide('prescriber', 'desk_approve', id, { dose: '2.5mg', instructions: 'Weekly.', words: 'Done.', ticked: [] })
const check = (id: string) => decide('pharmacist', 'desk_check', id, { pen, hasSeenInteractions: true })

async function newSupplied() {
  const patient = await newReadyPatient(app)
  await approve(patient.caseId)
  await check(patient.caseId)
  expect((await orderNow(app, patient.orderId)).state).toBe('approved')
  return patient
}

const ways = ['webhook', 'daily comparison'] as const
const told = (way: (typeof ways)[number]) => {
  if (way === 'webhook') {
    deliverWebhooks(app)
    return heard
  }
  silently()
  return nextDay
}

describe.each(ways)('by %s', (way) => {
  it('a manual capture is a difference, reported once, closed by an approval, and never itself an approval', async () => {
    const find = told(way)
    const { orderId, caseId, paymentIntent } = await newReadyPatient(app)
    await dashboard().capture(paymentIntent)
    await find()
    await nextDay()
    expect(await openOf(orderId)).toEqual(['taken without approval'])
    expect(await differencesOf(orderId)).toHaveLength(1)
    expect((await orderNow(app, orderId)).state).toBe('awaiting review')
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'ready' })
    await approve(caseId)
    await check(caseId)
    await find()
    await nextDay()
    expect(await openOf(orderId)).toEqual([])
    expect((await orderNow(app, orderId)).state).toBe('approved')
  })

  it('manual refunds are recorded too, each once, and a full refund closes the order', async () => {
    const find = told(way)
    const { orderId, order, paymentIntent } = await newSupplied()
    await dashboard().refund(paymentIntent, 30_00)
    await find()
    await find()
    expect(await refundsOf(orderId)).toMatchObject([{ amountPence: 30_00, reason: 'by hand', by: 'provider' }])
    expect((await orderNow(app, orderId)).state).toBe('approved')
    await dashboard().refund(paymentIntent)
    await find()
    await nextDay()
    expect((await refundsOf(orderId)).map(({ amountPence }) => amountPence).toSorted()).toEqual([30_00, 95_00])
    expect((await storyOf(app, orderId)).at(-1)).toBe('refunded')
    expect(await openOf(orderId)).toEqual([])
    const emails = (await emailsAbout(app, order)).map(({ subject }) => subject)
    expect(emails.filter((subject) => subject?.includes('efund'))).toHaveLength(2)
  })

  it('an authorisation released manually ends the order and its case', async () => {
    const find = told(way)
    const { orderId, caseId, paymentIntent } = await newReadyPatient(app)
    await dashboard().cancel(paymentIntent)
    await find()
    await casesJob(app.services)
    expect((await orderNow(app, orderId)).state).toBe('expired')
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'expired' })
  })

  it('a dispute stops dispatch until it is won, or staff record why it may continue', async () => {
    const find = told(way)
    const { orderId, caseId, paymentIntent } = await newSupplied()
    await dashboard().dispute(paymentIntent, 'needs_response')
    await find()
    const parcel = {
      id: caseId,
      carrier: 'Swift Post',
      tracking: 'SP1',
      coldPack: 'Box',
      expectedOn: '2027-03-04',
      coldHours: 48,
      ...packedInTests,
    }
    expect((await (await as('support')).post('desk_dispatch', parcel)).json()).toMatchObject({
      code: 409,
      data: { reason: 'disputed' },
    })
    await dashboard().dispute(paymentIntent, way === 'webhook' ? 'won' : 'lost')
    await find()
    if (way === 'daily comparison') {
      expect(await openOf(orderId)).toEqual(['dispute lost'])
      const [open] = (await (await as('clinical_lead')).post('desk_money', { orderId })).json().data.differences
      const closing = { id: open.id, reason: 'Written off; the parcel had left.' }
      expect((await (await as('prescriber')).post('desk_close_difference', closing)).statusCode).toBe(403)
      expect((await (await as('clinical_lead')).post('desk_close_difference', closing)).statusCode).toBe(200)
      expect((await (await as('clinical_lead')).post('desk_close_difference', closing)).statusCode).toBe(409)
      await nextDay()
    }
    expect(await openOf(orderId)).toEqual([])
    expect((await (await as('support')).post('desk_dispatch', parcel)).statusCode).toBe(200)
  })
})

describe('a manual capture', () => {
  it('is not asked about again by the sweep, and goes back when the case is declined', async () => {
    silently()
    const { orderId, caseId, paymentIntent } = await newReadyPatient(app)
    await dashboard().capture(paymentIntent)
    clock += 8 * dayMs
    const { cards } = app.services
    const { cancel } = cards
    let asked = 0
    cards.cancel = (id) => {
      if (id === paymentIntent) asked += 1
      return cancel(id)
    }
    for (let times = 0; times < 5; times += 1) await reconcilePayments(app.services)
    cards.cancel = cancel
    expect(asked).toBe(1)
    expect(await openOf(orderId)).toEqual(['taken without approval'])
    await decide('prescriber', 'desk_decline', caseId, { reason: 'health_condition', words: 'I am sorry.' })
    expect((await orderNow(app, orderId)).state).toBe('declined')
    const books = await sandboxIn(app).ledger.read(paymentIntent)
    expect(books?.refunds.map(({ amount }) => amount)).toEqual([await takenPence(app, paymentIntent)])
    await nextDay()
    expect(await openOf(orderId)).toEqual([])
  })
})

describe('the daily comparison', () => {
  it('resumes where it stopped when the provider is back, and asks about each order once a day', async () => {
    silently()
    await newReadyPatient(app)
    const { cards } = app.services
    const { money } = cards
    const asked: string[] = []
    clock += dayMs
    cards.money = async (id) => {
      asked.push(id)
      return money(id)
    }
    await compareAll(app.services)
    const all = asked.length
    await compareAll(app.services)
    expect(asked).toHaveLength(all)
    expect(new Set(asked).size).toBe(all)
    cards.money = money
  })
})
