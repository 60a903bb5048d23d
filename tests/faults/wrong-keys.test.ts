import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../soak/run-command.ts'
import { isSoak, testDepth } from '../soak/test-depth.ts'
import { newDataFolder } from './data-folder.ts'
import { connect, type OwnPostgres, ownPostgres } from './own-postgres.ts'
import { isReady, type ServerProcess, spawnServer, startServer } from './server-process.ts'
import { until } from './until.ts'
import { newVisitor } from './visitors.ts'

const keyOf = (id: string) => `${id}:${randomBytes(32).toString('base64')}`

async function startedPostgres() {
  const postgres = await ownPostgres()
  await postgres.start()
  onTestFinished(postgres.stop)
  return postgres
}

const settingsFor = async ({ url }: OwnPostgres) => ({
  DATABASE_URL: url,
  DATA_DIR: await newDataFolder({ isEmpty: true }),
})

async function startReady(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer(env)
  await until(() => isReady(server.address), 60_000)
  return server
}

const answers = (address: string, path: string) =>
  fetch(address + path).then(
    ({ ok }) => ok,
    () => false,
  )

/** Fails if anything at all was served before it ended. */
async function untilRefused(server: ServerProcess): Promise<void> {
  const served = new Set<string>()
  await until(async () => {
    for (const path of ['/', '/healthz', '/readyz']) if (await answers(server.address, path)) served.add(path)
    return server.ended() !== null || served.size > 0
  }, 60_000)
  expect([...served], server.said()).toEqual([])
  expect(server.ended()).toBe(1)
}

/** Each of these starts the server several times: `npm run soak` has the time for it. */
const testInSoak = test.runIf(isSoak)

test.runIf(isSoak)(
  'O-1 a key with a known id and other bytes ends the start before anything is served, and every command refuses it',
  async () => {
    const postgres = await startedPostgres()
    const settings = await settingsFor(postgres)
    const [right, wrong] = [keyOf('2026-11'), keyOf('2026-11')]
    const first = await startReady({ ...settings, DATA_KEYS: right })
    const visitor = newVisitor()
    expect((await visitor.save(first.address)).status).toBe(200)
    await first.end('SIGTERM')

    const refused = await spawnServer({ ...settings, DATA_KEYS: wrong })
    await untilRefused(refused)
    expect(refused.said()).toContain('could not start. The data key "2026-11" has other bytes than this database knows')
    for (const key of [right, wrong]) expect(refused.said()).not.toContain(key.slice('2026-11:'.length))

    const env = { ...settings, DATA_KEYS: wrong }
    const all = [['staff', 'list'], ['reseal'], ['reseal', '--lookups'], ['verify-prescriptions', '--all']] as const
    const commands = all.slice(0, testDepth(2, all.length))
    const ended = await Promise.all(commands.map(([name, ...given]) => runCommand(name, given, env)))
    for (const [at, { code, said }] of ended.entries())
      expect([commands[at], code, said]).toEqual([
        commands[at],
        1,
        expect.stringContaining('"2026-11" has other bytes'),
      ])
    const counted = await runCommand('count-keys', [], env)
    expect(counted.said).toMatch(/^2026-11 {2}\d+ values? {2}WRONG KEY: the database knows another key by this id/m)
    expect(counted.code).toBe(1)
    expect((await runCommand('count-keys', [], { ...settings, DATA_KEYS: right })).code).toBe(0)

    const last = await startReady({ ...settings, DATA_KEYS: right })
    await visitor.findsEverything(last.address)
  },
)

testInSoak(
  'O-1 a database from before fingerprints is tried with its own data before a key is put on record',
  async () => {
    const postgres = await startedPostgres()
    const settings = await settingsFor(postgres)
    const [right, wrong] = [keyOf('2026-11'), keyOf('2026-11')]
    const first = await startReady({ ...settings, DATA_KEYS: right })
    const visitor = newVisitor()
    expect((await visitor.save(first.address)).status).toBe(200)
    await first.end('SIGTERM')
    const client = await connect(postgres.url)
    await client.query('delete from key_fingerprints')

    const refused = await spawnServer({ ...settings, DATA_KEYS: wrong })
    await untilRefused(refused)
    expect(refused.said()).toContain('"2026-11" has other bytes')
    expect((await client.query('select * from key_fingerprints')).rows).toEqual([])
    const last = await startReady({ ...settings, DATA_KEYS: right })
    await visitor.findsEverything(last.address)
    expect((await client.query('select key_id from key_fingerprints')).rows).toEqual([{ key_id: '2026-11' }])
  },
)

testInSoak(
  'O-1 of two processes that bring different keys under one new id, one serves and the other ends',
  async () => {
    const settings = await settingsFor(await startedPostgres())
    const both = await Promise.all([1, 2].map(() => spawnServer({ ...settings, DATA_KEYS: keyOf('2026-11') })))
    await until(async () => {
      if ((await Promise.all(both.map(({ address }) => isReady(address)))).every(Boolean))
        throw new Error('Both serve.')
      return both.some((server) => server.ended() !== null)
    }, 60_000)
    const [gone, left] = both[0]?.ended() === null ? [both[1], both[0]] : both
    if (!gone || !left) throw new Error('There are two.')
    expect(gone.ended()).toBe(1)
    expect(gone.said()).toContain('"2026-11" has other bytes')
    await until(() => isReady(left.address), 60_000)
    const visitor = newVisitor()
    expect((await visitor.save(left.address)).status).toBe(200)
    await visitor.findsEverything(left.address)
  },
)

testInSoak('O-1 a key is replaced as before: in the middle, in front, and by reseal', async () => {
  const settings = await settingsFor(await startedPostgres())
  const [old, next] = [keyOf('2026-11'), keyOf('2026-12')]
  const visitor = newVisitor()
  for (const keys of [old, [old, next, old].join(), [next, old].join()]) {
    const server = await startReady({ ...settings, DATA_KEYS: keys })
    await visitor.findsEverything(server.address)
    expect((await visitor.save(server.address)).status).toBe(200)
    await server.end('SIGTERM')
  }
  const env = { ...settings, DATA_KEYS: [next, old].join() }
  const resealed = await runCommand('reseal', [], env)
  expect(resealed.code, resealed.said).toBe(0)
  const { said } = await runCommand('count-keys', [], env)
  expect(said).toMatch(/^2026-12 {2}\d+ values {2}seals everything new\.$/m)
  expect(said).toMatch(/^2026-11 {2}0 values {2}still needed: people are looked up by it/m)
  const server = await startReady(env)
  await visitor.findsEverything(server.address)
})
