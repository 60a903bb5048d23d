import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { secondMs } from '#domain/calendar/durations.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Services } from '../services.ts'
import { forAllRows, forEachRow, forRowsTogether, notNow, retryRows, rowsAtOnce } from './for-each-row.ts'
import { NoLongerHeld } from './lease-guard.ts'

let app: TestApp
let clock = 0
const task = 'doves are fed: grain'
const ids = Array.from({ length: 5 }, () => randomUUID())
const bad = ids[2] as string

beforeAll(async () => {
  app = await startTestApp()
  ;(app.services as { now: Services['now'] }).now = () => clock
})
afterAll(() => app.close())
beforeEach(async () => {
  clock = Date.parse('2026-03-02T10:00:00Z')
  fed = []
  await app.database.run((orm) => orm.execute(sql`delete from job_failures`))
})

let fed: string[] = []
const feeds = (error: Error | null) => async (id: string) => {
  if (id === bad && error) throw error
  fed.push(id)
}
const failures = async () =>
  (await app.database.run((orm) => orm.execute(sql`select * from job_failures order by row_id`))).rows
const wrong = new Error('somebody@ferncliff.example')

it('continues after a row that fails, and reports it without the error’s message', async () => {
  expect(await forEachRow(app.services, { task, ids, work: feeds(wrong) })).toEqual({ handled: 4, isStopped: false })
  expect(fed).toEqual(ids.filter((id) => id !== bad))
  expect(await failures()).toMatchObject([{ task, row_id: bad, attempts: 1, failure: 'error' }])
  expect(app.logged()).toContain(bad)
  expect(app.logged()).not.toContain('ferncliff')
  expect((await app.services.metrics.text()).text).toContain(`larkwell_job_row_failures_total{task="${task}"} 1`)
})

it('retries it by itself, later and later, and forgets it once it is handled', async () => {
  const waits: number[] = []
  await forEachRow(app.services, { task, ids: [bad], work: feeds(wrong) })
  for (let count = 0; count < 9; count += 1) {
    const [{ next_try_at }] = (await failures()) as [{ next_try_at: string }]
    waits.push((Date.parse(next_try_at) - clock) / secondMs)
    clock = Date.parse(next_try_at) - 1
    // Not even if the job finds it again.
    await forEachRow(app.services, { task, ids: [bad], work: feeds(null) })
    expect(fed).toEqual([])
    clock += 1
    await retryRows(app.services, { task, work: feeds(wrong) })
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
  clock += 3600 * secondMs
  expect(await retryRows(app.services, { task, work: feeds(null) })).toMatchObject({ handled: 1 })
  expect(fed).toEqual([bad])
  expect(await failures()).toEqual([])
})

it('retries soon if it is urgent', async () => {
  await forEachRow(app.services, { task, ids: [bad], wait: 'urgent', work: feeds(wrong) })
  clock += 5 * secondMs
  await retryRows(app.services, { task, wait: 'urgent', work: feeds(null) })
  expect(fed).toEqual([bad])
})

it('handles all rows, portion by portion, whether or not they change', async () => {
  const many = Array.from({ length: 2 * rowsAtOnce + 1 }, () => randomUUID()).toSorted()
  const next = async (after: string) => many.filter((id) => id > after).slice(0, rowsAtOnce)
  const first = many[0] as string
  const work = async (id: string) => {
    if (id === first) throw wrong
    fed.push(id)
  }
  expect(await forAllRows(app.services, { task, next, work })).toEqual({ handled: many.length - 1, isStopped: false })
  expect(fed).toEqual(many.slice(1))
})

it('does not wait if a member of staff asks for it', async () => {
  await forEachRow(app.services, { task, ids: [bad], work: feeds(wrong) })
  await forEachRow(app.services, { task, ids: [bad], work: feeds(null), isByHand: true })
  expect(fed).toEqual([bad])
  expect(await failures()).toEqual([])
})

it('a row left for another run has still failed', async () => {
  await forEachRow(app.services, { task, ids: [bad], work: feeds(wrong) })
  clock += 30 * secondMs
  await retryRows(app.services, { task, work: async () => notNow })
  expect(await failures()).toMatchObject([{ row_id: bad, attempts: 1 }])
})

it('handles together what can be, and each by itself if that fails', async () => {
  const portions: number[] = []
  const work = async (some: readonly string[]) => {
    portions.push(some.length)
    if (some.includes(bad)) throw wrong
    fed.push(...some)
  }
  await forRowsTogether(app.services, { task, ids, work })
  expect(fed).toEqual(ids.filter((id) => id !== bad))
  expect(await failures()).toMatchObject([{ row_id: bad }])
  portions.length = 0
  await forRowsTogether(app.services, { task, ids, work })
  expect(portions).toEqual([4])
})

it('stops if the fault is not a row’s: a provider that is away, or a lost lease', async () => {
  expect(await forEachRow(app.services, { task, ids, work: feeds(wrong), stopsAt: () => true })).toEqual({
    handled: 2,
    isStopped: true,
  })
  const over = feeds(new NoLongerHeld('over'))
  await expect(forEachRow(app.services, { task, ids, work: over })).rejects.toThrow(NoLongerHeld)
  expect(await failures()).toEqual([])
})
