import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#domain/calendar/durations.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newStaff } from '../../testing/test-staff.ts'

const nine = Date.parse('2026-03-02T09:00:00Z')
let clock = nine
let app: TestApp
type Member = Awaited<ReturnType<typeof newStaff>>
let one: Member
let other: Member
beforeAll(async () => {
  app = await startTestApp({ gateways: { now: () => clock } })
  one = await newStaff(app, 'pharmacist')
  other = await newStaff(app, 'pharmacist')
})
afterAll(() => app.close())

const rows = async <Row extends Record<string, unknown>>(text: string) =>
  (await app.database.run((orm) => orm.execute(sql.raw(text)))).rows as Row[]
/** Moves the test clock and keeps desk sessions open. */
async function at(moment: number) {
  clock = moment
  const [seen, ends] = [0, dayMs].map((later) => `'${new Date(clock + later).toISOString()}'`)
  await rows(`update staff_sessions set last_seen_at = ${seen}, expires_at = ${ends}, locked_at = null`)
}
const shown = async (by: Member, on: string | null = null) => (await by.post('desk_responsible', { on })).json().data
const enter = async (by: Member, what: 'began' | 'left' | 'returned' | 'ended', seen: string | null) =>
  (await by.post('desk_enter_responsible', { what, seen })).statusCode

it('says who is responsible and when they were away, and of two who take over at once the second is told', async () => {
  expect(await shown(one)).toMatchObject({ now: null, awayTodayMinutes: 0, entries: [], may: ['began'] })
  expect(await enter(one, 'left', null)).toBe(409)
  expect(await enter(one, 'began', null)).toBe(200)
  expect(await shown(one)).toMatchObject({
    now: { staffId: one.id, since: new Date(nine).toISOString(), awaySince: null },
    may: ['left', 'ended'],
  })
  await at(nine + hourMs)
  expect(await enter(one, 'left', one.id)).toBe(200)
  await at(nine + hourMs + 20 * minuteMs)
  expect((await shown(other)).awayTodayMinutes).toBe(20)
  expect(await enter(one, 'returned', one.id)).toBe(200)
  await at(nine + 2 * hourMs)
  expect(await enter(other, 'began', null)).toBe(409)
  expect(await enter(other, 'began', one.id)).toBe(200)
  expect(await enter(one, 'ended', one.id)).toBe(409)
  const { now, entries, awayTodayMinutes } = await shown(one)
  expect([now.staffId, awayTodayMinutes]).toEqual([other.id, 20])
  expect(entries.map(({ what }: { what: string }) => what)).toEqual(['began', 'left', 'returned', 'ended', 'began'])
  await at(nine + dayMs)
  expect((await shown(one)).entries).toEqual([])
  expect((await shown(one, '2026-03-02')).entries).toHaveLength(5)
  expect((await shown(one)).now.staffId).toBe(other.id)
})

it('is entered by a pharmacist alone, read by those who send parcels, and never changed', async () => {
  const support = await newStaff(app, 'support')
  expect(await shown(support)).toMatchObject({ may: [] })
  expect(await enter(support, 'began', null)).toBe(403)
  expect((await (await newStaff(app, 'auditor')).post('desk_responsible', { on: null })).statusCode).toBe(403)
  const lead = await newStaff(app, 'clinical_lead')
  expect(await enter(lead, 'began', other.id)).toBe(403)
  const [row] = await rows('select who from pharmacist_entries limit 1')
  expect(Buffer.from(row?.who as Buffer).toString('latin1')).not.toContain('number')
  for (const text of ['delete from pharmacist_entries', `update pharmacist_entries set what = 'left'`])
    await expect(rows(text)).rejects.toThrow()
})
