import { describe, expect, test } from 'vitest'
import { prefetchedToken } from './prefetched-token.ts'

function tokens(keptForMs = 4 * 60_000) {
  let earned = 0
  let time = 0
  const ahead = prefetchedToken(
    async () => ({ token: `token ${++earned}`, keptForMs }),
    () => time,
  )
  return { ahead, earned: () => earned, pass: (ms: number) => (time += ms) }
}

describe('R-6 a token earned ahead', () => {
  test('is begun once and taken once', async () => {
    const { ahead, earned } = tokens()
    ahead.begin()
    ahead.begin()
    expect(earned()).toBe(1)
    expect(await ahead.take()).toBe('token 1')
    expect(await ahead.take()).toBe('token 2')
  })

  test('is earned on the spot if nothing was begun', async () => {
    expect(await tokens().ahead.take()).toBe('token 1')
  })

  test('is earned anew before the server would call it too old', async () => {
    const { ahead, pass } = tokens()
    ahead.begin()
    pass(4 * 60_000)
    expect(await ahead.take()).toBe('token 2')
  })

  test('B-22 is kept for as long as its provider’s tokens live and no longer', async () => {
    const { ahead, pass } = tokens(90_000)
    ahead.begin()
    pass(89_999)
    expect(await ahead.take()).toBe('token 1')
    ahead.begin()
    pass(90_000)
    expect(await ahead.take()).toBe('token 3')
  })

  test('B-22 is begun anew once it is too old', async () => {
    const { ahead, earned, pass } = tokens(90_000)
    ahead.begin()
    await Promise.resolve()
    pass(90_000)
    ahead.begin()
    expect(earned()).toBe(2)
    expect(await ahead.take()).toBe('token 2')
  })

  test('is earned anew if the work ahead failed, and a second failure is told', async () => {
    let tries = 0
    const failsOnce = prefetchedToken(
      async () => {
        tries += 1
        if (tries === 1) throw new Error('offline')
        return { token: 'token', keptForMs: 1_000 }
      },
      () => 0,
    )
    failsOnce.begin()
    expect(await failsOnce.take()).toBe('token')

    const failsAlways = prefetchedToken(
      () => Promise.reject(new Error('offline')),
      () => 0,
    )
    failsAlways.begin()
    await expect(failsAlways.take()).rejects.toThrow('offline')
  })
})
