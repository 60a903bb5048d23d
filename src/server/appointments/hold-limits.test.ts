import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { riskAnswers } from '#domain/intake/adhd/sample-answers.ts'
import {
  adhdAnswers,
  type BookingApp,
  browserFrom,
  newGuest,
  newNetwork,
  saveAdhdAnswers,
  startBookingApp,
} from '../testing/test-booking.ts'
import { humanToken } from '../testing/test-gateways.ts'

let app: BookingApp
beforeAll(async () => {
  app = await startBookingApp(undefined, { NETWORK_LIMIT_SCALE: '1' })
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
const day = (date: string) => ['08:30', '10:00', '13:00', '14:30', '16:00'].map((time) => ({ date, time }))
const statusAndWords = (reply: { statusCode: number; json(): { message: string } }) => [
  reply.statusCode,
  reply.json().message,
]

describe('B-4 nobody can block the times for everyone else', () => {
  it('from further ahead than 90 days, and says until when', async () => {
    const guest = await newGuest(app)
    expect(statusAndWords(await guest.hold({ date: '2099-06-01', time: '10:00' }))).toEqual([
      409,
      'You can book up to Sunday 31 May 2026. Please choose an earlier day.',
    ])
    const june = (await guest.browser.post('booking_month', { month: '2026-06' })).json().data
    expect(june.lastDay).toBe('2026-05-31')
    expect(
      june.days.every(({ count, isTooFar }: { count: number; isTooFar: boolean }) => count === 0 && isTooFar),
    ).toBe(true)
  })

  it('without the bot check', async () => {
    const guest = await newGuest(app)
    const reply = await guest.browser.post('hold_slot', { date: '2026-03-05', time: '10:00', token: 'none' })
    expect([reply.statusCode, reply.json().data]).toEqual([403, { reason: 'bot' }])
    expect((await guest.hold({ date: '2026-03-05', time: '10:00' })).statusCode).toBe(200)
  })

  it('ten from one network at once, however many ask together; the eleventh is refused and keeps their place', async () => {
    const network = newNetwork()
    const crowd = await Promise.all(Array.from({ length: 15 }, () => newGuest(app, undefined, network)))
    const slots = [...day('2026-03-09'), ...day('2026-03-10'), ...day('2026-03-11')]
    const replies = await Promise.all(crowd.map((guest, place) => guest.hold(slots[place] as (typeof slots)[0])))
    const codes = replies.map(({ statusCode }) => statusCode)
    expect([200, 429].map((code) => codes.filter((given) => given === code).length)).toEqual([10, 5])
    const refused = replies.find(({ statusCode }) => statusCode === 429)
    expect(refused?.json().message).toMatch(/Many times are being held from your network/)
    expect(refused?.headers['retry-after']).toBe('60')
    // Other networks are not affected, and after a quarter of an hour this one can hold times again.
    expect((await (await newGuest(app)).hold({ date: '2026-03-12', time: '10:00' })).statusCode).toBe(200)
    app.pass(15)
    const late = crowd[codes.indexOf(429)]
    expect((await late?.hold({ date: '2026-03-12', time: '13:00' }))?.statusCode).toBe(200)
  })

  it('the same time repeatedly: once more at once, then after 30 minutes, while others can have it', async () => {
    const [network, slot] = [newNetwork(), { date: '2026-03-16', time: '10:00' }]
    const guest = await newGuest(app, undefined, network)
    const neighbour = await newGuest(app, undefined, network)
    for (const _ of ['the first time', 'once more']) {
      expect((await guest.hold(slot)).statusCode).toBe(200)
      app.pass(15)
    }
    const refused = await guest.hold(slot)
    expect([refused.statusCode, refused.json().data]).toEqual([409, { because: 'pause' }])
    expect(refused.json().message).toContain('hold this one again from 08:15')
    expect((await neighbour.hold(slot)).statusCode).toBe(409)
    // Releasing the hold by hand does not reset the limit.
    await guest.hold({ ...slot, time: '13:00' })
    await guest.browser.post('release_hold', {})
    expect((await guest.hold(slot)).statusCode).toBe(409)
    const other = await newGuest(app)
    expect((await other.hold(slot)).statusCode).toBe(200)
    await other.browser.post('release_hold', {})
    app.pass(30)
    expect((await guest.hold(slot)).statusCode).toBe(200)
  })

  it('and the network digest is erased with the hold', async () => {
    expect(await rows(`select 1 from appointments where state = 'booked' and network_digest is not null`)).toEqual([])
  })
})

describe('F-5 patients who will be refused hear it before they hold a time', () => {
  const slot = { date: '2026-03-18', time: '10:00' }
  const hold = async (answers: object | null) => {
    const browser = browserFrom(app)
    if (answers) await saveAdhdAnswers(browser, answers)
    const reply = await browser.post('hold_slot', { ...slot, token: humanToken })
    expect((await browser.post('my_hold', {})).json().data.hold).toBeNull()
    return [reply.statusCode, reply.json().message, reply.json().data]
  }

  it.each([
    ['without any answer', null],
    ['with some', { ...adhdAnswers, adhd_q4: undefined }],
  ])('%s: which question comes next', async (_, answers) => {
    const [code, message, data] = await hold(answers)
    expect([code, message]).toEqual([422, 'Please answer a few questions first, then choose your time.'])
    expect(data.missing).toBe(`/assessment/adhd/${answers ? 'question-4' : 'diagnosis-status'}`)
  })

  it('after a Yes to a risk: help', async () => {
    expect(await hold({ ...adhdAnswers, adhd_risk_factors: riskAnswers('toSelf') })).toEqual([
      403,
      'Your answers mean that we can’t offer this appointment online. No time was held.',
      { notEligible: 'adhd_risk_factors' },
    ])
  })

  it('under 18, by their own answer: refused at the hold and at the form alike', async () => {
    const answers = { ...adhdAnswers, adhd_q7: 'Yes', adhd_q8: 'No' }
    const [code, , data] = await hold(answers)
    expect([code, data]).toEqual([403, { because: 'under-18' }])
    const guest = await newGuest(app)
    await guest.hold(slot)
    await saveAdhdAnswers(guest.browser, answers)
    const sent = await guest.submit()
    expect([sent.statusCode, sent.json().data]).toEqual([403, { because: 'under-18' }])
  })
})

describe('F-12 R-29 bank holidays', () => {
  const countOn = async (date: string) => {
    const { days } = (await browserFrom(app).post('booking_month', { month: date.slice(0, 7) })).json().data
    const found = days.find((one: { date: string }) => one.date === date)
    return [found.count, found.holiday]
  }

  it('have no times, and are named', async () => {
    expect(await countOn('2026-04-03')).toEqual([0, 'Good Friday'])
    expect(await countOn('2026-04-06')).toEqual([0, 'Easter Monday'])
    const reply = await (await newGuest(app)).hold({ date: '2026-04-06', time: '10:00' })
    expect(reply.statusCode).toBe(409)
  })

  it('are opened by an operator, all or some times, and the operator adds other closures', async () => {
    await rows(`insert into holidays (date, nation, name, is_closed) values
      ('2026-04-03', 'england-and-wales', 'Open on Good Friday', false),
      ('2026-04-08', 'england-and-wales', 'Moving house', true)`)
    await rows(`insert into schedule_exceptions (clinician_id, date, kind, times)
      select id, '2026-04-06', 'extra', '{11:00}' from clinicians limit 1`)
    expect(await countOn('2026-04-03')).toEqual([7, null])
    expect(await countOn('2026-04-06')).toEqual([1, 'Easter Monday'])
    expect(await countOn('2026-04-08')).toEqual([0, 'Moving house'])
  })
})
