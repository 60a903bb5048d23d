import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hourMs } from '#domain/calendar/durations.ts'
import type { RiskFactor } from '#domain/intake/adhd/risk-factors.ts'
import { riskAnswers } from '#domain/intake/adhd/sample-answers.ts'
import { medicinesAndConditions } from '#domain/intake/medicines-and-conditions/flow.ts'
import { adhdRisk } from '#domain/safeguarding/reported-risk.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newBrowser, newCustomer, newPhone, type TestBrowser } from '../../testing/test-browser.ts'
import { newPatient, quietFollowUp } from '../../testing/test-case.ts'
import { humanToken, willingBotCheck } from '../../testing/test-gateways.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { alarmsJob } from '../on-call/alarms.ts'
import { raiseConcern } from './raise.ts'
import { raiseConcerns } from './raise-job.ts'

/** A Monday. */
const monday = Date.parse('2026-03-02T10:00:00Z')
let clock = monday
let app: TestApp
let other: TestApp
let prescriber: Awaited<ReturnType<typeof newStaff>>
let second: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  const gateways = { botCheck: willingBotCheck, now: () => clock }
  app = await startTestApp({ gateways })
  other = await startTestApp({ gateways, beside: app })
  prescriber = await newStaff(app, 'prescriber')
  second = await newStaff(app, 'clinical_lead')
})
beforeEach(() => {
  clock = monday
})
afterAll(async () => {
  await other.close()
  await app.close()
})

const answer = (browser: TestBrowser, ...yes: readonly RiskFactor[]) =>
  browser.post('save_answer', {
    ansData: JSON.stringify({ adhd_risk_factors: riskAnswers(...yes) }),
    questionnaire_type: 'adhd',
  })
const asking = (phone = newPhone()) => ({ token: humanToken, phone, name: 'Wren', mayLeaveMessage: false })
const standing = async (browser: TestBrowser) => (await browser.post('my_concern', {})).json().data

const rows = async <Row extends Record<string, unknown>>(text: string) =>
  (await app.database.run((orm) => orm.execute(sql.raw(text)))).rows as Row[]
const concernsNow = () =>
  rows<{ id: string }>(`select id from cases where kind = 'safeguarding' order by created_at, id`)

/** The queue's concern rows, as a prescriber sees them. */
const queued = async () =>
  (await prescriber.post('desk_queue', { list: 'ready' }))
    .json()
    .data.rows.filter(({ kind }: { kind: string }) => kind === 'safeguarding')

async function newConcern(...yes: readonly RiskFactor[]) {
  const browser = newBrowser(app)
  await answer(browser, ...(yes.length > 0 ? yes : (['toSelf'] as const)))
  const before = new Set((await concernsNow()).map(({ id }) => id))
  const phone = newPhone()
  const reply = await browser.post('ask_for_call', asking(phone))
  expect(reply.statusCode, reply.body).toBe(200)
  const id = (await concernsNow()).find((one) => !before.has(one.id))?.id ?? ''
  return { browser, phone, reply: reply.json().data, id }
}

