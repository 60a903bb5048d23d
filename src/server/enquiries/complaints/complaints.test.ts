import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dayMs } from '#domain/calendar/durations.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newPatient, type TestPatient } from '../../testing/test-case.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { eraseOldComplaints } from './complaint-rows.ts'

/** A Monday. */
const monday = Date.parse('2026-03-02T10:00:00Z')
let clock = monday
let app: TestApp
type Member = Awaited<ReturnType<typeof newStaff>>
let support: Member
let lead: Member
let robin: TestPatient
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck, now: () => clock } })
  support = await newStaff(app, 'support')
  lead = await newStaff(app, 'clinical_lead')
  robin = await newPatient(app)
})
beforeEach(() => at(monday))
afterAll(() => app.close())

const rows = async <Row extends Record<string, unknown>>(text: string) =>
  (await app.database.run((orm) => orm.execute(sql.raw(text)))).rows as Row[]
/** Moves the test clock and keeps desk sessions open. */
async function at(moment: number) {
  clock = moment
  const [seen, ends] = [0, dayMs].map((later) => `'${new Date(clock + later).toISOString()}'`)
  await rows(`update staff_sessions set last_seen_at = ${seen}, expires_at = ${ends}, locked_at = null`)
}
const data = async (reply: ReturnType<Member['post']>) => (await reply).json().data

const usual = () => ({
  ...{ id: randomUUID(), how: 'phone', topic: 'delivery', receivedOn: '2026-03-02' },
  ...{ who: 'Zephyr Quill, 07700 900123', what: 'The parcel came three days late.', requestId: null },
})
async function recorded(by: Member, given: object = {}): Promise<string> {
  const body = { ...usual(), ...given }
  const reply = await by.post('desk_record_complaint', body as never)
  expect(reply.statusCode, reply.body).toBe(200)
  return body.id
}
const opened = (by: Member, id: string) => data(by.post('desk_complaint', { id }))
const acknowledge = (id: string, on = '2026-03-02') => support.post('desk_acknowledge_complaint', { id, on })
const close = (id: string, given: object = {}) =>
  support.post('desk_close_complaint', {
    ...{ id, outcome: 'upheld', answeredOn: '2026-03-02', found: 'It was late.', changes: 'Earlier post.' },
    ...given,
  } as never)

it('a complaint is recorded once, sealed, confirmed, closed with its outcome and reopened', async () => {
  const body = usual()
  const first = await data(support.post('desk_record_complaint', body as never))
  expect(first.reference).toMatch(/^CMP-\d{4}$/)
  expect(await data(support.post('desk_record_complaint', body as never))).toEqual(first)
  expect((await lead.post('desk_record_complaint', body as never)).statusCode).toBe(409)
  const { id } = body
  const [row] = await rows(`select content from complaints where id = '${id}'`)
  expect(Buffer.from(row?.content as Buffer).toString('latin1')).not.toContain('Zephyr')
  expect(await opened(lead, id)).toMatchObject({
    ...{ state: 'received', who: body.who, what: body.what, outcome: null, conclusion: null },
    due: '2026-03-06T09:00:00.000Z',
  })
  expect((await acknowledge(id, '2026-03-03')).json().data.because).toBe('in the future')
  expect((await acknowledge(id, '2026-03-01')).json().data.because).toBe('before it was received')
  expect((await acknowledge(id)).statusCode).toBe(200)
  expect((await acknowledge(id)).statusCode).toBe(409)
  expect(await opened(lead, id)).toMatchObject({ state: 'open', due: '2026-03-31T08:00:00.000Z' })
  expect((await close(id, { found: ' ' })).json().data.because).toBe('no finding')
  expect((await close(id, { answeredOn: null })).json().data.because).toBe('no answer')
  expect((await close(id)).statusCode).toBe(200)
  expect((await close(id)).statusCode).toBe(409)
  expect(await opened(lead, id)).toMatchObject({
    ...{ state: 'closed', outcome: 'upheld', due: null },
    conclusion: { outcome: 'upheld', answeredOn: '2026-03-02', found: 'It was late.', changes: 'Earlier post.' },
    closed: { keptUntil: '2036-03-02' },
  })
  expect((await support.post('desk_reopen_complaint', { id })).statusCode).toBe(200)
  const view = await opened(lead, id)
  expect(view).toMatchObject({ state: 'open', outcome: null, closed: null, conclusion: { found: 'It was late.' } })
  expect(view.history.map(({ what }: { what: string }) => what)).toEqual([
    'reopened',
    'closed',
    'acknowledged',
    'recorded',
  ])
})

