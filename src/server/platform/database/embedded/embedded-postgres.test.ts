import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testDepth } from '../../../../../tests/soak/test-depth.ts'
import { ownFolder } from '../../../testing/own-folder.ts'
import { type EmbeddedPostgres, startEmbedded } from './embedded-postgres.ts'
import { readPidFile } from './pid-file.ts'
import { isRunning } from './processes.ts'

// Creating a database writes some forty megabytes, which takes time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folders: string[] = []
const running: EmbeddedPostgres[] = []
const children: ChildProcess[] = []
let madeBefore: string

beforeAll(async () => {
  madeBefore = await ownFolder('test')
  const database = await startEmbedded({ dataDir: madeBefore, log: () => {} })
  await database.stop()
})

afterAll(() => rm(madeBefore, { recursive: true, force: true }))

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all(running.splice(0).map((database) => database.stop()))
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function newFolder(): Promise<string> {
  const folder = await ownFolder('test')
  folders.push(folder)
  return folder
}

/** A data folder whose database was created earlier; a copy is quicker. */
async function usedFolder(): Promise<string> {
  const folder = await newFolder()
  execFileSync('cp', ['-a', `${madeBefore}/.`, folder])
  return folder
}

async function start(dataDir: string, more: { log?: (message: string) => void; shelters?: string[] } = {}) {
  const database = await startEmbedded({ dataDir, log: () => {}, ...more })
  running.push(database)
  return database
}