describe('a risk reported without an account', () => {
  it('reaches nobody: no case, no alarm, and the page says so', async () => {
    const before = (await concernsNow()).length
    const browser = newBrowser(app)
    await answer(browser, 'suicidalIdeas')
    await raiseConcerns(app.services)
    expect((await concernsNow()).length).toBe(before)
    expect(await standing(browser)).toMatchObject({ hasTold: true, isSignedIn: false, concern: null })
    expect(await standing(newBrowser(app))).toMatchObject({ hasTold: false, concern: null })
  })

  it('with a number left becomes one case with a deadline of two working hours, however often it is sent', async () => {
    const before = (await concernsNow()).length
    const browser = newBrowser(app)
    await answer(browser, 'toSelf', 'homeless')
    const phone = newPhone()
    const replies = await Promise.all(
      [app, other, app, other].map((at) =>
        at.post('ask_for_call', asking(phone), { cookie: browser.cookie() }).then((reply) => reply.statusCode),
      ),
    )
    expect(replies).toEqual([200, 200, 200, 200])
    expect((await concernsNow()).length).toBe(before + 1)
    expect(await standing(browser)).toMatchObject({
      concern: {
        isOpen: true,
        call: { for: 'call', by: new Date(monday + 2 * hourMs).toISOString() },
        phone: expect.stringMatching(/•/),
      },
    })
    const [first] = await queued()
    expect(first).toMatchObject({
      risk: 'stop',
      person: null,
      clock: { due: new Date(monday + 2 * hourMs).toISOString() },
    })
    expect(JSON.stringify(first)).not.toMatch(/Wren|07700|homeless|hurt/)
  })

  it('outside hours is read by the next morning, and the page says when that is', async () => {
    clock = Date.parse('2026-03-06T19:00:00Z')
    const { reply, browser } = await newConcern()
    expect(reply).toMatchObject({ concern: { call: { by: '2026-03-09T11:00:00.000Z' } } })
    expect((await standing(browser)).desk).toEqual({
      isOpen: false,
      opensAt: '2026-03-09T09:00:00.000Z',
      call: { for: 'call', by: '2026-03-09T11:00:00.000Z', newBy: '2026-03-09T13:00:00.000Z' },
    })
  })

  it('reported again while it is open is the same case, with both sets of answers and the newest number', async () => {
    const { browser, id } = await newConcern('toSelf')
    const before = (await concernsNow()).length
    await answer(browser, 'suicidalIntent')
    const phone = newPhone()
    await browser.post('ask_for_call', { ...asking(phone), mayLeaveMessage: true })
    expect((await concernsNow()).length).toBe(before)
    const { told, phones, mayLeaveMessage, history } = (await prescriber.post('desk_concern', { id })).json().data
    expect(told).toHaveLength(2)
    expect([phones, mayLeaveMessage]).toEqual([[{ number: phone, from: 'left' }], true])
    expect(history.map(({ what }: { what: string }) => what)).toContain('told more')
  })

  it('is refused without such answers, without a number, from robots, and without a guest session', async () => {
    const browser = newBrowser(app)
    await answer(browser)
    expect((await browser.post('ask_for_call', asking())).statusCode).toBe(422)
    await answer(browser, 'toSelf')
    const wrong = (await browser.post('ask_for_call', { ...asking(), phone: 'ring me' })).json()
    expect(wrong).toMatchObject({ code: 400, data: { fields: [{ field: 'phone' }] } })
    expect((await browser.post('ask_for_call', { ...asking(), token: 'robot' })).statusCode).toBe(403)
    expect((await newBrowser(app).post('ask_for_call', asking())).statusCode).toBe(401)
  })

  it('by a person of whom nothing else is known is never added to another person’s open case', async () => {
    const before = (await concernsNow()).length
    await newConcern()
    const reported = adhdRisk({ adhd_risk_factors: riskAnswers('toSelf') })
    if (!reported) throw new Error('No risk was reported.')
    const unknown = { reported, digest: Buffer.alloc(32, 1), guestSessionId: null, accountId: null, reach: null }
    await app.database.transaction((tx) => raiseConcern(app.services, tx, unknown))
    expect((await concernsNow()).length).toBe(before + 2)
  })

  it('does not have the same number called again and again', async () => {
    const phone = newPhone()
    const codes = []
    for (let n = 0; n < 11; n++) {
      const browser = newBrowser(app)
      await answer(browser, 'toSelf')
      codes.push((await browser.post('ask_for_call', asking(phone))).statusCode)
    }
    expect(codes).toEqual([...Array(10).fill(200), 429])
  })
})

