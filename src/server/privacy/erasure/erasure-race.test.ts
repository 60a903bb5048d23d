import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { erasureWords } from '#content/privacy/my-data.ts'
import { dayMs, hourMs, minuteMs } from '#domain/calendar/durations.ts'
import { takeBookingTurn } from '../../appointments/own-appointment.ts'
import { closeAccount } from '../../identity/accounts/erase-account.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { moveOrder, openOrder } from '../../orders/orders.ts'
import type { Orm } from '../../platform/database/database.ts'
import { newAccount } from '../../testing/test-account.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { erasureJob } from './erasure-job.ts'

let clock = Date.parse('2026-03-02T10:00:00Z')
let app: TestApp
let accountId: string
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck, now: () => clock } })
})
afterAll(() => app.close())
beforeEach(async () => {
  clock += hourMs
  ;({ id: accountId } = await newAccount(app, `${randomUUID()}@ferncliff.example`))
})

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(sql.raw(text)))).rows

const order = async (tx: Orm) => {
  const bytes = Buffer.from('any')
  const { order: opened } = await openOrder(tx, {
    ...{ guestSessionId: null, accountId, emailDigest: bytes, kind: 'appointment', item: 'adult-adhd-assessment' },
    ...{ amountPence: 85_000, questionnaire: 'adhd', questionnaireVersion: 1, now: clock },
    seal: () => ({ details: bytes, answers: bytes }),
  })
  await moveOrder(tx, opened, { to: 'awaiting payment', by: 'patient', now: clock })
  return opened.id
}

const erasureOf = async () =>
  (await rows(`select begun_at, erased_at from erasures where account_id = '${accountId}'`))[0]

async function ask() {
  const at = (ms: number) => `'${new Date(clock + ms).toISOString()}'`
  await rows(`insert into erasures (id, account_id, asked_at, due_at)
    values ('${randomUUID()}', '${accountId}', ${at(-8 * dayMs)}, ${at(-minuteMs)})`)
}

/** Until another transaction waits for a lock of this one. */
const isWaitedFor = () =>
  expect
    .poll(
      () => rows(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`),
      {
        timeout: 10_000,
      },
    )
    .not.toEqual([])

it('an erasure that finds an order placed meanwhile ends it first, and begins only then', async () => {
  await ask()
  let erasing: Promise<void> = Promise.resolve()
  const id = await app.database.transaction(async (tx) => {
    const placed = await order(tx)
    erasing = erasureJob(app.services)
    await isWaitedFor()
    return placed
  })
  await erasing
  expect(await erasureOf()).toEqual({ begun_at: null, erased_at: null })
  expect(await rows(`select state from orders where id = '${id}'`)).toEqual([{ state: 'awaiting payment' }])
  clock += hourMs
  await erasureJob(app.services)
  expect((await erasureOf())?.erased_at).not.toBeNull()
  expect(await rows(`select id from accounts where id = '${accountId}'`)).toEqual([])
})

it.each<[string, (tx: Orm) => Promise<unknown>]>([
  ['order', order],
  ['booking', (tx) => takeBookingTurn(tx, accountId)],
])('a new %s waits for an erasure that begins, and is refused', async (_what, begin) => {
  let beginning: Promise<unknown> = Promise.resolve()
  await app.database.transaction(async (tx) => {
    await takeBookingTurn(tx, accountId)
    await lockAccount(tx, accountId)
    await closeAccount(tx, app.services.vault, accountId, { passwordHash: '', now: clock })
    beginning = app.database.transaction(begin)
    // Awaited below, after it was refused.
    beginning.catch(() => undefined)
    await isWaitedFor()
  })
  await expect(beginning).rejects.toMatchObject({ code: 409, message: erasureWords.refusals.closed })
  expect(await rows(`select id from orders where account_id = '${accountId}'`)).toEqual([])
})
