import { expect, it } from 'vitest'
import { unavailable } from '../http/refusal.ts'
import { onceReady } from './once-ready.ts'

const database = { readyWithin: async () => true }

it('a database that goes away while it is asked at the start is asked again; whatever else is wrong is told', async () => {
  let asked = 0
  const answer = await onceReady(database, async () => {
    asked += 1
    if (asked < 3) throw unavailable()
    return 'answer'
  })
  expect([answer, asked]).toEqual(['answer', 3])
  await expect(onceReady(database, () => Promise.reject(new Error('made-up staff')))).rejects.toThrow('made-up staff')
})
