import { existsSync, readdirSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { untilEnded } from '#server/platform/database/embedded/processes.ts'
import { newDataFolder, postmasterIn } from '../faults/data-folder.ts'
import { connect, ownPostgres } from '../faults/own-postgres.ts'
import { isReady, startServer } from '../faults/server-process.ts'
import { until } from '../faults/until.ts'
import { keepSaving, newVisitors, type Visitor } from '../faults/visitors.ts'
import { beginCommand, runCommand } from './run-command.ts'
import { chance, testDepth } from './test-depth.ts'

/** Larkwell with a database of its own, and a folder for its backups beside it. */
async function installed() {
  const dataDir = await newDataFolder()
  const env = { DATA_DIR: dataDir, BACKUP_DIR: join(dataDir, 'backups') }
  return {
    dataDir,
    env,
    async start() {
      const server = await startServer(env)
      await until(() => isReady(server.address), 60_000)
      return server
    },
  }
}

async function done(name: string, given: readonly string[], env: Record<string, string>): Promise<string> {
  const { code, said } = await runCommand(name, given, env)
  expect([code, said]).toEqual([0, expect.any(String)])
  return said
}

async function refused(name: string, given: readonly string[], env: Record<string, string>): Promise<string> {
  const { code, said } = await runCommand(name, given, env)
  expect([code, said]).toEqual([1, expect.any(String)])
  return said
}

async function saveOnce(address: string, visitors: readonly Visitor[]): Promise<void> {
  for (const visitor of visitors) expect((await visitor.save(address)).status).toBe(200)
}

async function visitsIn(dataDir: string, name = 'larkwell'): Promise<number> {
  const { startEmbedded } = await import('#server/platform/database/embedded/embedded-postgres.ts')
  const database = await startEmbedded({ dataDir, log: () => undefined })
  try {
    const client = await connect(Object.assign(new URL(database.url), { pathname: `/${name}` }).href)
    const { rows } = await client.query<{ all: number }>('select count(*)::int as all from visits')
    await client.end()
    return rows[0]?.all ?? 0
  } finally {
    await database.stop()
  }
}

const finished = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /Z$/.test(name))
        .toSorted()
    : []

test('a running database is backed up, restored with exactly what was there, and the one it replaced is kept', async () => {
  const { dataDir, env, start } = await installed()
  const server = await start()
  const [early, late] = [newVisitors(5), newVisitors(5)]
  await saveOnce(server.address, early)
  const said = await done('backup', ['--keep', '2'], env)
  expect(said).toContain('THE KEYS ARE NOT IN IT: local-1')
  expect(said).toContain('Anything saved after it can be lost until the next backup')
  await saveOnce(server.address, late)
  expect(await refused('restore', ['--replace'], env)).toContain('Stop Larkwell first')
  // Everything is killed, the database, too.
  const postmaster = (await postmasterIn(dataDir)) ?? 0
  await server.end('SIGKILL')
  process.kill(postmaster, 'SIGQUIT')
  await untilEnded(postmaster, 10_000)

  expect(await refused('restore', [], env)).toContain('add --replace')
  expect(await refused('restore', ['--at', '2026-01-01T00:00:00Z'], env)).toContain(
    'A backup is a snapshot of one moment',
  )
  const told = await done('restore', ['--replace'], env)
  expect(told).toContain('local-1')
  expect(told).toContain('larkwell-before-restore')
  expect(await visitsIn(dataDir)).toBe(5)
  expect(await visitsIn(dataDir, 'larkwell-before-restore')).toBe(10)
  const again = await start()
  for (const visitor of early) await visitor.findsEverything(again.address)

  // What was restored is backed up, and takes the place of what is there once more.
  await saveOnce(again.address, newVisitors(3))
  await done('backup', ['--keep', '2'], env)
  await saveOnce(again.address, newVisitors(3))
  await again.end('SIGTERM')
  await done('restore', ['--replace'], env)
  expect(await visitsIn(dataDir)).toBe(8)
  expect(await visitsIn(dataDir, 'larkwell-before-restore')).toBe(11)
  // The first one is still a backup.
  const first = join(env.BACKUP_DIR, finished(env.BACKUP_DIR)[0] ?? '')
  await done('restore', ['--from', first, '--replace'], env)
  expect(await visitsIn(dataDir)).toBe(5)
})

