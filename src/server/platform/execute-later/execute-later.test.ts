import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { minuteMs, secondMs } from '#domain/calendar/durations.ts'
import { undoSeconds } from '#domain/operations/undo-window.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { NoLongerHeld } from '../jobs/lease-guard.ts'
import type { Services } from '../services.ts'
import { executedLater } from './columns.ts'
import { type Deferred, executeById, executeDue, markDone, undoOpen, undoOwn, undoWindow } from './execute-later.ts'

const bells = pgTable('test_bells', {
  id: uuid('id').primaryKey(),
  staffId: uuid('staff_id').notNull(),
  ...executedLater(),
})
const rung = pgTable('test_rung', { bellId: uuid('bell_id').notNull(), note: text('note') })

type Bell = typeof bells.$inferSelect

let app: TestApp
let other: TestApp
const start = Date.parse('2026-03-02T10:00:00Z')
let clock = start
const staffId = randomUUID()

beforeAll(async () => {
  app = await startTestApp()
  other = await startTestApp({ beside: app })
  for (const { services } of [app, other]) (services as { now: Services['now'] }).now = () => clock
  await app.asOwner(`
    create table test_bells (id uuid primary key, staff_id uuid not null, decided_at timestamptz not null,
      final_at timestamptz not null, undone_at timestamptz, done_at timestamptz, failure text, failed_at timestamptz,
      attempts int not null default 0, next_try_at timestamptz);
    create table test_rung (bell_id uuid not null, note text);
    grant all on test_bells, test_rung to public`)
})
afterAll(async () => {
  await other.close()
  await app.close()
})
beforeEach(async () => {
  clock = start
  await app.asOwner('truncate test_bells, test_rung')
})

async function newBell(values: Partial<Bell> = {}): Promise<Bell> {
  const [made] = await app.database.run((orm) =>
    orm
      .insert(bells)
      .values({ id: randomUUID(), staffId, ...undoWindow(clock), ...values })
      .returning(),
  )
  return made as Bell
}

const bell = async (id: string) => {
  const [found] = await app.database.run((orm) => orm.select().from(bells).where(eq(bells.id, id)))
  return found as Bell
}
const rings = async () => (await app.database.run((orm) => orm.select().from(rung))).map(({ bellId }) => bellId)

/**
 * Rings once, in the transaction that marks it as done. `fails` throws at one of the points where a process can die.
 */
const ringing = (
  fails: (bell: Bell, where: 'before' | 'inside' | 'after') => void = () => undefined,
): Deferred<Bell> => ({
  table: bells,
  async execute({ database, now }, one) {
    fails(one, 'before')
    await database.run((orm) =>
      orm.transaction(async (tx) => {
        if (!(await markDone(tx, bells, one.id, now()))) return
        await tx.insert(rung).values({ bellId: one.id })
        fails(one, 'inside')
      }),
    )
    fails(one, 'after')
  },
})

const undo = (id: string, who = staffId) =>
  app.database.run((orm) => orm.transaction((tx) => undoOwn(tx, bells, { id, staffId: who, now: clock })))

it('can be undone until the undo window ends by the server’s clock, by its author and nobody else', async () => {
  const { id } = await newBell()
  expect(await undo(id, randomUUID())).toBe('not theirs')
  expect(await undo(randomUUID())).toBe('not theirs')
  clock += undoSeconds * secondMs - 1
  expect(await executeDue(app.services, ringing())).toBe(0)
  expect(await undo(id)).toBe('undone')
  expect(await undo(id)).toBe('undone before')
  clock += minuteMs
  expect(await executeDue(app.services, ringing())).toBe(0)
  expect(await rings()).toEqual([])
})

it('is final from that moment on, executed or not', async () => {
  const { id } = await newBell()
  clock += undoSeconds * secondMs
  expect(await undo(id)).toBe('final')
  expect(await executeDue(app.services, ringing())).toBe(1)
  expect(await undo(id)).toBe('final')
  const isUndone = await app.database.run((orm) => orm.transaction((tx) => undoOpen(tx, bells, id, clock)))
  expect(isUndone).toBe(false)
})