describe('a risk reported in an account', () => {
  it('is raised automatically, once, in whatever process, even if the patient signs in later', async () => {
    const { browser, email, password } = await newCustomer(app)
    const before = (await concernsNow()).length
    await answer(browser, 'riskFromOthers')
    await raiseConcerns(app.services)
    expect((await concernsNow()).length).toBe(before)
    await browser.post('sign_in', { email, password })
    await Promise.all([app, other, app, other].map(({ services }) => raiseConcerns(services)))
    expect((await concernsNow()).length).toBe(before + 1)
    expect(await standing(browser)).toMatchObject({ isSignedIn: true, concern: { isOpen: true, phone: null } })
    // Answered again while signed in: the page shows it as raised at once.
    await answer(browser, 'toSelf')
    await standing(browser)
    expect((await concernsNow()).length).toBe(before + 1)
    const [own] = await rows<{ id: string }>(
      `select id from cases where kind = 'safeguarding' and account_id is not null`,
    )
    const id = own?.id ?? ''
    const shown = (await prescriber.post('desk_concern', { id })).json().data
    expect(shown.person).toMatchObject({ name: 'Robin Ferncliff' })
    expect(shown.phones).toMatchObject([{ from: 'account' }])
    expect(shown.told).toHaveLength(2)
  })

  it('thoughts in the last year in the form about medicines are raised; older ones are not', async () => {
    const { browser } = await newPatient(app)
    const before = (await concernsNow()).length
    const instance = randomUUID()
    const save = (mood: string) =>
      browser.post('save_instance', {
        questionnaire: 'medicines-and-conditions',
        instance,
        ansData: JSON.stringify({ ...quietFollowUp, follow_up_mood: mood }),
        version: medicinesAndConditions.version,
      })
    expect((await save('past')).statusCode).toBe(200)
    expect((await concernsNow()).length).toBe(before)
    expect((await save('recent')).statusCode).toBe(200)
    expect((await save('recent')).statusCode).toBe(200)
    expect((await concernsNow()).length).toBe(before + 1)
  })
})

