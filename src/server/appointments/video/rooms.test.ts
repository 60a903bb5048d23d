import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallBody, CallName, CallReply } from '#contract/calls.ts'
import { dayMs, minuteMs } from '#domain/calendar/durations.ts'
import { hashOf } from '../../platform/encryption/token.ts'
import { outsideVideo } from '../../platform/gateways/video/outside-video.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import {
  type BookingApp,
  emailsTo,
  type Guest,
  newGuest,
  type Slot,
  startBookingApp,
  startOf,
} from '../../testing/test-booking.ts'
import { newBrowser } from '../../testing/test-browser.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { roomEventsOf } from './room-events.ts'
import { endRooms } from './room-job.ts'

const slot: Slot = { date: '2026-03-18', time: '10:00' }
const later: Slot = { date: '2026-03-19', time: '10:00' }

let app: BookingApp
/** Another process of the same installation. */
let other: TestApp
let patient: Guest
let stranger: Guest
let clinician: Awaited<ReturnType<typeof newStaff>>
let colleague: Awaited<ReturnType<typeof newStaff>>
let id: string

beforeAll(async () => {
  app = await startBookingApp()
  other = await startTestApp({ beside: app, gateways: { botCheck: willingBotCheck, now: app.now } })
  patient = await newGuest(app)
  await patient.book(slot)
  stranger = await newGuest(app)
  await stranger.book(later)
  id = (await patient.appointment()).id
  app.setNow(startOf(slot) - 10 * minuteMs)
  clinician = await newStaff(app, 'prescriber')
  colleague = await newStaff(app, 'prescriber')
})
afterAll(async () => {
  await other.close()
  await app.close()
})

/** Each test begins with an empty room, at the moment it opens. */
beforeEach(async () => {
  app.setNow(startOf(slot) - 10 * minuteMs)
  await app.database.run((orm) => orm.execute(sql`delete from room_seats`))
  await app.database.run((orm) => orm.execute(sql`delete from room_signals`))
})

type Entered = CallReply<'enter_room'>
const seatIn = (reply: LightMyRequestResponse) => {
  expect(reply.statusCode, reply.body).toBe(200)
  const { seat } = reply.json().data as Entered
  if (!seat) throw new Error('There is no seat.')
  return seat
}
const patientEnters = async () => seatIn(await patient.browser.post('enter_room', { id }))
const clinicianEnters = async () => seatIn(await clinician.post('desk_enter_room', { id }))

/** In the other process, with the caller's cookies. */
const there = <Name extends CallName>(call: Name, body: CallBody<Name>, cookie = '') =>
  other.post(call, body, { cookie })

const nobody = { seat: 0, isHere: false }
const waitHere = async (token: string, after = 0, known = nobody) =>
  patient.browser.post('wait_in_room', { token, after, other: known })
const waitThere = async (token: string, after = 0, known = nobody) =>
  there('wait_in_room', { token, after, other: known }, clinician.cookie)

const eventsNow = async () => (await app.database.run((orm) => roomEventsOf(orm, [id]))).get(id) ?? []
const countOf = async (table: 'room_signals' | 'room_seats') => {
  const { rows } = await app.database.run((orm) => orm.execute(sql`select count(*)::int as n from ${sql.raw(table)}`))
  return rows[0]?.n
}

