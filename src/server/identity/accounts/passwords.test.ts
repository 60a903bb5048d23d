import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import argon2 from '@node-rs/argon2'
import { afterEach, expect, it, vi } from 'vitest'
import { hashAtFullCost } from '../../testing/password-cost.ts'
import { hashPassword, isPassword } from './passwords.ts'

hashAtFullCost()
afterEach(() => vi.restoreAllMocks())

it('R-5 a password is recognised, however its accents are typed, and no other is', async () => {
  const hashed = await hashPassword('café-Secret-99')
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword(hashed, 'cafe\u0301-Secret-99')).toBe(true)
  expect(await isPassword(hashed, 'cafe-Secret-99')).toBe(false)
})

it('R-2 without an account a hash is verified all the same, and nothing matches it', async () => {
  const verify = vi.spyOn(argon2, 'verify')
  expect(await isPassword(null, '')).toBe(false)
  expect(verify).toHaveBeenCalledTimes(1)
})

it('only so many at once, then a queue, then 503', async () => {
  const atOnce = 2 * availableParallelism()
  let underWay = 0
  let most = 0
  vi.spyOn(argon2, 'hash').mockImplementation(async () => {
    most = Math.max(most, ++underWay)
    await sleep(1)
    underWay -= 1
    return 'hashed'
  })
  const asked = Array.from({ length: atOnce * 51 + 3 }, () => hashPassword('x').catch((error) => error.code as number))
  const answers = await Promise.all(asked)
  expect(most).toBe(atOnce)
  expect(answers.filter((answer) => answer === 503)).toHaveLength(3)
  expect(answers.filter((answer) => answer === 'hashed')).toHaveLength(atOnce * 51)
  expect(await hashPassword('x')).toBe('hashed')
})
