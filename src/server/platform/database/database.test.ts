import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { Client } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { type Admit, type Orm, openDatabase } from './database.ts'
import { applicationRole } from './embedded/cluster.ts'
import { migrate } from './migrate.ts'
import { pipeline } from './pipeline.ts'
import { UnsuitableDatabase } from './writable.ts'

interface Own {
  readonly isEmpty?: boolean
  readonly change?: (url: URL) => URL
  readonly isPooled?: boolean
  readonly migrates?: boolean
  readonly admit?: Admit
}

async function openOwn({
  isEmpty = false,
  change = (url) => url,
  isPooled = false,
  migrates = true,
  admit = async () => Number.POSITIVE_INFINITY,
}: Own = {}) {
  const { url, ownerUrl, drop } = await createTestDatabase({ isEmpty })
  const told: string[] = []
  const tell = (first: unknown, second?: string) => void told.push(second ?? String(first))
  const database = openDatabase({
    url: change(new URL(url)).href,
    directUrl: isPooled ? url : null,
    ownerUrl: change(new URL(ownerUrl)).href,
    connections: 2,
    log: { info: tell, warn: tell },
    migrates,
    admit,
  })
  const beside = new Client({ connectionString: ownerUrl })
  await beside.connect()
  onTestFinished(async () => {
    await beside.end()
    await database.close()
    await drop()
  })
  return { database, beside, told, ownerUrl }
}

const one = { name: 'one', text: 'select 1 as one' }
const unavailable = expect.objectContaining({ code: 503 })

it('a pipelined statement is sent once, written out or not', async () => {
  const { database, beside } = await openOwn()
  expect(await database.readyWithin(5_000)).toBe(true)
  await beside.query('create table kept (word text); grant all on kept to public')
  const word = pgTable('kept', { word: text('word') })
  await database.transaction((tx) => pipeline([tx.insert(word).values({ word: 'once' }), tx.select().from(word)]))
  expect((await beside.query('select * from kept')).rows).toEqual([{ word: 'once' }])
})

it('pipelined statements return their results in order, and have all ended when one fails', async () => {
  const { database } = await openOwn()
  expect(await database.readyWithin(5_000)).toBe(true)
  const ended: string[] = []
  const slow = (tx: Orm, name: string) =>
    tx.execute(sql`select pg_sleep(0.1), ${name} as name`).then(({ rows: [row] }) => {
      ended.push(name)
      return row?.name
    })
  const inTransaction = <Result>(work: (tx: Orm) => Promise<Result>) => database.transaction(work)

  const answers = inTransaction((tx) => pipeline([slow(tx, 'first'), 'known', slow(tx, 'last')]))
  expect(await answers).toEqual(['first', 'known', 'last'])

  const defect = () => Promise.reject(new Error('It cannot be read.'))
  const failing = inTransaction((tx) => pipeline([defect(), slow(tx, 'after it')]))
  await expect(failing).rejects.toThrow('It cannot be read.')
  expect(ended).toEqual(['first', 'last', 'after it'])
})

it('a process that was admitted for a time pauses after it, until it is admitted again', async () => {
  const answers = [100, 'not now', Number.POSITIVE_INFINITY]
  const { database, told } = await openOwn({
    admit: async () => {
      const answer = answers.shift() as number | string
      if (typeof answer === 'string') throw new UnsuitableDatabase(answer)
      return answer
    },
  })
  expect(await database.readyWithin(5_000)).toBe(true)
  await sleep(100)
  await expect(database.jobs.query(one, [])).rejects.toEqual(unavailable)
  expect(database.isReady).toBe(false)
  expect(await database.readyWithin(3_000)).toBe(true)
  expect(await database.query(one, [])).toEqual([{ one: 1 }])
  expect(told).toContain('not now')
})

