import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { ownFolder } from '../../testing/own-folder.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { migrate } from './migrate.ts'

/** The test's own migrations, by name. */
async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await ownFolder('migrations')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'meta'))
  const names = Object.keys(files)
  const entries = names.map((tag, idx) => ({ idx, version: '7', when: 1_000 + idx, tag, breakpoints: true }))
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ version: '7', entries }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, `${name}.sql`), text)
  return folder
}

async function emptyDatabase() {
  const { ownerUrl, drop } = await createTestDatabase({ isEmpty: true })
  const connect = async () => {
    const client = new Client({ connectionString: ownerUrl })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  const clients = [await connect(), await connect()] as const
  onTestFinished(async () => {
    await Promise.all(clients.map((client) => client.end()))
    await drop()
  })
  const [client, other] = clients
  const rows = async (text: string) => (await client.query(text)).rows
  const applied = async () =>
    (await rows('select created_at::int as at from drizzle.__drizzle_migrations order by id')).map(({ at }) => at)
  return { ownerUrl, client, other, rows, applied }
}

const breakpoint = '\n--> statement-breakpoint\n'
const outside = '-- run outside a transaction\n'
const quick = { lockWithinMs: 100, concurrentlyWithinMs: 200, attempts: 3, firstPauseMs: 20, longestPauseMs: 20 }

it('O-3 a migration is not cancelled by the time limits of the role or the database', async () => {
  const { ownerUrl, client, applied } = await emptyDatabase()
  await client.query(`do $$ begin
    execute format('alter database %I set statement_timeout = 100', current_database());
    execute format('alter database %I set lock_timeout = 1', current_database());
    execute format('alter database %I set idle_in_transaction_session_timeout = 100', current_database());
  end $$`)
  const folder = await folderOf({ '0000_slow': `select pg_sleep(0.4)${breakpoint}create table made (id int)` })
  await migrate(ownerUrl, async () => void (await sleep(200)), { folder })
  expect(await applied()).toEqual([1_000])
})

it('O-3 each is applied by itself: those before a failing one stay, and the next run continues there', async () => {
  const { ownerUrl, applied, rows } = await emptyDatabase()
  const first = { '0000_first': 'create table first (id int)' }
  const failing = await folderOf({ ...first, '0001_second': `create table second (id int)${breakpoint}select 1/0` })
  await expect(migrate(ownerUrl, undefined, { folder: failing })).rejects.toMatchObject({
    message: 'Migration 0001_second failed.',
    code: '22012',
  })
  expect(await applied()).toEqual([1_000])
  expect(await rows(`select to_regclass('second')::text as second`)).toEqual([{ second: null }])
  const mended = await folderOf({ ...first, '0001_second': 'create table second (id int)' })
  await migrate(ownerUrl, undefined, { folder: mended })
  expect(await applied()).toEqual([1_000, 1_001])
})

it('O-3 waits for a lock in short turns, so that later statements are not kept waiting, and gets it in the end', async () => {
  const { ownerUrl, client, other, applied } = await emptyDatabase()
  await client.query('create table busy (id int)')
  const folder = await folderOf({ '0000_busy': 'alter table busy add column word text' })
  await client.query('begin; insert into busy values (1)')
  const migrating = migrate(ownerUrl, undefined, { folder })
  const waiting = `select count(*)::int as n from pg_locks where relation = 'busy'::regclass and not granted`
  const isWaiting = async () => ((await other.query(waiting)).rows[0]?.n ?? 0) > 0
  // It waits twice, and a later insert succeeds while the first transaction is still open.
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(isWaiting, { timeout: 10_000, interval: 10 }).toBe(true)
    await other.query('insert into busy (id) values (2)')
  }
  await client.query('commit')
  await migrating
  expect(await applied()).toEqual([1_000])
})

it('O-3 gives up after some tries with an explanation, and leaves everything as it was', async () => {
  const { ownerUrl, client, applied, rows } = await emptyDatabase()
  await client.query('create table busy (id int)')
  const folder = await folderOf({
    '0000_busy': `create table made (id int)${breakpoint}alter table busy add column word text`,
  })
  await client.query('begin; insert into busy values (1)')
  await expect(migrate(ownerUrl, undefined, { folder, patience: quick })).rejects.toThrow(
    /^Migration 0000_busy could not lock what it changes: another transaction holds it\. Tried 3 times in \d+ s\./,
  )
  await client.query('commit')
  expect(await applied()).toEqual([])
  expect(await rows(`select to_regclass('made')::text as made`)).toEqual([{ made: null }])
})

it('O-3 outside a transaction an index is built concurrently, and one that a failed attempt left is rebuilt', async () => {
  const { ownerUrl, client, applied, rows } = await emptyDatabase()
  await client.query('create table filled (id int); insert into filled select 1 from generate_series(1, 2)')
  const statements = [
    'create unique index concurrently if not exists filled_id on filled (id);',
    'create table if not exists beside (id int);',
  ]
  const folder = await folderOf({ '0000_index': outside + statements.join(breakpoint) })
  await expect(migrate(ownerUrl, undefined, { folder })).rejects.toMatchObject({ code: '23505' })
  const isValid = `select indisvalid as "isValid" from pg_index where indexrelid = 'filled_id'::regclass`
  expect(await rows(isValid)).toEqual([{ isValid: false }])
  expect(await applied()).toEqual([])
  await client.query('delete from filled where ctid in (select ctid from filled limit 1)')
  await migrate(ownerUrl, undefined, { folder })
  expect(await rows(isValid)).toEqual([{ isValid: true }])
  expect(await applied()).toEqual([1_000])
})

it('O-3 of several at once one migrates, even while it builds an index that waits for every other transaction', async () => {
  const { ownerUrl, client, applied } = await emptyDatabase()
  await client.query('create table filled (id int)')
  const folder = await folderOf({
    '0000_made': 'create table made (id int)',
    '0001_index': `${outside}create index concurrently if not exists filled_id on filled (id)`,
    '0002_slow': 'select pg_sleep(0.3)',
  })
  await Promise.all([1, 2, 3].map(() => migrate(ownerUrl, undefined, { folder })))
  expect(await applied()).toEqual([1_000, 1_001, 1_002])
})

it('O-3 continues where the migrator of earlier releases stopped', async () => {
  const { ownerUrl, client, applied } = await emptyDatabase()
  await client.query(`
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the first', 1000);
    create table first (id int)`)
  const folder = await folderOf({
    '0000_first': 'create table first (id int)',
    '0001_next': 'create table next (id int)',
  })
  await migrate(ownerUrl, undefined, { folder })
  expect(await applied()).toEqual([1_000, 1_001])
})
