import { expect, it } from 'vitest'
import type { Services } from '../../platform/services.ts'
import { pauseJobs } from './pause-jobs.ts'

it('jobs pause for as long as it holds, and run as usual afterwards', async () => {
  let isMade = false
  let turns = 0
  const job = { name: 'doves are fed', everyMs: 1, withinMs: 2, run: async () => (turns += 1) }
  const [resting] = pauseJobs(() => !isMade, [job])
  expect(resting).toMatchObject({ name: 'doves are fed', everyMs: 1, withinMs: 2 })
  await resting?.run({} as Services)
  expect(turns).toBe(0)
  isMade = true
  await resting?.run({} as Services)
  expect(turns).toBe(1)
})