test('a lost disk loses nothing that was in the backup, and without its key nothing is restored', async () => {
  const { dataDir, env, start } = await installed()
  const server = await start()
  const crowd = keepSaving(server.address, newVisitors(10))
  await sleep(300)
  await crowd.stop()
  await done('backup', [], env)
  await server.end('SIGTERM')
  expect(await done('backup', ['--check'], env)).toContain('as it was written')

  const elsewhere = await newDataFolder({ isEmpty: true })
  const there = { DATA_DIR: elsewhere, BACKUP_DIR: join(elsewhere, 'backups') }
  await cp(env.BACKUP_DIR, there.BACKUP_DIR, { recursive: true })
  expect(await refused('restore', [], there)).toContain('that key is not here')
  await cp(join(dataDir, 'backup-keys'), join(elsewhere, 'backup-keys'))
  expect(await refused('restore', [], there)).toContain('The keys that open it are not here: local-1')
  expect(existsSync(join(elsewhere, 'postgres'))).toBe(false)
  await cp(join(dataDir, 'data-keys'), join(elsewhere, 'data-keys'))
  await rm(join(dataDir, 'postgres'), { recursive: true })
  await done('restore', [], there)
  const restored = await startServer(there)
  await until(() => isReady(restored.address), 60_000)
  for (const visitor of crowd.visitors) await visitor.findsEverything(restored.address)
})

test('killed at any moment, a backup is either whole or none, and two at once are refused', async () => {
  const { env, start } = await installed()
  const server = await start()
  const crowd = keepSaving(server.address, newVisitors(3))
  const random = chance()
  for (let round = 0; round < testDepth(2, 8); round += 1) {
    const { child, ended } = beginCommand('backup', ['--keep', '2'], env)
    await sleep(200 + random() * 3_000)
    child.kill('SIGKILL')
    await ended
    const left = finished(env.BACKUP_DIR)
    for (const name of readdirSync(env.BACKUP_DIR).filter((one) => one.endsWith('.unfinished')))
      expect(await refused('restore', ['--from', join(env.BACKUP_DIR, name)], env)).toContain('no backup')
    if (left.length > 0) expect(await done('backup', ['--check'], env)).not.toContain('DAMAGED')
  }
  const two = [beginCommand('backup', [], env), beginCommand('backup', [], env)]
  const codes = (await Promise.all(two.map(({ ended }) => ended))).map(({ code }) => code)
  expect(codes.toSorted()).toEqual([0, 1])
  expect(readdirSync(env.BACKUP_DIR).filter((name) => name.endsWith('.unfinished'))).toEqual([])
  await crowd.stop()
  for (const visitor of crowd.visitors) await visitor.findsEverything(server.address)
})

test('a restore that is killed leaves the database as it was, or can be repeated', async () => {
  const { dataDir, env, start } = await installed()
  const server = await start()
  const visitors = newVisitors(4)
  await saveOnce(server.address, visitors)
  await done('backup', [], env)
  await server.end('SIGTERM')
  const random = chance()
  for (let round = 0; round < testDepth(2, 6); round += 1) {
    const { child, ended } = beginCommand('restore', ['--replace'], env)
    await sleep(300 + random() * 3_500)
    child.kill('SIGKILL')
    await ended
  }
  await done('restore', ['--replace'], env)
  expect(await visitsIn(dataDir)).toBe(4)
  await expect(visitsIn(dataDir, 'larkwell-restoring')).rejects.toThrow('does not exist')
})

test('another PostgreSQL is copied while people write, and restored by an owner who is no superuser', async () => {
  const postgres = await ownPostgres()
  await postgres.start()
  onTestFinished(() => postgres.stop())
  const folder = await newDataFolder({ isEmpty: true })
  const keys = `soak:${Buffer.from('a key that is random enough here').toString('base64')}`
  const env = { DATABASE_URL: postgres.url, DATA_KEYS: keys, DATA_DIR: folder, BACKUP_DIR: join(folder, 'backups') }
  const server = await startServer(env)
  await until(() => isReady(server.address), 60_000)
  const [still, busy] = [newVisitors(5), newVisitors(5)]
  await saveOnce(server.address, still)
  const crowd = keepSaving(server.address, busy)
  expect(await done('backup', ['--keep', '3'], env)).toContain('rows of')
  await crowd.stop()
  await server.end('SIGTERM')

  const owner = await connect(postgres.url)
  await owner.query(`create role keeper login password 'keeper'`)
  await owner.query('create database restored owner keeper')
  const url = new URL(postgres.url)
  Object.assign(url, { username: 'keeper', password: 'keeper', pathname: '/restored' })
  const there = { ...env, DATABASE_URL: url.href }
  expect(await refused('restore', [], env)).toContain('is not empty')
  expect(await refused('restore', [], { ...there, DATA_KEYS: keys.replace('soak:', 'other:') })).toContain(
    'not here: soak',
  )
  expect(await refused('restore', ['--replace'], there)).toContain('--replace is for the embedded database')
  expect(await done('restore', [], there)).toContain('Restored to')
  const restored = await startServer(there)
  await until(() => isReady(restored.address), 60_000)
  for (const visitor of still) await visitor.findsEverything(restored.address)
})
