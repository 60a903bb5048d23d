import { expect, it, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import { leaseGuard, NoLongerHeld } from './lease-guard.ts'

it('lets a run use the database in any way only for as long as it holds the lease', async () => {
  let isHeld = true
  const used = vi.fn(async () => [] as never)
  const database: Database = {
    isReady: true,
    trouble: null,
    hasCapacity: true,
    load: { waiting: 0, inUse: 0 },
    readyWithin: async () => true,
    run: used,
    transaction: used,
    query: used,
  }
  const guarded = leaseGuard(database, () => isHeld)
  const ways = [
    () => guarded.run(async () => null),
    () => guarded.transaction(async () => null, { accessMode: 'read only' }),
    () => guarded.query({ name: 'any', text: 'select 1' }, []),
  ]
  for (const use of ways) await use()
  expect(used).toHaveBeenCalledTimes(3)
  expect(used).toHaveBeenNthCalledWith(2, expect.any(Function), { accessMode: 'read only' })
  isHeld = false
  for (const use of ways) await expect(use()).rejects.toThrow(NoLongerHeld)
  expect(used).toHaveBeenCalledTimes(3)
})
