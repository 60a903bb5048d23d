import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAnswerSaver } from './answer-saver.ts'

const visit = '6b6f2c1e-0d0a-4a7e-9a52-1f8f3d3f5a10'
const saved = (revision: number) => ({ code: 200, data: { uniqueId: visit, revision }, message: 'OK' })
const refused = (code: number) => ({ code, data: null, message: '' })

function memoryStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

function setUp(entries?: Record<string, string>) {
  const storage = memoryStorage(entries)
  const call = vi.fn<Parameters<typeof createAnswerSaver>[0]['call']>()
  const log = vi.fn()
  const onForeign = vi.fn()
  const now = { answers: '{"Q1_answer":"18-74"}' }
  const saver = createAnswerSaver({
    flow: 'weight-management',
    answers: () => now.answers,
    storage,
    call,
    tab: 'f5a1a9f4-6d5e-4a8f-8a57-51a7a7d1c001',
    log,
    onForeign,
  })
  return { storage, call, log, now, saver, onForeign }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('whose answers they are', () => {
  it('B-6 R-8 an account’s wait here once nobody is signed in any more, under the name they have', async () => {
    const { saver, call, storage } = setUp({ uniqueId: visit })
    call.mockResolvedValue(refused(401))
    expect(await saver.save()).toBe(false)
    expect([saver.state, saver.isSignedOut]).toEqual(['unsaved', true])
    await vi.advanceTimersByTimeAsync(10 * 60 * 1_000)
    expect(call).toHaveBeenCalledTimes(1)
    expect(storage.kept.get('uniqueId')).toBe(visit)
    call.mockResolvedValue(saved(2))
    saver.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect([saver.state, saver.isSignedOut]).toEqual(['saved', false])
  })

  it('B-6 whoever starts again without signing in begins a visit of their own', async () => {
    const { saver, call, storage } = setUp({ uniqueId: visit, questionnaire_sync: '{"weight-management":7}' })
    call.mockResolvedValueOnce(refused(401)).mockResolvedValue(saved(1))
    await saver.save()
    saver.beginAnew()
    storage.kept.clear()
    expect([saver.state, saver.isSignedOut]).toEqual(['idle', false])
    await saver.save()
    expect(call.mock.lastCall?.[0]).toMatchObject({ uniqueId: null })
    expect(call.mock.lastCall?.[0]).not.toHaveProperty('revision')
  })

  it('B-3 R-2 somebody else’s are not offered again to whoever is signed in', async () => {
    const { saver, call, onForeign } = setUp({ uniqueId: visit })
    call.mockResolvedValue({ code: 403, data: { reason: 'account' } as never, message: '' })
    expect(await saver.save()).toBe(false)
    expect(call).toHaveBeenCalledTimes(1)
    expect(onForeign).toHaveBeenCalledTimes(1)
  })
})

it('B-10 R-8 a network that has sent too much is tried again by itself, and nothing is lost', async () => {
  const { saver, call, storage } = setUp({ uniqueId: visit })
  call.mockResolvedValueOnce(refused(429)).mockResolvedValueOnce(refused(429)).mockResolvedValue(saved(3))
  expect(await saver.save()).toBe(false)
  expect([saver.state, saver.isSignedOut]).toEqual(['unsaved', false])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(saver.state).toBe('saved')
  expect(storage.kept.get('uniqueId')).toBe(visit)
})

describe('saving answers', () => {
  it('API-01 sends the answers, the visit and the questionnaire, and keeps the visit it is given', async () => {
    const { saver, call, storage } = setUp()
    call.mockResolvedValue(saved(1))
    expect(await saver.save()).toBe(true)
    expect(call.mock.calls[0]?.[0]).toMatchObject({
      ansData: '{"Q1_answer":"18-74"}',
      uniqueId: null,
      questionnaire_type: 'weight-management',
    })
    expect(storage.getItem('uniqueId')).toBe(visit)
    expect(saver.state).toBe('saved')
  })

  it('API-01 names the revision it builds on, also after a reload', async () => {
    const first = setUp()
    first.call.mockResolvedValue(saved(4))
    await first.saver.save()
    const second = setUp(Object.fromEntries(first.storage.kept))
    second.call.mockResolvedValue(saved(5))
    await second.saver.save()
    expect(second.call.mock.calls[0]?.[0]).toMatchObject({ uniqueId: visit, revision: 4 })
  })

  it('API-01 keeps no visit from a reply that is not 200', async () => {
    const { saver, call, storage } = setUp()
    call.mockResolvedValue(refused(503))
    expect(await saver.save()).toBe(false)
    expect(storage.getItem('uniqueId')).toBeNull()
  })

  it('R-8 a failed save is tried again by itself, ever less often, until it succeeds', async () => {
    const { saver, call, log } = setUp()
    call.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(refused(503)).mockResolvedValue(saved(1))
    expect(await saver.save()).toBe(false)
    expect(saver.state).toBe('unsaved')
    expect(log).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1_300)
    expect(call).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(900)
    expect(call).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1_600)
    expect(call).toHaveBeenCalledTimes(3)
    expect(saver.state).toBe('saved')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(call).toHaveBeenCalledTimes(3)
  })

  it('R-8 waits a minute or so at the longest between tries', async () => {
    const { saver, call } = setUp()
    call.mockResolvedValue(refused(503))
    await saver.save()
    await vi.advanceTimersByTimeAsync(600_000)
    const before = call.mock.calls.length
    await vi.advanceTimersByTimeAsync(80_000)
    expect(call.mock.calls.length).toBeGreaterThan(before)
  })

  it('R-8 tries at once when the connection is back', async () => {
    const { saver, call } = setUp()
    call.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(saved(1))
    await saver.save()
    saver.retry()
    await vi.advanceTimersByTimeAsync(0)
    expect(saver.state).toBe('saved')
  })

  it('R-8 sends the newest answers once the save under way is done', async () => {
    const { saver, call, now } = setUp()
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof saved>>()
    call.mockReturnValueOnce(promise).mockResolvedValue(saved(2))
    const first = saver.save()
    now.answers = '{"Q1_answer":"75 above"}'
    const second = saver.save()
    expect(call).toHaveBeenCalledTimes(1)
    resolve(saved(1))
    expect(await Promise.all([first, second])).toEqual([true, true])
    expect(call.mock.calls[1]?.[0]).toMatchObject({ ansData: '{"Q1_answer":"75 above"}', revision: 1 })
  })

  it('R-8 a visit that is over or not ours is let go, and the answers start a new one', async () => {
    const { saver, call, storage } = setUp({ uniqueId: 'old', questionnaire_sync: '{"weight-management":9}' })
    call.mockResolvedValueOnce(refused(403)).mockResolvedValue(saved(1))
    expect(await saver.save()).toBe(true)
    expect(call.mock.calls[1]?.[0]).toMatchObject({ uniqueId: null })
    expect(call.mock.calls[1]?.[0]).not.toHaveProperty('revision')
    expect(storage.getItem('uniqueId')).toBe(visit)
  })

  it('R-8 a tab that another one has overtaken stops writing', async () => {
    const { saver, call } = setUp()
    call.mockResolvedValue(refused(409))
    expect(await saver.save()).toBe(false)
    expect(saver.state).toBe('stale')
    expect(await saver.save()).toBe(false)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('R-8 answers the server cannot take are not sent over and over', async () => {
    const { saver, call } = setUp()
    call.mockResolvedValue(refused(400))
    await saver.save()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(call).toHaveBeenCalledTimes(1)
    expect(saver.state).toBe('unsaved')
  })

  it('a changed answer is no longer called saved', async () => {
    const { saver, call } = setUp()
    call.mockResolvedValue(saved(1))
    await saver.save()
    saver.noteChange()
    expect(saver.state).toBe('idle')
  })

  it('damaged notes about the last save are ignored', () => {
    expect(() => setUp({ questionnaire_sync: '{' })).not.toThrow()
  })

  it('an answer changed while a save is under way is not called saved by it', async () => {
    const { saver, call, now } = setUp()
    call.mockImplementation(async () => {
      now.answers = '{"Q1_answer":"75 above"}'
      return saved(1)
    })
    expect(await saver.save()).toBe(true)
    expect(saver.state).toBe('idle')
  })

  it('the revision of one questionnaire leaves that of another alone', async () => {
    const { saver, call, storage } = setUp({ questionnaire_sync: '{"adhd":7}' })
    call.mockResolvedValue(saved(1))
    await saver.save()
    expect(JSON.parse(storage.getItem('questionnaire_sync') ?? '')).toEqual({ adhd: 7, 'weight-management': 1 })
  })
})
