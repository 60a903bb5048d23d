import { expect, it } from 'vitest'
import { minuteMs } from '#domain/calendar/durations.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { eraseSpentLimits, sharedLimit } from './shared-limit.ts'

async function withClock() {
  let now = Date.parse('2026-11-02T10:00:00Z')
  const app = await startTestApp({ gateways: { now: () => now } })
  const pass = (ms: number) => {
    now += ms
  }
  return { app, pass }
}

it('B-7 as many pass as are allowed, whichever process counts, and the rest are told how long to wait', async () => {
  const { app, pass } = await withClock()
  const options = { name: 'tries', most: 5, windowMs: minuteMs }
  const [here, there] = [sharedLimit(app.services, options), sharedLimit(app.services, options)]
  const waits = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? here : there).begin('someone')))
  expect(waits.filter((wait) => wait === null)).toHaveLength(5)
  expect(new Set(waits.filter((wait) => wait !== null))).toEqual(new Set([60]))
  expect(await here.begin('someone else')).toBeNull()
  pass(minuteMs - 1_000)
  expect(await here.begin('someone')).toBe(1)
  pass(1_000)
  expect(await here.begin('someone')).toBeNull()
  await app.close()
})

it('returned counts can be used again, reset counts are gone', async () => {
  const { app } = await withClock()
  const limit = sharedLimit(app.services, { name: 'bytes', most: 10, windowMs: minuteMs })
  expect(await limit.begin('a', 11)).not.toBeNull()
  expect(await limit.begin('a', 8)).toBeNull()
  expect(await limit.begin('a', 3)).not.toBeNull()
  await limit.release('a', 1)
  expect(await limit.begin('a', 3)).toBeNull()
  expect(await limit.begin('a')).not.toBeNull()
  await limit.forget('a')
  expect(await limit.begin('a', 10)).toBeNull()
  await app.close()
})

it('counts are erased when their window is over, and never name their subject', async () => {
  const app = await startTestApp({ gateways: { now: () => Date.now() - 2 * minuteMs } })
  const limit = sharedLimit(app.services, { name: 'tries', most: 5, windowMs: minuteMs })
  await limit.begin('ann@example.com')
  const kept = await app.database.run((orm) =>
    orm.execute(`select encode(subject, 'escape') as subject from limit_counts`),
  )
  expect(JSON.stringify(kept.rows)).not.toContain('ann')
  expect(await eraseSpentLimits(app.database, Date.now())).toBe(1)
  await app.close()
})
