import { execFileSync } from 'node:child_process'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Config, readConfig } from '../../platform/config/config.ts'
import { startEmbedded } from '../../platform/database/embedded/embedded-postgres.ts'
import { ownFolder } from '../../testing/own-folder.ts'
import { resetDemo } from './demo-reset.ts'

// Creating a database writes some forty megabytes to the disk.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let madeBefore: string
beforeAll(async () => {
  madeBefore = await ownFolder('test')
  await (await startEmbedded({ dataDir: madeBefore, log: () => undefined })).stop()
})
afterAll(() => rm(madeBefore, { recursive: true, force: true }))

let dataDir: string
beforeEach(async () => {
  dataDir = await ownFolder('test')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

/** As if the demo had been started before: a copy is quicker than another database. */
const copyMadeBefore = () => execFileSync('cp', ['-a', `${madeBefore}/.`, dataDir])

const start = () => startEmbedded({ dataDir, log: () => undefined })
const configOf = (env: Record<string, string> = {}): Config => readConfig({ DATA_DIR: dataDir, ...env })

async function reset(config = configOf()): Promise<string> {
  const said: string[] = []
  await resetDemo(config, (text) => said.push(text))
  return said.join('\n')
}

async function inDatabase<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const { url, stop } = await start()
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
    await stop()
  }
}

const orders = (client: Client, intent: string) =>
  client.query(`
    create table orders (authorised_at timestamptz, payment_intent text);
    create table sandbox_intents (id text);
    insert into sandbox_intents values ('sandbox');
    insert into orders values (now(), '${intent}')`)

test('P-6 the next start finds an empty database, and the earlier one is kept until the next reset', async () => {
  copyMadeBefore()
  await inDatabase((client) => orders(client, 'sandbox'))
  expect(await reset()).toContain('The demo is reset')
  expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['postgres.before-reset']))
  const left = await inDatabase((client) => client.query(`select to_regclass('orders') as found`))
  expect(left.rows).toEqual([{ found: null }])
  expect(await reset()).toContain('The demo is reset')
})

test('P-6 nothing to reset is reported, and nothing is made', async () => {
  expect(await reset()).toContain('There is no database')
  expect(await readdir(dataDir)).toEqual([])
})

test('P-6 a running database, a real order, another database and production are left alone', async () => {
  copyMadeBefore()
  const { stop } = await start()
  await expect(reset()).rejects.toThrow('Stop it first')
  await stop()
  await inDatabase((client) => orders(client, 'pi_real'))
  await expect(reset()).rejects.toThrow('real card provider')
  await expect(reset(configOf({ DATABASE_URL: 'postgres://127.0.0.1/other' }))).rejects.toThrow('DATABASE_URL')
  await expect(reset({ ...configOf(), isDemo: false })).rejects.toThrow('Only a demo')
  expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['postgres', 'database.json']))
})

test('P-6 a reset that was killed between its two steps is finished by the next', async () => {
  copyMadeBefore()
  await rename(join(dataDir, 'postgres'), join(dataDir, 'postgres.before-reset'))
  expect(await reset()).toContain('The demo is reset')
  await (await start()).stop()
})