it('is not marked as done while it can be undone', async () => {
  const { id } = await newBell()
  const mark = () => app.database.run((orm) => orm.transaction((tx) => markDone(tx, bells, id, clock)))
  clock += undoSeconds * secondMs - 1
  expect(await mark()).toBe(false)
  clock += 1
  expect([await mark(), await mark()]).toEqual([true, false])
})

it('is executed once, however many processes try', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, () => newBell()))
  clock += minuteMs
  await Promise.all([app, other, app, other].map(({ services }) => executeDue(services, ringing())))
  await Promise.all(made.map(({ id }) => executeById(other.services, ringing(), id)))
  expect((await rings()).toSorted()).toEqual(made.map(({ id }) => id).toSorted())
  // Tried once, too: what an attempt asks of a provider is asked once.
  for (const { id } of made) expect((await bell(id)).attempts).toBe(1)
})

it('a failing row stops no other, records a code, and is retried later and later', async () => {
  const made: Bell[] = []
  for (let count = 0; count < 5; count += 1) {
    made.push(await newBell())
    clock += 1
  }
  const bad = made[2] as Bell
  const failing = ringing(({ id }) => {
    if (id === bad.id) throw Object.assign(new Error('somebody@ferncliff.example'), { code: '23505' })
  })
  clock += minuteMs
  const failedAt = new Date(clock)
  expect(await executeDue(app.services, failing)).toBe(5)
  expect(await rings()).toHaveLength(4)
  expect(await bell(bad.id)).toMatchObject({ failure: '23505', failedAt, attempts: 1, doneAt: null })
  expect(app.logged()).toContain(bad.id)
  expect(app.logged()).not.toContain('ferncliff')
  expect((await app.services.metrics.text()).text).toContain('larkwell_job_row_failures_total{task="test_bells"} 1')
  const waits: number[] = []
  for (let count = 0; count < 9; count += 1) {
    const { nextTryAt } = await bell(bad.id)
    waits.push((Number(nextTryAt) - clock) / secondMs)
    clock = Number(nextTryAt) - 1
    expect(await executeDue(app.services, failing)).toBe(0)
    clock += 1
    expect(await executeDue(app.services, failing)).toBe(1)
  }
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 600, 600, 600])
  clock += 10 * minuteMs
  await executeDue(app.services, ringing())
  expect(await bell(bad.id)).toMatchObject({ failure: null, failedAt: null, nextTryAt: null, doneAt: new Date(clock) })
  expect(await rings()).toHaveLength(5)
})

it('a row that takes longer than its back-off is not tried twice in one run', async () => {
  for (let count = 0; count < 4; count += 1) await newBell()
  clock += minuteMs
  const slow = ringing(() => {
    clock += minuteMs
    throw new Error('slow')
  })
  expect(await executeDue(app.services, slow)).toBe(4)
})

it.each(['before', 'inside', 'after'] as const)('killed %s its transaction it is executed once', async (place) => {
  const { id } = await newBell()
  clock += minuteMs
  // As if the process were gone: from here on it can write nothing, not even that it failed.
  const killed = ringing((_, where) => {
    if (where === place) throw new NoLongerHeld('killed')
  })
  await expect(executeDue(app.services, killed)).rejects.toThrow('killed')
  expect(await bell(id)).toMatchObject({ attempts: 1, failure: null })
  await executeDue(other.services, ringing())
  clock += 10 * secondMs
  await executeDue(other.services, ringing())
  await executeDue(app.services, ringing())
  expect(await rings()).toEqual([id])
})

it('rows of the earlier release are executed, too', async () => {
  const { id } = await newBell({ nextTryAt: null })
  clock += minuteMs
  await executeDue(app.services, ringing())
  expect(await rings()).toEqual([id])
})

it('a locked row is left to its holder, and the others are executed', async () => {
  const held = await newBell()
  const free = await newBell()
  clock += minuteMs
  await other.database.run((orm) =>
    orm.transaction(async (tx) => {
      await tx.execute(sql`select 1 from test_bells where id = ${held.id} for no key update`)
      await executeDue(app.services, ringing())
      expect(await rings()).toEqual([free.id])
    }),
  )
})
