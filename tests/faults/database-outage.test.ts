import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newDataFolder } from './data-folder.ts'
import { connect, ownPostgres } from './own-postgres.ts'
import { isReady, startServer } from './server-process.ts'
import { until } from './until.ts'
import { keepSaving, newVisitor, newVisitors } from './visitors.ts'

const assets = new URL('../../build/client/assets/', import.meta.url)

const statusOf = async (url: string) => (await fetch(url)).status

interface Product {
  readonly database: Awaited<ReturnType<typeof ownPostgres>>
  readonly server: Awaited<ReturnType<typeof startServer>>
  readonly annotate: (text: string) => Promise<unknown>
}

// One server for all of it: each takes as long to start as these take together.
test('API-01 R-8 a database stopped and started under load, and A-3 one out of reach at the start, named and not called ready: 503 in time, pages stay, service returns by itself; R-8 one of its processes killed: nothing acknowledged is lost', async ({
  annotate,
}) => {
  const database = await ownPostgres()
  const server = await startServer({ DATABASE_URL: database.url, DATA_DIR: await newDataFolder({ isEmpty: true }) })
  const product = { database, server, annotate }
  await outOfReachAtTheStart(product)
  await stoppedUnderLoad(product)
  await oneProcessKilled(product)
})

async function outOfReachAtTheStart({ database, server, annotate }: Product) {
  expect(await statusOf(`${server.address}/`)).toBe(200)
  expect(await statusOf(`${server.address}/readyz`)).toBe(503)
  await until(() => server.said().includes('not ready'), 15_000)
  expect(server.said()).toContain(`the database at 127.0.0.1:${database.port} does not answer.`)
  expect(server.said()).toContain('Larkwell keeps trying.')
  expect(server.said()).not.toContain('is ready')
  expect(server.said()).not.toContain(new URL(database.url).password)
  const early = await newVisitor().save(server.address)
  expect(early).toMatchObject({ status: 503, retryAfter: '1' })

  await database.start()
  const visitor = newVisitor()
  const back = await until(async () => (await visitor.save(server.address)).status === 200, 30_000)
  expect(back).toBeLessThan(3_000)
  await annotate(`migrated and saving ${Math.round(back)} ms after the database appeared`)
  expect(await statusOf(`${server.address}/readyz`)).toBe(200)
  await until(() => server.said().includes('Larkwell is ready.'), 5_000)
  await visitor.findsEverything(server.address)
}

async function stoppedUnderLoad({ database, server, annotate }: Product) {
  const crowd = keepSaving(server.address, newVisitors(8))
  const [asset] = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  await sleep(300)

  for (let round = 1; round <= 2; round++) {
    await database.stop()
    const down = performance.now()
    expect(await statusOf(`${server.address}/`)).toBe(200)
    expect(await statusOf(`${server.address}/assets/${asset}`)).toBe(200)
    expect(await statusOf(`${server.address}/healthz`)).toBe(200)
    expect(await statusOf(`${server.address}/readyz`)).toBe(503)
    await sleep(700)
    // A save sent before the outage may have been stored before it.
    const refused = crowd.replies.filter(({ sentAt }) => sentAt > down)
    expect(refused.length).toBeGreaterThan(8)
    for (const reply of refused) expect(reply).toMatchObject({ status: 503, retryAfter: '1' })

    await database.start()
    const back = await until(async () => (await newVisitor().save(server.address)).status === 200, 30_000)
    expect(back).toBeLessThan(3_000)
    expect(await statusOf(`${server.address}/readyz`)).toBe(200)
    await annotate(`saving again ${Math.round(back)} ms after the database's return`)
    await sleep(300)
  }
  await crowd.stop()

  expect(server.ended()).toBeNull()
  expect(new Set(crowd.replies.map(({ status }) => status))).toEqual(new Set([200, 503]))
  const slowest = Math.max(...crowd.replies.map(({ tookMs }) => tookMs))
  expect(slowest).toBeLessThan(3_000)
  await annotate(`slowest reply ${Math.round(slowest)} ms`)
  for (const visitor of crowd.visitors) await visitor.findsEverything(server.address)
}

async function oneProcessKilled({ database, server, annotate }: Product) {
  const crowd = keepSaving(server.address, newVisitors(8))
  await sleep(300)
  const beside = await connect(database.url)
  const { rows } = await beside.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'larkwell' limit 1`,
  )
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
  await until(() => crowd.replies.some(({ status }) => status === 503), 3_000)
  const gone = await until(() => isReady(server.address), 60_000)
  await annotate(`back after ${Math.round(gone)} ms`)
  await sleep(300)
  await crowd.stop()
  expect(crowd.replies.at(-1)?.status).toBe(200)
  expect(new Set(crowd.replies.map(({ status }) => status))).toEqual(new Set([200, 503]))
  for (const visitor of crowd.visitors) await visitor.findsEverything(server.address)
}
