import argon2 from '@node-rs/argon2'

/** The lowest cost argon2 accepts: nearly all of the cost of a test account is its password. */
const least = { memoryCost: 8, timeCost: 1 }

// Test files share the package, and this is evaluated for each of them: only the first finds the original.
const shared = globalThis as { asItComes?: Pick<typeof argon2, 'hash' | 'hashRaw'> }
shared.asItComes ??= { hash: argon2.hash, hashRaw: argon2.hashRaw }
const { hash, hashRaw } = shared.asItComes

argon2.hash = (password, options, signal) => hash(password, { ...options, ...least }, signal)
argon2.hashRaw = (password, options, signal) => hashRaw(password, { ...options, ...least }, signal)

/** For a test file about the cost itself: passwords are hashed at the product's cost. */
export function hashAtFullCost(): void {
  Object.assign(argon2, { hash, hashRaw })
}
