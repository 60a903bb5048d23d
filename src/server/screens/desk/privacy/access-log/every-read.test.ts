import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { type CallName, calls } from '#contract/calls.ts'
import { capabilitiesOf, type Role } from '#domain/identity/staff/roles.ts'
import { isSoak } from '../../../../../../tests/soak/test-depth.ts'
import { type BookingApp, newGuest, startBookingApp } from '../../../../testing/test-booking.ts'
import { newReadyPatient, type TestPatient } from '../../../../testing/test-case.ts'
import { goodRequest, sendRequest } from '../../../../testing/test-contact.ts'
import { newStaff } from '../../../../testing/test-staff.ts'
import { newSupplied } from '../../../../testing/test-supplied.ts'
import { validBody } from '../../../../testing/valid-body.ts'

type Staff = Awaited<ReturnType<typeof newStaff>>

let app: BookingApp
let patient: TestPatient
let other: TestPatient
let requestId: string
const ids: Record<string, string> = {}
beforeAll(async () => {
  app = await startBookingApp('2026-03-02T10:00:00Z')
  patient = await newSupplied(app, 'delivered')
  other = await newReadyPatient(app)
  const support = await newStaff(app, 'support')
  for (const { accountId } of [patient, other])
    await support.post('desk_send_message', { accountId, sending: randomUUID(), words: 'Good morning.' })
  const guest = await newGuest(app)
  await guest.book({ date: '2026-03-17', time: '10:00' })
  const request = goodRequest()
  expect((await sendRequest(app, request)).statusCode).toBe(200)
  requestId = (await rows('select id from contact_requests'))[0]?.id as string
  Object.assign(ids, {
    'a case': other.caseId,
    'a parcel': patient.caseId,
    'an account': patient.accountId,
    'an order': patient.orderId,
    'an appointment': (await guest.appointment()).id,
    'a request': requestId,
  })
})
afterAll(() => app.close())

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
const accessesOf = (staff: Staff) => rows(`select * from access_log where staff_id = '${staff.id}'`)

/** Identifying or health data: names, addresses, numbers, weights. */
const personal = /Ferncliff|ferncliff\.example|Larch Row|1985-03-27|"kg":\d/
const named = {
  date: '2026-03-17',
  days: 1,
  month: '2026-03',
  time: '11:00',
  expires: '2027-06-30',
  expectedOn: '2026-03-19',
}
const readers: readonly Role[] = ['clinical_lead', 'pharmacist', 'coach', 'support', 'administrator']

const mayAsk = (role: Role, { auth }: Call) =>
  auth.startsWith('staff:') && capabilitiesOf([role]).has(auth.slice('staff:'.length) as never)

/** Each call is made by the first who may make it, and in soak by all of them: what is logged does not depend on the role. */
const askedBy = (role: Role) => {
  const before = isSoak ? [] : readers.slice(0, readers.indexOf(role))
  return (Object.values(calls) as Call[]).filter(
    (call) => mayAsk(role, call) && !before.some((other) => mayAsk(other, call)),
  )
}

describe.each(readers.filter((role) => askedBy(role).length > 0))(
  'S-10 every patient %s reads about is in the access log',
  (role) => {
    // Some is logged once a day, so each reader looks only once.
    let staffWithoutAccesses: Staff | null = null
    it.each(askedBy(role).map(({ name }) => name))('%s', async (name) => {
      const bodies = Object.entries(ids).map(([about, id]) => {
        const given = { id, named: { ...named, roles: ['support'], services: ['weigh-in'], typed: patient.email } }
        return [JSON.stringify(validBody(calls[name as CallName], given)), about] as const
      })
      // A call that takes no id has one body for all of them.
      for (const [body, about] of new Map(bodies)) {
        const staff: Staff = staffWithoutAccesses ?? (await newStaff(app, role))
        staffWithoutAccesses = staff
        const reply = await app.post(name, body, { cookie: staff.cookie })
        if (!personal.test(reply.body)) continue
        staffWithoutAccesses = null
        const looks = await accessesOf(staff)
        const isNamed = looks.some(({ account_id, order_id, request_id }) => account_id ?? order_id ?? request_id)
        expect([about, isNamed], `${name} about ${about}: ${reply.body.slice(0, 300)}`).toEqual([about, true])
      }
    })
  },
)

describe('S-10', () => {
  const accountsOf = async (staff: Staff) => (await accessesOf(staff)).map(({ account_id }) => account_id).toSorted()

  it('a list of conversations is one access a day to each patient in it', async () => {
    const staff = await newStaff(app, 'support')
    await staff.post('desk_threads', {})
    await staff.post('desk_threads', {})
    const looks = await accessesOf(staff)
    expect(looks.map(({ account_id }) => account_id).toSorted()).toEqual(
      [patient.accountId, other.accountId].toSorted(),
    )
    expect(looks[0]).toMatchObject({ what: 'list entry', why: 'message' })
  })

  it('so is the list of treatments, whose rows have weights and doses', async () => {
    const coach = await newStaff(app, 'coach')
    const shown = (await coach.post('desk_coaching', { list: 'all' })).json().data.rows
    expect(shown.map(({ accountId }: { accountId: string }) => accountId)).toEqual([patient.accountId])
    await coach.post('desk_coaching', { list: 'all' })
    expect(await accountsOf(coach)).toEqual([patient.accountId])
    expect((await accessesOf(coach))[0]).toMatchObject({ what: 'list entry', why: 'coaching' })
  })

  it('an enquiry without an account is logged by itself', async () => {
    const staff = await newStaff(app, 'support')
    await staff.post('desk_request', { id: requestId })
    expect(await accessesOf(staff)).toMatchObject([{ account_id: null, request_id: requestId, what: 'messages' }])
    const auditor = await newStaff(app, 'auditor')
    const { looks } = (await auditor.post('desk_access_log', { staffId: staff.id })).json().data
    const [request] = await rows(`select reference from contact_requests where id = '${requestId}'`)
    expect(looks).toMatchObject([{ accountId: null, reference: request?.reference }])
  })
})
