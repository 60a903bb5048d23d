import { expect, it } from 'vitest'
import { dayMs } from '#domain/calendar/durations.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { eraseOldGuestSessions } from './erase-guest-sessions.ts'

const count = async ({ database }: Awaited<ReturnType<typeof startTestApp>>, table: string) =>
  Number((await database.run((orm) => orm.execute(`select count(*) from ${table}`))).rows[0]?.count)

it('guest sessions are erased with their answers once 90 days have passed, and not before', async () => {
  const app = await startTestApp()
  const body = { ansData: '{"Q1_answer":"18-74"}', questionnaire_type: 'weight-management' }
  await app.post('save_answer', body)
  await app.post('save_answer', body)
  const now = Date.now()
  const age = (ms: number, id: string) =>
    app.database.run((orm) =>
      orm.execute(
        `update visits set created_at = '${new Date(now - ms).toISOString()}' where id = (select ${id}(id::text)::uuid from visits)`,
      ),
    )
  await age(90 * dayMs, 'min')
  await age(90 * dayMs - 1, 'max')
  expect(await eraseOldGuestSessions(app.database, now)).toBe(1)
  expect([await count(app, 'visits'), await count(app, 'answer_sets')]).toEqual([1, 1])
  await app.close()
})

it('more than one batch is erased in one run', async () => {
  const app = await startTestApp()
  await app.database.run((orm) =>
    orm.execute(
      `insert into visits (id, token_hash, created_at)
       select gen_random_uuid(), sha256(n::text::bytea), now() - interval '100 days' from generate_series(1, 1200) n`,
    ),
  )
  expect(await eraseOldGuestSessions(app.database, Date.now())).toBe(1_200)
  expect(await count(app, 'visits')).toBe(0)
  await app.close()
})
