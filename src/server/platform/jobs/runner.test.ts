import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Pace } from '#domain/operations/turns.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { type OpenDatabase, openDatabase } from '../database/database.ts'
import { newHolder } from './holder.ts'
import type { Job } from './job.ts'
import { NoLongerHeld } from './lease-guard.ts'
import { PartsFailed } from './parts.ts'
import { type Runner, startRunner } from './runner.ts'

const short: Pace = { shortestLeaseMs: 300, longestLeaseMs: 300, upkeepMs: 50 }
/** Tests do not wait for its end. */
const endless: Pace = { shortestLeaseMs: 60_000, longestLeaseMs: 60_000, upkeepMs: 50 }

let app: TestApp
let second: OpenDatabase
beforeAll(async () => {
  app = await startTestApp()
  second = openDatabase({ url: app.url, ownerUrl: app.ownerUrl, connections: 2, log: app.services.log })
  await second.readyWithin(5_000)
})
afterAll(async () => {
  await second.close()
  await app.close()
})

const rows = async (text: string) => (await app.database.run((orm) => orm.execute(sql.raw(text)))).rows
/** However busy the machine is. */
const soon = <Value>(look: () => Value | Promise<Value>) => expect.poll(look, { timeout: 5_000, interval: 10 })
const runners: Runner[] = []
beforeEach(() => rows('delete from job_leases; delete from job_turns'))
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.close()))
})

/** A separate process as far as jobs are concerned. */
function start(job: Partial<Job> & Pick<Job, 'run'>, pace = short, database = app.database): Runner {
  const whole = { name: 'doves are fed', everyMs: 20, withinMs: 60_000, ...job }
  const runner = startRunner({ services: app.services, database, jobs: [whole], pace })
  runners.push(runner)
  return runner
}

/** A job that records who runs it, and whether two ever did at once. */
function watched(takesMs = 10) {
  const turns: string[] = []
  let atWork = 0
  let most = 0
  const by =
    (name: string): Job['run'] =>
    async () => {
      turns.push(name)
      atWork += 1
      most = Math.max(most, atWork)
      await sleep(takesMs)
      atWork -= 1
    }
  return { turns, by, most: () => most }
}

it('of two processes one runs a job, repeatedly, and never two at once', async () => {
  const { turns, by, most } = watched()
  start({ run: by('one') })
  start({ run: by('other') }, short, second)
  await soon(() => turns.length).toBeGreaterThan(20)
  expect(new Set(turns).size).toBe(1)
  expect(most()).toBe(1)
  const [lease] = await rows(
    `select pid, until > now() as held, since < now() - interval '300 ms' as renewed from job_leases`,
  )
  expect(lease).toEqual({ pid: process.pid, held: true, renewed: true })
})

/** A process whose leases cannot reach the database, or that stalls. */
const cutOff = (database: OpenDatabase, isCut: () => boolean): OpenDatabase =>
  new Proxy(database, {
    get: (target, name) =>
      name === 'query' && isCut() ? () => Promise.reject(new Error('cut off')) : Reflect.get(target, name),
  })

it('one that dies or stalls is replaced when its lease ends, and can do nothing more', async () => {
  const { turns, by } = watched()
  let isCut = false
  const refused = Promise.withResolvers<unknown>()
  start(
    {
      run: async ({ database }) => {
        turns.push('one')
        isCut = true
        try {
          for (;;) {
            await sleep(10)
            await database.run((orm) => orm.execute(sql`select 1`))
          }
        } catch (error) {
          refused.resolve(error)
        }
      },
    },
    short,
    cutOff(second, () => isCut),
  )
  await soon(() => turns).toEqual(['one'])
  start({ run: by('other') })
  await soon(() => turns.at(-1)).toBe('other')
  expect(await refused.promise).toBeInstanceOf(NoLongerHeld)
})

it('one that is stopped finishes its run and releases the job at once, whatever its lease', async () => {
  const { turns, by, most } = watched(100)
  const leaving = start({ run: by('one') }, endless)
  await soon(() => turns.length).toBe(1)
  start({ run: by('other') }, endless, second)
  leaving.drain()
  await soon(() => turns.length).toBeGreaterThan(2)
  expect(turns.slice(1)).toEqual(turns.slice(1).map(() => 'other'))
  expect(most()).toBe(1)
})

it('a run that does not end is abandoned: that is reported, and the job continues', async () => {
  let turns = 0
  start({
    withinMs: 100,
    run: () => {
      turns += 1
      return turns === 1 ? new Promise(() => undefined) : Promise.resolve()
    },
  })
  await soon(() => turns).toBeGreaterThan(1)
  expect(app.logged()).toContain('a turn of a job took too long and was given up')
  // Nothing waits for the record.
  await soon(async () => (await rows('select failed_at is not null as failed from job_turns'))[0]).toEqual({
    failed: true,
  })
})

it('a failure is recorded with its failed parts and since when, until the job succeeds', async () => {
  let failing: readonly string[] | null = ['visits']
  start({
    run: async () => {
      if (failing) throw new PartsFailed(failing)
    },
  })
  const told = async () =>
    (await rows('select failed_parts as parts, failing_since as since, done_at is null as never from job_turns'))[0]
  await soon(told).toMatchObject({ parts: ['visits'], never: true })
  const first = await told()
  failing = ['visits', 'codes']
  await soon(told).toMatchObject({ parts: failing })
  expect((await told())?.since).toBe(first?.since)
  failing = null
  await soon(told).toEqual({ parts: null, since: null, never: false })
})

it('the job of a process killed on this machine is taken over at once, and no other’s', async () => {
  const { pid = 0 } = spawnSync('true')
  const { place } = newHolder()
  const lease = (name: string, where: string | null, holder = randomUUID()) =>
    rows(
      `insert into job_leases values ('${name}', '${holder}', 'here', ${pid}, '${where}', now(), now() + interval '1 hour')`,
    )
  await lease('doves are fed', place)
  await lease('hens are fed', `${place} elsewhere`)
  const fed: string[] = []
  for (const name of ['doves are fed', 'hens are fed'])
    start({
      name,
      run: async () => {
        fed.push(name)
      },
    })
  if (place === null) return
  await soon(() => fed.length).toBeGreaterThan(5)
  expect(new Set(fed)).toEqual(new Set(['doves are fed']))
})