it('is refused without words, in the future and for an enquiry that does not exist', async () => {
  const refused = async (given: object) =>
    (await support.post('desk_record_complaint', { ...usual(), ...given } as never)).statusCode
  expect(await refused({ who: ' ' })).toBe(422)
  expect(await refused({ what: ' ' })).toBe(422)
  expect(await refused({ receivedOn: '2026-03-03' })).toBe(422)
  expect(await refused({ requestId: randomUUID() })).toBe(404)
})

it('is shown to those who answer enquiries alone, and each access is logged', async () => {
  const id = await recorded(support)
  for (const role of ['administrator', 'auditor'] as const) {
    const other = await newStaff(app, role)
    for (const call of ['desk_complaint', 'desk_reopen_complaint'] as const)
      expect((await other.post(call, { id })).statusCode).toBe(403)
    expect((await other.post('desk_complaints', { list: 'open' })).statusCode).toBe(403)
  }
  expect((await support.post('desk_complaint', { id: randomUUID() })).statusCode).toBe(404)
  const list = await lead.post('desk_complaints', { list: 'open' })
  expect(list.json().data.rows.map((row: { id: string }) => row.id)).toContain(id)
  expect(list.body).not.toMatch(/Zephyr|three days/)
  const looks = () => rows(`select 1 from access_log where staff_id = '${lead.id}'`)
  const before = (await looks()).length
  await opened(lead, id)
  expect((await looks()).length).toBe(before + 1)
})

it('from an enquiry is linked to it and to its patient, also after the enquiry is erased, and on the patient’s copy', async () => {
  const request = randomUUID()
  const { vault } = app.services
  const content = vault.seal(
    JSON.stringify({ email: 'robin@post.example', reason: 'complaint', subject: 'Late', description: 'It was late.' }),
    `contact request/${request}`,
  )
  await app.database.run((orm) =>
    orm.execute(sql`insert into contact_requests (id, submission, reference, content, account_id)
      values (${request}, ${randomUUID()}, 'LWC-TEST0001', ${content}, ${robin.accountId})`),
  )
  expect((await data(support.post('desk_request', { id: request }))).complaint).toBeNull()
  const id = await recorded(support, { how: 'form', requestId: request })
  const { reference, request: from, person } = await opened(support, id)
  expect([from, person.accountId]).toEqual([{ id: request, reference: 'LWC-TEST0001' }, robin.accountId])
  expect((await data(support.post('desk_request', { id: request }))).complaint).toEqual({ id, reference })
  await rows(`delete from contact_requests where id = '${request}'`)
  expect(await opened(support, id)).toMatchObject({ request: null, what: 'The parcel came three days late.' })
})

it('that is overdue stands in the operations inbox', async () => {
  const id = await recorded(support)
  const says = async () =>
    (await data(support.post('desk_watch', {}))).rows
      .filter((row: { id: string }) => row.id === `complaint/${id}`)
      .map((row: { says: string }) => row.says.replace(/CMP-\d+/, 'it'))
  expect(await says()).toEqual([])
  await at(monday + 4 * dayMs)
  expect(await says()).toEqual(['it has not been acknowledged in time'])
  await acknowledge(id)
  expect(await says()).toEqual([])
  await at(monday + 40 * dayMs)
  expect(await says()).toEqual(['The answer to it is overdue'])
  const { counts } = await data(support.post('desk_complaints', { list: 'overdue' }))
  expect(counts.overdue).toBeGreaterThan(0)
})

it('is erased ten years after it was closed, and what was done about it neither changed nor deleted', async () => {
  await at(Date.parse('2014-03-03T10:00:00Z'))
  const old = await recorded(support, { receivedOn: '2014-03-03' })
  expect((await close(old, { answeredOn: '2014-03-03' })).statusCode).toBe(200)
  await at(monday)
  const recent = await recorded(support)
  await close(recent)
  const open = await recorded(support)
  await eraseOldComplaints(app.database, clock)
  expect(await rows(`select 1 from complaints where id = '${old}'`)).toEqual([])
  for (const id of [recent, open]) expect(await rows(`select 1 from complaints where id = '${id}'`)).toHaveLength(1)
  for (const text of ['delete from complaint_events', `update complaint_events set what = 'closed'`])
    await expect(rows(text)).rejects.toThrow()
})

it('one that is half written is kept for its author until it is recorded', async () => {
  const subject = `complaint/${support.id}/new`
  await support.post('desk_keep_draft', { subject, body: '{"who":"Zephyr Quill"}' })
  const kept = (by: Member) => data(by.post('desk_draft', { subject }))
  expect([await kept(support), await kept(lead)]).toEqual([{ words: '{"who":"Zephyr Quill"}' }, { words: '' }])
  await recorded(support)
  expect(await kept(support)).toEqual({ words: '' })
})
