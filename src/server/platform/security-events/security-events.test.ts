import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { newBrowser, newCustomer, newUnprovenCustomer } from '../../testing/test-browser.ts'
import { humanToken, testGateways } from '../../testing/test-gateways.ts'
import { dropOldAccesses } from '../access-log/drop-old-accesses.ts'
import { dropMonths, makeMonths } from '../database/log-months.ts'
import { eraseOldEvents } from './security-events.ts'

let app: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  app = await startTestApp({ gateways: testGateways })
})
afterAll(() => app.close())

const execute = async (text: string) => (await app.database.run((orm) => orm.execute(text))).rows
const events = async () =>
  (await execute('select event, outcome, account_id is not null as "isKnown" from security_events order by id')).map(
    ({ event, outcome, isKnown }) => [event, outcome, isKnown],
  )

const resetToken = async () => {
  const { messages } = (await app.post('dev_outbox', {})).json().data
  return /#token=([\w-]{43})/.exec(messages[0].text)?.[1] ?? ''
}

it('B-13 every event of an account is recorded, without an address, a name or a network', async () => {
  const { email, password, phone } = await newCustomer(app)
  const device = newBrowser(app)
  await device.post('sign_in', { email, password: 'not-the-Password-1' })
  await device.post('sign_in', { email: 'nobody@ferncliff.example', password })
  await device.post('sign_in', { email, password })
  await device.post('sign_out', {})
  await device.post('sign_in', { email, password })
  await device.post('sign_out', { everywhere: true })
  await app.post('forgot_password', { email: 'nobody@ferncliff.example', token: humanToken })
  await app.post('forgot_password', { email, token: humanToken })
  await app.post('reset_password', { token: await resetToken(), password: 'a-brand-new-Secret-2' })
  const unproven = await newUnprovenCustomer(app)
  await device.post('sign_in', { email: unproven.email, password: unproven.password })
  await unproven.browser.post('open_account', { token: await resetToken() })

  expect(await events()).toEqual([
    ['sign in', 'failed', true],
    ['sign in', 'failed', false],
    ['sign in', 'done', true],
    ['sign out', 'done', true],
    ['sign in', 'done', true],
    ['sign out', 'everywhere', true],
    ['reset asked', 'no account', false],
    ['reset asked', 'done', true],
    ['password changed', 'done', true],
    ['sign in', 'unproven', true],
    ['email proven', 'done', true],
    ['sign in', 'done', true],
  ])
  const kept = JSON.stringify(await execute(`select *, encode(network_digest, 'escape') as text from security_events`))
  for (const secret of [email, unproven.email, phone, 'Robin', 'Ferncliff', '127.0.0.1']) {
    expect(kept).not.toContain(secret)
  }
})

it('B-13 rows are neither changed nor erased for a year, and then erased by whole months', async () => {
  await expect(execute(`update security_events set outcome = 'done'`)).rejects.toThrow()
  await expect(execute('delete from security_events')).rejects.toThrow()
  await expect(execute('truncate security_events')).rejects.toThrow()
  await execute(`
    select log_month('security_events', '2024-02-01');
    insert into security_events (event, network_digest, outcome, at)
    select 'sign in', '\\x00', 'failed', at::timestamptz
    from unnest(array['2024-01-31T23:59:59Z', '2024-02-01T00:00:00Z', '2024-02-29T23:59:59Z', '2024-03-01T00:00:00Z']) as at`)
  const old = async () =>
    (
      await execute(
        `select tableoid::regclass::text as part, count(*)::int as n from security_events where at < '2025-01-01' group by 1 order by 1`,
      )
    ).map(({ part, n }) => `${part} ${n}`)
  expect(await old()).toEqual(['security_events_2024_02 2', 'security_events_rest 2'])
  // A year after the end of February the rows of March stay, whether their partition existed or not.
  const yearAfter = (at: string) => Date.parse(at) + 365 * 86_400_000
  expect(await eraseOldEvents(app.database, yearAfter('2024-03-01T00:00:00Z') - 1)).toBe(1)
  expect(await old()).toEqual(['security_events_2024_02 2', 'security_events_rest 1'])
  expect(await eraseOldEvents(app.database, yearAfter('2024-03-01T00:00:00Z'))).toBe(1)
  expect(await old()).toEqual(['security_events_rest 1'])
  expect(await eraseOldEvents(app.database, yearAfter('2024-04-01T00:00:00Z'))).toBe(1)
  expect(await old()).toEqual([])
})

it('a log has its months before they begin, and rows without one are moved into it', async () => {
  const months = async () =>
    (await execute(`select part::text from log_parts('security_events') order by until`)).map(({ part }) => part)
  const before = await months()
  await makeMonths(app.database, Date.now())
  expect(await months()).toEqual(before)
  await execute(
    `insert into security_events (event, network_digest, outcome, at) values ('sign in', '\\x00', 'failed', '2031-05-31T23:30:00Z')`,
  )
  await makeMonths(app.database, Date.parse('2031-05-31T23:30:00Z'))
  const made = ['security_events_2031_05', 'security_events_2031_06', 'security_events_2031_07']
  expect(await months()).toEqual([...before, ...made])
  const parts = await execute(`select tableoid::regclass::text as part from security_events where at > '2031-01-01'`)
  expect(parts).toEqual([{ part: 'security_events_2031_05' }])
  await expect(execute(`delete from security_events_2031_05`)).rejects.toThrow()
  await expect(
    execute(`update security_events_rest set outcome = 'x'; update security_events_2031_05 set outcome = 'x'`),
  ).rejects.toThrow()
})

it('a reader of a log is not blocked by dropping a month, which happens later', async () => {
  await execute(`select log_month('security_events', '2023-01-01')`)
  const reader = new Client({ connectionString: app.url })
  await reader.connect()
  await reader.query('begin; select count(*) from security_events')
  const dropping = dropMonths(app.database, 'security_events', new Date('2023-02-01'))
  for (let looks = 0; looks < 10; looks++) {
    await execute('select 1 from security_events limit 1')
    await sleep(20)
  }
  await reader.query('rollback')
  await reader.end()
  expect(await dropping).toBe(1)
})

it('accesses are dropped by month, too, except those to patients we still know', async () => {
  const [known] = await execute('select id from accounts limit 1')
  await execute(`
    select log_month('access_log', '2001-01-01'), log_month('access_log', '2001-02-01'), log_month('access_log', '2001-03-01');
    insert into access_log (staff_id, account_id, what, why, at) values
      (gen_random_uuid(), gen_random_uuid(), 'case', 'case', '2001-01-15'),
      (gen_random_uuid(), '${known?.id}', 'case', 'case', '2001-02-15')`)
  expect(await dropOldAccesses(app.database, Date.parse('2021-02-28'))).toBe(1)
  expect(await dropOldAccesses(app.database, Date.parse('2021-05-01'))).toBe(1)
  expect(await execute(`select part::text from log_parts('access_log') where until < '2002-01-01'`)).toEqual([
    { part: 'access_log_2001_02' },
  ])
})
