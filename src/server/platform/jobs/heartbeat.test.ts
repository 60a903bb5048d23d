import { expect, it } from 'vitest'
import { heartbeat } from './heartbeat.ts'

it('events are recorded in their order, however long that takes, and failures do not block the job', async () => {
  const written: unknown[] = []
  let calls = 0
  const slow = Promise.withResolvers<void>()
  const query = async (_: unknown, values: readonly unknown[] = []) => {
    const isFirst = calls++ === 0
    if (isFirst) await slow.promise
    written.push(values[2])
    if (isFirst) throw new Error('The database is away.')
    return { rows: [], rowCount: 0 } as never
  }
  const beat = heartbeat({ query }, { name: 'doves are fed', everyMs: 20 })
  const both = [beat([]), beat('done')]
  await new Promise((resolve) => setImmediate(resolve))
  expect(written).toEqual([])
  slow.resolve()
  await Promise.all(both)
  expect(written).toEqual([false, true])
})
