import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallBody } from '#contract/calls.ts'
import { bookingConsents } from '#domain/appointments/consents.ts'
import { riskFactors } from '#domain/intake/adhd/risk-factors.ts'
import { riskAnswers } from '#domain/intake/adhd/sample-answers.ts'
import { orderOwner } from '../orders/orders.ts'
import {
  adhdAnswers,
  allConsents,
  type BookingApp,
  bookingFormOf,
  emailsTo,
  newGuest,
  saveAdhdAnswers,
  startBookingApp,
} from '../testing/test-booking.ts'
import { newBrowser, newCustomer } from '../testing/test-browser.ts'
import { humanToken } from '../testing/test-gateways.ts'

type Form = Partial<CallBody<'create_new_user'>>

let app: BookingApp
beforeAll(async () => {
  app = await startBookingApp()
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
const times = ['08:30', '10:00', '13:00', '14:30', '16:00', '18:00', '19:30'] as const
let used = 0
/** Another time for each test. */
const nextSlot = () => ({
  date: `2026-03-${String(16 + Math.floor(used / times.length)).padStart(2, '0')}`,
  time: times[used++ % times.length] as string,
})

describe('the booking form', () => {
  it.each<[string, Form, string, string]>([
    ['no email', { email: '' }, 'email', 'Please enter a valid email.'],
    ['an email that is none', { email: 'robin@' }, 'email', 'Please enter a valid email.'],
    ['no password', { password: '' }, 'password', 'Password must be at least 8 characters.'],
    ['seven characters', { password: 'otter-4' }, 'password', 'Password must be at least 8 characters.'],
    ['no first name', { name: ' ' }, 'name', 'First name is required.'],
    ['no last name', { legalSurname: '' }, 'legalSurname', 'Last name is required.'],
    ['no sex', { gender: '' }, 'gender', 'Sex is required.'],
    ['no title', { title: '' }, 'title', 'Title is required.'],
    ['another title', { title: 'constructor' }, 'title', 'Title is required.'],
    ['no date of birth', { dob: '' }, 'dob', 'Date of birth is required.'],
    ['no such day', { dob: '1985-02-30' }, 'dob', 'Enter a real date of birth, like 27 3 1985.'],
    ['a child', { dob: '2008-03-03' }, 'dob', 'You must be 18 or over to book this appointment.'],
    ['no first line', { address: '#Flat 2' }, 'address', 'Address 1 is required.'],
    ['no city', { city: '' }, 'city', 'City is required.'],
    ['no postcode', { pincode: '' }, 'pincode', 'Postcode is required.'],
    ['no UK postcode', { pincode: '12345' }, 'pincode', 'Enter a full UK postcode, like SW1A 1AA.'],
    ['nine digits', { mobile: '077009001' }, 'mobile', 'Valid mobile number is required.'],
    ['one consent missing', { consents: { ...allConsents, t6: false } }, 'consents', 'You must agree to all consents.'],
    [
      'a marketing consent missing',
      { consents: { ...allConsents, t1: false } },
      'consents',
      'You must agree to all consents.',
    ],
    ['no consents', { consents: {} }, 'consents', 'You must agree to all consents.'],
  ])('BK-06 %s is refused in the specified words', async (_, change, field, message) => {
    const guest = await newGuest(app)
    const reply = await guest.submit(change)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().data.fields).toEqual([{ field, message }])
  })

  it('R-5 eight characters are enough here, and 18 today is old enough', async () => {
    const guest = await newGuest(app)
    await guest.hold(nextSlot())
    expect((await guest.submit({ password: 'otter-41', dob: '2008-03-02' })).statusCode).toBe(200)
  })

  it('every problem is reported at once', async () => {
    const { token } = bookingFormOf('')
    const reply = await newBrowser(app).post('create_new_user', {
      mode: 'finalSubmit',
      token,
      questionnaire_type: 'adhd',
    })
    expect(
      reply
        .json()
        .data.fields.map(({ field }: { field: string }) => field)
        .toSorted(),
    ).toEqual([
      'address',
      'city',
      'consents',
      'dob',
      'email',
      'gender',
      'legalSurname',
      'mobile',
      'name',
      'password',
      'pincode',
      'title',
    ])
  })

  it.each(riskFactors)('AD-06 R-8 a Yes to %s rules it out, whatever the browser says', async (factor) => {
    const guest = await newGuest(app)
    await saveAdhdAnswers(guest.browser, { ...adhdAnswers, adhd_risk_factors: riskAnswers(factor) })
    const reply = await guest.submit({ answers: adhdAnswers })
    expect(reply.statusCode).toBe(403)
    expect(reply.json().data).toEqual({ notEligible: 'adhd_risk_factors' })
  })

  it('R-8 an unanswered question is named by its address', async () => {
    const guest = await newGuest(app)
    await saveAdhdAnswers(guest.browser, { ...adhdAnswers, adhd_q4: undefined })
    const reply = await guest.submit()
    expect([reply.statusCode, reply.json().data.missing]).toEqual([422, '/assessment/adhd/question-4'])
    const stranger = await newBrowser(app).post('create_new_user', bookingFormOf('stranger@ferncliff.example'))
    expect([stranger.statusCode, stranger.json().data.missing]).toEqual([422, '/assessment/adhd/diagnosis-status'])
  })

  it('R-18 without a live hold nothing is made', async () => {
    const guest = await newGuest(app)
    const before = (await rows('select count(*) from accounts'))[0]?.count
    const none = await guest.submit()
    expect([none.statusCode, none.json().message, none.json().data]).toEqual([
      409,
      'That time has just been taken. Please choose another.',
      { reason: 'hold' },
    ])
    await guest.hold(nextSlot())
    app.pass(15)
    expect((await guest.submit()).statusCode).toBe(409)
    expect((await rows('select count(*) from accounts'))[0]?.count).toBe(before)
  })

  it('nobody can book a time other than the one their form shows', async () => {
    const guest = await newGuest(app)
    const held = (await guest.hold(nextSlot())).json().data
    const other = await guest.submit({ selectedSlot: '2026-03-30T10:00:00.000Z' })
    expect([other.statusCode, other.json().data]).toEqual([409, { reason: 'hold' }])
    expect((await guest.submit({ selectedDate: Date.parse(held.startsAt) + 1 })).statusCode).toBe(409)
    const same = await guest.submit({ selectedSlot: held.startsAt, selectedDate: Date.parse(held.startsAt) })
    expect(same.statusCode).toBe(200)
  })

  it('BK-07 BK-08 R-7 R-15 makes the account and one order of £850 with the eight consents, however often', async () => {
    const guest = await newGuest(app)
    await guest.hold(nextSlot())
    const replies = await Promise.all([guest.submit(), guest.submit(), guest.submit()])
    replies.push(await guest.submit())
    const [id] = [...new Set(replies.map((reply) => reply.json().data.paymentId as string))]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(new Set(replies.map((reply) => reply.json().data.paymentId)).size).toBe(1)
    const [order] = await rows(`select * from orders where id = '${id}'`)
    expect(order).toMatchObject({ item: 'adult-adhd-assessment', amount_pence: 85_000, state: 'awaiting payment' })
    const details = JSON.parse(app.services.vault.open(order?.details as Buffer, orderOwner(id as string)))
    expect(details).toMatchObject({ title: 'ms', address: '1 Mill Lane#Flat 2', pincode: 'SW1A 1AA' })
    const consents = await rows(
      `select kind, wording, is_given from consents where order_id = '${id}' and kind like 't_' order by kind`,
    )
    expect(consents).toEqual(
      Object.entries(bookingConsents).map(([kind, { wording }]) => ({ kind, wording, is_given: true })),
    )
  })

  it('BK-07 R-2 prefills what was typed in this guest session, and reveals nothing to others', async () => {
    const guest = await newGuest(app)
    await guest.submit({ mode: 'otpSuccess' })
    const own = await guest.browser.post('check_user_by_email', { email: guest.email })
    expect(own.json().data.user).toMatchObject({
      title: 'ms',
      name: 'Robin',
      address_details: { address: '1 Mill Lane#Flat 2' },
    })
    const other = await newBrowser(app).post('check_user_by_email', { email: guest.email })
    expect(other.json().data.user).toBeNull()
  })

  it('R-7 an address that has an account: the same reply, and the owner is asked', async () => {
    const owner = await newCustomer(app)
    const guest = await newGuest(app, owner.email)
    await guest.hold(nextSlot())
    const reply = await guest.submit()
    expect(reply.json().data).toEqual({
      paymentId: expect.any(String),
      uniqueId: expect.any(String),
      message: 'Account created',
    })
    const [order] = await rows(`select account_id from orders where id = '${reply.json().data.paymentId}'`)
    expect(order?.account_id).toBeNull()
    const subjects = (await emailsTo(app, owner.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject?.startsWith('Is order'))).toHaveLength(1)
  })

  it('a medication that is not paid for yet stays beside the appointment', async () => {
    const customer = await newCustomer(app)
    await saveAdhdAnswers(customer.browser)
    await customer.browser.post('hold_slot', { ...nextSlot(), token: humanToken })
    const reply = await customer.browser.post('create_new_user', bookingFormOf(customer.email))
    expect(reply.statusCode).toBe(200)
    expect(reply.json().data.paymentId).not.toBe(customer.orderId)
    const [medication] = await rows(`select item, state from orders where id = '${customer.orderId}'`)
    expect(medication).toEqual({ item: 'mounjaro', state: 'awaiting payment' })
  })
})
