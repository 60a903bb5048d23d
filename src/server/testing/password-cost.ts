import argon2 from '@node-rs/argon2'

/** As little as argon2 takes: what an account costs a test is nearly all its password. */
const least = { memoryCost: 8, timeCost: 1 }

// Files share the package, and this is read again for each of them: only the first finds it as it comes.
const shared = globalThis as { asItComes?: Pick<typeof argon2, 'hash' | 'hashRaw'> }
shared.asItComes ??= { hash: argon2.hash, hashRaw: argon2.hashRaw }
const { hash, hashRaw } = shared.asItComes

argon2.hash = (password, options, signal) => hash(password, { ...options, ...least }, signal)
argon2.hashRaw = (password, options, signal) => hashRaw(password, { ...options, ...least }, signal)

/** For a whole test file that is about the cost itself: passwords are hashed as the product asks for it. */
export function hashAtFullCost(): void {
  Object.assign(argon2, { hash, hashRaw })
}