describe('who may join', () => {
  it('is the patient by their account, from ten minutes before until a quarter of an hour after', async () => {
    app.setNow(startOf(slot) - 10 * minuteMs - 1)
    const early = await patient.browser.post('room', { id })
    expect(early.json().data).toMatchObject({ id, state: 'early', minutes: 90, isOtherHere: false, outside: null })
    expect((await patient.browser.post('enter_room', { id })).json()).toMatchObject({
      code: 409,
      data: { state: 'early' },
    })
    app.setNow(startOf(slot) - 10 * minuteMs)
    expect((await patient.browser.post('room', { id })).json().data.state).toBe('open')
    expect((await patientEnters()).number).toBe(1)
    app.setNow(startOf(slot) + 105 * minuteMs)
    expect((await patient.browser.post('enter_room', { id })).json()).toMatchObject({
      code: 409,
      data: { state: 'over' },
    })
  })

  it('is the guest session that booked, without an account, and no browser that has neither', async () => {
    const guest = await newGuest(app)
    app.setNow(startOf(slot) - dayMs)
    const order = await guest.order({ date: '2026-03-20', time: '10:00' })
    await guest.charge(order.clientSecret)
    await guest.verify(order.orderId, order.paymentIntent)
    const [booked] = (await guest.browser.post('visit_orders', {})).json().data.orders
    expect((await guest.browser.post('room', { id: booked.id })).json().data).toMatchObject({ state: 'early' })
    for (const call of ['room', 'enter_room']) {
      expect((await app.post(call, { id: booked.id })).json()).toMatchObject({ code: 401, data: null })
      expect((await app.post(call, { id: booked.id }, { cookie: clinician.cookie })).statusCode).toBe(401)
      expect((await stranger.browser.post(call as 'room', { id: booked.id })).statusCode).toBe(404)
    }
  })

  it('is nobody else: not another patient, not by a guessed id, not a role without appointments', async () => {
    const guessed = '7b0a3f52-0c6c-4f5e-9d59-0a4b6b0c1d2e'
    for (const wanted of [id, guessed]) {
      const refused = await stranger.browser.post('enter_room', { id: wanted })
      expect(refused.json()).toEqual({ code: 404, data: null, message: 'We could not find this appointment.' })
      expect((await app.post('enter_room', { id: wanted })).statusCode).toBe(401)
    }
    expect((await clinician.post('desk_enter_room', { id: guessed })).statusCode).toBe(404)
    const support = await newStaff(app, 'support')
    expect((await support.post('desk_enter_room', { id })).statusCode).toBe(403)
  })

  it('is one clinician at a time, who is shown the patient, and every join is recorded', async () => {
    const before = (await patient.browser.post('who_looked', {})).json().data.looks.length
    const reply = await clinician.post('desk_enter_room', { id })
    expect(reply.json().data.other).toEqual({ name: 'Robin Ferncliff', phone: patient.form.mobile })
    expect((await patient.browser.post('who_looked', {})).json().data.looks).toHaveLength(before + 1)
    const third = await colleague.post('desk_enter_room', { id })
    expect(third.json()).toMatchObject({ code: 409, data: { reason: 'taken' } })
    expect((await patient.browser.post('room', { id })).json().data.isOtherHere).toBe(true)
    // Connection lost without leaving: after a while the seat is free.
    app.setNow(app.now() + 26_000)
    expect((await colleague.post('desk_enter_room', { id })).statusCode).toBe(200)
  })

  it('one of two clinicians who join at the same moment', async () => {
    const replies = await Promise.all([
      clinician.post('desk_enter_room', { id }),
      there('desk_enter_room', { id }, colleague.cookie),
    ])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it('finds the room by the link from before it was moved, and is told when it is cancelled', async () => {
    const guest = await newGuest(app)
    app.setNow(startOf(slot) - dayMs)
    await guest.book({ date: '2026-04-08', time: '10:00' })
    const { id: first } = await guest.appointment()
    await guest.browser.post('reschedule_appointment', { id: first, date: '2026-04-09', time: '10:00' })
    const moved = (await guest.browser.post('room', { id: first })).json().data
    expect(moved).toMatchObject({ startsAt: '2026-04-09T09:00:00.000Z', state: 'early' })
    expect(moved.id).not.toBe(first)
    await guest.browser.post('cancel_appointment', { id: moved.id, expectedRefundPence: 850_00 })
    expect((await guest.browser.post('room', { id: first })).json().data.state).toBe('called off')
  })
})

describe('two participants in the room', () => {
  it('exchange signals through two processes, in order, and delivered signals are erased', async () => {
    const [mine, theirs] = [await patientEnters(), await clinicianEnters()]
    const met = (await waitHere(mine.token)).json().data
    expect(met.other).toEqual({ seat: theirs.number, isHere: true })
    const hearing = waitHere(met.token, 0, met.other)
    const said = Array.from({ length: 12 }, (_, at) => ({ kind: 'candidate' as const, data: `candidate ${at}` }))
    await there('send_signals', { token: theirs.token, signals: [{ kind: 'offer', data: 'v=0' }] }, clinician.cookie)
    await there('send_signals', { token: theirs.token, signals: said }, clinician.cookie)
    const heard = [...(await hearing).json().data.signals]
    if (heard.length < 13) heard.push(...(await waitHere(mine.token, heard.at(-1).id, met.other)).json().data.signals)
    expect(heard.map(({ data }) => data)).toEqual(['v=0', ...said.map(({ data }) => data)])
    const leaving = waitHere(mine.token, heard.at(-1).id, met.other)
    await there('leave_room', { token: theirs.token }, clinician.cookie)
    expect((await leaving).json().data).toMatchObject({ signals: [], other: { isHere: false } })
    expect(await countOf('room_signals')).toBe(0)
    expect(app.logged() + other.logged()).not.toMatch(/v=0|candidate \d/)
  })

  it('a second device takes over, the first is told at once, and its signals no longer count', async () => {
    const [first, theirs] = [await patientEnters(), await clinicianEnters()]
    await patient.browser.post('send_signals', { token: first.token, signals: [{ kind: 'candidate', data: 'old' }] })
    const waiting = waitHere(first.token, 0, { seat: theirs.number, isHere: true })
    const second = await patientEnters()
    expect((await waiting).json()).toMatchObject({ code: 409, data: { reason: 'elsewhere' } })
    const stale = await patient.browser.post('send_signals', {
      token: first.token,
      signals: [{ kind: 'offer', data: 'old' }],
    })
    expect(stale.statusCode).toBe(409)
    await patient.browser.post('send_signals', { token: second.token, signals: [{ kind: 'answer', data: 'new' }] })
    const { data } = (await waitThere(theirs.token, 0, nobody)).json()
    expect(data.other.seat).toBe(second.number)
    expect(data.signals.map((signal: { data: string }) => signal.data)).toEqual(['new'])
    // Closing the page that was taken over does not free the seat.
    await patient.browser.post('leave_room', { token: first.token })
    expect((await patient.browser.post('room', { id })).statusCode).toBe(200)
    expect((await clinician.post('desk_room', { id })).json().data.isOtherHere).toBe(true)
  })

  it('a token is valid for its seat alone, for two minutes, and is renewed only for the browser that took it', async () => {
    const { token } = await patientEnters()
    const forged = `${token.slice(0, -4)}AAAA`
    for (const bad of [forged, '', 'x'.repeat(60)]) expect((await waitHere(bad)).statusCode).toBe(401)
    // The token alone, or another session, is not enough to stay.
    const stolen = { token, after: 0, other: nobody }
    expect((await app.post('wait_in_room', stolen)).statusCode).toBe(401)
    expect((await stranger.browser.post('wait_in_room', stolen)).statusCode).toBe(401)
    expect((await patient.browser.post('go_by_phone', { token })).statusCode).toBe(403)
    app.setNow(app.now() + 2 * minuteMs)
    expect((await waitHere(token)).statusCode).toBe(401)
    const fresh = await patientEnters()
    app.setNow(startOf(slot) + 105 * minuteMs - 1)
    const last = await patientEnters()
    expect(last.number).toBeGreaterThan(fresh.number)
    app.setNow(startOf(slot) + 105 * minuteMs)
    expect((await waitHere(last.token)).statusCode).toBe(410)
  })

  /** What the holder of a seat may do, from a browser with these cookies: the status of each request. */
  const usesOf = async (token: string, cookie: string) => {
    const post = (call: CallName, body: unknown) => app.post(call, body, { cookie })
    return [
      (await post('send_signals', { token, signals: [{ kind: 'candidate', data: 'c' }] })).statusCode,
      (await post('wait_in_room', { token, after: 0, other: { seat: 99, isHere: true } })).statusCode,
      (await post('go_by_phone', { token })).statusCode,
    ]
  }
  const refused = [401, 401, 401]

  it('S-14 a seat works in no other browser, not even of the same person', async () => {
    const [mine, theirs] = [await patientEnters(), await clinicianEnters()]
    const again = newBrowser(app)
    await again.post('sign_in', { email: patient.form.email, password: patient.form.password })
    for (const cookie of ['', stranger.browser.cookie(), again.cookie(), clinician.cookie])
      expect(await usesOf(mine.token, cookie)).toEqual(refused)
    for (const cookie of ['', patient.browser.cookie(), colleague.cookie, await clinician.signInAgain()])
      expect(await usesOf(theirs.token, cookie)).toEqual(refused)
    // Nor can another browser make them leave.
    expect((await app.post('leave_room', { token: mine.token }, { cookie: again.cookie() })).statusCode).toBe(401)
    expect((await clinician.post('desk_room', { id })).json().data.isOtherHere).toBe(true)
    expect(await usesOf(mine.token, patient.browser.cookie())).toEqual([200, 200, 403])
    expect(await usesOf(theirs.token, clinician.cookie)).toEqual([200, 200, 200])
  })

  const another = async () => {
    const browser = newBrowser(app)
    const signedIn = await browser.post('sign_in', { email: patient.form.email, password: patient.form.password })
    expect(signedIn.statusCode, signedIn.body).toBe(200)
    return browser
  }

  it('S-14 a patient who signs out, here or everywhere, leaves the room at once, even while waiting', async () => {
    const here = await another()
    const first = seatIn(await here.post('enter_room', { id }))
    const cookie = here.cookie()
    expect(await usesOf(first.token, cookie)).toEqual([200, 200, 403])
    const waiting = app.post('wait_in_room', { token: first.token, after: 1_000_000, other: nobody }, { cookie })
    await sleep(100)
    await here.post('sign_out', {})
    await clinicianEnters()
    expect((await waiting).statusCode).toBe(401)
    expect(await usesOf(first.token, cookie)).toEqual(refused)

    const there = await another()
    const second = seatIn(await there.post('enter_room', { id }))
    const ended = await (await another()).post('end_sessions', { session: null })
    expect(ended.statusCode, ended.body).toBe(200)
    expect(await usesOf(second.token, there.cookie())).toEqual(refused)
    // The room holds nothing of theirs any more.
    await patient.signIn()
  })

  it('S-14 a guest leaves the room as soon as their guest session is over', async () => {
    const guest = await newGuest(app)
    app.setNow(startOf(slot) - dayMs)
    const order = await guest.order({ date: '2026-03-23', time: '10:00' })
    await guest.charge(order.clientSecret)
    await guest.verify(order.orderId, order.paymentIntent)
    const [booked] = (await guest.browser.post('visit_orders', {})).json().data.orders
    app.setNow(startOf({ date: '2026-03-23', time: '10:00' }))
    const { token } = seatIn(await guest.browser.post('enter_room', { id: booked.id }))
    const cookie = guest.browser.cookie()
    expect(await usesOf(token, cookie)).toEqual([200, 200, 403])
    expect(await usesOf(token, stranger.browser.cookie())).toEqual(refused)
    const tokenHash = hashOf(guest.browser.cookies.get('visit') ?? '')
    await app.database.run((orm) =>
      orm.execute(sql`update visits set created_at = now() - interval '400 days' where token_hash = ${tokenHash}`),
    )
    expect(await usesOf(token, cookie)).toEqual(refused)
  })

  it('S-14 a clinician who signs out or loses access leaves at once; one whose desk is locked stays', async () => {
    const uses = async (end: (leaver: Awaited<ReturnType<typeof newStaff>>) => Promise<unknown>) => {
      const leaver = await newStaff(app, 'prescriber')
      app.setNow(app.now() + 26_000)
      const { token } = seatIn(await leaver.post('desk_enter_room', { id }))
      await end(leaver)
      return usesOf(token, leaver.cookie)
    }
    expect(await uses(async () => undefined)).toEqual([200, 200, 200])
    expect(await uses((leaver) => leaver.post('desk_lock', {}))).toEqual([200, 200, 200])
    expect(await uses((leaver) => leaver.post('desk_sign_out', {}))).toEqual(refused)
    expect(
      await uses(async (leaver) => {
        const administrator = await newStaff(app, 'administrator')
        expect((await administrator.post('desk_end_staff', { id: leaver.id })).statusCode).toBe(200)
      }),
    ).toEqual(refused)
  })

  it('cannot be flooded: size, number and rate are bounded', async () => {
    const { token } = await patientEnters()
    const send = (signals: unknown) => patient.browser.post('send_signals', { token, signals } as never)
    const many = (n: number, length = 1) =>
      Array.from({ length: n }, () => ({ kind: 'candidate', data: 'x'.repeat(length) }))
    expect((await send(many(1, 20_001))).statusCode).toBe(400)
    expect((await send(many(33))).statusCode).toBe(400)
    expect((await send([{ kind: 'phone', data: '' }])).statusCode).toBe(400)
    expect((await send(many(4, 20_000))).statusCode).toBe(413)
    for (let sent = 0; sent < 6; sent++) expect((await send(many(32))).statusCode).toBe(200)
    expect((await send(many(32))).statusCode).toBe(429)
    expect(await countOf('room_signals')).toBe(192)
  })

  it('the clinician phones instead: the patient is told, and it is recorded with the appointment', async () => {
    const [mine, theirs] = [await patientEnters(), await clinicianEnters()]
    await there('go_by_phone', { token: theirs.token }, clinician.cookie)
    const { signals } = (await waitHere(mine.token)).json().data
    expect(signals).toMatchObject([{ kind: 'phone', data: '' }])
    expect((await eventsNow()).at(-1)).toMatchObject({ kind: 'phone', role: 'clinician', staffId: clinician.id })
  })
})

it('every join and departure is recorded for good, even without a goodbye', async () => {
  const before = (await eventsNow()).length
  const { token } = await patientEnters()
  await clinicianEnters()
  await patient.browser.post('send_signals', { token, signals: [{ kind: 'offer', data: 'v=0' }] })
  await endRooms({ ...app.services, now: () => app.now() + minuteMs })
  const events = (await eventsNow()).slice(before)
  expect(events.map(({ kind, role }) => `${role} ${kind}`).toSorted()).toEqual([
    'clinician joined',
    'clinician left',
    'patient joined',
    'patient left',
  ])
  expect(events.every(({ at }) => at === app.now())).toBe(true)
  expect(await countOf('room_signals')).toBe(1)
  await endRooms({ ...app.services, now: () => startOf(slot) + 105 * minuteMs })
  expect(await countOf('room_signals')).toBe(0)
  expect((await eventsNow()).slice(before)).toHaveLength(4)
  await endRooms({ ...app.services, now: () => app.now() + 25 * 60 * minuteMs })
  expect(await countOf('room_seats')).toBe(0)
  const change = app.database.run((orm) => orm.execute(sql`delete from room_events`))
  await expect(change).rejects.toThrow()
})

it('the link is in the email and in its calendar file', async () => {
  const [booked] = await emailsTo(app, patient.email)
  expect(booked?.text).toContain(`Join by video, in your browser: http://localhost:3000/appointment?id=${id}`)
  const file = Buffer.from(JSON.stringify(booked)).toString().replaceAll('\\r\\n ', '')
  expect(file).toContain(`URL:http://localhost:3000/appointment?id=${id}`)
})

describe('the gateway', () => {
  it('links to an external video service by a name that says nothing, and only when it is time', async () => {
    const { vault } = app.services
    const video = outsideVideo('https://video.example/{room}?lang=en', vault)
    const outside = await startTestApp({ beside: app, gateways: { botCheck: willingBotCheck, now: app.now, video } })
    const ask = (call: string, cookie: string) => outside.post(call, { id }, { cookie })
    expect((await ask('room', patient.browser.cookie())).json().data).toMatchObject({ outside: 'video.example' })
    const [mine, theirs] = [
      await ask('enter_room', patient.browser.cookie()),
      await ask('desk_enter_room', clinician.cookie),
    ].map((reply) => reply.json().data as Entered)
    expect(mine).toMatchObject({
      seat: null,
      outsideLink: expect.stringMatching(/^https:\/\/video\.example\/[\w-]{22}\?lang=en$/),
    })
    expect(theirs?.outsideLink).toBe(mine?.outsideLink)
    expect(mine?.outsideLink).not.toContain(id.slice(0, 8))
    app.setNow(startOf(slot) - 11 * minuteMs)
    expect((await ask('enter_room', patient.browser.cookie())).statusCode).toBe(409)
    await outside.close()
  })
})
