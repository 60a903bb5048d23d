import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import { newAccount } from '../../../../testing/test-account.ts'
import { type BookingApp, type Guest, newGuest, startBookingApp } from '../../../../testing/test-booking.ts'
import { newStaff } from '../../../../testing/test-staff.ts'

type Staff = Awaited<ReturnType<typeof newStaff>>

const begin = Date.parse('2026-03-02T07:00:00Z')
let app: BookingApp
let psychiatrist: Staff
let guest: Guest
let accountId: string
let appointmentId: string
beforeAll(async () => {
  app = await startBookingApp()
  app.setNow(begin)
  psychiatrist = await newStaff(app, 'prescriber')
  await rows(`update clinicians set staff_id = '${psychiatrist.id}' where id = '${brand.consultant.id}'`)
  guest = await newGuest(app)
  const { orderId } = await guest.book({ date: '2026-04-13', time: '08:30' })
  appointmentId = (await guest.appointment()).id
  const [order] = await rows(`select account_id from orders where id = '${orderId}'`)
  accountId = String(order?.account_id)
  const now = Date.parse('2026-04-13T09:00:00Z')
  app.setNow(now)
  const soon = new Date(now + 3_600_000).toISOString()
  await rows(`update staff_sessions set last_seen_at = '${new Date(now).toISOString()}', expires_at = '${soon}'`)
  await guest.signIn()
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
const post = async (call: string, body: object) => guest.browser.post(call as never, body as never)
const ask = async (call: string, body: object) => {
  const reply = await psychiatrist.post(call as never, body as never)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data
}

describe('C-28: red flags on a medicine for ADHD', () => {
  it('C-28: are asked about once, then alert on call once; nothing is locked that nobody could unlock', async () => {
    const ticked = await post('report_sign', { sign: 'psychosis', from: 'account' })
    expect(ticked.statusCode, ticked.body).toBe(200)
    expect(await rows(`select 1 from concerns`)).toEqual([])
    const both = await Promise.all([1, 2].map(() => post('tell_unwell', { sign: 'chest-pain' })))
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const concerns = await rows(
      `select c.id, c.risk from cases c where kind = 'safeguarding' and account_id = '${accountId}'`,
    )
    expect(concerns).toMatchObject([{ risk: -1 }])
    expect(await rows(`select 1 from alarms where case_id = '${concerns[0]?.id}'`)).toHaveLength(1)
    expect(await rows(`select 1 from supply_locks`)).toEqual([])
    const { told } = await ask('desk_concern', { id: concerns[0]?.id })
    expect(JSON.stringify(told)).toContain('Chest pain')
    const { reports } = (await ask('desk_person', { id: accountId })).clinical
    expect(reports).toMatchObject([{ state: 'unconfirmed', says: expect.stringContaining('Hearing or seeing') }])
  })

  it('C-28: do not apply to a patient who is not seen about ADHD, nor the other symptoms to one without a pen', async () => {
    const stranger = await newAccount(app, 'stranger@ferncliff.example')
    expect((await stranger.post('tell_unwell', { sign: 'mania' })).statusCode).toBe(409)
    expect((await post('tell_unwell', { sign: 'pancreatitis' })).statusCode).toBe(409)
  })
})

describe('C-28: blood pressure and pulse', () => {
  const reading = () => ({
    id: randomUUID(),
    accountId,
    appointmentId,
    systolic: 146,
    diastolic: 88,
    pulse: 84,
    takenOn: '2026-04-13',
    occasion: 'dose-change',
    source: 'clinician',
  })
  const due = async () =>
    (await ask('desk_watch', {})).rows.filter(({ source }: { source: string }) => source === 'vitals')

  it('C-28: are listed as due once a medicine was prescribed, until there is a reading', async () => {
    expect(await due()).toEqual([])
    await rows(`insert into paper_prescriptions (id, appointment_id, staff_id, written_on, at)
      values (gen_random_uuid(), '${appointmentId}', '${psychiatrist.id}', '2026-04-13', now())`)
    expect(await due()).toMatchObject([{ owner: 'Clinician', to: `/desk/person?id=${accountId}` }])
  })

  it('C-28: are recorded once with time, author and setting, and shown with the appointment and the record', async () => {
    const given = reading()
    const support = await newStaff(app, 'support')
    expect((await support.post('desk_record_vitals', given as never)).statusCode).toBe(403)
    const wrong = await psychiatrist.post('desk_record_vitals', { ...given, diastolic: 150 } as never)
    expect([wrong.statusCode, wrong.json().data]).toEqual([422, { problem: 'wrong way round' }])
    const nobody = { ...given, id: randomUUID(), accountId: randomUUID() }
    expect((await psychiatrist.post('desk_record_vitals', nobody as never)).statusCode).toBe(404)
    await Promise.all([1, 2].map(() => ask('desk_record_vitals', given)))
    const shown = { systolic: 146, diastolic: 88, pulse: 84, isHigh: true, source: 'clinician', by: psychiatrist.name }
    expect((await ask('desk_person', { id: accountId })).clinical.vitals).toMatchObject([shown])
    await ask('desk_record_vitals', {
      ...given,
      id: randomUUID(),
      systolic: 120,
      takenOn: '2026-04-12',
      source: 'patient',
    })
    expect((await ask('desk_appointment', { id: appointmentId })).vitals).toMatchObject([
      shown,
      { systolic: 120, isHigh: false, source: 'patient' },
    ])
    expect(await due()).toEqual([])
    const [kept] = await rows('select content from adhd_vitals limit 1')
    expect(String(kept?.content)).not.toContain('systolic')
  })
})
