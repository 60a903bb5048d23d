import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newDataFolder } from './data-folder.ts'
import { ownPostgres } from './own-postgres.ts'
import { isReady, startServer } from './server-process.ts'
import { until } from './until.ts'
import { keepSaving, newVisitor, newVisitors } from './visitors.ts'

const assets = new URL('../../build/client/assets/', import.meta.url)

const statusOf = async (url: string) => (await fetch(url)).status

test('API-01 R-8 a database stopped and started under load: 503 in time, pages stay, service returns by itself', async ({
  annotate,
}) => {
  const database = await ownPostgres()
  await database.start()
  const server = await startServer({ DATABASE_URL: database.url, DATA_DIR: await newDataFolder({ isEmpty: true }) })
  await until(() => isReady(server.address), 60_000)
  const crowd = keepSaving(server.address, newVisitors(8))
  const [asset] = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  await sleep(300)

  for (let round = 1; round <= 2; round++) {
    await database.stop()
    const down = crowd.replies.length
    expect(await statusOf(`${server.address}/`)).toBe(200)
    expect(await statusOf(`${server.address}/assets/${asset}`)).toBe(200)
    expect(await statusOf(`${server.address}/healthz`)).toBe(200)
    expect(await statusOf(`${server.address}/readyz`)).toBe(503)
    await sleep(700)
    const refused = crowd.replies.slice(down)
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
})

test('A-3 a database out of reach at the start is named and not called ready: pages are served, and once it appears, empty, the service begins', async ({
  annotate,
}) => {
  const database = await ownPostgres()
  const server = await startServer({ DATABASE_URL: database.url, DATA_DIR: await newDataFolder({ isEmpty: true }) })
  expect(await statusOf(`${server.address}/`)).toBe(200)
  expect(await statusOf(`${server.address}/readyz`)).toBe(503)
  await until(() => server.said().includes('not ready'), 15_000)
  expect(server.said()).toContain(`the database at 127.0.0.1:${database.port} does not answer.`)
  expect(server.said()).toContain('It is tried again until it can be used.')
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
})
