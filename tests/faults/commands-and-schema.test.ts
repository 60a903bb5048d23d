import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { makeSchemaOf } from '#server/platform/database/migrate.ts'
import { migrationTimes } from '#server/platform/database/migration-files.ts'
import { runCommand } from '../soak/run-command.ts'
import { isSoak } from '../soak/test-depth.ts'
import { newDataFolder } from './data-folder.ts'
import { ownPostgres } from './own-postgres.ts'

const commands = [
  ['staff', 'list'],
  ['admin', 'jobs'],
  ['count-keys'],
  ['reseal'],
  ['verify-prescriptions', '--all'],
  ['../gp-practices/import'],
] as const

const olderWords = 'The schema of the database is older than this release, and this command does not change it.'
const newerWords = 'The schema of the database is newer than this release.'

test.runIf(isSoak)(
  'O-5 no command but db:migrate changes the schema: on an empty, an older and a newer one each says so and ends',
  async () => {
    const postgres = await ownPostgres()
    await postgres.start()
    onTestFinished(postgres.stop)
    const folder = await newDataFolder({ isEmpty: true })
    const file = join(folder, 'epraccur.csv')
    await writeFile(file, '')

    async function databaseOf(name: string, fill: (client: Client) => Promise<unknown>) {
      const owner = new Client({ connectionString: postgres.url })
      await owner.connect()
      await owner.query(`create database ${name}`)
      await owner.end()
      const url = new URL(`/${name}`, postgres.url).href
      const client = new Client({ connectionString: url })
      await client.connect()
      onTestFinished(() => client.end())
      await fill(client)
      const text = `
      select md5(string_agg(place, ',' order by place)) as all from (
        select format('%s.%s', attrelid::regclass, attname) as place from pg_attribute a join pg_class c on c.oid = attrelid
        where relnamespace::regnamespace::text !~ '^(pg_|information_schema)') as places`
      const shape = async () => (await client.query<{ all: string }>(text)).rows[0]?.all
      return { url, shape }
    }

    const times = migrationTimes()
    const databases = [
      { words: olderWords, ...(await databaseOf('empty', async () => undefined)) },
      { words: olderWords, ...(await databaseOf('older', (client) => makeSchemaOf(client, times.at(-2) ?? 0))) },
      {
        words: newerWords,
        ...(await databaseOf('newer', async (client) => {
          await makeSchemaOf(client, times.at(-1) ?? 0)
          const later = (times.at(-1) ?? 0) + 1
          await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', $1)`, [
            later,
          ])
        })),
      },
    ]
    const asked = [commands.slice(0, 1), commands, commands.slice(2)]
    for (const [at, { url, shape, words }] of databases.entries()) {
      const some = asked[at] ?? []
      const before = await shape()
      const env = { DATABASE_URL: url, DATA_KEYS: `any:${Buffer.alloc(32, 7).toString('base64')}` }
      const ended = await Promise.all(
        some.map(([name, ...given]) => runCommand(name, name.startsWith('..') ? [file] : given, env)),
      )
      for (const [place, { code, said }] of ended.entries())
        expect([some[place], code, said]).toEqual([some[place], 1, expect.stringContaining(words)])
      expect(await shape()).toBe(before)
    }
  },
)
