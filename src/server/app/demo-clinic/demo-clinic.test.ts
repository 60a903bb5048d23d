import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays } from '#domain/appointments/calendar.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { casesJob } from '../../clinical/cases/case-job.ts'
import { fillHistories } from '../../clinical/treatment/fill-history.ts'
import { seedDemoStaff } from '../../identity/staff/demo-staff.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { demoPatients, orderedAt } from './people.ts'
import { seedDemoClinic } from './seed.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck } })
  await seedDemoStaff(app.services)
  await seedDemoClinic(app.services)
}, 120_000)
afterAll(() => app.close())

it('has some sixty people in every state, once, and writes to none of them', async () => {
  await seedDemoClinic(app.services)
  const told = await app.database.run((orm) => orm.execute('select count(*)::int as n from messages'))
  expect(told.rows).toEqual([{ n: 0 }])
  await casesJob(app.services)
  const { post } = await newStaff(app, 'prescriber')
  const { counts, rows } = (await post('desk_queue', { list: 'ready' })).json().data
  expect(demoPatients).toHaveLength(62)
  expect(counts).toMatchObject({
    ready: 15,
    before_approval: 2,
    signature: 3,
    waiting_for_evidence: 14,
    waiting_for_patient: 4,
    approved: 6,
    waiting_for_price: 2,
    checked: 5,
    dispatched: 2,
    quarantined: 1,
    lost: 1,
  })
  const treated = await app.database.run((orm) =>
    orm.execute(`
      select p.state, (now() at time zone 'Europe/London')::date - c.covered_from + 1 as day
      from plans p join supply_covers c on c.plan_id = p.id order by 2`),
  )
  expect(treated.rows).toEqual([
    { state: 'active', day: 3 },
    { state: 'active', day: 9 },
    { state: 'paused', day: 12 },
    { state: 'active', day: 19 },
    { state: 'active', day: 22 },
    { state: 'active', day: 23 },
    { state: 'active', day: 25 },
    { state: 'stopped', day: 66 },
  ])
  const became = await app.database.run((orm) =>
    orm.execute('select state, count(*)::int as n from appointments group by state order by state'),
  )
  expect(became.rows).toEqual(
    expect.arrayContaining([
      { state: 'booked', n: 10 },
      { state: 'cancelled', n: 1 },
      { state: 'completed', n: 6 },
      { state: 'held', n: 1 },
      { state: 'declined', n: 1 },
      { state: 'DNA', n: 2 },
    ]),
  )
  const pharmacist = await newStaff(app, 'pharmacist')
  const { rows: posts } = (await pharmacist.post('desk_posts', { list: 'to post' })).json().data
  // The later one was written some hours ago: in the first hours of a day, that is yesterday.
  expect([
    [2, 20],
    [2, 19],
  ]).toContainEqual(posts.map(({ daysLeft }: { daysLeft: number }) => daysLeft))
  expect(rows[0]).toMatchObject({ kind: 'safeguarding', risk: 'stop' })
  expect(rows.filter(({ kind }: { kind: string }) => kind === 'check_in')).toHaveLength(1)
  const listed = async (list: 'waiting' | 'answered' | 'closed') =>
    (await post('desk_requests', { list })).json().data.rows.length
  expect([await listed('waiting'), await listed('answered'), await listed('closed')]).toEqual([1, 1, 1])
  expect(new Set(rows.map(({ risk }: { risk: string }) => risk)).size).toBeGreaterThan(2)
})

it('C-22, D-2: shows a returned case with its thread, a report, a clinical history and an expiring prescription', async () => {
  const { post } = await newStaff(app, 'prescriber')
  const run = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
  const [sentBack] = await run('select id from cases where returned_at is not null')
  const shown = (await post('desk_case', { id: String(sentBack?.id) })).json().data
  expect(shown.returned).toMatchObject({ by: 'pharmacist', reason: expect.stringContaining('thyroid') })
  expect(shown.discussion).toHaveLength(2)
  expect(await run(`select state from symptom_reports`)).toEqual([{ state: 'told' }])
  await fillHistories(app.services)
  expect((await run('select 1 from clinical_history')).length).toBeGreaterThan(0)
  const { rows } = (await post('desk_watch', {})).json().data
  const sources = new Set(rows.map(({ source }: { source: string }) => source))
  for (const source of ['papers', 'returned', 'symptoms', 'parcels']) expect(sources).toContain(source)
})

it('shows four incidents: a new one, one overdue, one in review that the ICO is to be told of, one closed', async () => {
  const { post } = await newStaff(app, 'clinical_lead')
  const listed = async (list: 'open' | 'overdue' | 'closed') =>
    (await post('desk_incidents', { list })).json().data.rows as { state: string; category: string }[]
  expect((await listed('open')).map(({ state }) => state).toSorted()).toEqual(['in_review', 'reported', 'reported'])
  expect((await listed('overdue')).map(({ category }) => category)).toEqual(['communication'])
  expect(await listed('closed')).toHaveLength(1)
})

it('has its treatments on the same day whatever the hour, and over a change of the clocks', () => {
  const treated = demoPatients.flatMap((patient) =>
    patient.stage.is === 'delivered' ? [{ patient, day: patient.stage.day }] : [],
  )
  for (const midnight of ['2026-11-16T00:00:00Z', '2027-04-06T00:00:00Z'].map(Date.parse))
    for (let now = midnight; now < midnight + 26 * hourMs; now += hourMs / 2)
      for (const { patient, day } of treated) {
        const deliveredOn = londonTimeAt(orderedAt(patient, now) + 24 * hourMs).date
        expect(deliveredOn).toBe(addDays(londonTimeAt(now).date, 1 - day))
      }
})
