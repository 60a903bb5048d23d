import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '#domain/calendar/durations.ts'
import { riskRank } from '#domain/cases/risk.ts'
import type { Role } from '#domain/identity/staff/roles.ts'
import { columnsOf } from '../../identity/staff/staff-rows.ts'
import { staff } from '../../identity/staff/tables.ts'
import { deskChanges } from '../../platform/live-updates/tables.ts'
import { openContent } from '../../platform/outbox/message-rows.ts'
import { messages } from '../../platform/outbox/tables.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newPhone } from '../../testing/test-browser.ts'
import { newPatient, newReadyPatient } from '../../testing/test-case.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { insertCase } from '../cases/case-rows.ts'
import { alarmsJob } from './alarms.ts'
import { notifyOfDeadlines } from './notify-of-deadlines.ts'
import { sendDigests } from './send-digests.ts'

let clock = Date.parse('2026-03-02T10:00:00Z')
let app: TestApp
let other: TestApp
beforeAll(async () => {
  const gateways = { botCheck: willingBotCheck, now: () => clock }
  app = await startTestApp({ gateways })
  other = await startTestApp({ gateways, beside: app })
})
afterAll(async () => {
  await other.close()
  await app.close()
})

const both = (work: (services: TestApp['services']) => Promise<void>) =>
  Promise.all([app, other, app, other].map(({ services }) => work(services)))

/** Each with a phone of their own, by which the test tells them apart. */
async function newColleague(role: Role) {
  const made = await newStaff(app, role)
  const mobile = newPhone()
  const registration = { body: role === 'pharmacist' ? 'GPhC' : 'GMC', number: '1654321' } as const
  const details = { name: made.name, email: made.email, mobile, roles: [role], profession: null, registration }
  await app.database.run((orm) =>
    orm
      .update(staff)
      .set(columnsOf(app.services.vault, made.id, details))
      .where(eq(staff.id, made.id)),
  )
  return { ...made, mobile: `+44${mobile.slice(1)}` }
}

const sent = async () =>
  (await app.database.run((orm) => orm.select().from(messages))).map((row) => ({
    kind: row.kind,
    ...openContent(app.services.vault, row),
  }))
const calledIn = async ({ email, mobile }: { email: string; mobile: string }) =>
  (await sent())
    .filter(({ to }) => to === email || to === mobile)
    .map(({ kind }) => kind)
    .toSorted()

const newConcern = () =>
  app.database.transaction(async (tx) => {
    const made = await insertCase(tx, { kind: 'safeguarding', risk: riskRank('stop'), now: clock })
    if (!made) throw new Error('No case was opened.')
    return made.id
  })

