import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { type BookingApp, emailsTo, moneyOf, newGuest, type Slot, startBookingApp } from '../testing/test-booking.ts'
import { newBrowser } from '../testing/test-browser.ts'
import { orderNow, storyOf } from '../testing/test-order.ts'
import { bookingsJob } from './sweep-job.ts'

let app: BookingApp
beforeAll(async () => {
  app = await startBookingApp()
})
afterAll(() => app.close())

const fee = 85_000
const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
const start = Date.parse('2026-03-02T07:00:00Z')
const times = ['08:30', '10:00', '13:00', '14:30', '16:00', '18:00', '19:30'] as const
let used = 0
/** Another time for each test, in the weeks after Easter: more than seven days away. Weekends have fewer. */
function nextSlot(): Slot {
  const day = Math.floor(used / times.length)
  const date = new Date(Date.parse('2026-04-13T00:00:00Z') + (day + Math.floor(day / 5) * 2) * 24 * hourMs)
  return { date: date.toISOString().slice(0, 10), time: times[used++ % times.length] as string }
}

describe('paying for an appointment', () => {
  it('R-18 R-19 R-34 authorises, books and captures in one go, and sends a calendar invitation', async () => {
    const guest = await newGuest(app)
    const slot = nextSlot()
    const { orderId, paymentIntent, reference } = await guest.book(slot)
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: 0 })
    expect(await storyOf(app, orderId)).toEqual(['draft', 'awaiting payment', 'paid'])
    const appointment = await guest.appointment()
    expect(appointment).toMatchObject({
      reference,
      service: 'Adult ADHD Assessment Online (18+)',
      clinician: { name: brand.consultant.name },
      minutes: 90,
      state: 'booked',
      amountPence: fee,
      refundedPence: 0,
      canReschedule: true,
      cancel: { isAllowed: true, refundPence: fee },
    })
    const events = await rows(
      `select from_state, to_state from appointment_events where appointment_id = '${appointment.id}' order by id`,
    )
    expect(events).toEqual([
      { from_state: null, to_state: 'held' },
      { from_state: 'held', to_state: 'booked' },
    ])
    const [email, ...others] = (await emailsTo(app, guest.email)).filter(({ subject }) => subject?.includes(reference))
    expect(others).toEqual([])
    expect(email?.subject).toBe(`Your appointment ${reference} is booked`)
    expect(email?.attachment).toMatchObject({
      filename: 'appointment.ics',
      contentType: 'text/calendar; charset=utf-8; method=REQUEST',
    })
    // 08:30 in April is summer time.
    expect(email?.attachment?.content).toContain('DTSTART:20260413T073000Z')
    expect(email?.attachment?.content).toContain(`UID:${appointment.id}@`)
    expect((await guest.account()).orders).toEqual([])
  })

  it('R-18 starting to pay extends the hold once, and not twice', async () => {
    const guest = await newGuest(app)
    await guest.hold(nextSlot())
    app.pass(10)
    const orderId = (await guest.submit()).json().data.paymentId
    await guest.begin(orderId)
    const hold = async () => (await guest.browser.post('my_hold', {})).json().data.hold
    const expiresAt = new Date(app.now() + 15 * 60_000).toISOString()
    expect(await hold()).toMatchObject({ expiresAt, hasBeenExtended: true })
    app.pass(5)
    await guest.begin(orderId)
    expect(await hold()).toMatchObject({ expiresAt })
    app.pass(10)
    const late = await guest.begin(orderId)
    expect([late.statusCode, late.json().data]).toEqual([409, { reason: 'hold' }])
  })

  it('R-18 a payment after the hold has ended books the time if it is still free', async () => {
    for (const isTidied of [false, true]) {
      const guest = await newGuest(app)
      const order = await guest.order(nextSlot())
      app.pass(40)
      if (isTidied) await bookingsJob(app.services)
      await guest.charge(order.clientSecret)
      expect((await guest.verify(order.orderId, order.paymentIntent)).json().data.status).toBe('Success')
      await guest.signIn()
      expect((await guest.appointment()).state).toBe('booked')
      expect(await moneyOf(app, order.paymentIntent)).toEqual({ taken: fee, givenBack: 0 })
    }
  })

  it('however the news of the payment arrives, and however often at once: one booking', async () => {
    const guest = await newGuest(app)
    const order = await guest.order(nextSlot())
    await guest.charge(order.clientSecret)
    const replies = await Promise.all(Array.from({ length: 8 }, () => guest.verify(order.orderId, order.paymentIntent)))
    expect(new Set(replies.map((reply) => reply.json().data.status))).toEqual(new Set(['Success']))
    expect(await rows(`select state from appointments where order_id = '${order.orderId}'`)).toEqual([
      { state: 'booked' },
    ])
    expect((await emailsTo(app, guest.email)).length).toBe(1)
  })
})

