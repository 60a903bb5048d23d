import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnPlan } from '#contract/treatment/treatment.ts'
import { dayMs, secondMs } from '#domain/calendar/durations.ts'
import { myTreatment } from '../../screens/account/treatment/my-treatment.ts'
import { afterUndoMs } from '../../testing/after-undo.ts'
import { packedInTests } from '../../testing/packed.ts'
import { newAccount } from '../../testing/test-account.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { emailsTo } from '../../testing/test-booking.ts'
import { newReadyPatient } from '../../testing/test-case.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { casesJob } from '../cases/case-job.ts'
import { suppliesOf } from '../cases/last-supply.ts'
import { alarmsJob } from '../on-call/alarms.ts'
import { whyLockedOrTooEarly } from '../supply/locked-or-too-early.ts'
import { endPauses } from './pause-job.ts'
import { supplyPeriodsJob } from './supply-periods-job.ts'

const start = Date.parse('2026-03-02T10:00:00Z')
let clock = start

type Staff = Awaited<ReturnType<typeof newStaff>>
type Patient = Awaited<ReturnType<typeof newReadyPatient>>
let app: TestApp
let other: TestApp
let prescriber: Staff
let pharmacist: Staff
let support: Staff
let robin: Patient
beforeAll(async () => {
  const gateways = { botCheck: willingBotCheck, now: () => clock }
  app = await startTestApp({ gateways })
  other = await startTestApp({ gateways, beside: app })
  prescriber = await newStaff(app, 'prescriber')
  pharmacist = await newStaff(app, 'pharmacist')
  support = await newStaff(app, 'support')
  robin = await newReadyPatient(app)
  await deliver(robin)
})
afterAll(async () => {
  await other.close()
  await app.close()
})

