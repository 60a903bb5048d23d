import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { type CallName, type CallReply, calls } from '#contract/calls.ts'
import { capabilitiesOf, type Role, roles } from '#domain/identity/staff/roles.ts'
import { type BookingApp, newGuest, startBookingApp } from '../../testing/test-booking.ts'
import { newReadyPatient, type TestPatient } from '../../testing/test-case.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { newSupplied } from '../../testing/test-supplied.ts'
import { validBody } from '../../testing/valid-body.ts'

type Staff = Awaited<ReturnType<typeof newStaff>>

const without = roles.filter((role) => !capabilitiesOf([role]).has('see-record'))

let app: BookingApp
let ready: TestPatient
let inHand: TestPatient
let delivered: TestPatient
let support: Staff
const ids: Record<string, string> = {}
beforeAll(async () => {
  app = await startBookingApp('2026-03-02T10:00:00Z')
  support = await newStaff(app, 'support')
  ready = await newReadyPatient(app)
  inHand = await newSupplied(app, 'checked')
  delivered = await newSupplied(app, 'delivered')
  await support.post('desk_send_message', { accountId: ready.accountId, sending: randomUUID(), words: 'Good morning.' })
  const guest = await newGuest(app)
  await guest.book({ date: '2026-03-17', time: '10:00' })
  const concern = randomUUID()
  await rows(
    `insert into cases (id, kind, account_id, state, risk, created_at)
     values ('${concern}', 'safeguarding', '${ready.accountId}', 'ready', 1, '${new Date(app.now()).toISOString()}')`,
  )
  const closed = randomUUID()
  await rows(
    `insert into cases (id, kind, account_id, state, risk, created_at)
     values ('${closed}', 'safeguarding', '${ready.accountId}', 'closed', 1, '${new Date(app.now()).toISOString()}')`,
  )
  await rows(
    `insert into supply_locks (id, account_id, case_id, raised_at)
     values ('${randomUUID()}', '${ready.accountId}', '${closed}', '${new Date(app.now()).toISOString()}')`,
  )
  Object.assign(ids, {
    'a case': ready.caseId,
    'a parcel that has arrived': delivered.caseId,
    'a concern': concern,
    'an account': ready.accountId,
    'an order': delivered.orderId,
    'an appointment': (await guest.appointment()).id,
  })
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows

/** Values that reveal a treatment, or a person beyond their name, anywhere. */
const telling =
  /mounjaro|wegovy|tirzepatide|semaglutide|\d ?mg\b|adhd|"(fe)?male"|1985-03-27|^"safeguarding"$|a sign that cannot wait/i
/** Fields of these names must be empty. */
const emptied = new Set([
  'medicine',
  'dose',
  'sex',
  'gender',
  'age',
  'born',
  'dob',
  'item',
  'risk',
  'wish',
  'why',
  'condition',
])

function tellingFields(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => tellingFields(one, `${path}[${at}]`))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) =>
      emptied.has(name) && inner !== null && !(name === 'why' && path === '')
        ? [`${path}.${name}`]
        : tellingFields(inner, `${path}.${name}`),
    )
  return typeof value === 'string' && telling.test(JSON.stringify(value)) ? [`${path}: ${value}`] : []
}

/** The services a clinician offers are the clinic's; those of a booked appointment would be the patient's. */
function withoutOffers(name: string, data: unknown): unknown {
  if (name !== 'desk_diary') return data
  const { services: _, clinicians, ...rest } = data as CallReply<'desk_diary'>
  const ofPatients = clinicians.map(({ services: _offered, entries, ...clinician }) => ({
    ...clinician,
    entries: entries.filter(({ is }) => is !== 'free'),
  }))
  return { ...rest, clinicians: ofPatients }
}

const isAnswered = ({ reply }: Call) => Object.keys((reply as { shape?: object }).shape ?? { any: 1 }).length > 0
/** The parcel's label is for those who pack it; the list of services is not personal. */
const aboutNobody = new Set<string>([
  'desk_schedule',
  'desk_demo_people',
  'desk_me',
  'desk_quality',
  'desk_review_sample',
])
const named = {
  roles: ['support'],
  services: ['adult-adhd-assessment'],
  date: '2026-03-17',
  days: 1,
  typed: '',
  month: '2026-03',
  expires: '2027-06-30',
  expectedOn: '2026-03-19',
  time: '11:00',
}

describe.each(without)('S-9 %s, who may not see records', (role: Role) => {
  const own = capabilitiesOf([role])
  const askable = (Object.values(calls) as Call[]).filter(
    ({ auth, name }) =>
      auth.startsWith('staff:') && own.has(auth.slice('staff:'.length) as never) && !aboutNobody.has(name),
  )
  it.each(askable.filter(isAnswered).map(({ name }) => name))('%s contains no health data', async (name) => {
    const colleague = await newStaff(app, role)
    for (const [about, id] of Object.entries(ids)) {
      for (const more of variantsOf(name)) {
        const body = validBody(calls[name as CallName], { id, named: { ...named, typed: ready.email, ...more } })
        const reply = await app.post(name, body, { cookie: colleague.cookie })
        expect(reply.statusCode, `${name} about ${about}: ${reply.body}`).toBeLessThan(500)
        expect([about, tellingFields(withoutOffers(name, reply.json().data))]).toEqual([about, []])
      }
    }
  })
})

/** Lists are requested separately. */
function variantsOf(name: string): readonly object[] {
  if (name === 'desk_queue')
    return ['ready', 'waiting_for_evidence', 'approved', 'checked', 'dispatched', 'mine'].map((list) => ({
      list,
      medicine: null,
      after: null,
    }))
  return [{}]
}

it('S-9 support cannot find out by a filter either what was ordered', async () => {
  const asked = async (medicine: 'mounjaro' | 'wegovy') =>
    (await support.post('desk_queue', { list: 'ready', medicine })).json().data.rows.map(({ id }: { id: string }) => id)
  expect(await asked('mounjaro')).toContain(ready.caseId)
  expect(await asked('wegovy')).toEqual(await asked('mounjaro'))
})

it('S-9 a parcel is open to support while it is in hand, and to those who see records afterwards as well', async () => {
  expect((await support.post('desk_parcel', { id: inHand.caseId })).json().data.pens).toHaveLength(1)
  expect((await support.post('desk_parcel', { id: delivered.caseId })).statusCode).toBe(404)
  const pharmacist = await newStaff(app, 'pharmacist')
  expect((await pharmacist.post('desk_parcel', { id: delivered.caseId })).json().data.pens).toHaveLength(1)
})
