import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { chance, testDepth } from '../soak/test-depth.ts'
import { newDataFolder } from './data-folder.ts'
import { isReady, startServer } from './server-process.ts'
import { until } from './until.ts'
import { keepSaving, newVisitors, type Visitor } from './visitors.ts'

const rounds = testDepth(1, 50)
const random = chance()

test('API-01 R-8 a server killed again and again in the middle of writing has everything it ever acknowledged', async ({
  annotate,
}) => {
  const env = { DATA_DIR: await newDataFolder() }
  const regulars = newVisitors(6)
  const everybody: Visitor[] = [...regulars]
  let server = await startServer(env)

  for (let round = 1; round <= rounds; round++) {
    await until(() => isReady(server.address), 60_000)
    const newcomers = newVisitors(2)
    everybody.push(...newcomers)
    const crowd = keepSaving(server.address, [...regulars, ...newcomers])
    await until(() => [...regulars, ...newcomers].every((visitor) => visitor.acknowledged() > 0), 30_000)
    await sleep(random() * 300)
    expect(await server.end('SIGKILL')).toBe('SIGKILL')
    await crowd.stop()
    expect(crowd.replies.every(({ status }) => status === 200 || status === 0)).toBe(true)

    server = await startServer(env)
    await until(() => isReady(server.address), 60_000)
    for (const visitor of everybody) await visitor.findsEverything(server.address)
  }
  const total = everybody.reduce((sum, visitor) => sum + visitor.acknowledged(), 0)
  await annotate(`${total} saves acknowledged, 0 lost`)
})
