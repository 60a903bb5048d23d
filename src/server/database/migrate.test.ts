import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { migrate, UnsuitableDatabase } from './migrate.ts'

async function emptyDatabase() {
  const { url, drop } = await createTestDatabase({ isEmpty: true })
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

it('makes the schema of an empty database, once, however many begin at the same time and however often', async () => {
  const { url, client, tables } = await emptyDatabase()
  await Promise.all([migrate(url), migrate(url), migrate(url)])
  await migrate(url)
  expect(await tables()).toEqual(expect.arrayContaining(['answer_sets', 'gp_practices', 'gp_search_words', 'visits']))
  const { rows } = await client.query('select hash from drizzle.__drizzle_migrations')
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length)
})

it('refuses a PostgreSQL older than 15 in words, and leaves it as it was', async () => {
  const { url, client, tables } = await emptyDatabase()
  // Found before the real one, this makes the server look older than it is.
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
