import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { newDataFolder } from '../faults/data-folder.ts'
import { ownPostgres } from '../faults/own-postgres.ts'
import { isReady, startServer } from '../faults/server-process.ts'
import { until } from '../faults/until.ts'
import { newVisitor, type Reply } from '../faults/visitors.ts'

/** 50,000 visits in an hour. */
const arrivalsASecond = 14
const outageMs = 30_000
const beforeMs = 10_000
const afterMs = 20_000
/** Retries as a browser does, after a second and then twice as long each time. */
const firstRetryMs = 1_000
const longestRetryMs = 60_000

const assets = new URL('../../build/client/assets/', import.meta.url)

interface Page {
  readonly status: number
  readonly tookMs: number
}

const p95 = (times: readonly number[]) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0)

const refusedOf = (saves: readonly Reply[]) => saves.filter(({ status }) => status === 503).length / saves.length
const percent = (share: number) => `${Math.round(share * 100)} %`

/** Reads two pages and answers three questions; an unsaved answer is sent again until it is saved. */
function visitTo(address: string, asset: string) {
  const pages: Page[] = []
  const saves: Reply[] = []
  const visitor = newVisitor()

  async function look(path: string): Promise<void> {
    const begun = performance.now()
    const reply = await fetch(address + path).catch(() => null)
    await reply?.arrayBuffer()
    pages.push({ status: reply?.status ?? 0, tookMs: performance.now() - begun })
  }

  async function answer(): Promise<void> {
    for (let pause = firstRetryMs; ; pause = Math.min(longestRetryMs, pause * 2)) {
      const reply = await visitor.save(address)
      saves.push(reply)
      if (reply.status === 200) return
      await sleep(pause * (0.75 + Math.random() / 2))
    }
  }

  return {
    visitor,
    pages,
    saves,
    async run(): Promise<void> {
      await look('/')
      await look(`/assets/${asset}`)
      for (let question = 0; question < 3; question += 1) {
        await answer()
        await sleep(Math.random() * 2_000)
      }
      await look('/weight-management')
    },
  }
}

test('a campaign evening whose database is stopped for half a minute: pages stay, no false confirmation is given, and service returns', {
  timeout: 300_000,
}, async ({ annotate }) => {
  const database = await ownPostgres()
  await database.start()
  onTestFinished(() => database.stop())
  const server = await startServer({ DATABASE_URL: database.url, DATA_DIR: await newDataFolder({ isEmpty: true }) })
  await until(() => isReady(server.address), 60_000)
  const [asset = ''] = (await readdir(assets)).filter((name) => name.endsWith('.js'))

  const visits: ReturnType<typeof visitTo>[] = []
  const running: Promise<void>[] = []
  const arriving = setInterval(() => {
    const visit = visitTo(server.address, asset)
    visits.push(visit)
    running.push(visit.run())
  }, 1_000 / arrivalsASecond)
  onTestFinished(() => clearInterval(arriving))

  await sleep(beforeMs)
  const stopping = performance.now()
  await database.stop()
  const stopped = performance.now()
  const down = await until(async () => !(await isReady(server.address)), 5_000)
  await sleep(outageMs)
  expect(await isReady(server.address)).toBe(false)
  const starting = performance.now()
  await database.start()
  const up = await until(() => isReady(server.address), 10_000)
  const back = performance.now()
  await sleep(afterMs)
  clearInterval(arriving)
  await Promise.all(running)
  const end = performance.now()

  const saves = visits.flatMap((visit) => visit.saves)
  const pages = visits.flatMap((visit) => visit.pages)
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(saves.map(({ status }) => status))).toEqual(new Set([200, 503]))
  const refused = saves.filter(({ status }) => status === 503)
  for (const reply of refused) expect(reply.retryAfter).toBe('1')
  const during = saves.filter(({ sentAt }) => sentAt > stopped + 100 && sentAt < starting)
  expect(during.every(({ status }) => status === 503)).toBe(true)
  // When it returns everybody comes at once, and no more are refused for that than before, when the machine was as
  // busy.
  const before = saves.filter(({ sentAt }) => sentAt < stopping)
  const after = saves.filter(({ sentAt }) => sentAt > back + 2_000)
  expect(refusedOf(after)).toBeLessThan(refusedOf(before) + 0.05)
  expect(Math.max(...saves.map(({ tookMs }) => tookMs))).toBeLessThan(3_000)
  expect(up).toBeLessThan(3_000)
  expect(server.ended()).toBeNull()
  for (const { visitor } of visits) await visitor.findsEverything(server.address)

  const times = (replies: readonly { tookMs: number }[]) => replies.map(({ tookMs }) => tookMs)
  const lastRefused = Math.max(...refused.map(({ sentAt, tookMs }) => sentAt + tookMs))
  await annotate(
    `${visits.length} visits, ${saves.filter(({ status }) => status === 200).length} saves acknowledged and found, ` +
      `${refused.length} refused from ${Math.round(stopped - stopping)} ms after the stop was asked for; ` +
      `not ready ${Math.round(down)} ms after the stop, ready ${Math.round(up)} ms after the start; ` +
      `the last refusal ${Math.round(lastRefused - starting)} ms after the start, everybody done ${Math.round((end - back) / 1_000)} s after it; ` +
      `p95: pages ${p95(times(pages))} ms, saves before ${p95(times(before))} ms (${percent(refusedOf(before))} refused), ` +
      `refusals ${p95(times(refused))} ms, saves after ${p95(times(after))} ms (${percent(refusedOf(after))} refused)`,
  )
})
