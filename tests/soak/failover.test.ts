import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { newDataFolder } from '../faults/data-folder.ts'
import { ownPostgres } from '../faults/own-postgres.ts'
import { startProxy } from '../faults/proxy.ts'
import { isReady, startServer } from '../faults/server-process.ts'
import { until } from '../faults/until.ts'
import { type Crowd, keepSaving, newVisitors } from '../faults/visitors.ts'
import { promote, stallReplication, standbyOf, waitForStandby } from './standby.ts'

/**
 * A database and its standby, the product with one address that leads to the current primary, and people who save. The
 * proxy stands for an address that moves, a name that changes, or a pooler.
 */
async function startPair({ isSynchronous }: { readonly isSynchronous: boolean }) {
  const primary = await ownPostgres()
  await primary.start()
  const standby = await standbyOf(primary)
  if (isSynchronous) await waitForStandby(primary)
  const address = await startProxy(primary.port)
  const url = new URL(primary.url)
  url.port = String(address.port)
  const server = await startServer({ DATABASE_URL: url.href, DATA_DIR: await newDataFolder({ isEmpty: true }) })
  await until(() => isReady(server.address), 60_000)
  const crowd = keepSaving(server.address, newVisitors(16))
  onTestFinished(() => crowd.stop())
  await until(() => crowd.visitors.every((visitor) => visitor.acknowledged() > 5), 30_000)
  return { primary, standby, address, server, crowd }
}

const acknowledged = ({ visitors }: Crowd) => visitors.reduce((sum, visitor) => sum + visitor.acknowledged(), 0)

/** How many of them do not find what was acknowledged as saved. */
async function missedBy({ visitors }: Crowd, address: string): Promise<number> {
  const found = await Promise.allSettled(visitors.map((visitor) => visitor.findsEverything(address)))
  return found.filter(({ status }) => status === 'rejected').length
}

/** Every reply meanwhile is a correct refusal, and quick. */
function expectHonest({ replies }: Crowd, since: number): void {
  for (const reply of replies.slice(since)) {
    expect(reply.tookMs).toBeLessThan(3_000)
    if (reply.status !== 200) expect(reply).toMatchObject({ status: 503, retryAfter: '1' })
  }
}

const deaths = [
  { how: 'loses its power', isSilent: false },
  { how: 'falls silent, and its connections with it', isSilent: true },
]

test.for(deaths)(
  'the database $how under load: the standby takes its place without a restart, with everything that was acknowledged',
  { timeout: 180_000 },
  async ({ isSilent }, { annotate }) => {
    const { primary, standby, address, server, crowd } = await startPair({ isSynchronous: true })
    await sleep(2_000)
    const before = crowd.replies.length
    const at = performance.now()
    if (isSilent) address.freeze()
    else await primary.kill()
    await until(async () => !(await isReady(server.address)), 5_000)

    // The address has moved and the standby is still read-only: nothing is acknowledged.
    address.redirect(standby.port)
    address.thawForNewcomers()
    await sleep(1_500)
    expect(await isReady(server.address)).toBe(false)
    expect(crowd.replies.slice(-16).map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 503))
    expect((await fetch(server.address)).status).toBe(200)

    const promoting = performance.now()
    // A hanging primary is fenced before another takes its place.
    if (isSilent) await primary.kill()
    await promote(standby)
    const promoted = performance.now()
    await until(() => isReady(server.address), 10_000)
    await until(() => crowd.replies.at(-1)?.status === 200, 10_000)
    const back = performance.now()
    expect(back - promoted).toBeLessThan(3_000)
    await sleep(1_500)
    await crowd.stop()
    expectHonest(crowd, before)
    expect(server.ended()).toBeNull()
    expect(await missedBy(crowd, server.address)).toBe(0)
    const refused = crowd.replies.filter(({ status }) => status !== 200)
    const ms = (from: number, to: number) => Math.round(to - from)
    await annotate(
      `${acknowledged(crowd)} saves acknowledged, 0 lost; ${refused.length} refused over ${ms(at, back)} ms, ` +
        `of which promoting took ${ms(promoting, promoted)} ms and finding it ${ms(promoted, back)} ms`,
    )
  },
)

test('a standby that falls silent: nothing is acknowledged that it does not have, and service returns with it', {
  timeout: 180_000,
}, async ({ annotate }) => {
  const { primary, server, crowd } = await startPair({ isSynchronous: true })
  const goOn = await stallReplication(primary)
  await until(async () => !(await isReady(server.address)), 5_000)
  const shut = acknowledged(crowd)
  const before = crowd.replies.length
  for (let second = 0; second < 6; second += 1) {
    await sleep(1_000)
    expect(await isReady(server.address)).toBe(false)
  }
  expect(acknowledged(crowd)).toBe(shut)
  goOn()
  const back = await until(() => crowd.replies.at(-1)?.status === 200, 10_000)
  await crowd.stop()
  expectHonest(crowd, before)
  expect(await missedBy(crowd, server.address)).toBe(0)
  await annotate(`saving again ${Math.round(back)} ms after the standby was heard`)
})

test('without waiting for the standby, what it had not received is lost: the test reports how much', {
  timeout: 180_000,
}, async ({ annotate }) => {
  const { primary, standby, address, server, crowd } = await startPair({ isSynchronous: false })
  await stallReplication(primary)
  const before = acknowledged(crowd)
  await sleep(300)
  await primary.kill()
  await crowd.stop()
  const unsent = acknowledged(crowd) - before
  await promote(standby)
  address.redirect(standby.port)
  await until(() => isReady(server.address), 10_000)
  const missing = await missedBy(crowd, server.address)
  expect(missing).toBeGreaterThan(0)
  await annotate(
    `asynchronous: ${missing} of ${crowd.visitors.length} people do not find their last answers; ` +
      `${unsent} saves were acknowledged in the 300 ms that the standby did not hear of`,
  )
})
