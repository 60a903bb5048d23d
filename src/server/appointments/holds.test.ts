import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import { profiles } from '#content/site/profiles.ts'
import type { CallReply } from '#contract/calls.ts'
import {
  type BookingApp,
  type Guest,
  newCrowd,
  newGuest,
  newNetwork,
  startBookingApp,
} from '../testing/test-booking.ts'
import { newBrowser } from '../testing/test-browser.ts'
import { humanToken } from '../testing/test-gateways.ts'
import { bookingsJob } from './sweep-job.ts'

const taken = 'That time has just been taken. Please choose another.'

let app: BookingApp
beforeAll(async () => {
  app = await startBookingApp()
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
const monthFor = async (browser = newBrowser(app), month = '2026-03'): Promise<CallReply<'booking_month'>> =>
  (await browser.post('booking_month', { month })).json().data
const dayIn = ({ days }: CallReply<'booking_month'>, date: string) => days.find((day) => day.date === date)

describe('booking_month', () => {
  it('BK-03 R-18 is the default consultant’s month in London, past days closed', async () => {
    const month = await monthFor()
    expect(month.clinician).toEqual({ ...brand.consultant, profile: [...profiles.psychiatrist.biography] })
    expect(month.days).toHaveLength(31)
    expect(dayIn(month, '2026-03-01')).toMatchObject({ isPast: true, count: 0 })
    expect(dayIn(month, '2026-03-02')).toEqual({
      date: '2026-03-02',
      morning: ['08:30', '10:00'],
      afternoon: ['13:00', '14:30', '16:00'],
      evening: ['18:00', '19:30'],
      count: 7,
      isPast: false,
      isTooFar: false,
      holiday: null,
    })
  })

  it('R-18 past times of today are closed, and exceptions count', async () => {
    app.setNow(Date.parse('2026-03-02T13:00:00Z'))
    await rows(`insert into schedule_exceptions (clinician_id, date, kind, times) values
      ('${brand.consultant.id}', '2026-03-03', 'closed', '{}'), ('${brand.consultant.id}', '2026-03-08', 'extra', '{11:00}')`)
    const month = await monthFor()
    expect(dayIn(month, '2026-03-02')).toMatchObject({ morning: [], afternoon: ['14:30', '16:00'] })
    expect(dayIn(month, '2026-03-03')).toMatchObject({ count: 0, isPast: false })
    expect(dayIn(month, '2026-03-08')).toMatchObject({ morning: ['11:00'], count: 1 })
    app.setNow(Date.parse('2026-03-02T07:00:00Z'))
  })

  it('knows no other clinician', async () => {
    const reply = await newBrowser(app).post('booking_month', { month: '2026-03', clinician: 'nobody' })
    expect(reply.statusCode).toBe(404)
  })
})

describe('hold_slot', () => {
  const slot = { date: '2026-03-30', time: '10:00' }

  it('R-18 holds the time for fifteen minutes, in summer time as in winter, and nobody else can have it', async () => {
    const guest = await newGuest(app)
    const held = await guest.hold(slot)
    expect(held.json()).toEqual({
      code: 200,
      message: 'OK',
      data: {
        ...slot,
        startsAt: '2026-03-30T09:00:00.000Z',
        expiresAt: '2026-03-02T07:15:00.000Z',
        hasBeenExtended: false,
        clinician: { id: brand.consultant.id, name: brand.consultant.name, title: brand.consultant.title },
      },
    })
    expect((await guest.browser.post('my_hold', {})).json().data.hold).toEqual(held.json().data)
    expect(dayIn(await monthFor(guest.browser), slot.date)?.morning).toContain('10:00')
    expect(dayIn(await monthFor(), slot.date)?.morning).not.toContain('10:00')
    const late = await (await newGuest(app)).hold(slot)
    expect([late.statusCode, late.json().message]).toEqual([409, taken])
  })

  it('R-18 chosen again it is the same hold, and its fifteen minutes do not restart', async () => {
    const guest = await newGuest(app)
    const first = await guest.hold({ date: '2026-03-05', time: '08:30' })
    app.pass(5)
    expect((await guest.hold({ date: '2026-03-05', time: '08:30' })).json()).toEqual(first.json())
  })

  it('R-18 choosing another time, giving it up and expiry release it', async () => {
    const [first, second] = [await newGuest(app), await newGuest(app)]
    const [a, b] = [
      { date: '2026-03-06', time: '10:00' },
      { date: '2026-03-06', time: '13:00' },
    ]
    await first.hold(a)
    await first.hold(b)
    expect((await second.hold(a)).statusCode).toBe(200)
    await first.browser.post('release_hold', {})
    expect((await first.browser.post('my_hold', {})).json().data).toMatchObject({ hold: null })
    expect((await second.hold(b)).statusCode).toBe(200)
    app.pass(14)
    expect((await first.hold(b)).statusCode).toBe(409)
    app.pass(1)
    expect((await second.browser.post('my_hold', {})).json().data).toMatchObject({ hold: null })
    expect((await first.hold(b)).statusCode).toBe(200)
  })

  it('a patient who cannot have another time keeps the one they hold', async () => {
    const [first, second] = [await newGuest(app), await newGuest(app)]
    await first.hold({ date: '2026-03-09', time: '10:00' })
    await second.hold({ date: '2026-03-09', time: '13:00' })
    expect((await second.hold({ date: '2026-03-09', time: '10:00' })).statusCode).toBe(409)
    expect((await second.browser.post('my_hold', {})).json().data.hold).toMatchObject({ time: '13:00' })
  })

  it.each([
    ['is past', { date: '2026-03-02', time: '06:00' }],
    ['is not in the template', { date: '2026-03-10', time: '10:01' }],
    ['is on a closed day', { date: '2026-03-08', time: '10:00' }],
    ['the clocks leave out', { date: '2026-03-29', time: '01:30' }],
  ])('a time that %s cannot be held', async (_, slot) => {
    const reply = await (await newGuest(app)).hold(slot)
    expect([reply.statusCode, reply.json().message]).toEqual([409, taken])
  })

  it('two overlapping times are not both held', async () => {
    await rows(`insert into schedule_exceptions (clinician_id, date, kind, times)
      values ('${brand.consultant.id}', '2026-03-22', 'extra', '{10:00,10:30,11:30}')`)
    const guests = await Promise.all(
      ['10:00', '10:30', '11:30'].map(async (time) => ({ time, guest: await newGuest(app) })),
    )
    const codes = await Promise.all(
      guests.map(async ({ time, guest }) => (await guest.hold({ date: '2026-03-22', time })).statusCode),
    )
    // 11:30 does not clash with 10:00 and overlaps only 10:30.
    expect(codes.filter((code) => code === 200).length).toBe(codes[1] === 200 ? 1 : 2)
  })

  it('R-18 two hundred race for one time: one gets it, the others are refused, and nothing breaks', async () => {
    const crowd = await newCrowd(app, 200)
    for (const time of ['10:00', '13:00', '18:00']) {
      const replies = await Promise.all(
        crowd.map((browser) =>
          app.post(
            'hold_slot',
            { date: '2026-03-11', time, token: humanToken },
            { cookie: browser.cookie(), 'x-forwarded-for': newNetwork() },
          ),
        ),
      )
      const codes = replies.map(({ statusCode }) => statusCode)
      expect(codes.filter((code) => code === 200)).toHaveLength(1)
      expect(codes.filter((code) => code === 409)).toHaveLength(199)
    }
  })

  it('R-18 a hundred race for a time whose hold has just ended: one gets it', async () => {
    const slot = { date: '2026-03-12', time: '10:00' }
    await (await newGuest(app)).hold(slot)
    app.pass(16)
    const crowd = await newCrowd(app, 100)
    const replies = await Promise.all(crowd.map((browser) => browser.post('hold_slot', { ...slot, token: humanToken })))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(99)
  })

  it('B-4 one browser with ten tabs holds one time', async () => {
    const guest = await newGuest(app)
    const times = ['08:30', '10:00', '13:00', '14:30', '16:00', '18:00', '19:30']
    await Promise.all(times.map((time) => guest.hold({ date: '2026-03-13', time })))
    const live = dayIn(await monthFor(), '2026-03-13')
    expect(live?.count).toBe(times.length - 1)
  })
})

describe('the job', () => {
  it('releases expired holds, and erases them a day later', async () => {
    const guest = await newGuest(app)
    await guest.hold({ date: '2026-03-16', time: '10:00' })
    const state = async () =>
      (await rows(`select state from appointments where starts_at = '2026-03-16T10:00Z'`))[0]?.state
    await bookingsJob(app.services)
    expect(await state()).toBe('held')
    app.pass(15)
    await bookingsJob(app.services)
    expect(await state()).toBe('released')
    app.pass(24 * 60)
    await bookingsJob(app.services)
    expect(await state()).toBeUndefined()
    expect(await rows('select 1 from appointment_events')).toEqual([])
  })

  it('B-4 with their events, and nothing else: events of existing appointments are append-only', async () => {
    const guest = await newGuest(app)
    await guest.hold({ date: '2026-03-17', time: '10:00' })
    for (const statement of [
      'update appointment_events set by = by',
      'delete from appointment_events',
      'delete from appointments',
    ])
      await expect(rows(statement)).rejects.toThrow()
  })
})

describe('several psychiatrists', () => {
  const other = 'dr-tarn'
  const whom = async (guest: Guest) => (await guest.browser.post('my_hold', {})).json().data.hold?.clinician.id
  const monthOf = async (clinician?: string): Promise<CallReply<'booking_month'>> =>
    (await newBrowser(app).post('booking_month', { month: '2026-04', ...(clinician && { clinician }) })).json().data

  beforeAll(async () => {
    await rows(`insert into clinicians (id, name, title, profile, position)
      values ('${other}', 'Dr Tarn', 'Psychiatrist', '{}', 9)`)
  })

  it('are offered together, each time once, or one of them', async () => {
    await rows(`insert into schedule_exceptions (clinician_id, date, kind, times) values
      ('${other}', '2026-04-20', 'extra', '{09:15}'), ('${brand.consultant.id}', '2026-04-20', 'closed', '{}')`)
    const [any, first, second] = [await monthOf(), await monthOf(brand.consultant.id), await monthOf(other)]
    const { id, name, title } = brand.consultant
    expect([any.clinician, first.clinician?.id, second.clinician?.id]).toEqual([null, id, other])
    for (const { clinicians } of [any, first, second])
      expect(clinicians).toEqual([
        { id, name, title },
        { id: other, name: 'Dr Tarn', title: 'Psychiatrist' },
      ])
    expect([any, first, second].map((month) => dayIn(month, '2026-04-20')?.count)).toEqual([8, 0, 8])
    expect(dayIn(any, '2026-04-21')?.count).toBe(7)
  })

  it('one time with any of them can be held by as many patients as there are psychiatrists', async () => {
    const slot = { date: '2026-04-22', time: '10:00' }
    const guests = await Promise.all(Array.from({ length: 5 }, () => newGuest(app)))
    const codes = (await Promise.all(guests.map((guest) => guest.hold(slot)))).map(({ statusCode }) => statusCode)
    expect(codes.toSorted()).toEqual([200, 200, 409, 409, 409])
    const held = (await Promise.all(guests.map(whom))).filter(Boolean)
    expect(held.toSorted()).toEqual([brand.consultant.id, other].toSorted())
    expect(dayIn(await monthOf(), slot.date)?.count).toBe(6)
  })

  it('a psychiatrist asked for by name is held or not, never another instead', async () => {
    const slot = { date: '2026-04-23', time: '10:00' }
    const [first, second, third] = [await newGuest(app), await newGuest(app), await newGuest(app)]
    expect((await first.hold(slot, other)).json().data.clinician).toMatchObject({ id: other, name: 'Dr Tarn' })
    expect((await second.hold(slot, other)).statusCode).toBe(409)
    expect((await third.hold(slot)).json().data.clinician.id).toBe(brand.consultant.id)
    // Asked again for any psychiatrist, the existing hold is returned.
    expect((await first.hold(slot)).json().data.clinician.id).toBe(other)
    expect((await first.hold(slot, brand.consultant.id)).statusCode).toBe(409)
    expect(await whom(first)).toBe(other)
  })

  it('a hold that is being paid for stays with the same psychiatrist; one that may not be held again goes to another', async () => {
    const slot = { date: '2026-04-24', time: '13:00' }
    const guest = await newGuest(app)
    await guest.hold(slot, other)
    const orderId = (await guest.submit()).json().data.paymentId
    app.pass(16)
    expect((await guest.hold(slot)).json().data.clinician.id).toBe(other)
    expect(
      await rows(`select clinician_id from appointments where order_id = '${orderId}' and state = 'held'`),
    ).toEqual([{ clinician_id: other }])
    const fickle = await newGuest(app)
    const later = { date: '2026-04-24', time: '16:00' }
    for (let times = 0; times < 2; times++) {
      await fickle.hold(later, other)
      await fickle.browser.post('release_hold', {})
    }
    expect((await fickle.hold(later, other)).json().data).toEqual({ because: 'pause' })
    expect((await fickle.hold(later)).json().data.clinician.id).toBe(brand.consultant.id)
  })

  it('any of them can be asked for, wherever they are in the list', async () => {
    await rows(`insert into clinicians (id, name, title, profile, position)
      select 'one-of-many-' || n, 'Dr Many', 'Psychiatrist', '{}', 10 + n from generate_series(1, 120) n`)
    expect((await monthOf('one-of-many-120')).clinician?.id).toBe('one-of-many-120')
    await rows(`delete from clinicians where id like 'one-of-many-%'`)
  })

  it('P-9: a time at which only the last of many is free is offered, up to the longest horizon', async () => {
    const many = Array.from({ length: 60 }, (_, place) => `dr-many-${String(place).padStart(2, '0')}`)
    const values = many.map((id, place) => `('${id}', 'Dr Many', 'Psychiatrist', '{}', ${100 + place})`)
    await rows(`insert into clinicians (id, name, title, profile, position) values ${values.join(', ')}`)
    const day = '2026-04-27'
    const at = (await monthOf()).days.find(({ date }) => date === day)
    expect(at?.afternoon).toContain('13:00')
    // Everyone but the last is busy at 13:00.
    const others = [brand.consultant.id, other, ...many.slice(0, -1)]
    await rows(`insert into appointments
      (id, episode_id, clinician_id, service, starts_at, minutes, state, held_until, policy_version)
      select gen_random_uuid(), gen_random_uuid(), id, 'adult-adhd-assessment', '${day}T12:00:00Z', 50, 'booked', now(), 1
      from unnest(array['${others.join("','")}']) id`)
    const afternoonOf = async () => dayIn(await monthOf(), day)?.afternoon
    expect(await afternoonOf()).toContain('13:00')
    await rows(`update clinicians set is_bookable = false where id = '${many.at(-1)}'`)
    expect(await afternoonOf()).not.toContain('13:00')
    await rows(`update clinicians set is_bookable = true, horizon_days = 365 where id = '${many.at(-1)}'`)
    await rows(`update clinicians set horizon_days = 5 where id <> '${many.at(-1)}'`)
    expect(dayIn(await monthOf(), day)?.isTooFar).toBe(false)
  })
})
