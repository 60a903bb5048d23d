import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import type { CallReply } from '#contract/calls.ts'
import { policyOf } from '#domain/appointments/policy.ts'
import { reconcilePayments } from '../../checkout/payment/reconcile.ts'
import { sendDueRefunds } from '../../orders/refund-job.ts'
import { CardsUnreachable } from '../../platform/gateways/cards/cards.ts'
import { afterUndoMs } from '../../testing/after-undo.ts'
import {
  type BookingApp,
  emailsTo,
  type Guest,
  moneyOf,
  newGuest,
  startBookingApp,
} from '../../testing/test-booking.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { finishOutcomes } from '../finish-outcome.ts'
import { endPapersInTime } from './run-out.ts'

type Staff = Awaited<ReturnType<typeof newStaff>>

const fee = policyOf(1).postedPrescriptionPence
const address = { address: '9 Teal Row\nTop floor', city: 'Truro', pincode: 'tr12ab' }
let app: BookingApp
let psychiatrist: Staff
let other: Staff
let pharmacist: Staff
let support: Staff
let guest: Guest
let stranger: Guest
let id: string
let paperId: string
let day: string

beforeAll(async () => {
  app = await startBookingApp()
  psychiatrist = await newStaff(app, 'prescriber')
  other = await newStaff(app, 'prescriber')
  pharmacist = await newStaff(app, 'pharmacist')
  support = await newStaff(app, 'support')
  await rows(`update clinicians set staff_id = '${psychiatrist.id}' where id = '${brand.consultant.id}'`)
  guest = await newGuest(app)
  stranger = await newGuest(app)
  await stranger.book({ date: '2026-03-10', time: '13:00' })
  await guest.book({ date: '2026-03-10', time: '10:00' })
  const booked = await guest.appointment()
  id = booked.id
  await atTime(Date.parse(booked.startsAt) + 20 * 60_000)
  const early = await write()
  expect(early.json()).toMatchObject({ code: 422, message: expect.stringContaining('recorded as attended') })
  await psychiatrist.post('desk_outcome', { id, outcomeId: randomUUID(), outcome: 'attended' })
  await atTime(app.now() + afterUndoMs)
  await finishOutcomes(app.services)
  day = '2026-03-10'
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows

/** Keeps desk sessions open whatever the test clock says. */
async function atTime(now: number) {
  app.setNow(now)
  const soon = new Date(now + 3_600_000).toISOString()
  await rows(`update staff_sessions set last_seen_at = '${new Date(now).toISOString()}', expires_at = '${soon}'`)
}

let serial = 7_012_345_000
const nextSerial = () => {
  serial += 1
  return String(serial)
}
/** As typed from a form that is not recorded yet. */
const sheet = (change: object = {}) => ({
  id,
  paperId,
  writtenOn: '2026-03-10',
  startsOn: null,
  form: 'FP10PCD',
  serial: nextSerial(),
  drug: 'methylphenidate',
  drugForm: 'mr-tablets',
  strength: '18 mg',
  dose: 'One tablet each morning',
  quantity: 30,
  quantityWords: 'Thirty',
  supplyDays: 30,
  longSupplyReason: null,
  patientAddress: { lines: '9 Teal Row\nTruro', postcode: 'tr12ab' },
  prescriberAddress: { lines: '1 Example Row\nFerncliff', postcode: 'FC1 4LW' },
  prescriberNumber: '612345',
  replaces: null,
  ...change,
})
const write = (staff = psychiatrist, writtenOn = '2026-03-10', change: object = {}) => {
  paperId = randomUUID()
  return staff.post('desk_paper', sheet({ writtenOn, ...change }) as never)
}
const withdraw = () => psychiatrist.post('desk_withdraw_paper', { id })
const choose = (by: Guest = guest, to: object = address) => by.browser.post('choose_post', { id, ...address, ...to })
const paper = async () => (await guest.account()).appointments.find((one) => one.id === id)?.paper ?? null
const stage = async () => (await paper())?.stage ?? null
const listed = async (list: 'to post' | 'posted' = 'to post', staff = support): Promise<CallReply<'desk_posts'>> =>
  (await staff.post('desk_posts', { list })).json().data
const posted = (orderId: string, staff = support, tracking: string | null = null) =>
  staff.post('desk_posted', { id: orderId, carrier: 'Royal Mail', tracking })
const orderOf = async (orderId: string) =>
  (await rows(`select state, reference, payment_intent from orders where id = '${orderId}'`))[0] as {
    state: string
    reference: string
    payment_intent: string
  }

/** Up to the card: the order and its payment. */
async function begun() {
  // Earlier requests are older.
  await atTime(app.now() + 1_000)
  const { orderId }: CallReply<'choose_post'> = (await choose()).json().data
  const opened = await guest.browser.post('create_payment_intent', { amount: fee / 100, answerId: orderId })
  const { clientSecret, paymentIntent }: CallReply<'create_payment_intent'> = opened.json().data
  return { orderId, clientSecret, paymentIntent }
}

async function paid() {
  const order = await begun()
  await guest.charge(order.clientSecret)
  const reply = await guest.verify(order.orderId, order.paymentIntent)
  expect(reply.json().data.status).toBe('Success')
  return order
}

/** The subjects of the last emails to the patient. */
const told = async (count: number) =>
  (await emailsTo(app, guest.email)).slice(-count).map((email) => ('subject' in email ? (email.subject ?? '') : ''))

/** A prescription of its own for each test: the previous one is withdrawn or has been posted. */
beforeEach(async () => {
  await rows(`update paper_prescriptions set withdrawn_at = now() where withdrawn_at is null`)
  expect((await write()).statusCode).toBe(200)
})

describe('PO-04 a posted prescription', () => {
  it('PO-04 is requested, paid, and posted by permitted staff; every step records who did it', async () => {
    expect(await paper()).toMatchObject({ stage: 'offered', pricePence: fee, orderId: null, writtenOn: day })
    const { orderId, paymentIntent } = await paid()
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: 0 })
    expect(await paper()).toMatchObject({ stage: 'to post', orderId, address: { city: 'Truro', pincode: 'TR1 2AB' } })
    const { reference } = await orderOf(orderId)
    expect((await listed()).rows).toMatchObject([{ id: orderId, reference, writtenOn: day, by: psychiatrist.name }])
    const opened: CallReply<'desk_post'> = (await pharmacist.post('desk_post', { id: orderId })).json().data
    expect(opened).toMatchObject({
      stage: 'to post',
      to: { name: 'Robin Ferncliff', lines: ['9 Teal Row', 'Top floor', 'Truro', 'TR1 2AB'] },
    })
    expect((await posted(orderId, pharmacist, 'RM 123')).statusCode).toBe(200)
    expect(await paper()).toMatchObject({ stage: 'posted', posted: { carrier: 'Royal Mail', tracking: 'RM 123' } })
    expect((await listed()).counts).toEqual({ 'to post': 0, posted: 1 })
    expect((await listed('posted')).rows).toMatchObject([{ id: orderId }])
    expect(await rows(`select posted_by from postings where order_id = '${orderId}'`)).toEqual([
      { posted_by: pharmacist.id },
    ])
    expect(await rows(`select to_state, by from order_events where order_id = '${orderId}' order by id`)).toEqual([
      { to_state: 'draft', by: 'patient' },
      { to_state: 'awaiting payment', by: 'patient' },
      { to_state: 'paid', by: 'patient' },
    ])
    expect(await rows(`select what, why from access_log where order_id = '${orderId}'`)).toEqual([
      { what: 'contact details', why: 'dispatch' },
    ])
  })

  it('PO-04 is announced by email without a word about health', async () => {
    const { orderId } = await paid()
    await posted(orderId)
    const { reference } = await orderOf(orderId)
    expect(await told(2)).toEqual([`We’ve received your payment ${reference}`, `Your post ${reference} is on its way`])
    for (const email of (await emailsTo(app, guest.email)).slice(-2))
      expect(JSON.stringify(email)).not.toMatch(/prescri|medic|ADHD|psychiatr|clinic|Teal Row/i)
  })

  it('PO-04 cancelled before it is posted, it is refunded in full, once; and it can be requested again', async () => {
    const { orderId, paymentIntent } = await paid()
    const both = await Promise.all([1, 2].map(() => guest.browser.post('cancel_post', { id })))
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: fee })
    expect(await orderOf(orderId)).toMatchObject({ state: 'refunded' })
    expect(await stage()).toBe('offered')
    expect((await listed()).rows).toEqual([])
    expect((await posted(orderId)).statusCode).toBe(409)
    const again = await paid()
    expect(again.orderId).not.toBe(orderId)
    expect((await listed()).rows).toMatchObject([{ id: again.orderId }])
    expect((await posted(orderId)).statusCode).toBe(404)
    await posted(again.orderId)
    const late = await guest.browser.post('cancel_post', { id })
    expect(late.json()).toMatchObject({ code: 409, data: { stage: 'posted' } })
    expect(await moneyOf(app, again.paymentIntent)).toEqual({ taken: fee, givenBack: 0 })
  })

  it('PO-04 cancelled and posted at the same moment: one of the two, never both', async () => {
    const { orderId, paymentIntent } = await paid()
    const [cancelled, sent] = await Promise.all([guest.browser.post('cancel_post', { id }), posted(orderId)])
    const { givenBack } = await moneyOf(app, paymentIntent)
    expect([cancelled.statusCode, sent.statusCode].toSorted()).toEqual([200, 409])
    expect(givenBack).toBe(cancelled.statusCode === 200 ? fee : 0)
    expect(await stage()).toBe(cancelled.statusCode === 200 ? 'offered' : 'posted')
  })

  it('PO-04 is never posted unpaid, and never twice', async () => {
    const order = await begun()
    expect((await posted(order.orderId)).statusCode).toBe(404)
    await guest.charge(order.clientSecret)
    await guest.verify(order.orderId, order.paymentIntent)
    const hands = await Promise.all([posted(order.orderId), posted(order.orderId, pharmacist)])
    expect(hands.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const { reference } = await orderOf(order.orderId)
    expect((await told(9)).filter((subject) => subject === `Your post ${reference} is on its way`)).toHaveLength(1)
  })

  it('PO-04 is never paid for twice: two tabs have one order and one payment', async () => {
    const [one, two] = await Promise.all([begun(), begun()])
    expect(two).toEqual(one)
    await Promise.all([guest.charge(one.clientSecret), guest.charge(two.clientSecret)])
    const replies = await Promise.all([1, 2].map(() => guest.verify(one.orderId, one.paymentIntent)))
    expect(replies.map((reply) => reply.json().data.status)).toEqual(['Success', 'Success'])
    const refused = await choose()
    expect(refused.json()).toMatchObject({ code: 409, data: { stage: 'to post' } })
    expect(await moneyOf(app, one.paymentIntent)).toEqual({ taken: fee, givenBack: 0 })
    expect(await rows(`select count(*)::int from postings where prescription_id = '${paperId}'`)).toEqual([
      { count: 1 },
    ])
  })

  it('PO-04 when neither browser nor webhook reports the payment, the job finds it and it appears in the list', async () => {
    const order = await begun()
    await guest.charge(order.clientSecret)
    expect((await listed()).rows).toEqual([])
    await atTime(app.now() + 61_000)
    await reconcilePayments(app.services)
    expect((await listed()).rows).toMatchObject([{ id: order.orderId }])
    const { reference } = await orderOf(order.orderId)
    expect(await told(1)).toEqual([`We’ve received your payment ${reference}`])
    await posted(order.orderId)
  })

  it('PO-04 what waits too long appears in the operations inbox', async () => {
    const { orderId } = await paid()
    const late = async () => {
      const { rows: found } = (await support.post('desk_watch', {})).json().data as CallReply<'desk_watch'>
      return found.filter(({ source }) => source === 'post').map(({ to }) => to)
    }
    const before = app.now()
    await atTime(before + 48 * 3_600_000 - 1)
    expect(await late()).toEqual([])
    await atTime(before + 48 * 3_600_000)
    expect(await late()).toEqual([`/desk/dispatch?letter=${orderId}`])
    await posted(orderId)
    expect(await late()).toEqual([])
    await atTime(before)
  })

  it('PO-04 withdrawn by the clinician: it can no longer be paid, and a payment is refunded', async () => {
    const open = await begun()
    expect((await withdraw()).statusCode).toBe(200)
    expect(await stage()).toBeNull()
    await guest.charge(open.clientSecret)
    expect((await guest.verify(open.orderId, open.paymentIntent)).json().data.status).toBe('Failed')
    expect(await moneyOf(app, open.paymentIntent)).toEqual({ taken: 0, givenBack: 0 })
    expect((await guest.browser.post('choose_post', { id, ...address })).statusCode).toBe(409)
    expect((await withdraw()).statusCode).toBe(409)
    await write()
    const { orderId, paymentIntent } = await paid()
    const { cards } = app.services
    const { refund } = cards
    cards.refund = () => Promise.reject(new CardsUnreachable('away'))
    expect((await withdraw()).statusCode).toBe(200)
    cards.refund = refund
    expect((await listed()).rows).toEqual([])
    expect((await posted(orderId)).statusCode).toBe(409)
    await atTime(app.now() + 120_000)
    await sendDueRefunds(app.services)
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: fee })
    expect(await rows(`select withdrawn_by from paper_prescriptions where id = '${paperId}'`)).toEqual([
      { withdrawn_by: psychiatrist.id },
    ])
    expect(await told(1)).toEqual([expect.stringContaining('A refund for')])
  })

  it('PO-04 paid for while the clinician withdraws it: the first counts, and no money is kept for nothing', async () => {
    const order = await begun()
    await guest.charge(order.clientSecret)
    const back = await withdraw()
    expect(back.json()).toMatchObject({ code: 409, message: expect.stringContaining('paying') })
    const [verified, again] = await Promise.all([guest.verify(order.orderId, order.paymentIntent), withdraw()])
    if (again.statusCode !== 200) expect((await withdraw()).statusCode).toBe(200)
    await sendDueRefunds(app.services)
    const { taken, givenBack } = await moneyOf(app, order.paymentIntent)
    expect(taken - givenBack).toBe(0)
    expect(verified.statusCode).toBe(200)
    expect((await listed()).rows).toEqual([])
  })

  it('PO-04 what the desk refunds in full is not posted', async () => {
    const { orderId } = await paid()
    const lead = await newStaff(app, 'clinical_lead')
    const refund = { orderId, refundId: randomUUID(), amountPence: fee, reason: 'By phone.' }
    expect((await lead.post('desk_refund', refund)).statusCode).toBe(200)
    expect((await posted(orderId)).statusCode).toBe(409)
    expect(await told(1)).toEqual([expect.stringContaining('A refund for')])
  })

  it('PO-04 one is recorded after an appointment that took place, once, by its clinician, with a valid date', async () => {
    expect((await write()).statusCode).toBe(409)
    await withdraw()
    expect((await write(psychiatrist, '2026-03-09')).statusCode).toBe(422)
    expect((await write(psychiatrist, '2026-03-12')).statusCode).toBe(422)
    expect((await write(other)).statusCode).toBe(404)
    expect((await write(support)).statusCode).toBe(422)
    expect((await write(pharmacist)).statusCode).toBe(404)
    const sent = sheet() as never
    expect((await psychiatrist.post('desk_paper', sent)).statusCode).toBe(200)
    expect((await psychiatrist.post('desk_paper', sent)).statusCode).toBe(200)
    const shown: CallReply<'desk_appointment'> = (await psychiatrist.post('desk_appointment', { id })).json().data
    expect(shown.paper).toMatchObject({ writtenOn: day, by: psychiatrist.name, stage: 'offered' })
    const masked: CallReply<'desk_appointment'> = (await support.post('desk_appointment', { id })).json().data
    expect(masked.paper).toBeNull()
  })

  it('PO-04 belongs to its patient alone, and needs a postal address', async () => {
    expect((await choose(stranger)).statusCode).toBe(404)
    const wrong = await choose(guest, { pincode: 'nowhere', city: ' ' })
    expect(wrong.json().data.fields.map(({ field }: { field: string }) => field)).toEqual(['city', 'pincode'])
    const { orderId } = await begun()
    expect((await choose(guest, { city: 'Falmouth' })).json().data.orderId).toBe(orderId)
    expect((await paper())?.address.city).toBe('Falmouth')
    expect((await stranger.browser.post('cancel_post', { id })).statusCode).toBe(404)
  })
})

