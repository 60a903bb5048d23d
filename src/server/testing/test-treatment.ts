import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { dayMs } from '#domain/calendar/durations.ts'
import { checkIn as flow } from '#domain/intake/check-in/flow.ts'
import { casesJob } from '../clinical/cases/case-job.ts'
import { cases } from '../clinical/cases/tables.ts'
import { afterUndoMs } from './after-undo.ts'
import { packedInTests } from './packed.ts'
import { startTestApp, type TestApp } from './test-app.ts'
import { emailsTo } from './test-booking.ts'
import type { newReadyPatient } from './test-case.ts'
import { willingBotCheck } from './test-gateways.ts'
import { cards } from './test-order.ts'
import { newStaff } from './test-staff.ts'

export type TreatedPatient = Awaited<ReturnType<typeof newReadyPatient>>
type Staff = Awaited<ReturnType<typeof newStaff>>
type Call = Parameters<Staff['post']>[0]

interface Approval {
  /** As the desk writes it: 2.5mg. */
  readonly dose: string
  readonly brand?: string
  readonly ticked?: readonly object[]
  /** Actions between the pharmacist's check and the dispatch. */
  readonly beforeSending?: () => Promise<unknown>
}

/** A clinic with a test clock that keeps staff sessions open. */
export async function startTreatment(start: string) {
  let clock = Date.parse(start)
  const gateways = { botCheck: willingBotCheck, now: () => clock }
  const app = await startTestApp({ gateways })
  const [prescriber, pharmacist, support] = [
    await newStaff(app, 'prescriber'),
    await newStaff(app, 'pharmacist'),
    await newStaff(app, 'support'),
  ]

  const run = async (text: string) => (await app.database.run((orm) => orm.execute(sql.raw(text)))).rows

  async function post(who: { post: Staff['post'] }, call: Call, body: object) {
    const reply = await who.post(call, body)
    expect(reply.statusCode, `${call}: ${reply.body}`).toBe(200)
    return reply.json().data
  }

  async function moveTo(moment: string | number) {
    clock = typeof moment === 'number' ? moment : Date.parse(moment)
    const at = (ms: number) => `'${new Date(clock + ms).toISOString()}'`
    await run(`update staff_sessions set last_seen_at = ${at(0)}, expires_at = ${at(dayMs)}, locked_at = null`)
  }

  /** Decisions are executed, and can no longer be undone. */
  async function settle() {
    clock += afterUndoMs
    await casesJob(app.services)
  }

  const claim = async (staff: Staff, id: string) => (await post(staff, 'desk_claim', { id })).epoch as number

  async function approveAndSend(id: string, { dose, brand = 'Mounjaro', ticked = [], beforeSending }: Approval) {
    const approval = { dose, instructions: 'Once a week.', words: 'Prescribed.', ticked }
    await post(prescriber, 'desk_approve', { id, epoch: await claim(prescriber, id), ...approval })
    await settle()
    const pen = { brand, strength: dose, batch: 'LK-1', expires: '2027-06-30' }
    await post(pharmacist, 'desk_check', { id, epoch: await claim(pharmacist, id), pen, hasSeenInteractions: true })
    await settle()
    await beforeSending?.()
    const expectedOn = new Date(clock + dayMs).toISOString().slice(0, 10)
    const parcel = {
      carrier: 'Swift Post',
      tracking: 'SP1',
      coldPack: 'Box',
      expectedOn,
      coldHours: 120,
      ...packedInTests,
    }
    await post(support, 'desk_dispatch', { id, ...parcel })
  }

  async function deliver(id: string, moment: string | number) {
    await moveTo(moment)
    await post(support, 'desk_parcel_ended', { id, as: 'delivered' })
  }

  async function pay({ browser }: TreatedPatient, { orderId, amountPence }: { orderId: string; amountPence: number }) {
    const begun = await browser.post('create_payment_intent', { amount: amountPence / 100, answerId: orderId })
    if (begun.statusCode !== 200) return begun
    const { clientSecret, paymentIntent } = begun.json().data
    const card = { number: cards.good, expMonth: 12, expYear: 2031, cvc: '123' }
    const payload = { clientSecret, card }
    const headers = { cookie: browser.cookie() }
    await app.server.inject({ method: 'POST', url: '/sandbox-cards/confirm', headers, payload })
    return browser.post('verify_payment_intent', { paymentIntentId: paymentIntent, orderId })
  }

  async function caseOf(orderId: string) {
    const [found] = await app.database.run((orm) => orm.select().from(cases).where(eq(cases.orderId, orderId)))
    return found ?? null
  }

  return {
    app,
    prescriber,
    pharmacist,
    support,
    now: () => clock,
    /** Another process of the same clinic. */
    beside: (): Promise<TestApp> => startTestApp({ gateways, beside: app }),
    run,
    post,
    moveTo,
    settle,
    claim,
    approveAndSend,
    deliver,
    pay,
    caseOf,
    emailsTo: (email: string) => emailsTo(app, email),
  }
}

export type Treatment = Awaited<ReturnType<typeof startTreatment>>

/** What a patient does about their check-in. */
export const checkInOf = ({ browser }: TreatedPatient) => ({
  mine: async () => (await browser.post('my_check_in', {})).json().data,
  save: (id: string, answers: object, more: object = {}) =>
    browser.post('save_check_in', { id, ansData: JSON.stringify(answers), version: flow.version, ...more }),
  finish: (id: string, pricePence: number | null) => browser.post('finish_check_in', { id, pricePence }),
  step: async () => (await browser.post('my_account', {})).json().data.treatment.step.what as string,
})
