import { lookup } from 'node:dns/promises'
import { Agent, request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { readRecord } from '#server/platform/database/embedded/record.ts'
import { databaseUrl } from '#server/platform/database/embedded/running-instances.ts'
import { isSoak, testDepth } from '../soak/test-depth.ts'
import { newDataFolder, postmasterIn } from './data-folder.ts'
import { connect } from './own-postgres.ts'
import { isReady, spawnServer, startServer } from './server-process.ts'
import { until } from './until.ts'

/** Saves over a connection that, like a browser's, stays open after the reply. Resolves with the status. */
function save(address: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(`${address}/api/save_answer`, { method: 'POST', agent }, (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode))
    })
    sent.once('error', reject)
    sent.setHeader('content-type', 'application/json')
    sent.end(JSON.stringify({ ansData: '{}', questionnaire_type: 'weight-management' }))
  })
}

const ways = [
  { signals: ['SIGTERM'] as const, how: 'SIGTERM' },
  { signals: ['SIGINT', 'SIGINT'] as const, how: 'Ctrl-C, which npm sends twice' },
]

test.for(ways.slice(0, testDepth(1, ways.length)))(
  '$how: saves under way are finished, then server and database end in order',
  async ({ signals }, { annotate }) => {
    const folder = await newDataFolder()
    const server = await startServer({ DATA_DIR: folder, HOST: 'localhost' })
    await until(() => isReady(server.address), 60_000)
    const { port, password } = await readRecord(folder)
    const beside = await connect(databaseUrl(port ?? 0, password, 'larkwell'))
    const agent = new Agent({ keepAlive: true })
    onTestFinished(() => agent.destroy())
    // The server listens on every address of this machine's own name, such as 127.0.0.1 and ::1.
    const hosts = (await lookup('localhost', { all: true })).map(({ address, family }) =>
      family === 6 ? `[${address}]` : address,
    )
    const addresses = hosts.map((host) => `http://${host}:${new URL(server.address).port}`)

    await beside.query('begin; lock table answer_sets')
    const saves = addresses.flatMap((address) => [1, 2, 3, 4].map(() => save(address, agent)))
    await sleep(200)
    const begun = performance.now()
    for (const signal of signals) server.signal(signal)
    await sleep(300)
    expect(server.ended()).toBeNull()
    await beside.query('rollback')
    await beside.end()

    expect(await Promise.all(saves)).toEqual(saves.map(() => 200))
    await until(() => server.ended() !== null, 30_000)
    expect(server.ended()).toBe(0)
    const took = Math.round(performance.now() - begun)
    // Connections kept open by browsers do not delay it.
    expect(took).toBeLessThan(4_500)
    await annotate(`ended after ${took} ms`)
    expect(await postmasterIn(folder)).toBeUndefined()
  },
)

test.runIf(isSoak)(
  'told to stop with a time to drain, it is not ready at once, serves whoever comes, and ends after it',
  async () => {
    const server = await startServer({ DATA_DIR: await newDataFolder(), DRAIN_SECONDS: '2' })
    await until(() => isReady(server.address), 60_000)
    const agent = new Agent({ keepAlive: true })
    onTestFinished(() => agent.destroy())
    server.signal('SIGTERM')
    await until(async () => !(await isReady(server.address)), 1_500)
    expect(await save(server.address, agent)).toBe(200)
    expect(server.ended()).toBeNull()
    await until(() => server.ended() !== null, 30_000)
    expect(server.ended()).toBe(0)
  },
)

test('Ctrl-C while the first start is still making the database leaves nothing running', async () => {
  const folder = await newDataFolder({ isEmpty: true })
  const server = await spawnServer({ DATA_DIR: folder })
  await until(() => server.said().includes('Creating the database'), 30_000)
  expect(await server.end('SIGINT')).toBe(0)
  expect(await postmasterIn(folder)).toBeUndefined()
})

test('A-3 a taken port is reported with another one to use, and the database started for nothing is stopped again', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen({ port: 0, host: '127.0.0.1' }, resolve))
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as AddressInfo
  const folder = await newDataFolder()
  const server = await spawnServer({ DATA_DIR: folder, PORT: String(port) })
  await until(() => server.ended() !== null, 60_000)
  expect(server.ended()).toBe(1)
  expect(server.said().trim()).toBe(
    `Larkwell could not start: port ${port} is in use by another program. ` +
      `End that one, or choose another port: PORT=${port + 1} npm start`,
  )
  expect(await postmasterIn(folder)).toBeUndefined()
})