async function ask(url: string, text: string) {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function postmasterOf(database: EmbeddedPostgres): Promise<number> {
  const noted = await readPidFile(database.location)
  expect(noted).toBeDefined()
  return noted?.pid ?? 0
}

/** A separate server process, which prints its address once it is up. */
async function startInChild(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const module = new URL('./embedded-postgres.ts', import.meta.url).href
  const script = `
    import { startEmbedded } from ${JSON.stringify(module)}
    const database = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} })
    process.once('SIGTERM', () => database.stop())
    process.stdout.write(database.url)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [url] = await once(child.stdout, 'data')
  return { child, url: String(url) }
}

test('a first start makes a UTF-8 database that only this machine can reach, with its password kept private', async () => {
  const dataDir = join(await newFolder(), 'data')
  const database = await start(dataDir)
  const [row] = await ask(
    database.url,
    `select current_database() as name, current_setting('server_encoding') as encoding,
            current_setting('fsync') as fsync, current_setting('listen_addresses') as listens,
            current_setting('unix_socket_directories') as sockets, upper('ß é') as upper`,
  )
  expect(row).toEqual({
    name: 'larkwell',
    encoding: 'UTF8',
    fsync: 'on',
    listens: '127.0.0.1',
    sockets: '',
    upper: 'ß É',
  })
  expect(database.location).toBe(join(dataDir, 'postgres'))
  expect((await stat(join(dataDir, 'database.json'))).mode & 0o777).toBe(0o600)
  await expect(ask(database.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/)
  expect((await readdir(dataDir)).sort()).toEqual(['database.json', 'postgres'])
})

test('stopping waits until the database has ended, and the next start finds everything as it was', async () => {
  const dataDir = await usedFolder()
  const first = await start(dataDir)
  await ask(first.url, "create table kept as select 'still here' as word")
  const pid = await postmasterOf(first)
  await Promise.all([first.stop(), first.stop()])
  expect(isRunning(pid)).toBe(false)
  const second = await start(dataDir)
  expect(await ask(second.url, 'select word from kept')).toEqual([{ word: 'still here' }])
  expect(second.url).toBe(first.url)
})

test('S-8 the server connects as a role that owns nothing, even in a folder of an earlier release or a restored one', async () => {
  const dataDir = await usedFolder()
  const record = join(dataDir, 'database.json')
  const who = `select current_user::text as role, rolsuper as "isSuperuser" from pg_roles where rolname = current_user`
  const first = await start(dataDir)
  expect(await ask(first.applicationUrl, who)).toEqual([{ role: 'larkwell_app', isSuperuser: false }])
  // An earlier release had one role, and a restored cluster brings whatever password it had.
  await ask(first.url, 'drop role larkwell_app')
  await first.stop()
  const { applicationPassword: _, ...before } = JSON.parse(await readFile(record, 'utf8'))
  await writeFile(record, JSON.stringify(before))
  const second = await start(dataDir)
  expect(await ask(second.applicationUrl, who)).toEqual([{ role: 'larkwell_app', isSuperuser: false }])
  await ask(second.url, `alter role larkwell_app superuser password 'another'`)
  await second.stop()
  const third = await start(dataDir)
  expect(third.applicationUrl).toBe(second.applicationUrl)
  expect(await ask(third.applicationUrl, who)).toEqual([{ role: 'larkwell_app', isSuperuser: false }])
})

test('patients’ answers never reach the log, not even by a failing statement', async () => {
  const database = await start(await usedFolder())
  await ask(database.url, "select 'secret-answer'::int").catch(() => {})
  await ask(database.url, "do $$ begin raise exception 'secret-answer'; end $$").catch(() => {})
  const log = await readFile(join(database.location, 'server.log'), 'utf8')
  expect(log).toContain('ready to accept connections')
  expect(log).not.toContain('secret-answer')
})

test('a server killed outright leaves its database running, and the next start takes it over', async () => {
  const dataDir = await usedFolder()
  const { child, url } = await startInChild(dataDir)
  await ask(url, "create table kept as select 'acknowledged' as word")
  const { pid } = (await readPidFile(join(dataDir, 'postgres'))) ?? {}
  child.kill('SIGKILL')
  await once(child, 'exit')
  const next = await start(dataDir)
  expect(await postmasterOf(next)).toBe(pid)
  expect(await ask(next.url, 'select word from kept')).toEqual([{ word: 'acknowledged' }])
})

test('three processes starting at once on an empty folder share one database, and the last to stop ends it', async () => {
  const dataDir = await newFolder()
  const [one, two, own] = await Promise.all([startInChild(dataDir), startInChild(dataDir), start(dataDir)])
  expect(one.url).toBe(own.url)
  expect(two.url).toBe(own.url)
  const pid = await postmasterOf(own)
  await own.stop()
  expect(isRunning(pid)).toBe(true)
  one.child.kill('SIGTERM')
  await once(one.child, 'exit')
  expect(isRunning(pid)).toBe(true)
  two.child.kill('SIGTERM')
  await once(two.child, 'exit')
  expect(isRunning(pid)).toBe(false)
})

test('a database that dies is brought back on the same port with all that was committed', async () => {
  const said: string[] = []
  const database = await start(await usedFolder(), { log: (message) => said.push(message) })
  await ask(database.url, "create table kept as select 'committed' as word")
  const pid = await postmasterOf(database)
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => expect(said).toContain('The database is back.'), { timeout: 10_000, interval: 20 })
  expect(await postmasterOf(database)).not.toBe(pid)
  expect(await ask(database.url, 'select word from kept')).toEqual([{ word: 'committed' }])
  const silence = said.length
  await database.stop()
  expect(said).toHaveLength(silence)
})

const strangePidFiles: readonly (readonly [string, () => number | string])[] = [
  ['the number of a process that is gone', () => 2 ** 22 - 3],
  ['a number that now belongs to an unrelated program', () => process.pid],
  ['nothing, cut short by a power failure', () => ''],
]

test.each(strangePidFiles.slice(-testDepth(1, strangePidFiles.length)))(
  'a pid file holding %s is no obstacle',
  async (_, content) => {
    const dataDir = await usedFolder()
    const first = await start(dataDir)
    await first.stop()
    const lines = [content(), first.location, '1700000000', new URL(first.url).port, '', '127.0.0.1', '', 'ready', '']
    await writeFile(join(first.location, 'postmaster.pid'), content() === '' ? '' : lines.join('\n'))
    const second = await start(dataDir)
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  },
)

test('a start while the database is still shutting down waits for it and begins a new one', async () => {
  const dataDir = await usedFolder()
  const { child, url } = await startInChild(dataDir)
  const { pid = 0 } = (await readPidFile(join(dataDir, 'postgres'))) ?? {}
  child.kill('SIGKILL')
  process.kill(pid, 'SIGINT')
  const next = await start(dataDir)
  expect(await postmasterOf(next)).not.toBe(pid)
  expect(next.url).toBe(url)
})

test('a cluster that has gone missing is reported, never replaced by an empty one', async () => {
  const dataDir = await usedFolder()
  const database = await start(dataDir)
  await database.stop()
  await rm(database.location, { recursive: true })
  await expect(start(dataDir)).rejects.toThrow(/missing.*npm run restore/s)
})

test.runIf(process.getuid?.() === 0)(
  'as root under a private folder, the data goes to a shelter and stays there',
  async () => {
    const base = await newFolder()
    const home = join(base, 'private')
    await mkdir(home, { mode: 0o700 })
    const dataDir = join(home, 'data')
    const shelters = [join(base, 'shelter')]
    const first = await start(dataDir, { shelters })
    expect(first.location.startsWith(join(base, 'shelter'))).toBe(true)
    await ask(first.url, "create table kept as select 'sheltered' as word")
    await first.stop()
    const second = await start(dataDir, { shelters })
    expect(second.location).toBe(first.location)
    expect(await ask(second.url, 'select word from kept')).toEqual([{ word: 'sheltered' }])
  },
)