describe('PO-01 PO-02 cancelling', () => {
  /** Monday 6 April is in summer time, the 30 March as well: seven days are 168 hours. */
  it.each([
    ['eight days', 8 * 24 * hourMs, fee, 'cancelled'],
    ['seven days to the millisecond', 7 * 24 * hourMs, fee, 'cancelled'],
    ['a millisecond less', 7 * 24 * hourMs - 1, 42_500, 'cancelled'],
    ['48 hours to the millisecond', 48 * hourMs, 42_500, 'cancelled'],
    ['less than 48 hours', 48 * hourMs - 1, 0, 'DNA'],
    ['a millisecond', 1, 0, 'DNA'],
  ] as const)('with %s left', async (_, left, refundPence, state) => {
    app.setNow(start)
    const guest = await newGuest(app)
    const { paymentIntent, reference, orderId } = await guest.book(nextSlot())
    const { id, startsAt } = await guest.appointment()
    app.setNow(Date.parse(startsAt) - left)
    expect((await guest.appointment()).cancel).toEqual({ isAllowed: true, because: null, refundPence })
    const wrong = await guest.browser.post('cancel_appointment', { id, expectedRefundPence: refundPence + 1 })
    expect([wrong.statusCode, wrong.json().data]).toEqual([409, { refundPence }])
    const reply = await guest.browser.post('cancel_appointment', { id, expectedRefundPence: refundPence })
    expect([reply.statusCode, reply.json().data]).toEqual([200, { refundPence }])
    const again = await guest.browser.post('cancel_appointment', { id, expectedRefundPence: refundPence })
    expect(again.json().data).toEqual({ refundPence })
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: refundPence })
    expect((await orderNow(app, orderId)).state).toBe(refundPence === fee ? 'refunded' : 'paid')
    expect(await guest.appointment()).toMatchObject({ state, refundedPence: refundPence, canReschedule: false })
    const email = (await emailsTo(app, guest.email)).at(-1)
    expect(email?.subject).toBe(`Your appointment ${reference} is cancelled`)
    expect(email?.attachment?.content).toContain('METHOD:CANCEL')
    expect(email?.attachment?.content).toContain('SEQUENCE:1')
    expect(email?.attachment?.content).toContain(`UID:${id}@`)
    app.setNow(start)
  })

  it('refunds no more than is left when the desk has refunded part of it already', async () => {
    app.setNow(start)
    const guest = await newGuest(app)
    const { orderId, paymentIntent } = await guest.book(nextSlot())
    const { id } = await guest.appointment()
    await rows(`
      insert into refunds (id, order_id, amount_pence, reason, by, next_try_at, created_at)
      values (gen_random_uuid(), '${orderId}', 10000, 'desk', 'staff', now(), now())`)
    const cancel = (expectedRefundPence: number) =>
      guest.browser.post('cancel_appointment', { id, expectedRefundPence })
    const told = await cancel(fee)
    expect([told.statusCode, told.json().data]).toEqual([409, { refundPence: fee - 10_000 }])
    expect((await cancel(fee - 10_000)).statusCode).toBe(200)
    expect((await moneyOf(app, paymentIntent)).givenBack).toBe(fee - 10_000)
  })

  it('is no longer possible once it has begun', async () => {
    const guest = await newGuest(app)
    await guest.book(nextSlot())
    const { id, startsAt } = await guest.appointment()
    app.setNow(Date.parse(startsAt))
    expect((await guest.appointment()).cancel).toEqual({ isAllowed: false, because: 'started', refundPence: 0 })
    const reply = await guest.browser.post('cancel_appointment', { id, expectedRefundPence: 0 })
    expect([reply.statusCode, reply.json().data]).toEqual([409, { because: 'started' }])
    app.setNow(start)
  })

  it('PO-01 one of each type, even if two are cancelled at once', async () => {
    const guest = await newGuest(app)
    const slot = nextSlot()
    await guest.book(slot)
    await guest.book(nextSlot())
    const { appointments } = await guest.account()
    expect(appointments.map(({ state }) => state)).toEqual(['booked', 'booked'])
    const replies = await Promise.all(
      appointments.map(({ id }) => guest.browser.post('cancel_appointment', { id, expectedRefundPence: fee })),
    )
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().data).toEqual({ because: 'cancelled-before' })
    // Other patients can book the time that was given up.
    const freed = (await guest.account()).appointments.find(({ state }) => state === 'cancelled')
    expect(freed?.refundedPence).toBe(fee)
  })
})

