import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardConsent } from '#content/checkout/saved-card.ts'
import { dayMs, hourMs } from '#domain/calendar/durations.ts'
import { checkInAnswers } from '#domain/intake/check-in/quiet-answers.ts'
import { newReadyPatient } from '../../testing/test-case.ts'
import { cards } from '../../testing/test-order.ts'
import { checkInOf, startTreatment, type TreatedPatient, type Treatment } from '../../testing/test-treatment.ts'
import { holdUnpaidOrders } from './check-in/hold-unpaid.ts'

let clinic: Treatment
beforeAll(async () => {
  clinic = await startTreatment('2026-03-02T10:00:00Z')
})
afterAll(() => clinic.app.close())

const pancreatitis = {
  check_in_changes: ['An illness, a diagnosis or an allergy'],
  check_in_new_conditions: ['Pancreatitis'],
  check_in_conditions: 'In hospital last week.',
}
const nothing = { outcome: 'no dose', toPay: null }

/** A patient on day 21 of their first pen of Mounjaro, who took every dose. */
async function treated(): Promise<TreatedPatient> {
  const patient = await newReadyPatient(clinic.app)
  await clinic.approveAndSend(patient.caseId, { dose: '2.5mg' })
  await clinic.deliver(patient.caseId, clinic.now() + hourMs)
  await clinic.moveTo(clinic.now() + 20 * dayMs)
  return patient
}

/** Their open check-in, answered with the wish for a higher dose. */
async function answered(patient: TreatedPatient, said: object = {}) {
  const day = (back: number) => new Date(clinic.now() - back * dayMs).toISOString().slice(0, 10)
  const { mine, save } = checkInOf(patient)
  const { open } = await mine()
  const answers = checkInAnswers({
    check_in_wish: 'up',
    check_in_weight: { weight: '92.4', unit: 'kg' },
    check_in_doses: { taken: [20, 13, 6].map(day), missed: 0 },
    ...said,
  })
  expect((await save(open.id, answers)).statusCode).toBe(200)
  return { id: open.id as string, pen: (await mine()).open.pen }
}

const send = (patient: TreatedPatient, id: string, pricePence: number | null, reason = '') =>
  patient.browser.post('finish_check_in', { id, pricePence, reason })
const again = (patient: TreatedPatient) => clinic.post(patient.browser as never, 'answer_check_in_again', {})

/** Told to the pharmacist on the telephone. */
const addReaction = ({ accountId }: TreatedPatient) =>
  clinic.post(clinic.pharmacist, 'desk_add_history', {
    accountId,
    entry: randomUUID(),
    kind: 'reaction',
    words: 'Swollen lips after the second injection.',
  })

const recordOf = async ({ accountId }: TreatedPatient) =>
  (await clinic.post(clinic.prescriber, 'desk_person', { id: accountId })).clinical

/** A prescriber corrects every entry that still stands. */
async function correctAll(patient: TreatedPatient) {
  const { history } = await recordOf(patient)
  for (const { id: entryId } of history.filter(({ correction }: { correction: unknown }) => !correction))
    await clinic.post(clinic.prescriber, 'desk_correct_history', {
      entryId,
      reason: 'Ruled out by a scan.',
      why: 'mistaken',
      evidence: 'letter',
      evidenceNamed: 'Letter of the hospital',
    })
}

const reviewsOf = async ({ accountId }: TreatedPatient): Promise<string[]> =>
  (
    await clinic.run(`select id from cases where account_id = '${accountId}' and kind = 'check_in' and state = 'ready'`)
  ).map(({ id }) => id as string)
const whyOf = async (id: string): Promise<string[]> => {
  const { rows } = await clinic.post(clinic.prescriber, 'desk_queue', { list: 'ready' })
  return rows.find((row: { id: string }) => row.id === id).why
}

/** Their one review, closed so that they may answer again. */
async function closeReview(patient: TreatedPatient) {
  const [id = '', ...others] = await reviewsOf(patient)
  expect(others).toEqual([])
  const epoch = await clinic.claim(clinic.prescriber, id)
  await clinic.post(clinic.prescriber, 'desk_close_check_in', { id, epoch, said: 'Spoken with them.', goesOn: true })
}

const ordersOf = ({ accountId }: TreatedPatient) =>
  clinic.run(`select state from orders where account_id = '${accountId}' and kind = 'repeat'`)
const dosesAtDesk = async (patient: TreatedPatient) => {
  const { plan } = await recordOf(patient)
  return new Set(plan.next.doses.map(({ is }: { is: string }) => is))
}

