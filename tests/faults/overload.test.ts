import { expect, test } from 'vitest'
import { isSoak } from '../soak/test-depth.ts'
import { newDataFolder } from './data-folder.ts'
import { isReady, startServer } from './server-process.ts'
import { until } from './until.ts'
import { newVisitor, newVisitors, type Reply } from './visitors.ts'

const count = (replies: readonly Reply[], status: number) => replies.filter((reply) => reply.status === status).length

async function slowestOf(times: number, save: () => Promise<Reply>): Promise<number> {
  let slowest = 0
  for (let time = 0; time < times; time++) slowest = Math.max(slowest, (await save()).tookMs)
  return slowest
}

test.runIf(isSoak)(
  'API-01 three thousand saves at once: each is stored or told when to come back, and then all is as before',
  async ({ annotate }) => {
    const server = await startServer({ DATA_DIR: await newDataFolder(), DATABASE_POOL: '4' })
    await until(() => isReady(server.address), 60_000)
    const before = await slowestOf(10, () => newVisitor().save(server.address))
    const crowd = newVisitors(3_000)
    const begun = performance.now()
    const replies = await Promise.all(crowd.map((visitor) => visitor.save(server.address)))
    const took = performance.now() - begun
    const [stored, refused] = [count(replies, 200), count(replies, 503)]
    await annotate(`${stored} stored, ${refused} refused in ${Math.round(took)} ms`)

    expect(stored + refused).toBe(3_000)
    expect(stored).toBeGreaterThan(0)
    expect(refused).toBeGreaterThan(0)
    for (const reply of replies) expect(reply.retryAfter).toBe(reply.status === 503 ? '1' : null)
    expect(await isReady(server.address)).toBe(true)
    const normal = await until(async () => {
      const { status, tookMs } = await newVisitor().save(server.address)
      return status === 200 && tookMs <= 2 * before
    }, 30_000)
    await annotate(`as before after ${Math.round(normal)} ms`)
    const thankful = crowd.filter((visitor) => visitor.acknowledged() > 0).slice(0, 200)
    for (const visitor of thankful) await visitor.findsEverything(server.address)
    expect(server.ended()).toBeNull()
  },
)