describe('C-22 the particulars of a controlled drug’s prescription', () => {
  const record = async (change: object, staff = psychiatrist) => {
    await rows(`update paper_prescriptions set withdrawn_at = now() where withdrawn_at is null`)
    return write(staff, '2026-03-10', change)
  }

  it('C-22 are recorded in full, sealed, and shown to permitted staff and to the patient', async () => {
    const longer = {
      supplyDays: 60,
      quantity: 60,
      quantityWords: 'sixty tablets',
      longSupplyReason: 'Abroad until May.',
    }
    expect((await record(longer)).statusCode).toBe(200)
    const shown: CallReply<'desk_appointment'> = (await psychiatrist.post('desk_appointment', { id })).json().data
    expect(shown.cannotPrescribe).toBeNull()
    expect(shown.paper).toMatchObject({
      form: 'FP10PCD',
      serial: String(serial),
      validFrom: '2026-03-10',
      validUntil: '2026-04-07',
      postBefore: '2026-03-31',
      daysLeft: 21,
      content: {
        drug: 'methylphenidate',
        strength: '18 mg',
        quantity: 60,
        longSupplyReason: 'Abroad until May.',
        patientAddress: { postcode: 'TR1 2AB' },
        prescriberNumber: '612345',
        patient: 'Robin Ferncliff',
        registration: expect.stringMatching(/^GMC \d{7}$/),
      },
      events: [{ what: 'recorded', by: psychiatrist.name }],
    })
    const [kept] = await rows(`select * from paper_prescriptions where id = '${paperId}'`)
    expect(JSON.stringify({ ...kept, content: String(kept?.content) })).not.toMatch(
      /methylphen|18 mg|Teal|Abroad|612345/,
    )
    expect(await paper()).toMatchObject({
      medicine: { name: 'Methylphenidate, modified-release tablets', strength: '18 mg', quantity: '60 tablets' },
      validUntil: '2026-04-07',
    })
    const [own] = await rows(
      `select o.account_id from orders o join appointments a on a.order_id = o.id where a.id = '${id}'`,
    )
    const record_ = (await psychiatrist.post('desk_person', { id: own?.account_id as string })).json().data
    expect(record_.clinical.papers[0]).toMatchObject({ id: paperId, stage: 'offered' })
    const masked = (await support.post('desk_person', { id: own?.account_id as string })).json().data
    expect(JSON.stringify(masked)).not.toContain('methylphenidate')
  })

  it.each([
    ['another country’s form', { form: 'WP10PCD' }, 'form elsewhere'],
    ['an ordinary form', { form: 'private' }, 'form controlled'],
    ['a place without a form', { patientAddress: { lines: '1 Quay', postcode: 'BT1 1AA' } }, 'no form there'],
    ['no serial number', { serial: null }, 'serial'],
    ['no number of the prescriber', { prescriberNumber: '' }, 'prescriber number'],
    ['no strength', { strength: ' ' }, 'strength'],
    ['no dose', { dose: 'As directed' }, 'dose as directed'],
    ['words that differ from the figure', { quantityWords: 'Thirteen' }, 'quantity words'],
    ['more than 30 days without a reason', { supplyDays: 31 }, 'long supply'],
    ['no address of the patient', { patientAddress: { lines: '', postcode: 'TR1 2AB' } }, 'patient address'],
    ['no address of the prescriber', { prescriberAddress: { lines: 'x', postcode: 'x' } }, 'prescriber postcode'],
    ['a day before the appointment', { writtenOn: '2026-03-09' }, 'written before'],
    ['a day to come', { writtenOn: '2026-03-12' }, 'written to come'],
    ['a start before signing', { startsOn: '2026-03-09' }, 'start before'],
  ])('C-22 is refused with %s', async (_, change, problem) => {
    const refused = await record(change)
    expect([refused.statusCode, refused.json().data.problems]).toEqual([422, [problem]])
    expect(await stage()).toBeNull()
  })

  it('C-22 the same serial number is accepted once, whoever sends it, even after it was withdrawn', async () => {
    expect((await record({ serial: 'FP 7700 0001' })).statusCode).toBe(200)
    await withdraw()
    const again = await record({ serial: 'fp77000001' })
    expect(again.json()).toMatchObject({ code: 409, data: { reason: 'serial' } })
    const both = await Promise.all([1, 2].map(() => record({ serial: '7700000002' })))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it('C-22 are recorded by a registered psychiatrist alone', async () => {
    await rows(
      `update staff set registration_body = 'GPhC', registration_number = '2045678' where id = '${psychiatrist.id}'`,
    )
    const refused = await record({})
    expect([404, 422]).toContain(refused.statusCode)
    await rows(
      `update staff set registration_body = 'GMC', registration_number = '7012345' where id = '${psychiatrist.id}'`,
    )
    const lead = await newStaff(app, 'clinical_lead')
    await rows(`update staff set registration_body = 'NMC', registration_number = '18A1234E' where id = '${lead.id}'`)
    expect((await record({}, lead)).json()).toMatchObject({
      code: 422,
      message: expect.stringContaining('psychiatrist'),
    })
    expect((await record({})).statusCode).toBe(200)
  })

  it('C-22 a drug that is not controlled needs no such form, and is valid for six months', async () => {
    const ordinary = { drug: 'atomoxetine', form: 'private', serial: null, quantityWords: null, prescriberNumber: null }
    expect((await record(ordinary)).statusCode).toBe(200)
    expect(await paper()).toMatchObject({ validUntil: '2026-09-10', postBefore: '2026-09-11' })
  })
})

describe('C-22 how long it may be posted and handed over', () => {
  /** Noon in London, this many days after it was signed. */
  const onDay = (days: number) => atTime(Date.parse('2026-03-10T12:00:00Z') + days * 86_400_000)
  const before = Date.parse('2026-03-10T14:00:00Z')
  const handOver = (staff = psychiatrist) => staff.post('desk_hand_over_paper', { id })
  const events = async (of = paperId) =>
    (await rows(`select what from paper_events where paper_id = '${of}' order by id`)).map(({ what }) => what)
  const watched = async (staff = psychiatrist) =>
    ((await staff.post('desk_watch', {})).json().data as CallReply<'desk_watch'>).rows.filter(
      ({ source }) => source === 'papers',
    )

  afterEach(() => atTime(before))

  it('C-22 day 20 is posted, day 21 is refused, on whichever side of the clock change', async () => {
    const { orderId } = await paid()
    await onDay(20)
    expect((await listed()).rows).toMatchObject([{ id: orderId, daysLeft: 1, postBefore: '2026-03-31' }])
    await onDay(21)
    const refused = await posted(orderId)
    expect(refused.json()).toMatchObject({ code: 409, data: { stage: 'too late' } })
    await atTime(Date.parse('2026-03-30T22:59:00Z'))
    expect((await posted(orderId)).statusCode).toBe(200)
    expect(await events()).toEqual(['recorded', 'posted'])
  })

  it('C-22 paid for and not posted in time: it is refunded in full by the job, and can no longer be paid', async () => {
    const { orderId, paymentIntent } = await paid()
    await onDay(21)
    await endPapersInTime(app.services)
    await endPapersInTime(app.services)
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: fee })
    expect(await events()).toEqual(['recorded', 'fee returned'])
    expect((await listed()).rows).toEqual([])
    expect((await posted(orderId)).statusCode).toBe(409)
    expect((await choose()).json()).toMatchObject({ code: 409, data: { stage: 'too late' } })
    expect(await stage()).toBe('too late')
    expect(JSON.stringify((await emailsTo(app, guest.email)).slice(-1))).not.toMatch(/prescri|medic|methylph|void/i)
  })

  it('C-22 the card is charged at the last moment: nothing is taken for what cannot be posted', async () => {
    const order = await begun()
    await guest.charge(order.clientSecret)
    await onDay(21)
    expect((await guest.verify(order.orderId, order.paymentIntent)).json().data.status).toBe('Failed')
    const { taken, givenBack } = await moneyOf(app, order.paymentIntent)
    expect(taken - givenBack).toBe(0)
  })

  it('C-22 is handed over until day 28, once, and is void on day 29: reads say so, and the job records it', async () => {
    await onDay(28)
    expect(await stage()).toBe('too late')
    await onDay(29)
    expect(await stage()).toBe('void')
    expect((await handOver()).json()).toMatchObject({ code: 409, data: { stage: 'void' } })
    await endPapersInTime(app.services)
    await endPapersInTime(app.services)
    expect(await events()).toEqual(['recorded', 'void'])
    await atTime(Date.parse('2026-04-07T22:59:00Z'))
    const both = await Promise.all([handOver(), handOver()])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await stage()).toBe('handed over')
    expect((await events()).filter((what) => what === 'handed over')).toHaveLength(1)
    expect((await withdraw()).statusCode).toBe(409)
    expect((await choose()).json()).toMatchObject({ code: 409, data: { stage: 'handed over' } })
    expect([404, 422]).toContain((await handOver(pharmacist)).statusCode)
  })

  it('C-22 the days count from a later start date', async () => {
    await withdraw()
    expect((await write(psychiatrist, '2026-03-10', { startsOn: '2026-03-20' })).statusCode).toBe(200)
    const { orderId } = await paid()
    await onDay(30)
    expect((await listed()).rows).toMatchObject([{ id: orderId, daysLeft: 1 }])
    await onDay(31)
    expect((await posted(orderId)).statusCode).toBe(409)
  })

  it('C-22 is not recorded when it is void already', async () => {
    await withdraw()
    await onDay(29)
    const refused = await write()
    expect(refused.json()).toMatchObject({ code: 422, data: { problems: ['void'] } })
  })

  it('C-22 is replaced once it has expired, never before, with a link to the old one and a refund of the fee', async () => {
    const old = paperId
    expect((await write(psychiatrist, '2026-03-10', { replaces: old })).json()).toMatchObject({
      code: 409,
      data: { reason: 'replaces' },
    })
    paperId = old
    const { paymentIntent } = await paid()
    await onDay(22)
    expect((await write(psychiatrist, '2026-04-01', { replaces: randomUUID() })).statusCode).toBe(409)
    expect((await write(psychiatrist, '2026-04-01', { replaces: old })).statusCode).toBe(200)
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: fee })
    expect(await events(old)).toEqual(['recorded', 'replaced'])
    const shown: CallReply<'desk_appointment'> = (await psychiatrist.post('desk_appointment', { id })).json().data
    expect(shown.paper).toMatchObject({ id: paperId, replaced: { writtenOn: '2026-03-10' }, stage: 'offered' })
    expect(await rows(`select replaces from paper_prescriptions where id = '${paperId}'`)).toEqual([{ replaces: old }])
    await posted((await paid()).orderId)
  })

  it('C-22 an expiring one appears in the operations inbox, for permitted staff', async () => {
    const says = async () => (await watched()).map((row) => row.says)
    await onDay(15)
    expect(await says()).toEqual([])
    await onDay(16)
    expect(await says()).toEqual([expect.stringContaining('within five days')])
    expect(await watched(support)).toEqual([])
    await onDay(21)
    expect(await says()).toEqual([expect.stringContaining('too late to post')])
    await onDay(29)
    expect(await says()).toEqual([expect.stringContaining('expired')])
    await withdraw()
    expect(await says()).toEqual([])
  })

  it('C-22 its events are append-only', async () => {
    for (const change of [`update paper_events set what = 'x'`, 'delete from paper_events'])
      await expect(app.asOwner(change)).rejects.toThrow(/only ever added/)
  })
})
