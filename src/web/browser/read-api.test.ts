import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readApi } from './read-api.ts'

const reply = (code: number) => Response.json({ code, data: code === 200 ? {} : null, message: '' })

/** Answers with these one after the other. */
function serverSays(...codes: number[]) {
  const asked = vi.fn<typeof fetch>()
  for (const code of codes) asked.mockResolvedValueOnce(reply(code))
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('document', { querySelector: () => null })
  return asked
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('API-01 whoever reads while the server has no room is answered as soon as it has', async () => {
  const asked = serverSays(503, 503, 200)
  const answer = readApi('my_account', {})
  await vi.advanceTimersByTimeAsync(999)
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(asked).toHaveBeenCalledTimes(3)
  expect((await answer).code).toBe(200)
})

test('API-01 it is told after three tries, and anything else at once', async () => {
  const asked = serverSays(503, 503, 503, 200)
  const answer = readApi('my_account', {})
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await answer).code).toBe(503)
  expect(asked).toHaveBeenCalledTimes(3)

  for (const code of [200, 401, 429, 500]) {
    const once = serverSays(code)
    expect((await readApi('my_account', {})).code).toBe(code)
    expect(once).toHaveBeenCalledTimes(1)
  }
})

test('whoever has left asks no more', async () => {
  const asked = serverSays(503, 200)
  const leaving = new AbortController()
  const answer = readApi('my_account', {}, leaving.signal).catch((error: Error) => error.name)
  await vi.advanceTimersByTimeAsync(10)
  leaving.abort()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await answer).toBe('AbortError')
  expect(asked).toHaveBeenCalledTimes(1)
})
