/** The throughput of the processors for hashing alone, at the same cost. */
import { hash, verify } from '@node-rs/argon2'
import type { Flooded, Until } from '../load/flood.ts'
import { answerJobs } from '../processes/answer-jobs.ts'

export interface RawArgon2Options {
  readonly clients: number
}

const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

await answerJobs(async ({ clients }: RawArgon2Options) => {
  const hashed = await hash('river-otter-41', cost)
  return async ({ milliseconds = 0 }: Until): Promise<Flooded> => {
    const begun = performance.now()
    let done = 0
    const verifyOn = async () => {
      while (performance.now() - begun < milliseconds) {
        await verify(hashed, 'river-otter-41')
        done++
      }
    }
    await Promise.all(Array.from({ length: clients }, verifyOn))
    return { done, errors: 0, seconds: (performance.now() - begun) / 1000 }
  }
})
