import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import type { CallReply } from '#contract/calls.ts'
import { type BookingApp, newGuest, type Slot, startBookingApp } from '../../testing/test-booking.ts'
import { newStaff } from '../../testing/test-staff.ts'

type Shown = CallReply<'desk_schedule'>
type Schedule = NonNullable<Shown['schedule']>
type Staff = Awaited<ReturnType<typeof newStaff>>

const consultant = brand.consultant.id
let app: BookingApp
let psychiatrist: Staff
let lead: Staff
let other: Staff
beforeAll(async () => {
  app = await startBookingApp()
  psychiatrist = await newStaff(app, 'prescriber')
  other = await newStaff(app, 'prescriber')
  lead = await newStaff(app, 'clinical_lead')
  await rows(`update clinicians set staff_id = '${psychiatrist.id}' where id = '${consultant}'`)
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
const shownTo = async (who: Staff, clinician?: string): Promise<Shown> =>
  (await who.post('desk_schedule', clinician === undefined ? {} : { clinician })).json().data
const save = (who: Staff, epoch: number, schedule: Schedule, clinician: string = consultant) =>
  who.post('desk_save_schedule', { clinician, epoch, schedule })
async function offered(date: string, clinician: string = consultant): Promise<string[]> {
  const asked = { month: date.slice(0, 7), clinician }
  const { days } = (await app.post('booking_month', asked)).json().data as CallReply<'booking_month'>
  const day = days.find((one) => one.date === date)
  return day ? [...day.morning, ...day.afternoon, ...day.evening] : []
}
async function opened(): Promise<{ readonly schedule: Schedule; readonly epoch: number }> {
  const { schedule, epoch } = await shownTo(psychiatrist)
  if (!schedule) throw new Error('There is no schedule.')
  return { schedule, epoch }
}
/** Begins each time with the standard clinic hours. */
beforeEach(async () => {
  const { schedule, epoch } = await opened()
  const plain = { weekly: null, exceptions: [], lengths: [], bufferMinutes: 0, noticeMinutes: 0, horizonDays: 90 }
  expect((await save(lead, epoch, { ...schedule, ...plain })).statusCode).toBe(200)
})

it('R-18 R-29 times, days off, extra times, buffers, lengths, notice and horizon decide what can be booked', async () => {
  expect(await offered('2026-03-16')).toHaveLength(7)
  const { schedule, epoch } = await opened()
  expect(schedule.weekly).toBeNull()
  const weekly = { 1: ['09:00', '10:00'], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [] }
  const changed: Schedule = {
    ...schedule,
    weekly,
    exceptions: [
      { date: '2026-03-09', kind: 'closed' },
      { date: '2026-03-17', kind: 'extra', times: ['14:00'] },
      { date: '2026-04-06', kind: 'extra', times: ['11:00'] },
    ],
    lengths: [{ service: 'adult-adhd-assessment', minutes: 60 }],
    noticeMinutes: 60,
    horizonDays: 40,
  }
  const saved = await save(psychiatrist, epoch, changed)
  expect(saved.json().data).toEqual({ epoch: epoch + 1, hits: [] })
  expect((await opened()).schedule).toEqual(changed)
  expect(await offered('2026-03-16')).toEqual(['09:00', '10:00'])
  expect(await offered('2026-03-09')).toEqual([])
  expect(await offered('2026-03-17')).toEqual(['14:00'])
  expect(await offered('2026-04-06')).toEqual(['11:00'])
  expect(await offered('2026-04-13')).toEqual([])
  const guest = await newGuest(app)
  await guest.book({ date: '2026-03-16', time: '09:00' })
  expect((await guest.appointment()).minutes).toBe(60)
  expect(await offered('2026-03-16')).toEqual(['10:00'])
  const buffered = { ...changed, bufferMinutes: 5 }
  await save(psychiatrist, epoch + 1, buffered)
  expect(await offered('2026-03-16')).toEqual([])
  // Not even by a direct request: the claim itself checks the buffer.
  expect((await (await newGuest(app)).hold({ date: '2026-03-16', time: '10:00' })).statusCode).toBe(409)
  const { changed: last } = await shownTo(lead)
  expect(last?.by).toBe(psychiatrist.name)
})

it('a preview names appointments outside the new times, and saving leaves them booked', async () => {
  const guest = await newGuest(app)
  const slot: Slot = { date: '2026-03-18', time: '10:00' }
  const { reference } = await guest.book(slot)
  const { id } = await guest.appointment()
  const { schedule, epoch } = await opened()
  const off: Schedule = { ...schedule, exceptions: [{ date: slot.date, kind: 'closed' }] }
  const preview = await psychiatrist.post('desk_preview_schedule', { clinician: consultant, schedule: off })
  const hits = [{ id, startsAt: '2026-03-18T10:00:00.000Z', reference }]
  expect(preview.json().data.hits).toEqual(expect.arrayContaining(hits))
  expect((await opened()).epoch).toBe(epoch)
  const saved = await save(psychiatrist, epoch, off)
  expect(saved.json().data.hits).toEqual(expect.arrayContaining(hits))
  expect((await guest.appointment()).state).toBe('booked')
  expect(await offered(slot.date)).toEqual([])
})

it('of two concurrent editors the second is told about the first', async () => {
  const { schedule, epoch } = await opened()
  const replies = await Promise.all([save(psychiatrist, epoch, schedule), save(lead, epoch, schedule)])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const late = replies.find(({ statusCode }) => statusCode === 409)?.json()
  expect([psychiatrist.name, lead.name]).toContain(late.data.by)
})

it.each([
  [[{ date: '2026-03-17', kind: 'extra', times: [] }], 422],
  [[{ date: '2026-03-29', kind: 'extra', times: ['01:30'] }], 422],
  [[{ date: '2026-03-17', kind: 'extra', times: ['25:00'] }], 400],
] as const)('refuses %j with %i', async (exceptions, code) => {
  const { schedule, epoch } = await opened()
  const wrong = { ...schedule, exceptions: [...exceptions] as unknown as Schedule['exceptions'] }
  expect((await save(psychiatrist, epoch, wrong)).statusCode).toBe(code)
  expect((await opened()).epoch).toBe(epoch)
})

it('several clinicians, each connected with a member of staff and with times of their own', async () => {
  const services = ['adult-adhd-assessment']
  const second = { clinician: 'dr-ash', name: 'Dr Rowan Ash', title: 'Psychiatrist', isBookable: true, services }
  expect((await psychiatrist.post('desk_keep_clinician', { ...second, staffId: null })).statusCode).toBe(403)
  expect((await lead.post('desk_keep_clinician', { ...second, staffId: randomUUID() })).statusCode).toBe(404)
  expect((await lead.post('desk_keep_clinician', { ...second, staffId: psychiatrist.id })).statusCode).toBe(409)
  expect((await lead.post('desk_keep_clinician', { ...second, staffId: other.id })).statusCode).toBe(200)
  expect((await shownTo(other)).clinicians.map(({ id }) => id)).toEqual(['dr-ash'])
  expect((await shownTo(lead)).clinicians.map(({ id }) => id)).toEqual([consultant, 'dr-ash'])
  expect((await other.post('desk_schedule', { clinician: consultant })).statusCode).toBe(404)
  const { schedule, epoch } = await shownTo(other)
  expect(await offered('2026-03-23', 'dr-ash')).toHaveLength(7)
  expect((await save(other, epoch, schedule as Schedule)).statusCode).toBe(404)
  const none = { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [] }
  await save(other, epoch, { ...(schedule as Schedule), weekly: none }, 'dr-ash')
  // A week without times does not fall back to the standard clinic hours.
  expect(await offered('2026-03-23', 'dr-ash')).toEqual([])
  const guest = await newGuest(app)
  expect((await guest.hold({ date: '2026-03-23', time: '10:00' }, consultant)).statusCode).toBe(200)
  expect((await (await newGuest(app)).hold({ date: '2026-03-23', time: '10:00' }, 'dr-ash')).statusCode).toBe(409)
})

it('a calendar application reads appointment times by a secret address, which can be changed and ended', async () => {
  const guest = await newGuest(app)
  await guest.book({ date: '2026-03-31', time: '10:00' })
  const feed = async (who: Staff, wanted: 'new' | 'none') =>
    (await who.post('desk_calendar_feed', { clinician: consultant, wanted })).json().data?.address as string | null
  const read = async (address: string | null) => {
    const { pathname, search } = new URL(address ?? '')
    return app.server.inject({ method: 'GET', url: pathname + search })
  }
  const first = await feed(psychiatrist, 'new')
  const reply = await read(first)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  // By then 08:30 is in summer time.
  expect(reply.body).toContain('DTSTART:20260331T090000Z')
  expect(reply.body).toContain('SUMMARY:Appointment\r\n')
  expect(reply.body).not.toMatch(/adhd|assessment|robin|ferncliff|LW-|@ferncliff|mailto/i)
  expect((await shownTo(psychiatrist)).feedSince).not.toBeNull()
  const second = await feed(psychiatrist, 'new')
  expect((await read(first)).statusCode).toBe(404)
  const { id } = await guest.appointment()
  await guest.browser.post('cancel_appointment', { id, expectedRefundPence: 85_000 })
  expect((await read(second)).body).not.toContain('20260331T090000Z')
  expect(await feed(other, 'none')).toBeUndefined()
  expect((await read(second)).statusCode).toBe(200)
  expect(await feed(psychiatrist, 'none')).toBeNull()
  expect((await read(second)).statusCode).toBe(404)
  expect((await read('http://localhost/api/calendar.ics?key=x')).statusCode).toBe(404)
  expect(app.logged()).not.toContain(second?.split('key=')[1])
})
