import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import argon2 from '@node-rs/argon2'
import { unavailable } from '../../platform/http/api-error.ts'

/** argon2id as OWASP asks for it: 19 MiB, two passes, one lane. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** More at once would only slow everyone down; more in the queue could not be served in time. */
const atOnce = 2 * availableParallelism()
const longestQueue = 50 * atOnce

let underWay = 0
const queue: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (underWay >= atOnce) {
    if (queue.length >= longestQueue) throw unavailable()
    // A finished call hands its place to the next, so that no newcomer overtakes the queue.
    await new Promise<void>((proceed) => queue.push(proceed))
  } else {
    underWay += 1
  }
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else underWay -= 1
  }
}

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => argon2.hash(password.normalize('NFKC'), cost))

/** The hash of a random password, verified where there is no account, so that both cases take equally long. */
export const nobodysPassword: Promise<string> = argon2.hash(randomBytes(32), cost)

/**
 * A key derived from the password alone, to wrap what belongs to its owner. As hard to guess as the password itself.
 */
export const keyFromPassword = (password: string, salt: Buffer): Promise<Buffer> =>
  inTurn(() => argon2.hashRaw(password.normalize('NFKC'), { ...cost, salt, outputLen: 32 }))

/** `hashed` null: there is no such account. The result is false, at the same cost. */
export async function isPassword(hashed: string | null, password: string): Promise<boolean> {
  const against = hashed ?? (await nobodysPassword)
  const isRight = await inTurn(() => argon2.verify(against, password.normalize('NFKC')))
  return isRight && hashed !== null
}
