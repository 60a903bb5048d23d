import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isSoak } from '../soak/test-depth.ts'
import { newDataFolder } from './data-folder.ts'
import { connect, connectionsHeld, ownPostgres } from './own-postgres.ts'
import { startProxy } from './proxy.ts'
import { isReady, startServer } from './server-process.ts'
import { until } from './until.ts'
import { keepSaving, newVisitor, newVisitors, type Reply } from './visitors.ts'

const pool = 6

const slowestOf = (replies: readonly Reply[]) => Math.round(Math.max(...replies.map(({ tookMs }) => tookMs)))

/** The product behind a network to its database that the test controls. */
async function startBehindProxy() {
  const database = await ownPostgres()
  await database.start()
  const proxy = await startProxy(database.port)
  const url = new URL(database.url)
  url.port = String(proxy.port)
  const server = await startServer({
    DATABASE_URL: url.href,
    DATABASE_POOL: String(pool),
    DATA_DIR: await newDataFolder({ isEmpty: true }),
  })
  await until(() => isReady(server.address), 60_000)
  return { database, proxy, server }
}

type Product = Awaited<ReturnType<typeof startBehindProxy>>
interface Stall {
  readonly what: string
  readonly begin: (product: Product) => void
  readonly end: (product: Product) => void
}
const stalls: readonly Stall[] = [
  { what: 'the network', begin: ({ proxy }) => proxy.freeze(), end: ({ proxy }) => proxy.thaw() },
  { what: 'the database', begin: ({ database }) => database.freeze(), end: ({ database }) => database.thaw() },
  {
    what: 'the network, which then forgets its connections',
    begin: ({ proxy }) => proxy.freeze(),
    end: ({ proxy }) => proxy.thawForNewcomers(),
  },
]

type Annotate = (text: string) => Promise<unknown>

// One server for all of it: each takes as long to start as these take together.
test.runIf(isSoak)(
  'R-8 the database or the network to it frozen, too busy or far away: 503 in time, no pile-up, whoever does not need it is served, and service returns by itself',
  async ({ annotate }) => {
    const product = await startBehindProxy()
    await frozen(product, annotate)
    await tooBusy(product, annotate)
    await farAway(product, annotate)
  },
)

async function frozen(product: Product, annotate: Annotate) {
  const { database, proxy, server } = product
  const crowd = keepSaving(server.address, newVisitors(20))

  for (const { what, begin, end } of stalls) {
    await sleep(300)
    const [before, openedBefore] = [crowd.replies.length, proxy.opened()]
    begin(product)
    await until(async () => !(await isReady(server.address)), 3_000)
    const shutAt = performance.now()
    await sleep(700)
    const all = crowd.replies.slice(before)
    const whileShut = all.filter(({ sentAt }) => sentAt > shutAt)
    const [slowest, slowestShut] = [slowestOf(all), slowestOf(whileShut)]
    expect(whileShut.length, what).toBeGreaterThan(20)
    for (const reply of whileShut) expect(reply).toMatchObject({ status: 503, retryAfter: '1' })
    expect(slowest, what).toBeLessThan(3_000)
    expect(slowestShut, what).toBeLessThan(1_000)
    const opened = proxy.opened() - openedBefore
    expect(opened, what).toBeLessThanOrEqual(3 * pool)
    expect((await fetch(`${server.address}/`)).status, what).toBe(200)

    end(product)
    const back = await until(async () => (await newVisitor().save(server.address)).status === 200, 30_000)
    expect(back, what).toBeLessThan(3_000)
    await annotate(
      `${what}: slowest reply ${slowest} ms, once the door was shut ${slowestShut} ms, ` +
        `${opened} connections tried, saving again after ${Math.round(back)} ms`,
    )
  }
  await sleep(300)
  await crowd.stop()
  expect(await isReady(server.address)).toBe(true)
  expect(crowd.replies.at(-1)?.status).toBe(200)
  for (const visitor of crowd.visitors) await visitor.findsEverything(server.address)
  // The proxy still holds the connections it was told to drop.
  expect(await connectionsHeld(await connect(database.url))).toBeLessThanOrEqual(2 * pool)
}

/** Calls that do not need what is locked, which must be answered. */
async function tooBusy({ database, server }: Product, annotate: Annotate) {
  const visitor = newVisitor()
  await visitor.save(server.address)
  const beside = await connect(database.url)
  await beside.query('begin; lock table answer_sets')

  const replies = await Promise.all([visitor, ...newVisitors(30)].map((each) => each.save(server.address)))
  for (const reply of replies) expect(reply).toMatchObject({ status: 503, retryAfter: '1' })
  const slowest = slowestOf(replies)
  expect(slowest).toBeLessThan(3_000)
  await annotate(`slowest ${slowest} ms`)
  expect(await isReady(server.address)).toBe(true)

  await beside.query('rollback')
  expect((await visitor.save(server.address)).status).toBe(200)
  await visitor.findsEverything(server.address)
}

/** Each statement of a request is just in time: the request as a whole is in time too. */
async function farAway({ proxy, server }: Product, annotate: Annotate) {
  // An ended guest session and an unknown uniqueId: the longest path of a save, four statements.
  const save = () =>
    fetch(`${server.address}/api/save_answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `visit=${'a'.repeat(43)}` },
      body: JSON.stringify({
        ansData: '{}',
        uniqueId: '0b0f2c1e-0d0a-4a7e-9a52-1f8f3d3f5a10',
        questionnaire_type: 'weight-management',
      }),
    })
  expect((await save()).status).toBe(200)

  proxy.delay(400)
  const begun = performance.now()
  const reply = await save()
  const took = performance.now() - begun
  expect(reply.status).toBe(503)
  expect(reply.headers.get('retry-after')).toBe('1')
  expect(took).toBeLessThan(2_500)
  await annotate(`told after ${Math.round(took)} ms`)

  proxy.delay(0)
  await until(async () => (await save()).status === 200, 3_000)
}
