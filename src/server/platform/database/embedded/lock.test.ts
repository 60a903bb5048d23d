import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { underLock } from './lock.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkwell-test-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function mostAtOnce(path: string): Promise<number> {
  let inside = 0
  let most = 0
  const work = async () => {
    inside++
    most = Math.max(most, inside)
    await sleep(5)
    inside--
  }
  await Promise.all(Array.from({ length: 8 }, () => underLock(path, work)))
  return most
}

test('only one caller at a time works under a lock', async () => {
  expect(await mostAtOnce(join(folder, 'plain.lock'))).toBe(1)
})

test('a lock whose holder has died is taken over, by one at a time', async () => {
  const path = join(folder, 'dead.lock')
  await writeFile(path, JSON.stringify({ pid: 2 ** 22 - 3, born: '1' }))
  expect(await mostAtOnce(path)).toBe(1)
})

test.runIf(process.platform === 'linux')(
  'a lock whose holder’s number now belongs to another process is taken over',
  async () => {
    const path = join(folder, 'reused.lock')
    await writeFile(path, JSON.stringify({ pid: process.pid, born: '1' }))
    expect(await mostAtOnce(path)).toBe(1)
  },
)

test('a lock left empty by a power failure is taken over', async () => {
  const path = join(folder, 'empty.lock')
  await writeFile(path, '')
  await utimes(path, 1, 1)
  expect(await mostAtOnce(path)).toBe(1)
})

test('a failure inside frees the lock', async () => {
  const path = join(folder, 'failing.lock')
  await expect(underLock(path, () => Promise.reject(new Error('inside')))).rejects.toThrow('inside')
  expect(await underLock(path, async () => 'free')).toBe('free')
})