async function post(staff: Pick<Staff, 'post'>, call: Parameters<Staff['post']>[0], body: object) {
  const reply = await staff.post(call, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().data
}

const run = async (text: string) => (await app.database.run((orm) => orm.execute(sql.raw(text)))).rows

const settle = async () => {
  clock += afterUndoMs
  await casesJob(app.services)
}

/** Moves the test clock and keeps desk sessions open. */
async function moveTo(now: number) {
  clock = now
  const at = (ms: number) => `'${new Date(now + ms).toISOString()}'`
  await run(`update staff_sessions set last_seen_at = ${at(0)}, expires_at = ${at(dayMs)}, locked_at = null`)
}

const claim = async (staff: Staff, id: string) => (await post(staff, 'desk_claim', { id })).epoch as number

/** Approved, checked, sent, and delivered a day later. */
async function deliver({ caseId: id }: Patient) {
  const approval = { dose: '2.5mg', instructions: 'Once a week.', words: 'Prescribed.', ticked: [] }
  await post(prescriber, 'desk_approve', { id, epoch: await claim(prescriber, id), ...approval })
  await settle()
  const pen = { brand: 'Mounjaro', strength: '2.5mg', batch: 'LK-1', expires: '2027-06-30' }
  await post(pharmacist, 'desk_check', { id, epoch: await claim(pharmacist, id), pen, hasSeenInteractions: true })
  await settle()
  const parcel = {
    carrier: 'Swift Post',
    tracking: 'SP1',
    coldPack: 'Box',
    expectedOn: '2026-03-04',
    coldHours: 48,
    ...packedInTests,
  }
  await post(support, 'desk_dispatch', { id, ...parcel })
  await moveTo(clock + dayMs)
  await post(support, 'desk_parcel_ended', { id, as: 'delivered' })
}

interface Another {
  readonly sentOn: string
  /** Null: it is still in transit. */
  readonly deliveredOn: string | null
  readonly brand?: string
  readonly strength?: string
  readonly endedAs?: 'delivered' | 'lost'
}

/** Another pen of the same patient, inserted in the database alone. */
async function another({ caseId, orderId }: Patient, given: Another) {
  const { sentOn, deliveredOn, brand = 'Mounjaro', strength = '5mg', endedAs = 'delivered' } = given
  const [made] = await run(`
    with o as (
      insert into orders select (jsonb_populate_record(null::orders, to_jsonb(orders) || jsonb_build_object(
        'id', gen_random_uuid(), 'reference', 'LW-' || substr(md5(random()::text), 1, 8), 'payment_intent', null))).*
      from orders where id = '${orderId}' returning id),
    c as (
      insert into cases select (jsonb_populate_record(null::cases, to_jsonb(cases) || jsonb_build_object(
        'id', gen_random_uuid(), 'order_id', (select id from o), 'state', 'delivered'))).*
      from cases where id = '${caseId}' returning id)
    select c.id as case, o.id as order from c, o`)
  const { case: id, order } = made as { case: string; order: string }
  await run(`
    insert into pens (id, prescription_id, case_id, brand, strength, batch, expires, staff_id, at)
    select gen_random_uuid(), prescription_id, '${id}', '${brand}', '${strength}', batch, expires, staff_id,
      '${sentOn}T08:00:00Z' from pens where case_id = '${caseId}' limit 1`)
  const came = deliveredOn === null ? 'null' : `'${deliveredOn}T12:00:00Z'`
  await run(`
    insert into parcels (id, case_id, attempt, carrier, tracking, cold_pack, expected_at, valid_until, dispatched_by,
      dispatched_at, delivered_at, ended_as)
    select gen_random_uuid(), '${id}', 1, carrier, tracking, cold_pack, expected_at, valid_until, dispatched_by,
      '${sentOn}T10:00:00Z', ${came}, ${deliveredOn === null && endedAs === 'delivered' ? 'null' : `'${endedAs}'`}
    from parcels where case_id = '${caseId}' limit 1`)
  return { caseId: id, orderId: order }
}

/** As it was before there were plans. */
const forget = () =>
  app.asOwner(`
    alter table plan_events disable trigger plan_events_only_grow;
    delete from plan_events; delete from supply_covers; delete from plans; delete from job_rounds;
    alter table plan_events enable trigger plan_events_only_grow`)

const coversOfRobin = () =>
  run(`
    select medicine, mg::float, covered_from::text as from, covered_until::text as until from supply_covers
    where account_id = '${robin.accountId}' order by covered_from`)

const plansOfRobin = () =>
  run(`select medicine, mg::float, state from plans where account_id = '${robin.accountId}' order by state`)

/** As the account page shows it. Orders inserted in the database alone cannot be opened there. */
const treatment = () => app.database.run((orm) => myTreatment(app.services, orm, robin.accountId, clock))
const planOfRobin = async (staff: Staff) => (await post(staff, 'desk_person', { id: robin.accountId })).clinical.plan

const first = { medicine: 'mounjaro', mg: 2.5, from: '2026-03-03', until: '2026-03-31' }

describe('a delivery', () => {
  it('opens a treatment with its supply period, which the patient and the desk see', async () => {
    expect(await coversOfRobin()).toEqual([first])
    expect((await robin.browser.post('my_account', {})).json().data.treatment).toMatchObject({
      medicine: 'Mounjaro',
      dose: '2.5 mg',
      state: 'active',
      step: { what: 'inject', turn: 'patient', by: '2026-03-03' },
      nextInjection: '2026-03-03',
      injectionDay: 2,
      missed: { takenUntil: '2026-03-07', daysApart: 3 },
      dosesLeft: { inPen: 4, ofPen: 4, unopenedPens: 0 },
      lastsUntil: '2026-03-31',
      nextFrom: '2026-03-23',
      calendar: expect.stringContaining('DTSTART;VALUE=DATE:20260324'),
    })
    // P-3: once it has passed it is no date to look forward to.
    const on = (time: string) =>
      app.database.run((orm) => myTreatment(app.services, orm, robin.accountId, Date.parse(time)))
    expect(await on('2026-03-23T10:00:00Z')).toMatchObject({ nextFrom: '2026-03-23' })
    expect(await on('2026-03-24T10:00:00Z')).toMatchObject({ nextFrom: null })
    const plan = await planOfRobin(prescriber)
    expect(plan).toMatchObject({
      medicine: 'Mounjaro',
      dose: '2.5 mg',
      cycleDay: 1,
      checkInOpens: '2026-03-20',
      nextFrom: '2026-03-23',
      choices: ['paused', 'stopped'],
      mayTryFrom: null,
      lock: null,
      history: [{ what: 'supplied' }, { what: 'opened' }],
    })
    expect(plan.next.doses[0]).toEqual({ dose: '2.5 mg', is: 'suggested' })
    expect(plan.next.reasons.join(' ')).toMatch(/A dose increase needs a check-in.*not before 23 Mar 2026/)
    const shown = await post(pharmacist, 'desk_case', { id: robin.caseId })
    expect(shown.plan).toMatchObject({ id: plan.id, choices: [] })
    expect((await post(support, 'desk_person', { id: robin.accountId })).clinical).toBeNull()
  })

  it('is counted by the patient’s own injection day, once they have given it', async () => {
    expect((await robin.browser.post('set_injection_day', { weekday: 5 })).statusCode).toBe(200)
    expect(await treatment()).toMatchObject({ nextInjection: '2026-03-06', injectionDay: 5, dosesLeft: { inPen: 4 } })
    const before = clock
    clock = Date.parse('2026-03-06T12:00:00Z')
    const soon = await robin.browser.post('set_injection_day', { weekday: 7 })
    expect([soon.statusCode, soon.json().message]).toEqual([422, expect.stringContaining('less than three days')])
    clock = before
  })

  it('older than treatments is made part of one by the job, once, whichever process runs it', async () => {
    await another(robin, { sentOn: '2026-03-24', deliveredOn: '2026-03-26' })
    await another(robin, { sentOn: '2026-05-06', deliveredOn: '2026-05-08' })
    await another(robin, { sentOn: '2026-05-20', deliveredOn: null })
    await another(robin, { sentOn: '2026-05-21', deliveredOn: null, endedAs: 'lost' })
    await forget()
    await Promise.all([supplyPeriodsJob(app.services), supplyPeriodsJob(other.services)])
    const chain = [
      first,
      { medicine: 'mounjaro', mg: 5, from: '2026-03-31', until: '2026-04-28' },
      { medicine: 'mounjaro', mg: 5, from: '2026-05-08', until: '2026-06-05' },
    ]
    expect(await coversOfRobin()).toEqual(chain)
    expect(await plansOfRobin()).toEqual([{ medicine: 'mounjaro', mg: 5, state: 'active' }])
    await run('delete from job_rounds')
    await supplyPeriodsJob(other.services)
    expect(await coversOfRobin()).toEqual(chain)
    expect(await run('select what, count(*)::int as n from plan_events group by what order by what')).toEqual([
      { what: 'opened', n: 1 },
      { what: 'supplied', n: 3 },
    ])
  })

  it('of another medicine ends the previous treatment: nobody has two', async () => {
    await another(robin, { sentOn: '2026-06-01', deliveredOn: '2026-06-08', brand: 'Wegovy', strength: '0.25mg' })
    await run('delete from job_rounds')
    await supplyPeriodsJob(app.services)
    expect(await plansOfRobin()).toEqual([
      { medicine: 'wegovy', mg: 0.25, state: 'active' },
      { medicine: 'mounjaro', mg: 5, state: 'stopped' },
    ])
    expect((await coversOfRobin()).at(-1)).toMatchObject({ medicine: 'wegovy', from: '2026-06-08' })
  })

  it('with an unknown medicine does not block the others', async () => {
    const odd = await another(robin, { sentOn: '2026-06-20', deliveredOn: '2026-06-22', strength: '9mg' })
    await run('delete from job_rounds')
    await supplyPeriodsJob(app.services)
    expect(await run(`select 1 from supply_covers where case_id = '${odd.caseId}'`)).toEqual([])
    await run(`delete from parcels where case_id = '${odd.caseId}'`)
  })
})

describe('the database', () => {
  it.each([
    [
      'covers that overlap',
      `insert into supply_covers select (jsonb_populate_record(null::supply_covers, to_jsonb(s) || jsonb_build_object(
        'case_id', (select id from cases where id not in (select case_id from supply_covers) limit 1),
        'covered_from', s.covered_from + 27, 'covered_until', s.covered_until + 27))).*
      from supply_covers s order by covered_from desc limit 1`,
      /supply_covers_apart/,
    ],
    [
      'a second live treatment',
      `insert into plans select (jsonb_populate_record(null::plans, to_jsonb(p) || jsonb_build_object(
        'id', gen_random_uuid()))).* from plans p where state = 'active'`,
      /plans_live/,
    ],
    ['a changed story', `update plan_events set what = 'stopped'`, /permission denied for table plan_events/],
  ])('refuses %s', async (_, text, why) => {
    await expect(run(text)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringMatching(why) }),
    })
  })
})

