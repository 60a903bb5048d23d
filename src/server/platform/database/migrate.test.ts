import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { migrate } from './migrate.ts'
import { UnsuitableDatabase } from './writable.ts'

async function emptyDatabase() {
  const { ownerUrl: url, drop } = await createTestDatabase({ isEmpty: true })
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  const tables = async () => {
    const { rows } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    )
    return rows.map(({ name }) => name)
  }
  return { url, client, tables }
}

it('makes the schema of an empty database, once, even with concurrent and repeated starts', async () => {
  const { url, client, tables } = await emptyDatabase()
  await Promise.all([migrate(url), migrate(url), migrate(url)])
  await migrate(url)
  expect(await tables()).toEqual(expect.arrayContaining(['answer_sets', 'gp_practices', 'gp_search_words', 'visits']))
  const { rows } = await client.query('select hash from drizzle.__drizzle_migrations')
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length)
})

/** The schema as it grew, file by file. */
const grown = readdirSync(new URL('./migrations', import.meta.url))
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => readFileSync(new URL(`./migrations/${name}`, import.meta.url), 'utf8'))

it('partitions a log of sign-ins by month without moving rows: ids, order and triggers stay', async () => {
  const { client } = await emptyDatabase()
  const rows = async (text: string) => (await client.query(text)).rows
  const dividing = grown.findIndex((text) => text.includes('security_events_earlier'))
  await client.query(grown.slice(0, dividing).join('\n'))
  await client.query(`
    insert into security_events (event, network_digest, outcome, at)
    select 'sign in', '\\x00', 'done', now() - n * interval '100 days' from generate_series(4, 0, -1) as n`)
  const before = await rows('select * from security_events order by id')
  await client.query(grown[dividing] ?? '')
  expect(await rows('select * from security_events order by id')).toEqual(before)
  const [added] = await rows(`
    insert into security_events (event, network_digest, outcome, at)
    values ('sign in', '\\x00', 'done', now()), ('sign in', '\\x00', 'done', now() + interval '1 month')
    returning id, tableoid::regclass::text as part`)
  expect(added).toEqual({ id: '6', part: 'security_events_earlier' })
  expect(
    await rows(
      `select distinct tableoid::regclass::text like '%\\_20__\\___' as "isMonth" from security_events where id = 7`,
    ),
  ).toEqual([{ isMonth: true }])
  await expect(client.query(`update security_events set outcome = 'x' where id = 1`)).rejects.toThrow()
  await expect(client.query('delete from security_events where id = 3')).rejects.toThrow()
  expect(await rows('delete from security_events where id = 1 returning id')).toEqual([{ id: '1' }])
  // As a whole, it can be dropped with all its rows, and later rows still get numbers.
  await client.query('drop table security_events_earlier')
  expect(
    await rows(
      `insert into security_events (event, network_digest, outcome) values ('x', '\\x00', 'done') returning id`,
    ),
  ).toEqual([{ id: '8' }])
})

it('refuses a PostgreSQL older than 15 in words, and leaves it as it was', async () => {
  const { url, client, tables } = await emptyDatabase()
  // First in the search path, this makes the server look older than it is.
  await client.query(`
    create schema older;
    create function older.current_setting(name text) returns text language sql as $$ select '140012' $$;
    do $$ begin
      execute format('alter database %I set search_path = older, pg_catalog, public', current_database());
    end $$`)
  await expect(migrate(url)).rejects.toThrow(
    new UnsuitableDatabase('Larkwell needs PostgreSQL 15 or newer; this one is 14.'),
  )
  expect(await tables()).toEqual([])
})
