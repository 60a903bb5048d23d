import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isSoak } from '../soak/test-depth.ts'
import { newDataFolder, postmasterIn } from './data-folder.ts'
import { isReady, startServer } from './server-process.ts'
import { until } from './until.ts'
import { keepSaving, newVisitors } from './visitors.ts'

test.runIf(isSoak)(
  'R-8 an embedded database killed twice under load is brought back with everything acknowledged',
  async ({ annotate }) => {
    const folder = await newDataFolder()
    const server = await startServer({ DATA_DIR: folder })
    await until(() => isReady(server.address), 60_000)
    const crowd = keepSaving(server.address, newVisitors(8))

    for (let round = 1; round <= 2; round++) {
      await sleep(400)
      const postmaster = await postmasterIn(folder)
      expect(postmaster).toBeGreaterThan(0)
      const before = crowd.replies.length
      process.kill(postmaster ?? 0, 'SIGKILL')
      await until(() => crowd.replies.slice(before).some(({ status }) => status === 503), 3_000)
      const gone = await until(() => isReady(server.address), 60_000)
      expect(await postmasterIn(folder)).not.toBe(postmaster)
      await annotate(`back after ${Math.round(gone)} ms`)
    }
    await sleep(300)
    await crowd.stop()

    expect(server.ended()).toBeNull()
    expect(crowd.replies.at(-1)?.status).toBe(200)
    expect(new Set(crowd.replies.map(({ status }) => status))).toEqual(new Set([200, 503]))
    expect(Math.max(...crowd.replies.map(({ tookMs }) => tookMs))).toBeLessThan(3_000)
    for (const visitor of crowd.visitors) await visitor.findsEverything(server.address)
  },
)
