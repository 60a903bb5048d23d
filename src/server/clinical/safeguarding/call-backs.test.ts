import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallReply } from '#contract/calls.ts'
import type { InboxRow } from '#contract/operations/operations-inbox.ts'
import { dayMs, hourMs, minuteMs } from '#domain/calendar/durations.ts'
import { type Role, roles } from '#domain/identity/staff/roles.ts'
import { riskAnswers } from '#domain/intake/adhd/sample-answers.ts'
import { adhdRisk } from '#domain/safeguarding/reported-risk.ts'
import { holdRights } from '../../identity/staff/rights-now.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { alarmsJob } from '../on-call/alarms.ts'
import { callAgain } from './call-again.ts'
import { releaseCallBacks } from './call-backs.ts'
import { raiseConcern } from './raise.ts'

const monday = Date.parse('2026-03-02T10:00:00Z')
let clock = monday
let app: TestApp
let other: TestApp
let prescriber: Awaited<ReturnType<typeof newStaff>>
let lead: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  const gateways = { now: () => clock }
  app = await startTestApp({ gateways })
  other = await startTestApp({ gateways, beside: app })
  prescriber = await newStaff(app, 'prescriber')
  lead = await newStaff(app, 'clinical_lead')
})
beforeEach(() => {
  clock = monday
})
afterAll(async () => {
  await other.close()
  await app.close()
})

type Staff = Awaited<ReturnType<typeof newStaff>>

async function newConcern() {
  const reported = adhdRisk({ adhd_risk_factors: riskAnswers('toSelf') })
  if (!reported) throw new Error('No risk was reported.')
  const unknown = { reported, digest: Buffer.from(randomUUID()), guestSessionId: null, accountId: null, reach: null }
  const made = await app.database.transaction((tx) => raiseConcern(app.services, tx, unknown))
  return made?.id ?? ''
}
const shown = async (id: string, by = prescriber) =>
  (await by.post('desk_concern', { id })).json().data as CallReply<'desk_concern'>
const later = (ms: number) => new Date(clock + ms).toISOString()
const newCallBack = (id: string, more: { dueAt?: string; assignedTo?: string | null; callBackId?: string } = {}) => ({
  id,
  callBackId: randomUUID() as string,
  dueAt: later(2 * hourMs),
  assignedTo: null,
  ...more,
})
async function setFor(id: string, assignedTo: string | null = null, ms = 2 * hourMs) {
  const body = newCallBack(id, { assignedTo, dueAt: later(ms) })
  const reply = await prescriber.post('desk_set_call_back', body)
  expect(reply.statusCode, reply.body).toBe(200)
  return body.callBackId
}
const made = (id: string, callBackId: string | null, isReached: boolean, by = prescriber) =>
  by.post('desk_record_try', {
    id,
    contactId: randomUUID(),
    how: 'phone',
    isReached,
    said: isReached ? 'otter-said' : 'No answer.',
    callBackId,
  })
const inbox = async (who: Staff) => ((await who.post('desk_watch', {})).json().data as { rows: InboxRow[] }).rows
const rowOf = async (callBackId: string, who = prescriber) =>
  (await inbox(who)).find(({ id }) => id === `call-back/${callBackId}`)

/** Whether it is given as the next case where a colleague has every other one, and nobody this one. */
async function isGiven(id: string): Promise<boolean> {
  const claimed = (others: SQL, by: SQL) =>
    app.database.run((orm) =>
      orm.execute(sql`update cases set claimed_by = ${by}, claim_until = ${later(hourMs)} where ${others}`),
    )
  await claimed(sql`id <> ${id}`, sql`${lead.id}`)
  await claimed(sql`id = ${id}`, sql`null`)
  const next = await prescriber.post('desk_next_case', { list: 'ready' })
  expect(next.statusCode, next.body).toBe(200)
  await claimed(sql`true`, sql`null`)
  return next.json().data.claimed?.id === id
}