describe('a connection that ends', () => {
  it('in the middle of a transaction is a 503 there, and no end of the process', async () => {
    const { database, beside } = await openOwn()
    await database.readyWithin(5_000)
    const work = database.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await beside.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await sleep(50)
      await transaction.execute(sql`select 1`)
    })
    await expect(work).rejects.toEqual(unavailable)
    expect(await database.readyWithin(3_000)).toBe(true)
    expect(await database.query(one, [])).toEqual([{ one: 1 }])
  })

  it('while idle goes unnoticed', async () => {
    const { database, beside, told } = await openOwn()
    await database.readyWithin(5_000)
    await beside.query(`select pg_terminate_backend(pid) from pg_stat_activity
                        where application_name = 'larkwell' and datname = current_database()`)
    await sleep(50)
    expect(database.isReady).toBe(true)
    expect(await database.query(one, [])).toEqual([{ one: 1 }])
    expect(told).toEqual(['The database is ready.'])
  })
})

describe('a statement', () => {
  it('that takes too long is a 503, and the database is not considered lost', async () => {
    const { database } = await openOwn()
    await database.readyWithin(5_000)
    await expect(database.query({ name: 'slow', text: 'select pg_sleep(5)' }, [])).rejects.toEqual(unavailable)
    expect(database.isReady).toBe(true)
  })

  it('that is wrong is still reported as a defect', async () => {
    const { database } = await openOwn()
    await database.readyWithin(5_000)
    await expect(database.query({ name: 'wrong', text: 'select no_such_thing' }, [])).rejects.toThrow('no_such_thing')
    expect(database.isReady).toBe(true)
  })
})

describe('a job', () => {
  const sleepFor = (seconds: number) => ({ name: `sleep_${seconds}`, text: `select pg_sleep(${seconds})` })

  it('has time for a statement that would be cancelled in a call', async () => {
    const { database } = await openOwn()
    await database.readyWithin(5_000)
    const [ofJob, ofCall] = await Promise.allSettled([
      database.jobs.query(sleepFor(2), []),
      database.query(sleepFor(2), []),
    ])
    expect([ofJob.status, ofCall.status]).toEqual(['fulfilled', 'rejected'])
    expect(database.isReady).toBe(true)
  })

  it('waits for another job, and calls are served meanwhile', async () => {
    const { database } = await openOwn()
    await database.readyWithin(5_000)
    let isOver = false
    const busy = Promise.all([1, 2, 3].map(() => database.jobs.query(sleepFor(1), []))).then(() => {
      isOver = true
    })
    await sleep(200)
    for (let calls = 0; calls < 20; calls += 1) expect(await database.query(one, [])).toEqual([{ one: 1 }])
    expect(isOver).toBe(false)
    await busy
  })

  it('is refused while the database is away, and finds it again afterwards', async () => {
    const { database, beside } = await openOwn()
    await database.readyWithin(5_000)
    const lost = database.jobs.query(sleepFor(2), [])
    await sleep(100)
    await Promise.all([
      expect(lost).rejects.toEqual(unavailable),
      beside.query(`select pg_terminate_backend(pid) from pg_stat_activity
                    where application_name = 'larkwell jobs' and datname = current_database()`),
    ])
    expect([database.isReady, database.jobs.isReady]).toEqual([false, false])
    await expect(database.jobs.query(one, [])).rejects.toEqual(unavailable)
    expect(await database.jobs.readyWithin(3_000)).toBe(true)
    expect(await database.jobs.query(one, [])).toEqual([{ one: 1 }])
  })
})

describe('at the start', () => {
  it('an empty database is given its schema', async () => {
    const { database, beside } = await openOwn({ isEmpty: true })
    expect(await database.readyWithin(30_000)).toBe(true)
    expect((await beside.query('select count(*)::int as visits from visits')).rows).toEqual([{ visits: 0 }])
  })

  it('a wrong password is reported once, not with every attempt', async () => {
    const change = (url: URL) => Object.assign(url, { password: 'wrong' })
    const { database, told } = await openOwn({ change })
    expect(await database.readyWithin(1_000)).toBe(false)
    await expect(database.query(one, [])).rejects.toEqual(unavailable)
    expect(told).toEqual(['The database cannot be used yet. Larkwell keeps trying.'])
  })
})

