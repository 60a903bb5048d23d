import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentsFor, versionsFor } from '#domain/appointments/consents.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { type BookingApp, emailsTo, moneyOf, newGuest, type Slot, startBookingApp } from '../testing/test-booking.ts'

let app: BookingApp
beforeAll(async () => {
  app = await startBookingApp()
})
afterAll(() => app.close())

const fee = 85_000
const start = Date.parse('2026-03-02T07:00:00Z')
const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
const dates = ['2026-04-13', '2026-04-14', '2026-04-15', '2026-04-16', '2026-04-17']
const times = ['08:30', '10:00', '13:00', '14:30', '16:00', '18:00', '19:30']
let used = 0
const nextSlot = (): Slot => ({
  date: dates[Math.floor(used / times.length)] as string,
  time: times[used++ % times.length] as string,
})
/** Emails about the appointment only: signing in elsewhere sends one as well. */
const lastEmail = async (address: string) =>
  (await emailsTo(app, address)).findLast(({ text }) => !text.includes('new sign-in to your account'))?.text ?? ''
const consentOf = async (orderId: string) =>
  (
    await rows(`select wording, version, at from consents where order_id = '${orderId}' and kind = 't8' order by id`)
  ).at(-1)

describe('F-1 words about refunds state this patient’s rights', () => {
  it('a first booking: the deadlines, with one cancellation and one move', async () => {
    const guest = await newGuest(app)
    const { orderId } = await guest.book({ date: '2026-04-22', time: '10:00' })
    expect(await consentOf(orderId)).toMatchObject({ wording: consentsFor({ canCancel: true }).t8.wording, version: 5 })
    const email = await lastEmail(guest.email)
    expect(email).toContain('Cancel by Wednesday 15 April 2026, 10:00 BST to get a full refund of £850.00.')
    expect(email).toContain('Cancel by Monday 20 April 2026, 10:00 BST to get £425.00 back.')
    expect(email).toContain('You can move it once, free of charge, until it starts.')
    expect((await guest.appointment()).deadlines).toEqual({
      fullRefundUntil: '2026-04-15T09:00:00.000Z',
      partRefundUntil: '2026-04-20T09:00:00.000Z',
      partRefundPence: 42_500,
    })
  })

  it('booked without signing in: the email counts what the owner of this address has cancelled before', async () => {
    const guest = await newGuest(app)
    await guest.book(nextSlot())
    const { id } = await guest.appointment()
    await guest.browser.post('cancel_appointment', { id, expectedRefundPence: fee })
    const elsewhere = await newGuest(app, guest.email)
    await elsewhere.book(nextSlot())
    const email = await lastEmail(guest.email)
    expect(email).not.toMatch(/Cancel by/)
    expect(email).toContain('You have already cancelled an appointment of this type')
  })

  it('F-3 no link is promised that is not sent', async () => {
    const guest = await newGuest(app)
    await guest.book(nextSlot())
    const email = await lastEmail(guest.email)
    expect(email).toContain('Join by video, in your browser: http://localhost:3000/appointment?id=')
    expect(email).not.toMatch(/link for the video call go|To join, /)
  })

  it('a second one after a cancellation: no refund is promised anywhere, and the patient reads so before they pay', async () => {
    const guest = await newGuest(app)
    await guest.book(nextSlot())
    const { id } = await guest.appointment()
    expect((await guest.browser.post('my_hold', {})).json().data.canCancel).toBe(true)
    await guest.browser.post('cancel_appointment', { id, expectedRefundPence: fee })
    expect((await guest.browser.post('my_hold', {})).json().data.canCancel).toBe(false)

    await guest.hold(nextSlot())
    // A page that was opened before still shows the usual words.
    for (const consentVersions of [undefined, versionsFor({ canCancel: true })]) {
      const stale = await guest.submit(consentVersions ? { consentVersions } : {})
      expect([stale.statusCode, stale.json().data]).toEqual([409, { reason: 'consents' }])
    }
    const sent = await guest.submit({ consentVersions: versionsFor({ canCancel: false }) })
    const orderId: string = sent.json().data.paymentId
    expect(await consentOf(orderId)).toMatchObject({
      wording: consentsFor({ canCancel: false }).t8.wording,
      version: 4,
    })
    const { clientSecret, paymentIntent } = (await guest.begin(orderId)).json().data
    await guest.charge(clientSecret)
    await guest.verify(orderId, paymentIntent)

    const email = await lastEmail(guest.email)
    expect(email).toContain('You have already cancelled an appointment of this type')
    expect(email).not.toMatch(/Cancel by|full refund/)
    const [second] = (await guest.account()).appointments
    expect(second).toMatchObject({
      state: 'booked',
      canReschedule: true,
      cancel: { isAllowed: false, because: 'cancelled-before', refundPence: 0 },
      deadlines: { fullRefundUntil: null, partRefundUntil: null },
    })
    const refused = await guest.browser.post('cancel_appointment', { id: second?.id ?? '', expectedRefundPence: fee })
    expect(refused.json().message).toContain('You have already cancelled an appointment of this type')
  })
})

describe('C-4 R-26 moving and then cancelling', () => {
  it.each([
    ['eight days before it, then a month before the other', 8 * dayMs, fee],
    ['three days before it', 3 * dayMs, 42_500],
    ['an hour before it', 3_600_000, 0],
  ])('moved %s: the refund for cancelling does not rise', async (_, notice, refundPence) => {
    app.setNow(start)
    const guest = await newGuest(app)
    const { paymentIntent } = await guest.book(nextSlot())
    const before = await guest.appointment()
    app.setNow(Date.parse(before.startsAt) - notice)
    const later = { date: '2026-05-20', time: times[used % times.length] as string }
    const moved = (await guest.browser.post('reschedule_appointment', { id: before.id, ...later })).json().data
    expect(moved).toMatchObject({
      refundCapPence: refundPence,
      cannotReschedule: 'rescheduled-before',
      cancel: { isAllowed: true, refundPence },
    })
    const email = await lastEmail(guest.email)
    expect(email).toContain('You have already moved this appointment once, so it cannot be moved again.')
    expect(email).not.toMatch(/You can move it|move or cancel/)
    if (refundPence === fee) expect(email).toMatch(/Cancel by .* to get a full refund of £850.00/)
    else expect(email).not.toContain('£850.00 back')
    if (refundPence === 0) expect(email).toContain('You can still cancel, but there is no refund.')

    const again = await guest.browser.post('reschedule_appointment', { id: moved.id, ...nextSlot() })
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'You have already moved this appointment once, so it cannot be moved again.',
    ])
    const old = await guest.browser.post('reschedule_appointment', { id: before.id, ...nextSlot() })
    expect(old.json().message).toBe('You have already moved this appointment once, so it cannot be moved again.')

    const wrong = await guest.browser.post('cancel_appointment', { id: moved.id, expectedRefundPence: refundPence + 1 })
    expect(wrong.json().data).toEqual({ refundPence })
    const cancelled = await guest.browser.post('cancel_appointment', { id: moved.id, expectedRefundPence: refundPence })
    expect(cancelled.statusCode).toBe(200)
    expect(await moneyOf(app, paymentIntent)).toEqual({ taken: fee, givenBack: refundPence })
    expect((await guest.appointment()).state).toBe('cancelled')
    if (refundPence === 0) expect(await lastEmail(guest.email)).not.toContain('DNA')
    app.setNow(start)
  })
})