describe('C-4: while a stop stands, no dose is offered, priced or sold', () => {
  it('C-4: pancreatitis told once offers nothing after the review, told again or not, until it is corrected', async () => {
    const patient = await treated()
    const first = await answered(patient, pancreatitis)
    expect((await send(patient, first.id, null)).json().data).toEqual(nothing)
    await closeReview(patient)
    await again(patient)
    const second = await answered(patient, pancreatitis)
    expect(second.pen).toBeNull()
    expect((await send(patient, second.id, null)).json().data).toEqual(nothing)
    const [review = ''] = await reviewsOf(patient)
    expect((await whyOf(review))[0]).toContain('On record, and not corrected: History of pancreatitis.')
    expect(await dosesAtDesk(patient)).toEqual(new Set(['not offered']))
    await closeReview(patient)
    await again(patient)
    const third = await answered(patient)
    expect(third.pen).toBeNull()
    // Whoever sends the price of before gets nothing for it.
    const sent = await send(patient, third.id, 14_900, 'It was my sister.')
    expect(sent.json().data, sent.body).toEqual(nothing)
    expect(await ordersOf(patient)).toEqual([])
    await correctAll(patient)
    await closeReview(patient)
    await again(patient)
    const fourth = await answered(patient)
    expect(fourth.pen).toMatchObject({ dose: '5 mg' })
    expect((await send(patient, fourth.id, fourth.pen.pricePence)).json().data.outcome).toBe('ordered')
  })

  it('C-4: an allergic reaction offers nothing once its lock is lifted', async () => {
    const patient = await treated()
    await clinic.post(patient.browser as never, 'tell_unwell', { sign: 'allergy' })
    const { plan } = await recordOf(patient)
    const lifted = { lockId: plan.lock.id, how: 'phone', said: 'It was a bee sting.', yellowCard: 'not_needed' }
    await clinic.post(clinic.prescriber, 'desk_lift_lock', lifted)
    const { id, pen } = await answered(patient)
    expect(pen).toBeNull()
    expect((await send(patient, id, null)).json().data).toEqual(nothing)
    expect(await reviewsOf(patient)).toHaveLength(1)
  })

  it('C-4: nor a change of medicine that a prescriber had agreed to', async () => {
    const patient = await treated()
    const { treatment } = (await patient.browser.post('my_plan', {})).json().data
    const wish = { epoch: treatment.epoch, medicine: 'wegovy', wish: 'I would like to try the other one.' } as const
    expect((await patient.browser.post('ask_for_medicine', wish)).statusCode).toBe(200)
    const { plan } = await recordOf(patient)
    const answer = { requestId: plan.asked.id, isAgreed: true, words: 'Yes, from the lowest dose.' }
    await clinic.post(clinic.prescriber, 'desk_answer_medicine', answer)
    expect((await answered(patient)).pen).toMatchObject({ medicine: 'Wegovy', dose: '0.25 mg' })
    await addReaction(patient)
    const { id, pen } = await answered(patient)
    expect(pen).toBeNull()
    expect((await send(patient, id, null)).json().data).toEqual(nothing)
    expect(await dosesAtDesk(patient)).toEqual(new Set(['not offered']))
  })

  it('C-4: nor the restart after a pause', async () => {
    const patient = await treated()
    const move = async (to: string, until: string | null) => {
      const { treatment } = (await patient.browser.post('my_plan', {})).json().data
      const body = { epoch: treatment.epoch, to, until, reason: '' }
      const reply = await patient.browser.post('change_my_plan', body as never)
      expect(reply.statusCode, reply.body).toBe(200)
    }
    await move('paused', new Date(clinic.now() + 10 * dayMs).toISOString().slice(0, 10))
    await addReaction(patient)
    await clinic.moveTo(clinic.now() + 5 * dayMs)
    await move('active', null)
    const { id, pen } = await answered(patient)
    expect(pen).toBeNull()
    expect((await send(patient, id, null)).json().data).toEqual(nothing)
    expect(await reviewsOf(patient)).toHaveLength(1)
  })
})

