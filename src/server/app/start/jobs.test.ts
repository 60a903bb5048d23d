import { globSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { dayMs } from '#domain/calendar/durations.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { jobsOf } from './jobs.ts'

it('every row task is named after its job, by which the operations inbox shows failed rows', () => {
  const names = jobsOf().map(({ name }) => name)
  const tasks = globSync('src/server/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\btask(?:: | = )'([^']+)'/g)])
    .map(([, task = '']) => task)
  expect(tasks.length).toBeGreaterThan(15)
  expect(tasks.filter((task) => !names.includes(task.split(': ')[0] ?? ''))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

it('no job writes to somebody who stopped before an order', async () => {
  const begun = Date.parse('2026-03-02T10:00:00Z')
  let now = begun
  const app = await startTestApp({ gateways: { botCheck: willingBotCheck, now: () => now } })
  const count = async (table: string) =>
    Number((await app.database.run((orm) => orm.execute(sql.raw(`select count(*) from ${table}`)))).rows[0]?.count)
  // One left an address for offers.
  const offers = { Q1_answer: '18-74', email: 'robin@ferncliff.example' }
  await app.post('save_answer', { ansData: JSON.stringify(offers), questionnaire_type: 'weight-management' })
  await app.post('save_answer', { ansData: '{"adhd_q0":"yes"}', questionnaire_type: 'adhd' })
  expect(await count('answer_sets')).toBe(2)
  for (const day of [1, 3, 14, 89]) {
    now = begun + day * dayMs
    for (const { run } of jobsOf()) await run(app.services)
  }
  expect(await count('messages')).toBe(0)
  await app.close()
})