describe('a read-only database', () => {
  const ended = `select pg_terminate_backend(pid) from pg_stat_activity
                 where application_name like 'larkwell%' and datname = current_database()`
  /** For new connections. */
  const from = (beside: Client, setting: string) =>
    beside.query(`do $$ begin execute format('alter database %I ${setting}', current_database()); end $$`)

  it.each([
    {
      what: 'a standby',
      begin: 'set default_transaction_read_only = on',
      end: 'reset default_transaction_read_only',
      told: 'It is read-only: a standby, or set to accept no writes.',
    },
    {
      what: 'one whose standby does not answer',
      begin: 'set search_path = waiting, pg_catalog, public',
      end: 'reset search_path',
      told: 'Its last commit still waits for its standby, which does not answer.',
    },
  ])('is not reported ready though it answers: $what', async ({ begin, end, told: words }) => {
    const { database, beside, told } = await openOwn()
    await database.readyWithin(5_000)
    // First in the search path, this makes a commit look as if it waited.
    await beside.query(`
      create schema waiting;
      create view waiting.pg_stat_activity as
        select current_user as usename, 'SyncRep' as wait_event, now() - interval '2 seconds' as query_start;
      grant usage on schema waiting to public; grant select on waiting.pg_stat_activity to public`)
    await from(beside, begin)
    await beside.query(ended)
    await expect.poll(() => database.isReady, { timeout: 3_000 }).toBe(false)
    await expect(database.query(one, [])).rejects.toEqual(unavailable)
    expect(await database.readyWithin(700)).toBe(false)
    expect(told.slice(1)).toEqual([words])
    await from(beside, end)
    expect(await database.readyWithin(3_000)).toBe(true)
  })
})

describe('with migrations run separately', () => {
  it('starting waits for the schema, says so once, and continues when it is there', async () => {
    const { database, told, ownerUrl } = await openOwn({ isEmpty: true, migrates: false })
    expect(await database.readyWithin(700)).toBe(false)
    expect(told).toEqual(['Its schema is older than this release. Run npm run db:migrate.'])
    await migrate(ownerUrl, undefined, { applicationRole })
    expect(await database.readyWithin(5_000)).toBe(true)
  })
})

describe('behind a pooler', () => {
  const limit = sql`select current_setting('statement_timeout') as "limit"`

  it('nothing is set on a connection, each transaction sets its own limits, and no statement is named', async () => {
    const { database } = await openOwn({ isPooled: true })
    await database.readyWithin(5_000)
    const ofRole = await database.run((orm) => orm.execute(limit))
    const ofCall = await database.transaction((tx) => tx.execute(limit))
    const reading = { accessMode: 'read only' } as const
    const ofReader = await database.transaction((tx) => tx.execute(limit), reading)
    const ofJob = await database.jobs.transaction((tx) => tx.execute(limit))
    expect([ofRole, ofCall, ofReader, ofJob].map(({ rows }) => rows[0])).toEqual([
      { limit: '0' },
      { limit: '800ms' },
      { limit: '800ms' },
      { limit: '30s' },
    ])
    expect((await database.run((orm) => orm.execute(limit))).rows).toEqual([{ limit: '0' }])
    await database.query({ name: 'one', text: 'select $1::int as one' }, [1])
    const named = await database.run((orm) => orm.execute(sql`select name from pg_prepared_statements`))
    expect(named.rows).toEqual([])
  })

  it('a transaction that takes too long or fails is rolled back like any other', async () => {
    const { database, beside } = await openOwn({ isPooled: true })
    await database.readyWithin(5_000)
    await beside.query('create table kept (word text); grant all on kept to public')
    const writing = (after: string) =>
      database.transaction(async (tx) => {
        await tx.execute(sql`insert into kept values ('no')`)
        await tx.execute(sql.raw(after))
      })
    await expect(writing('select pg_sleep(5)')).rejects.toEqual(unavailable)
    await expect(writing('select no_such_thing')).rejects.toThrow()
    expect((await beside.query('select * from kept')).rows).toEqual([])
  })
})
