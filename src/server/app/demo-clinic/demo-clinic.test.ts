import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#domain/appointments/calendar.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { ownId } from '#domain/fhir/ids.ts'
import { allResources } from '#domain/fhir/resources.ts'
import { type ServedType, servedTypes } from '#domain/fhir/served.ts'
import { isSoak } from '../../../../tests/soak/test-depth.ts'
import type { Finding } from '../../../../tools/fhir/finding.ts'
import { findingsIn, installValidators } from '../../../../tools/fhir/run-validators.ts'
import { casesJob } from '../../clinical/cases/case-job.ts'
import { heldBackByMark } from '../../clinical/history/marks.ts'
import { fillHistories } from '../../clinical/treatment/fill-history.ts'
import { accounts } from '../../identity/accounts/tables.ts'
import { seedDemoStaff } from '../../identity/staff/demo-staff.ts'
import { readRecord } from '../../privacy/fhir/read-record.ts'
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
  expect(demoPatients).toHaveLength(64)
  expect(counts).toMatchObject({
    ready: 16,
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
    { state: 'active', day: 16 },
    { state: 'active', day: 19 },
    { state: 'active', day: 22 },
    { state: 'active', day: 23 },
    { state: 'active', day: 24 },
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
  const entries = () => run('select id from clinical_history order by id')
  const before = await entries()
  expect(before.length).toBeGreaterThan(0)
  // Made with their histories: the job that fills in earlier ones reads sixty records, and finds none missing.
  if (isSoak) await fillHistories(app.services)
  expect(await entries()).toEqual(before)
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

it('shows results that were not filed, and a decision to make before the patient’s results were reviewed', async () => {
  const { post } = await newStaff(app, 'prescriber')
  const { unfiled } = (await post('desk_blood_tests', {})).json().data
  expect(unfiled.map(({ why, kit }: { why: string; kit: string | null }) => [why, kit !== null])).toEqual([
    ['name', true],
    ['no such kit', false],
  ])
  const { rows: inbox } = (await (await newStaff(app, 'coach')).post('desk_watch', {})).json().data
  expect(inbox.filter(({ source }: { source: string }) => source === 'blood tests').length).toBeGreaterThanOrEqual(2)
  const { rows } = (await post('desk_queue', { list: 'ready' })).json().data
  const shown = await Promise.all(
    rows.map(async ({ id }: { id: string }) => (await post('desk_case', { id })).json().data),
  )
  const cautions = shown.flatMap(({ flags = [] }: { flags?: { id: string; severity: string }[] }) => flags)
  expect(cautions).toContainEqual(expect.objectContaining({ id: 'blood-results-to-review', severity: 'look' }))
})

it('shows three complaints: a new one, one whose answer is overdue, one closed', async () => {
  const { post } = await newStaff(app, 'support')
  const listed = async (list: 'open' | 'overdue' | 'closed') =>
    (await post('desk_complaints', { list })).json().data.rows as { state: string; topic: string }[]
  expect((await listed('open')).map(({ state }) => state).toSorted()).toEqual(['open', 'received'])
  expect((await listed('overdue')).map(({ topic }) => topic)).toEqual(['staff'])
  expect((await listed('closed')).map(({ topic }) => topic)).toEqual(['payment'])
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

type Resources = ReturnType<typeof allResources>

/** The resources of each demo patient, as they are sent: what is undefined is not there. */
async function fhirRecords(): Promise<readonly Resources[]> {
  const { database, vault, now } = app.services
  const ids = await database.run((orm) => orm.select({ id: accounts.id }).from(accounts).orderBy(asc(accounts.id)))
  const at = new Date(now()).toISOString()
  const read = await Promise.all(
    ids.map(({ id }) => database.transaction((tx) => readRecord(vault, tx, id, { is: 'team' }))),
  )
  return read.flatMap((record) =>
    record ? [JSON.parse(JSON.stringify(allResources({ origin: 'https://clinic.example', record, now: at })))] : [],
  )
}

const typesIn = (resources: Resources) => new Set<string>(resources.map(({ resourceType }) => resourceType))

/** The fewest patients found greedily who between them have every type of resource that any has. */
function sampled(records: readonly Resources[]): readonly Resources[] {
  const wanted = new Set(records.flatMap((resources) => [...typesIn(resources)]))
  const chosen: Resources[] = []
  while (wanted.size > 0) {
    const gain = (resources: Resources) => [...typesIn(resources)].filter((type) => wanted.has(type)).length
    const best = records.toSorted((one, other) => gain(other) - gain(one))[0] as Resources
    chosen.push(best)
    for (const type of typesIn(best)) wanted.delete(type)
  }
  return chosen
}

const countOf = (findings: readonly Finding[]) =>
  Object.entries(
    Object.groupBy(findings, ({ by, of, at, problem }) => `${by} ${of.split('/')[0]} ${at} ${problem}`),
  ).map(([what, all = []]) => `${all.length} × ${what}`)

describe('FHIR-V the records of the demo patients', () => {
  let records: readonly Resources[]
  let missing: string | null
  beforeAll(async () => {
    missing = await installValidators()
    if (missing && isSoak) throw new Error(missing)
    records = await fhirRecords()
  }, 120_000)

  it('FHIR-V3 have every type of resource that is served', () => {
    const made = new Set(records.flatMap((resources) => [...typesIn(resources)]))
    expect(servedTypes.filter((type: ServedType) => !made.has(type))).toEqual([])
    expect(records.length).toBeGreaterThanOrEqual(60)
  })

  it('FHIR-V4 have no error by either validator: some patients with every type, in soak all', async ({ skip }) => {
    if (missing) skip(missing)
    const checked = isSoak ? records : sampled(records)
    expect(countOf(await findingsIn(checked.flat()))).toEqual([])
  }, 600_000)

  it('FHIR-V5 name no resource that is not in the same record', () => {
    const lost = records.flatMap((resources) => {
      const known = new Set(resources.map(({ resourceType, id }) => `${resourceType}/${id}`))
      const named = [...JSON.stringify(resources).matchAll(/"reference":"([^"]+)"/g)].map(([, to = '']) => to)
      // What begins with # is contained in the resource itself.
      return named.filter((to) => !to.startsWith('#') && !known.has(to)).map((to) => to.split('/')[0])
    })
    expect([...new Set(lost)]).toEqual([])
  })

  it('FHIR-V6 have each id once', () => {
    const twice = records.flatMap((resources) => {
      const names = resources.map(({ resourceType, id }) => `${resourceType}/${id}`)
      return names.filter((name, at) => names.indexOf(name) !== at)
    })
    expect(twice).toEqual([])
  })

  it('FHIR-V7 have a blood pressure and reports of blood tests, and nothing of an entry that is held back', async () => {
    const sent = JSON.stringify(records)
    expect(sent).toContain('/StructureDefinition/UKCore-Observation-VitalSigns-BloodPressure')
    const reports = records.flat().filter(({ resourceType }) => resourceType === 'DiagnosticReport')
    const { rows } = await app.database.run((orm) =>
      orm.execute(`select 1 from blood_reports where reviewed_at is not null and replaced_at is null`),
    )
    expect(reports).toHaveLength(rows.length)
    expect(rows.length).toBeGreaterThan(2)
    const { rows: marked } = await app.database.run((orm) =>
      orm.execute<{ id: string; of: string }>(
        `select id, account_id as of from clinical_history where ${heldBackByMark} is not null`,
      ),
    )
    expect(marked).toHaveLength(2)
    for (const { id, of } of marked) expect(sent).not.toContain(ownId(of, id))
    expect(sent).not.toMatch(/their mother|former partner/)
    expect(sent).toContain('The GP telephoned')
  })
})