describe('an alarm', () => {
  it('calls the first person on call by text and email, then the next, then the lead, then the operations inbox, once each', async () => {
    const [first, second] = [await newColleague('prescriber'), await newColleague('prescriber')]
    const lead = await newColleague('clinical_lead')
    const times = {
      startsAt: new Date(clock - hourMs).toISOString(),
      endsAt: new Date(clock + 9 * hourMs).toISOString(),
    }
    for (const [place, { id: staffId }] of [first, second].entries()) {
      const reply = await lead.post('desk_set_shift', { id: randomUUID(), staffId, ...times, place: place + 1 })
      expect(reply.statusCode, reply.body).toBe(200)
    }
    const people = [first, second, lead]
    const calls = async () => Promise.all(people.map(calledIn))
    const caseId = await newConcern()
    await both(alarmsJob)
    expect(await calls()).toEqual([['email', 'sms'], [], []])
    clock += 14 * minuteMs
    await both(alarmsJob)
    expect(await calls()).toEqual([['email', 'sms'], [], []])
    clock += minuteMs
    // Dies while calling: nobody was called, and the next process does it.
    const { write } = app.services.messages
    app.services.messages.write = () => Promise.reject(new Error('killed'))
    await alarmsJob(app.services)
    app.services.messages.write = write
    expect(await calls()).toEqual([['email', 'sms'], [], []])
    // Failures are retried after five seconds.
    clock += 5_000
    await both(alarmsJob)
    expect(await calls()).toEqual([['email', 'sms'], ['email', 'sms'], []])
    clock += 15 * minuteMs
    await both(alarmsJob)
    expect(await calls()).toEqual(Array(3).fill(['email', 'sms']))
    for (let times = 0; times < 3; times += 1) {
      clock += 15 * minuteMs
      await both(alarmsJob)
    }
    expect(await calls()).toEqual(Array(3).fill(['email', 'sms']))
    for (const { text, subject } of (await sent()).filter(({ to }) => people.some(({ email }) => email === to)))
      expect(`${subject} ${text}`).not.toMatch(/safeguard|suicid|health|patient|case|medic/i)

    const watcher = await newStaff(app, 'prescriber')
    const { rows } = (await watcher.post('desk_watch', {})).json().data
    expect(rows[0]).toMatchObject({ id: `alarm/${caseId}`, severity: 'urgent', act: 'acknowledge' })
  })

  it('stops calling once it is acknowledged, and tells a second person who has it', async () => {
    const lead = await newColleague('clinical_lead')
    const caseId = await newConcern()
    await both(alarmsJob)
    const [one, two] = [await newStaff(app, 'prescriber'), await newStaff(app, 'prescriber')]
    const replies = await Promise.all([one, two].map((person) => person.post('desk_acknowledge', { caseId })))
    const names = replies.map((reply) => reply.json().data.by)
    expect(names[0]).toBe(names[1])
    expect([one.name, two.name]).toContain(names[0])
    const before = await sent()
    clock += 40 * minuteMs
    await both(alarmsJob)
    expect(await sent()).toHaveLength(before.length)
    expect((await one.post('desk_acknowledge', { caseId: randomUUID() })).statusCode).not.toBe(200)
    expect(await calledIn(lead)).not.toContain('none')
  })

  it('is edited on the rota by leads and administrators alone, with valid times', async () => {
    const [lead, prescriber] = [await newStaff(app, 'clinical_lead'), await newStaff(app, 'prescriber')]
    const id = randomUUID()
    const shift = {
      id,
      staffId: prescriber.id,
      startsAt: new Date(clock).toISOString(),
      endsAt: new Date(clock + hourMs).toISOString(),
      place: 3,
    }
    expect((await prescriber.post('desk_set_shift', shift)).statusCode).toBe(403)
    expect((await lead.post('desk_set_shift', { ...shift, endsAt: shift.startsAt })).statusCode).toBe(422)
    const support = await newStaff(app, 'support')
    expect((await lead.post('desk_set_shift', { ...shift, staffId: support.id })).statusCode).toBe(404)
    for (const place of [3, 4]) expect((await lead.post('desk_set_shift', { ...shift, place })).statusCode).toBe(200)
    const shown = async () =>
      (await prescriber.post('desk_on_call', {})).json().data.shifts.filter((one: { id: string }) => one.id === id)
    expect(await shown()).toMatchObject([{ staffId: prescriber.id, name: prescriber.name, place: 4 }])
    await lead.post('desk_remove_shift', { id })
    expect(await shown()).toEqual([])
  })
})

describe('the desk is notified', () => {
  it('of a deadline at three quarters and at its end, once each across processes', async () => {
    const { caseId } = await newReadyPatient(app)
    const told = async () =>
      (await app.database.run((orm) => orm.select().from(deskChanges).where(eq(deskChanges.subject, caseId)))).filter(
        ({ kind }) => kind === 'watch',
      ).length
    await both(notifyOfDeadlines)
    expect(await told()).toBe(0)
    clock = Date.parse('2026-03-03T10:45:00Z')
    await both(notifyOfDeadlines)
    expect(await told()).toBe(1)
    clock = Date.parse('2026-03-03T18:00:00Z')
    await both(notifyOfDeadlines)
    expect(await told()).toBe(2)
  })

  it('by email only to staff who want it, as often as they want, with figures and no names', async () => {
    const [hourly, daily, never] = [
      await newColleague('prescriber'),
      await newColleague('pharmacist'),
      await newColleague('coach'),
    ]
    await hourly.post('desk_set_digest', { digest: 'hourly' })
    await daily.post('desk_set_digest', { digest: 'daily' })
    await never.post('desk_set_digest', { digest: 'off' })
    await newPatient(app)
    const counts = async () => Promise.all([hourly, daily, never].map(async (one) => (await calledIn(one)).length))
    await both(sendDigests)
    expect(await counts()).toEqual([0, 0, 0])
    clock += hourMs
    await newPatient(app)
    await both(sendDigests)
    expect(await counts()).toEqual([1, 0, 0])
    clock += hourMs
    await both(sendDigests)
    clock += 22 * hourMs
    await both(sendDigests)
    expect((await counts()).slice(1)).toEqual([1, 0])
    const text = (await sent()).find(({ to }) => to === hourly.email)?.text ?? ''
    expect(text).toMatch(/- \d+ new cases?/)
    expect(text).not.toMatch(/Ferncliff|Mounjaro|LW-/)
  })
})