describe('PO-01 rescheduling', () => {
  it('moves it once per care episode, free of charge, and frees the old time', async () => {
    const [guest, other] = [await newGuest(app), await newGuest(app)]
    const [from, to] = [nextSlot(), nextSlot()]
    const { paymentIntent, reference } = await guest.book(from)
    const before = await guest.appointment()
    const reply = await guest.browser.post('reschedule_appointment', { id: before.id, ...to })
    expect(reply.json().data).toMatchObject({ reference, state: 'booked', amountPence: fee, canReschedule: false })
    const again = await guest.browser.post('reschedule_appointment', { id: before.id, ...to })
    expect(again.json().data).toEqual(reply.json().data)
    expect((await guest.account()).appointments).toMatchObject([reply.json().data])
    expect((await other.hold(from)).statusCode).toBe(200)
    expect((await other.hold(to)).statusCode).toBe(409)
    const email = (await emailsTo(app, guest.email)).at(-1)
    expect(email?.subject).toBe(`Your appointment ${reference} has a new time`)
    expect(email?.attachment?.content).toContain(`UID:${before.id}@`)
    expect(email?.attachment?.content).toContain('SEQUENCE:1')
    const once = await guest.browser.post('reschedule_appointment', { id: reply.json().data.id, ...nextSlot() })
    expect([once.statusCode, once.json().data]).toMatchObject([409, { because: 'rescheduled-before' }])
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: 0 })
  })

  it('not to a taken time, nor to one that is not offered: it stays as it was', async () => {
    const [guest, other] = [await newGuest(app), await newGuest(app)]
    await guest.book(nextSlot())
    const slot = nextSlot()
    await other.hold(slot)
    const before = await guest.appointment()
    for (const wanted of [slot, { ...slot, time: '09:17' }]) {
      const reply = await guest.browser.post('reschedule_appointment', { id: before.id, ...wanted })
      expect([reply.statusCode, reply.json().message]).toEqual([
        409,
        'That time has just been taken. Please choose another.',
      ])
    }
    expect(await guest.appointment()).toEqual(before)
  })

  it('C-4 R-26 until it starts, to the millisecond', async () => {
    const guest = await newGuest(app)
    await guest.book(nextSlot())
    const { id, startsAt } = await guest.appointment()
    app.setNow(Date.parse(startsAt))
    expect(await guest.appointment()).toMatchObject({ canReschedule: false, cannotReschedule: 'started' })
    const late = await guest.browser.post('reschedule_appointment', { id, date: '2026-05-11', time: '10:00' })
    expect([late.statusCode, late.json().data.because]).toEqual([409, 'started'])
    app.setNow(Date.parse(startsAt) - 1)
    const inTime = await guest.browser.post('reschedule_appointment', { id, date: '2026-05-11', time: '10:00' })
    expect(inTime.statusCode).toBe(200)
    app.setNow(start)
  })

  it('two patients who move to one time: one of them gets it', async () => {
    const guests = [await newGuest(app), await newGuest(app)]
    for (const guest of guests) await guest.book(nextSlot())
    const slot = nextSlot()
    const replies = await Promise.all(
      guests.map(async (guest) =>
        guest.browser.post('reschedule_appointment', { id: (await guest.appointment()).id, ...slot }),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
})

describe('another patient’s appointment', () => {
  it('is not found, and a request without a session is refused', async () => {
    const [owner, stranger] = [await newGuest(app), await newGuest(app)]
    await owner.book(nextSlot())
    await stranger.book(nextSlot())
    const { id } = await owner.appointment()
    const slot = nextSlot()
    for (const [browser, code] of [
      [stranger.browser, 404],
      [newBrowser(app), 401],
    ] as const) {
      expect((await browser.post('cancel_appointment', { id, expectedRefundPence: fee })).statusCode).toBe(code)
      expect((await browser.post('reschedule_appointment', { id, ...slot })).statusCode).toBe(code)
    }
    expect(await owner.appointment()).toMatchObject({ id, state: 'booked' })
    expect((await stranger.account()).appointments.map((one) => one.id)).not.toContain(id)
  })
})
