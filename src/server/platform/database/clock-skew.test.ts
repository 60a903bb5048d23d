import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { checkingClock } from './clock-skew.ts'
import { openDatabase } from './database.ts'
import { UnsuitableDatabase } from './writable.ts'

/** A database whose clock is that of the test, over a slow connection. */
const asked = (aheadMs: number, wayMs = 0) => {
  const check = checkingClock(() => Date.now() + aheadMs)
  const query = async () => {
    await sleep(wayMs / 2)
    const rows = [{ atMs: Date.now() }]
    await sleep(wayMs / 2)
    return { rows }
  }
  return { check, admitted: check.admit({ query } as unknown as Pool) }
}

it.each([29_000, -29_000, 0])('O-5 a clock that is %i ms off is good enough, and known', async (aheadMs) => {
  const { check, admitted } = asked(aheadMs)
  expect(await admitted).toBe(Number.POSITIVE_INFINITY)
  expect(check.skewSeconds()).toBeCloseTo(aheadMs / 1_000, 0)
})

it.each([
  [7_200_000, 'is 7200 s ahead of the clock of the database'],
  [-32_000, 'is 32 s behind the clock of the database'],
])('O-5 a clock that is %i ms off is refused in words', async (aheadMs, words) => {
  const { check, admitted } = asked(aheadMs)
  await expect(admitted).rejects.toThrow(UnsuitableDatabase)
  await expect(admitted).rejects.toThrow(words)
  expect(check.skewSeconds()).toBeCloseTo(aheadMs / 1_000, 0)
})

it('O-5 a slow answer is no difference between clocks', async () => {
  const { check, admitted } = asked(0, 400)
  await admitted
  expect(Math.abs(check.skewSeconds() ?? 9)).toBeLessThan(0.15)
})

it('O-5 a process whose clock is wrong uses nothing until it is corrected', async () => {
  const { url, drop } = await createTestDatabase()
  let aheadMs = 7_200_000
  const { admit } = checkingClock(() => Date.now() + aheadMs)
  const told: string[] = []
  const tell = (first: unknown, second?: string) => void told.push(second ?? String(first))
  const database = openDatabase({ url, connections: 2, log: { info: tell, warn: tell }, admit })
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  expect(await database.readyWithin(1_500)).toBe(false)
  await expect(database.query({ name: 'one', text: 'select 1' }, [])).rejects.toMatchObject({ code: 503 })
  expect(told.filter((line) => line.includes('7200 s ahead'))).toHaveLength(1)
  aheadMs = 0
  expect(await database.readyWithin(5_000)).toBe(true)
  // As if a machine's clock were set wrong under a running process.
  aheadMs = -3_600_000
  for (let waited = 0; waited < 100 && database.isReady; waited += 1) await sleep(100)
  expect(database.isReady).toBe(false)
  expect(told.join('\n')).toContain('3600 s behind')
})
