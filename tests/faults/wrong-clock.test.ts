import { expect, test } from 'vitest'
import { isSoak } from '../soak/test-depth.ts'
import { newDataFolder } from './data-folder.ts'
import { isReady, startServer } from './server-process.ts'
import { until } from './until.ts'
import { newVisitor } from './visitors.ts'

const token = 'x'.repeat(20)
const hoursMs = 3_600_000
/** Loaded before the product: its process runs two hours ahead. */
const twoHoursAhead = `--import=data:text/javascript,const%20now=Date.now;Date.now=()=>now()+${2 * hoursMs}`

test.runIf(isSoak)(
  'O-5 a process whose clock is two hours ahead of the database is not ready, serves no call, and says why',
  async () => {
    const folder = await newDataFolder()
    const settings = { DATA_DIR: folder, METRICS_TOKEN: token, LOG_LEVEL: 'warn' }
    const server = await startServer({ ...settings, NODE_OPTIONS: twoHoursAhead })
    await until(() => server.said().includes('is not ready'), 60_000)
    expect(server.said()).toMatch(/The clock of this machine is 7\d{3} s ahead of the clock of the database/)
    expect(await isReady(server.address)).toBe(false)
    expect((await newVisitor().save(server.address)).status).toBe(503)
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
    const figures = await fetch(`${server.address}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    expect(await figures.text()).toMatch(/^larkwell_clock_skew_seconds 7(199|200)\./m)
    await server.end('SIGTERM')
  },
)