describe('the next pen', () => {
  it('waits for day 21 of the last one, and for 21 days after the last one left', async () => {
    const order = { id: robin.orderId, accountId: robin.accountId } as Parameters<typeof whyLockedOrTooEarly>[2]
    const at = (date: string) =>
      app.database.run((orm) => whyLockedOrTooEarly({ now: () => Date.parse(`${date}T10:00:00Z`) }, orm, order))
    // The last supply period begins on 8 June; nothing left after 1 June.
    expect(await at('2026-06-27')).toContain('Earliest dispatch: 28 Jun 2026')
    expect(await at('2026-06-28')).toBeNull()
    await another(robin, { sentOn: '2026-06-25', deliveredOn: null })
    expect(await at('2026-06-28')).toContain('Earliest dispatch: 16 Jul 2026')
    const supplies = await app.database.run((orm) => suppliesOf(orm, robin.accountId, robin.orderId))
    expect(supplies).toMatchObject({ coverFrom: '2026-06-08', dispatchedOn: '2026-06-25' })
  })
})

describe('a treatment', () => {
  const change = (staff: Staff, body: object) => staff.post('desk_change_plan', body as never)

  it('is paused, resumed and ended by a prescriber, at the epoch they saw', async () => {
    await moveTo(Date.parse('2026-06-15T10:00:00Z'))
    const { id: planId, epoch } = await planOfRobin(prescriber)
    const pause = { planId, epoch, to: 'paused', until: '2026-07-20', reason: 'A knee operation.', injecting: 'stop' }
    expect((await change(pharmacist, pause)).statusCode).toBe(403)
    expect((await change(prescriber, { ...pause, until: null })).json()).toMatchObject({
      code: 422,
      data: { problem: 'no day' },
    })
    expect((await change(prescriber, { ...pause, injecting: null })).json()).toMatchObject({
      code: 422,
      data: { problem: 'no word on injecting' },
    })
    const both = await Promise.all([change(prescriber, pause), change(prescriber, pause)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await treatment()).toMatchObject({
      state: 'paused',
      nextInjection: null,
      nextFrom: null,
      calendar: null,
      step: { what: 'paused', by: '2026-07-20', title: 'Don’t inject until Monday 20 July 2026' },
    })
    const plan = await planOfRobin(prescriber)
    expect(plan).toMatchObject({ pausedUntil: '2026-07-20', epoch: epoch + 1, choices: ['active', 'stopped'] })
    expect(plan.history[0]).toMatchObject({ what: 'paused', until: '2026-07-20', reason: 'A knee operation.' })
    expect(plan.history[0].by).toBe(prescriber.name)
    await post(prescriber, 'desk_change_plan', {
      ...pause,
      epoch: epoch + 1,
      to: 'active',
      until: null,
      injecting: null,
    })
    expect(await treatment()).toMatchObject({ state: 'active', nextInjection: '2026-06-15' })
    expect(await run(`select broken_off_on from plans where id = '${planId}'`)).toEqual([{ broken_off_on: null }])
    const nobody = { ...pause, planId: robin.accountId }
    expect((await change(prescriber, nobody)).statusCode).toBe(404)
  })
})

it('U-5: a pause during which the patient continues to inject says so first, and the email says nothing of it', async () => {
  const { id: planId, epoch } = await planOfRobin(prescriber)
  const pause = { planId, epoch, to: 'paused', until: '2026-07-20', reason: 'A holiday.', injecting: 'continue' }
  await post(prescriber, 'desk_change_plan', pause)
  expect(await treatment()).toMatchObject({
    state: 'paused',
    nextInjection: '2026-06-15',
    nextFrom: null,
    step: { what: 'paused', title: 'Carry on injecting from the pen you have' },
  })
  expect((await planOfRobin(prescriber)).history[0]).toMatchObject({ what: 'paused', injecting: 'continue' })
  const sent = (await emailsTo(app, robin.email)).at(-1)
  expect(JSON.stringify(sent)).not.toMatch(/inject|pen\b|dose|pause/i)
  await post(prescriber, 'desk_change_plan', { ...pause, epoch: epoch + 1, to: 'active', until: null, injecting: null })
  expect(await run(`select broken_off_on, injecting from plans where id = '${planId}'`)).toEqual([
    { broken_off_on: null, injecting: null },
  ])
})

describe('its patient', () => {
  const mine = async (): Promise<OwnPlan> => (await robin.browser.post('my_plan', {})).json().data.treatment
  const change = async (body: object) =>
    robin.browser.post('change_my_plan', { epoch: (await mine()).epoch, until: null, reason: '', ...body } as never)
  const said = async () => (await emailsTo(app, robin.email)).map((email) => JSON.stringify(email))

  // The pens are dated today again, for the following tests.
  afterAll(() =>
    run(
      `update supply_covers set covered_from = '2026-07-13', covered_until = '2026-08-10' where covered_from = '2026-06-08'`,
    ),
  )

  it('pauses it until a day, at the epoch they saw, and is told by email without a word about health', async () => {
    await moveTo(Date.parse('2026-06-16T10:00:00Z'))
    expect(await mine()).toMatchObject({
      state: 'active',
      setBy: 'staff',
      medicine: 'wegovy',
      dose: '0.25 mg',
      lastDoseOn: '2026-06-15',
      mayBecomePregnant: false,
      request: null,
      today: '2026-06-16',
    })
    expect((await change({ to: 'paused' })).json()).toMatchObject({ code: 422, data: { problem: 'no day' } })
    expect((await change({ to: 'active' })).statusCode).toBe(422)
    const pause = { to: 'paused', until: '2026-07-14', reason: 'A long journey.' }
    const before = (await said()).length
    const { epoch } = await mine()
    const both = await Promise.all([change({ ...pause, epoch }), change({ ...pause, epoch })])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const told = (await said()).slice(before)
    expect(told).toHaveLength(1)
    expect(told[0]).not.toMatch(/paus|treat|dose|pen\b|medic|weight|inject|wegovy/i)
    expect(await treatment()).toMatchObject({ state: 'paused', step: { what: 'paused', by: '2026-07-14' } })
    const { history } = await planOfRobin(prescriber)
    expect(history[0]).toMatchObject({
      what: 'paused',
      by: 'The patient',
      reason: 'A long journey.',
      until: '2026-07-14',
    })
  })

  it('is reminded when the day has come, and after a long break is not told to inject', async () => {
    await endPauses(app.services)
    expect(await mine()).toMatchObject({ state: 'paused', setBy: 'patient' })
    await moveTo(Date.parse('2026-07-14T10:00:00Z'))
    const before = (await said()).length
    await Promise.all([endPauses(app.services), endPauses(other.services)])
    expect((await said()).slice(before)).toEqual([expect.stringContaining('A reminder from')])
    expect(await mine()).toMatchObject({ state: 'active', setBy: 'clock', lastDoseOn: '2026-06-15' })
    expect(await run(`select broken_off_on::text from plans where state = 'active'`)).toEqual([
      { broken_off_on: '2026-06-16' },
    ])
    await run(`update supply_covers set covered_until = '2026-08-01' where covered_until = '2026-07-06'`)
    expect(await treatment()).toMatchObject({
      step: { what: 'run-out', title: 'Tell us how you are before you inject' },
      nextInjection: null,
    })
    await run(`update supply_covers set covered_until = '2026-07-06' where covered_until = '2026-08-01'`)
    expect((await planOfRobin(prescriber)).history[0]).toMatchObject({ what: 'resumed', by: 'System' })
  })

  it('ends it and comes back, but not to what a prescriber has ended', async () => {
    expect((await change({ to: 'stopped' })).statusCode).toBe(200)
    expect(await treatment()).toMatchObject({ state: 'stopped', step: { what: 'afterwards' } })
    expect((await change({ to: 'paused', until: '2026-08-01' })).statusCode).toBe(422)
    clock += secondMs
    expect((await change({ to: 'active' })).statusCode).toBe(200)
    expect(await mine()).toMatchObject({ state: 'active', setBy: 'patient' })
    const { id: planId, epoch } = await planOfRobin(prescriber)
    clock += secondMs
    await post(prescriber, 'desk_change_plan', {
      planId,
      epoch,
      to: 'stopped',
      until: null,
      reason: 'Unwell on it.',
      injecting: null,
    })
    expect((await change({ to: 'active' })).json()).toMatchObject({ code: 422, data: { problem: 'set by us' } })
    await run(`update plans set state = 'active', broken_off_on = null where id = '${planId}'`)
  })

  it('asks for another medicine, which a prescriber agrees to in a message that they read', async () => {
    const ask = async (medicine: string) =>
      robin.browser.post('ask_for_medicine', { epoch: (await mine()).epoch, medicine, wish: 'Less nausea.' } as never)
    expect((await ask('wegovy')).statusCode).toBe(422)
    const both = await Promise.all([ask('mounjaro'), ask('mounjaro')])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    const { asked, next } = await planOfRobin(prescriber)
    expect(asked).toMatchObject({ medicine: 'Mounjaro', wish: 'Less nausea.', isAgreed: null, mayAnswer: true })
    expect(next.doses).toHaveLength(5)
    const thread = async () => (await robin.browser.post('my_thread', {})).json().data.messages
    expect(JSON.stringify(await thread())).toContain('I would like to change to Mounjaro.')
    const answer = { requestId: asked.id, isAgreed: true, words: 'Yes, from the lowest dose.' }
    expect((await pharmacist.post('desk_answer_medicine', answer)).statusCode).toBe(403)
    expect((await prescriber.post('desk_answer_medicine', { ...answer, words: '  ' })).statusCode).toBe(422)
    await moveTo(clock + secondMs)
    await post(prescriber, 'desk_answer_medicine', answer)
    expect((await prescriber.post('desk_answer_medicine', answer)).statusCode).toBe(409)
    expect(JSON.stringify(await thread())).toContain('Yes, from the lowest dose.')
    expect((await mine()).request).toMatchObject({ medicine: 'mounjaro', isAgreed: true })
    const after = await planOfRobin(prescriber)
    expect(after.next.doses.map(({ dose }: { dose: string }) => dose)).toContain('12.5 mg')
    expect(after.next.doses[0]).toEqual({ dose: '2.5 mg', is: 'suggested' })
    expect(after.history[0]).toMatchObject({ what: 'medicine agreed', by: prescriber.name })
    await robin.browser.post('take_back_medicine', { requestId: asked.id })
    expect((await mine()).request).toBeNull()
    expect((await planOfRobin(prescriber)).next.doses).toHaveLength(5)
  })

  it('without a treatment has nothing to change', async () => {
    const nobody = await newAccount(app, 'nobody@ferncliff.example')
    expect((await nobody.post('my_plan', {})).json().data).toEqual({ treatment: null })
    const body = { epoch: 0, to: 'stopped', until: null, reason: '' } as const
    expect((await nobody.post('change_my_plan', body)).statusCode).toBe(409)
    expect((await nobody.post('ask_for_medicine', { epoch: 0, medicine: 'wegovy', wish: 'Please.' })).statusCode).toBe(
      409,
    )
  })
})

describe('the report “I feel unwell”', () => {
  const tell = (sign: string) => robin.browser.post('tell_unwell', { sign } as never)
  const locks = () => run(`select case_id, lifted_at is null as open from supply_locks order by raised_at`)

  it('locks supply once, raises one concern, and calls staff on call', async () => {
    clock += 60 * secondMs
    const stranger = await newReadyPatient(app)
    expect((await stranger.browser.post('tell_unwell', { sign: 'sight' })).statusCode).toBe(409)
    expect((await stranger.browser.post('set_injection_day', { weekday: 1 })).statusCode).toBe(409)
    const both = await Promise.all([tell('pancreatitis'), tell('pancreatitis')])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(both[0]?.json().data.desk).toMatchObject({ isOpen: true })
    expect((await tell('dehydration')).statusCode).toBe(200)
    const [lock, second_] = (await locks()) as { case_id: string; open: boolean }[]
    expect([lock?.open, second_]).toEqual([true, undefined])
    const concern = await post(prescriber, 'desk_concern', { id: lock?.case_id })
    expect(concern.told).toHaveLength(2)
    expect(JSON.stringify(concern.told)).toContain('Severe stomach pain')
    await alarmsJob(app.services)
    expect(await run(`select 1 from alarms where case_id = '${lock?.case_id}'`)).toHaveLength(1)
    expect(await treatment()).toMatchObject({ step: { what: 'locked', turn: 'us' }, nextInjection: null })
    const plan = await planOfRobin(prescriber)
    expect(plan.next.doses.every(({ is }: { is: string }) => is === 'not offered')).toBe(true)
  })

  it('stops every pen from being approved, checked and sent', async () => {
    const order = { id: robin.orderId, accountId: robin.accountId } as Parameters<typeof whyLockedOrTooEarly>[2]
    const late = { now: () => Date.parse('2027-01-01T10:00:00Z') }
    expect(await app.database.run((orm) => whyLockedOrTooEarly(late, orm, order))).toContain('Red-flag symptom')
    const { flags } = await post(prescriber, 'desk_case', { id: robin.caseId })
    expect(flags).toContainEqual(expect.objectContaining({ id: 'supply-locked', severity: 'stop' }))
    expect((await post(pharmacist, 'desk_prescription', { id: robin.caseId })).why).toContain('Red-flag symptom')
  })

  it('is closed when a prescriber who has spoken with them says so, with the Yellow Card decision', async () => {
    const { lock } = await planOfRobin(prescriber)
    const lift = {
      lockId: lock.id,
      how: 'phone',
      said: 'Seen at A&E, a stomach bug.',
      yellowCard: 'not_needed',
    } as const
    expect((await pharmacist.post('desk_lift_lock', lift)).statusCode).toBe(403)
    expect((await prescriber.post('desk_lift_lock', { ...lift, said: ' ' })).statusCode).toBe(422)
    clock += 60 * secondMs
    const both = await Promise.all([prescriber.post('desk_lift_lock', lift), prescriber.post('desk_lift_lock', lift)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const plan = await planOfRobin(prescriber)
    expect(plan.lock).toBeNull()
    expect(plan.history[0]).toMatchObject({
      what: 'unlocked',
      by: prescriber.name,
      reason: 'By phone: Seen at A&E, a stomach bug.\nNot a side effect to report',
    })
    expect(await treatment()).toMatchObject({ step: { what: 'inject' } })
    expect((await prescriber.post('desk_lift_lock', { ...lift, lockId: robin.accountId })).statusCode).toBe(404)
  })

  it('sent again later is another lock, and calls staff again though a colleague has the concern', async () => {
    const [{ case_id: id }] = (await locks()) as [{ case_id: string }]
    await run(`update alarms set acknowledged_at = now(), next_call_at = null where case_id = '${id}'`)
    expect((await tell('pancreatitis')).statusCode).toBe(200)
    expect(await locks()).toMatchObject([{ open: false }, { open: true, case_id: id }])
    expect(await run(`select acknowledged_at from alarms where case_id = '${id}'`)).toEqual([{ acknowledged_at: null }])
  })

  it('sent again after the concern was closed is raised again, under the same lock', async () => {
    const { lock } = await planOfRobin(prescriber)
    const spoke = { contactId: robin.orderId, how: 'phone', isReached: true, said: 'Better.' } as const
    await post(prescriber, 'desk_record_try', { id: lock.caseId, ...spoke })
    const ending = { outcome: 'safe_with_a_plan', said: 'With her sister.' }
    await post(prescriber, 'desk_close_concern', { id: lock.caseId, ...ending })
    const { rows } = await post(prescriber, 'desk_watch', {})
    expect(rows).toContainEqual(expect.objectContaining({ source: 'locks', to: `/desk/person?id=${robin.accountId}` }))
    expect((await tell('pancreatitis')).statusCode).toBe(200)
    const after = (await planOfRobin(prescriber)).lock
    expect(after.id).toBe(lock.id)
    expect(after.caseId).not.toBe(lock.caseId)
  })
})

it('a parcel that replaces a lost one has its supply period, and none is counted twice', async () => {
  const lost = await another(robin, { sentOn: '2026-09-01', deliveredOn: null, endedAs: 'lost' })
  const before = await app.database.run((orm) => suppliesOf(orm, robin.accountId, robin.orderId))
  expect(before.dispatchedOn).toBe('2026-06-25')
  await run(`
    insert into parcels select (jsonb_populate_record(null::parcels, to_jsonb(p) || jsonb_build_object(
      'id', gen_random_uuid(), 'attempt', 2, 'dispatched_at', '2026-09-05T10:00:00Z',
      'delivered_at', '2026-09-07T12:00:00Z', 'ended_as', 'delivered'))).*
    from parcels p where case_id = '${lost.caseId}'`)
  await run('delete from job_rounds')
  await supplyPeriodsJob(app.services)
  expect(await run(`select covered_from::text as from from supply_covers where case_id = '${lost.caseId}'`)).toEqual([
    { from: '2026-09-07' },
  ])
})