describe('a call-back', () => {
  it('is set with a time and an assignee, is on their list and in the inbox, and is recorded with its outcome', async () => {
    const id = await newConcern()
    const callBackId = await setFor(id, lead.id)
    expect((await shown(id)).callBacks).toEqual([
      {
        id: callBackId,
        dueAt: later(2 * hourMs),
        assignedTo: { id: lead.id, name: lead.name, isMe: false },
        setBy: prescriber.name,
        ended: null,
      },
    ])
    const listed = async (who: Staff) => (await who.post('desk_call_backs', {})).json().data.callBacks
    expect(await listed(lead)).toEqual([{ id: callBackId, concernId: id, dueAt: later(2 * hourMs) }])
    expect(await listed(prescriber)).toEqual([])
    expect(await rowOf(callBackId)).toMatchObject({ severity: 'low', owner: lead.name, isMine: false })
    expect(await rowOf(callBackId, lead)).toMatchObject({ isMine: true, to: `/desk/concern?id=${id}` })
    const dueIn = (ms: number) =>
      app.database.run((orm) =>
        orm.execute(sql`update concern_call_backs set due_at = ${later(ms)} where id = ${callBackId}`),
      )
    await dueIn(hourMs)
    expect(await rowOf(callBackId)).toMatchObject({ severity: 'high' })
    await dueIn(0)
    expect(await rowOf(callBackId)).toMatchObject({ severity: 'urgent', says: expect.stringContaining('overdue') })

    expect((await made(id, callBackId, true, lead)).json().data).toEqual({ escalated: false })
    const ended = { as: 'reached', by: lead.name, at: new Date(clock).toISOString() }
    const after = await shown(id)
    expect(after.callBacks).toMatchObject([{ id: callBackId, ended }])
    expect(after.contacts).toMatchObject([{ isReached: true, by: lead.name }])
    expect(after.history.map(({ what, by }) => [what, by])).toEqual([
      ['reached', lead.name],
      ['call-back set', prescriber.name],
      ['opened', expect.anything()],
    ])
    expect(await rowOf(callBackId)).toBeUndefined()
    expect(await listed(lead)).toEqual([])
    const again = await made(id, callBackId, false)
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      `${lead.name} has already recorded this call-back: reached.`,
    ])
    // What was refused has left nothing behind.
    expect((await shown(id)).contacts).toHaveLength(1)
  })

  it('keeps its concern from being the next case until its time comes', async () => {
    const id = await newConcern()
    const callBackId = await setFor(id, null, 10 * minuteMs)
    // Nobody has taken it yet.
    expect(await isGiven(id)).toBe(true)
    expect((await prescriber.post('desk_acknowledge', { caseId: id })).statusCode).toBe(200)
    expect(await isGiven(id)).toBe(false)
    clock += 10 * minuteMs
    expect(await isGiven(id)).toBe(true)
    expect((await made(id, callBackId, true)).statusCode).toBe(200)
    expect(await isGiven(id)).toBe(true)

    await setFor(id, null, 20 * minuteMs)
    expect(await isGiven(id)).toBe(false)
    // Of two the earlier one counts.
    await setFor(id, null, 2 * minuteMs)
    clock += 2 * minuteMs
    expect(await isGiven(id)).toBe(true)
  })

  it('of a concern is not waited for when whoever is on call is called again', async () => {
    const id = await newConcern()
    await setFor(id)
    await prescriber.post('desk_acknowledge', { caseId: id })
    expect(await isGiven(id)).toBe(false)
    await app.database.transaction((tx) => callAgain(tx, id, clock))
    expect(await isGiven(id)).toBe(true)
  })

  it('sent again is the same one, and its id is not taken for another', async () => {
    const [id, elsewhere] = [await newConcern(), await newConcern()]
    const body = newCallBack(id)
    const twice = await Promise.all(
      [app, other].map((at) => at.post('desk_set_call_back', body, { cookie: prescriber.cookie })),
    )
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await shown(id)).callBacks).toHaveLength(1)
    expect((await prescriber.post('desk_set_call_back', { ...body, id: elsewhere })).statusCode).toBe(409)
    expect((await made(elsewhere, body.callBackId, true)).statusCode).toBe(404)
    expect((await shown(elsewhere)).contacts).toEqual([])
  })

  it('is refused in the past, too far ahead, for those who do not decide, and where there is no open concern', async () => {
    const id = await newConcern()
    const set = async (more: Parameters<typeof newCallBack>[1]) => {
      const reply = await prescriber.post('desk_set_call_back', newCallBack(id, more))
      return [reply.statusCode, reply.json().data?.because ?? null]
    }
    expect(await set({ dueAt: later(-hourMs) })).toEqual([422, 'in the past'])
    expect(await set({ dueAt: later(15 * dayMs) })).toEqual([422, 'too far ahead'])
    expect(await set({ assignedTo: (await newStaff(app, 'support')).id })).toEqual([404, null])
    expect(await set({ assignedTo: randomUUID() })).toEqual([404, null])
    expect((await prescriber.post('desk_set_call_back', newCallBack(randomUUID()))).statusCode).toBe(404)
    const open = await setFor(id)
    await prescriber.post('desk_close_concern', { id, outcome: 'emergency_services', said: 'Ambulance 12:10.' })
    expect((await set({}))[0]).toBe(409)
    expect((await shown(id)).callBacks).toMatchObject([{ id: open, ended: { as: 'concern closed' } }])
    expect(await rowOf(open)).toBeUndefined()
  })

  it('is set, taken, recorded and cancelled by those who decide alone', async () => {
    const id = await newConcern()
    const callBackId = await setFor(id)
    for (const role of roles.filter((one: Role) => one !== 'prescriber' && one !== 'clinical_lead')) {
      const who = await newStaff(app, role)
      const replies = [
        await who.post('desk_set_call_back', newCallBack(id)),
        await who.post('desk_take_call_back', { callBackId, isMine: true, seen: null }),
        await who.post('desk_cancel_call_back', { callBackId }),
        await who.post('desk_call_backs', {}),
        await made(id, callBackId, true, who),
      ]
      expect([role, ...replies.map(({ statusCode }) => statusCode)]).toEqual([role, 403, 403, 403, 403, 403])
      // Those who have no operations inbox.
      if (role === 'auditor' || role === 'nutritionist') continue
      // They know that a call is due, and neither who the person is nor how to get there.
      expect(await rowOf(callBackId, who)).toMatchObject({ to: null, act: null, owner: 'Prescriber' })
    }
    expect((await shown(id)).callBacks).toMatchObject([{ assignedTo: null, ended: null }])
  })

  it('goes to the first of two who take it at once, and the second is told who has it', async () => {
    const id = await newConcern()
    const callBackId = await setFor(id)
    const take = (at: TestApp, who: Staff) =>
      at.post('desk_take_call_back', { callBackId, isMine: true, seen: null }, { cookie: who.cookie })
    const replies = await Promise.all([take(app, prescriber), take(other, lead)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const [callBack] = (await shown(id)).callBacks
    const refused = replies.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().message).toBe(`${callBack?.assignedTo?.name} has taken this call-back.`)
    // Taken knowingly from a colleague it is theirs, and can be given up again.
    const seen = callBack?.assignedTo?.id ?? null
    const second = seen === lead.id ? prescriber : lead
    expect((await second.post('desk_take_call_back', { callBackId, isMine: true, seen })).statusCode).toBe(200)
    expect((await second.post('desk_take_call_back', { callBackId, isMine: true, seen })).statusCode).toBe(200)
    await second.post('desk_take_call_back', { callBackId, isMine: false, seen: second.id })
    expect((await shown(id)).callBacks).toMatchObject([{ assignedTo: null }])
    expect((await shown(id)).history.map(({ what }) => what)).toEqual([
      'call-back unassigned',
      'call-back taken',
      'call-back taken',
      'call-back set',
      'opened',
    ])
  })

  it('is recorded once by two who record it at once', async () => {
    const id = await newConcern()
    const callBackId = await setFor(id)
    const record = (at: TestApp, who: Staff) =>
      at.post(
        'desk_record_try',
        { id, contactId: randomUUID(), how: 'phone', isReached: true, said: 'We spoke.', callBackId },
        { cookie: who.cookie },
      )
    const replies = await Promise.all([record(app, prescriber), record(other, lead)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await shown(id)).contacts).toHaveLength(1)
    expect((await prescriber.post('desk_cancel_call_back', { callBackId })).statusCode).toBe(409)
  })

  it('that misses the person twice in a row calls whoever is on call, whoever had the concern', async () => {
    const id = await newConcern()
    await alarmsJob(app.services)
    await lead.post('desk_acknowledge', { caseId: id })
    const miss = async () => (await made(id, await setFor(id, lead.id, 5 * minuteMs), false)).json().data.escalated
    const alarm = async () => (await shown(id)).alarm?.at
    expect(await miss()).toBe(false)
    expect([await alarm(), (await shown(id)).missedCallBacks]).toEqual([new Date(clock).toISOString(), 1])
    // A contact that was no call-back and did not reach them changes nothing about it.
    await made(id, null, false)
    clock += minuteMs
    expect(await miss()).toBe(true)
    expect([await alarm(), (await shown(id)).missedCallBacks]).toEqual([null, 2])
    expect((await shown(id)).history.map(({ what }) => what)).toContain('on call alerted: call-backs not reached')
    const called = async () =>
      (await app.database.run((orm) => orm.execute(sql`select * from alarm_calls where case_id = ${id}`))).rows.length
    const before = await called()
    await alarmsJob(app.services)
    expect(await called()).toBe(before + 1)
    expect((await inbox(prescriber)).find((row) => row.id === `alarm/${id}`)).toMatchObject({ act: 'acknowledge' })

    // Reached, it begins at the start again.
    clock += minuteMs
    await prescriber.post('desk_acknowledge', { caseId: id })
    await made(id, null, true)
    clock += minuteMs
    expect(await miss()).toBe(false)
  })

  it('of a colleague who may not decide any more is nobody’s, and is in the inbox for everybody', async () => {
    const leaver = await newStaff(app, 'prescriber')
    const callBackId = await setFor(await newConcern(), leaver.id)
    await app.database.transaction(async (tx) => {
      await releaseCallBacks(tx, await holdRights(tx, leaver.id))
      await releaseCallBacks(tx, { ...(await holdRights(tx, leaver.id)), capabilities: new Set() })
    })
    expect(await rowOf(callBackId)).toMatchObject({ owner: 'Prescriber', isMine: true })
  })

  it('cancelled is not to be made, and says so in the history', async () => {
    const id = await newConcern()
    const callBackId = await setFor(id, prescriber.id)
    expect((await lead.post('desk_cancel_call_back', { callBackId })).statusCode).toBe(200)
    expect((await lead.post('desk_cancel_call_back', { callBackId })).statusCode).toBe(200)
    expect((await made(id, callBackId, true)).statusCode).toBe(409)
    expect(await shown(id)).toMatchObject({
      callBacks: [{ ended: { as: 'cancelled', by: lead.name } }],
      history: [{ what: 'call-back cancelled', by: lead.name }, { what: 'call-back set' }, { what: 'opened' }],
    })
  })
})