describe('C-4: a stop that is recorded between the check-in and the payment', () => {
  /** A check-in that has made an order, not yet paid for. */
  async function ordered() {
    const patient = await treated()
    const { id, pen } = await answered(patient)
    const { toPay } = (await send(patient, id, pen.pricePence)).json().data
    const begin = () =>
      patient.browser.post('create_payment_intent', { amount: toPay.amountPence / 100, answerId: toPay.orderId })
    return { patient, toPay, begin }
  }

  async function expectHeld(patient: TreatedPatient, refused: { statusCode: number; json: () => { message: string } }) {
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringContaining('A clinician is looking at your answers'),
    ])
    expect(await ordersOf(patient)).toEqual([{ state: 'expired' }])
    expect((await checkInOf(patient).mine()).is).toBe('looked at')
    const [review = '', ...others] = await reviewsOf(patient)
    expect(others).toEqual([])
    expect((await whyOf(review))[0]).toContain('Swollen lips')
  }

  it('C-4: takes no card: the order is closed and a prescriber reviews the check-in, once', async () => {
    const { patient, begin } = await ordered()
    await addReaction(patient)
    const both = await Promise.all([begin(), begin()])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([409, 409])
    await expectHeld(patient, both.find(({ json }) => json().data?.reason === 'looked at') ?? (both[0] as never))
    await correctAll(patient)
    await closeReview(patient)
    await again(patient)
    expect((await answered(patient)).pen).toMatchObject({ dose: '5 mg' })
  })

  const closedEmails = async ({ email }: TreatedPatient) =>
    (await clinic.emailsTo(email)).filter(({ text }) => text.includes('We’ve closed it'))

  it('C-4: is closed by the clock, and the patient told, once and without health words; nothing can be charged', async () => {
    const { patient, toPay, begin } = await ordered()
    const { paymentIntent } = (await begin()).json().data
    await holdUnpaidOrders(clinic.app.services)
    expect(await ordersOf(patient)).toEqual([{ state: 'awaiting payment' }])
    await addReaction(patient)
    await Promise.all([holdUnpaidOrders(clinic.app.services), holdUnpaidOrders(clinic.app.services)])
    await holdUnpaidOrders(clinic.app.services)
    const [email, ...others] = await closedEmails(patient)
    expect(others).toEqual([])
    expect(email?.subject).toContain('News about your order')
    expect(email?.text).toContain('You haven’t been charged')
    expect((await clinic.app.services.cards.retrieve(paymentIntent)).status).toBe('canceled')
    const refused = await begin()
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('This order is closed')])
    expect(await clinic.caseOf(toPay.orderId)).toBeNull()
    expect(await ordersOf(patient)).toEqual([{ state: 'expired' }])
    expect((await checkInOf(patient).mine()).is).toBe('looked at')
    expect(await reviewsOf(patient)).toHaveLength(1)
  })

  it('C-4: is left to pay where what was recorded keeps no dose back, or a lock has to be lifted first', async () => {
    const { patient, begin } = await ordered()
    await clinic.post(patient.browser as never, 'tell_unwell', { sign: 'gallbladder' })
    await holdUnpaidOrders(clinic.app.services)
    expect(await ordersOf(patient)).toEqual([{ state: 'awaiting payment' }])
    expect((await begin()).statusCode).toBe(409)
    const { plan } = await recordOf(patient)
    const lifted = { lockId: plan.lock.id, how: 'phone', said: 'The scan was clear.', yellowCard: 'not_needed' }
    await clinic.post(clinic.prescriber, 'desk_lift_lock', lifted)
    await holdUnpaidOrders(clinic.app.services)
    expect(await closedEmails(patient)).toEqual([])
    expect((await begin()).statusCode).toBe(200)
  })

  it('C-4: is closed when the treatment has ended, by a prescriber or by the patient', async () => {
    const { patient, begin } = await ordered()
    const { treatment } = (await patient.browser.post('my_plan', {})).json().data
    const body = { epoch: treatment.epoch, to: 'stopped', until: null, reason: '' }
    expect((await patient.browser.post('change_my_plan', body as never)).statusCode).toBe(200)
    await holdUnpaidOrders(clinic.app.services)
    expect(await ordersOf(patient)).toEqual([{ state: 'expired' }])
    expect(await closedEmails(patient)).toHaveLength(1)
    expect((await begin()).statusCode).toBe(409)
  })

  it('C-4: takes no saved card either, though the payment was prepared before', async () => {
    const { patient, toPay, begin } = await ordered()
    const { browser } = patient
    const { clientSecret } = (await browser.post('begin_card', { consentVersion: cardConsent.version })).json().data
    const card = { number: cards.good, expMonth: 12, expYear: 2031, cvc: '123' }
    await clinic.app.server.inject({ method: 'POST', url: '/sandbox-cards/confirm', payload: { clientSecret, card } })
    const { paymentIntent, keeping } = (await begin()).json().data
    expect(keeping.saved).toMatchObject({ last4: '4242' })
    await addReaction(patient)
    const pay = { orderId: toPay.orderId, paymentIntentId: paymentIntent, card: keeping.saved.id }
    await expectHeld(patient, await browser.post('pay_with_saved_card', pay))
    expect(await clinic.caseOf(toPay.orderId)).toBeNull()
  })
})
