import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../testing/test-app.ts'
import { newBrowser, newCustomer, newUnprovenCustomer } from '../testing/test-browser.ts'
import { humanToken, testGateways } from '../testing/test-gateways.ts'
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

it('B-13 everything that happens to an account is on record, without an address, a name or a network', async () => {
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

it('B-13 rows are neither changed nor erased for a year, and then they are', async () => {
  await expect(execute(`update security_events set outcome = 'done'`)).rejects.toThrow()
  await expect(execute('delete from security_events')).rejects.toThrow()
  await expect(execute('truncate security_events')).rejects.toThrow()
  await execute(`
    insert into security_events (event, network_digest, outcome, at)
    values ('sign in', '\\x00', 'failed', now() - interval '366 days'), ('sign in', '\\x00', 'failed', now() - interval '364 days')`)
  const before = (await events()).length
  expect(await eraseOldEvents(app.database, Date.now())).toBe(1)
  expect(await events()).toHaveLength(before - 1)
})