describe('at the desk', () => {
  const contact = (id: string, isReached: boolean, said = 'Spoke with Wren.') => ({
    id,
    contactId: randomUUID() as string,
    how: 'phone' as const,
    isReached,
    said,
  })

  it('a prescriber takes it, tries, reaches the patient and closes it; each step has its name and its time', async () => {
    const { id, phone } = await newConcern('suicidalIdeas', 'alcoholMisuse')
    await alarmsJob(app.services)
    const opened = (await prescriber.post('desk_concern', { id })).json().data
    expect(opened).toMatchObject({ state: 'ready', person: null, calledName: 'Wren', mayLeaveMessage: false })
    expect(opened.phones).toEqual([{ number: phone, from: 'left' }])
    expect(opened.told[0].answers.filter(({ isRisk }: { isRisk: boolean }) => isRisk)).toHaveLength(2)
    expect(opened.alarm).toEqual({ by: null, at: null })

    expect((await prescriber.post('desk_acknowledge', { caseId: id })).statusCode).toBe(200)
    clock += hourMs / 3
    const missed = contact(id, false, 'No answer.')
    for (let times = 0; times < 2; times++)
      expect((await prescriber.post('desk_record_try', missed)).statusCode).toBe(200)
    // The next attempt is due within two hours of this one.
    const tried = (await prescriber.post('desk_concern', { id })).json().data
    expect(tried.contacts).toMatchObject([{ by: prescriber.name, how: 'phone', isReached: false, said: 'No answer.' }])
    expect(tried.clock.due).toBe(new Date(clock + 2 * hourMs).toISOString())

    const ending = { id, outcome: 'safe_with_a_plan', said: 'Her sister stays tonight; GP tomorrow at nine.' } as const
    const tooEarly = (await prescriber.post('desk_close_concern', ending)).json()
    expect(tooEarly).toMatchObject({ code: 422, data: { because: 'nobody spoke with them' } })
    await prescriber.post('desk_record_try', contact(id, true))
    const closing = await Promise.all([prescriber, second].map((who) => who.post('desk_close_concern', ending)))
    expect(closing.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const closed = (await second.post('desk_concern', { id })).json().data
    expect(closed).toMatchObject({
      state: 'closed',
      clock: null,
      ending: { outcome: ending.outcome, said: ending.said },
    })
    expect(closed.history.map(({ what }: { what: string }) => what)).toEqual([
      'closed',
      'reached',
      'not reached',
      'alarm acknowledged',
      'opened',
    ])
    expect((await prescriber.post('desk_record_try', contact(id, true))).statusCode).toBe(409)
    expect((await queued()).map((row: { id: string }) => row.id)).not.toContain(id)
  })

  it('names its holder in the queue, sorts before everything else, and logs every access', async () => {
    const { id } = await newConcern()
    const whyOf = async () => (await queued()).find((row: { id: string }) => row.id === id)?.why
    expect(await whyOf()).toEqual([expect.stringContaining('Not yet acknowledged')])
    await second.post('desk_acknowledge', { caseId: id })
    expect(await whyOf()).toEqual([expect.stringContaining(second.name)])
    const { rows: all } = (await prescriber.post('desk_queue', { list: 'ready' })).json().data
    const kinds = all.map(({ kind }: { kind: string }) => kind)
    expect(kinds.lastIndexOf('safeguarding')).toBeLessThan(
      kinds.includes('order') ? kinds.indexOf('order') : kinds.length,
    )
    const looks = () => rows(`select id from access_log where case_id = '${id}'`)
    const before = (await looks()).length
    await second.post('desk_concern', { id })
    expect((await looks()).length).toBe(before + 1)
  })

  it('is closed to staff without the right, and cannot be declined like an order', async () => {
    const { id } = await newConcern()
    const [support, coach] = [await newStaff(app, 'support'), await newStaff(app, 'coach')]
    expect((await support.post('desk_concern', { id })).statusCode).toBe(403)
    expect((await support.post('desk_acknowledge', { caseId: id })).statusCode).toBe(403)
    const ending = { id, outcome: 'not_a_concern', said: 'Pressed by mistake.' } as const
    expect((await coach.post('desk_close_concern', ending)).statusCode).toBe(403)
    const { epoch } = (await prescriber.post('desk_claim', { id })).json().data
    const declined = await prescriber.post('desk_decline', { id, epoch, reason: 'health_condition', words: 'No.' })
    expect(declined.statusCode).toBe(422)
    const { rows: watch } = (await support.post('desk_watch', {})).json().data
    expect(watch.find((row: { id: string }) => row.id === `alarm/${id}`)).toMatchObject({ act: null })
  })

  it('S: is opened, claimed and worked on by prescribers alone; others know that it is there', async () => {
    const { id } = await newConcern()
    await prescriber.post('desk_note', { id, noteId: randomUUID(), body: 'otter-note' })
    const [found] = await rows(`select account_id from cases where id = '${id}'`)
    for (const role of ['coach', 'pharmacist'] as const) {
      const reader = await newStaff(app, role)
      const replies = [
        await reader.post('desk_concern', { id }),
        await reader.post('desk_case', { id }),
        await reader.post('desk_claim', { id }),
        await reader.post('desk_record_try', contact(id, true, 'otter-said')),
        await reader.post('desk_note', { id, noteId: randomUUID(), body: 'x' }),
      ]
      expect([role, replies.map(({ statusCode }) => statusCode)]).toEqual([role, [403, 403, 403, 403, 403]])
      expect((await reader.post('desk_next_case', { list: 'ready' })).statusCode).toBe(403)
      const row = (await reader.post('desk_queue', { list: 'ready' }))
        .json()
        .data.rows.find((one: { id: string }) => one.id === id)
      expect(row).toMatchObject({ kind: 'safeguarding', why: [expect.stringContaining('may not be safe')] })
      if (found?.account_id) {
        const record = await reader.post('desk_person', { id: found.account_id as string })
        expect(record.body).toContain(id)
        expect(record.body).not.toContain('otter-note')
      }
      expect(JSON.stringify(replies.map(({ body }) => body))).not.toContain('otter')
    }
    for (const role of ['prescriber', 'clinical_lead'] as const)
      expect((await (await newStaff(app, role)).post('desk_concern', { id })).statusCode).toBe(200)
  })

  it('nothing of it is in a log, and all its contents are sealed', async () => {
    const { id } = await newConcern('lossOfCarer')
    await prescriber.post('desk_record_try', contact(id, true, 'otter-said'))
    await prescriber.post('desk_close_concern', { id, outcome: 'gp_or_crisis_team', said: 'otter-ending' })
    const kept = JSON.stringify([
      await rows(`select encode(reach, 'escape') as r, encode(ending, 'escape') as e from concerns`),
      await rows(`select encode(told, 'escape') as t from concern_answers`),
      await rows(`select encode(said, 'escape') as s from concern_contacts`),
      await rows('select what from case_events'),
    ])
    expect(kept).not.toMatch(/otter|Wren|looked after you/)
    expect(app.logged()).not.toMatch(/otter|Wren|looked after you/)
    await expect(rows(`update concern_contacts set is_reached = false`)).rejects.toThrow()
  })
})
