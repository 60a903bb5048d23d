import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { CallReply } from '#contract/calls.ts'
import type { Envelope } from '#contract/envelope.ts'
import { stubApi } from '../../../tests/components/stub-api.ts'
import { stateOf, useRead } from './use-read.ts'

type Reply = Envelope<CallReply<'rebooking_times'>>

const ok = (...times: string[]): Reply => ({ code: 200, data: { times }, message: 'OK' })
const refused = (code: number, message: string) => ({ code, data: null, message }) as unknown as Reply

/** Answers that are given by hand, in any order. */
function heldAnswers() {
  const answers: ((reply: Reply) => void)[] = []
  const asked = stubApi({ rebooking_times: () => new Promise((resolve) => answers.push(resolve)) })
  return { asked, answer: async (nth: number, reply: Reply) => act(async () => answers[nth]?.(reply)) }
}

const first = { id: 'a' }

it('is loading until the answer is there, and says when it came', async () => {
  const { answer } = heldAnswers()
  const { result } = renderHook(() => useRead('rebooking_times', first))
  expect(result.current).toMatchObject({ data: null, at: null, problem: null, isLoading: true })
  expect(stateOf(result.current)).toBe('loading')
  const before = Date.now()
  await answer(0, ok('one'))
  await waitFor(() => expect(result.current.isLoading).toBe(false))
  expect(result.current.data).toEqual({ times: ['one'] })
  expect(result.current.at).toBeGreaterThanOrEqual(before)
  expect(stateOf(result.current)).toEqual({ times: ['one'] })
})

it('a refusal and no answer are problems, and the next answer ends them', async () => {
  let reply: Reply | null = refused(404, 'Not there')
  stubApi({
    rebooking_times: () => {
      if (reply) return reply
      throw new TypeError('Failed to fetch')
    },
  })
  const { result } = renderHook(() => useRead('rebooking_times', first))
  await waitFor(() => expect(result.current.problem).toEqual({ code: 404, message: 'Not there' }))
  expect(stateOf(result.current)).toBe('failed')
  reply = null
  await act(() => result.current.refresh())
  expect(result.current.problem).toBe('no answer')
  reply = ok('one')
  await act(() => result.current.refresh())
  expect(result.current).toMatchObject({ data: { times: ['one'] }, problem: null })
})

it('what could not be refreshed stays in sight with its problem', async () => {
  const { answer } = heldAnswers()
  const { result } = renderHook(() => useRead('rebooking_times', first))
  await answer(0, ok('one'))
  await waitFor(() => expect(result.current.data).not.toBeNull())
  let done = Promise.resolve()
  act(() => {
    done = result.current.refresh()
  })
  expect(result.current).toMatchObject({ data: { times: ['one'] }, isLoading: true })
  await answer(1, refused(500, 'Sorry'))
  await act(() => done)
  expect(result.current).toMatchObject({ data: { times: ['one'] }, problem: { code: 500 }, isLoading: false })
  expect(stateOf(result.current)).toEqual({ times: ['one'] })
})

it('a further try forgets what was known and shows that it is loading', async () => {
  const { answer, asked } = heldAnswers()
  const { result } = renderHook(() => useRead('rebooking_times', first))
  await answer(0, refused(500, 'Sorry'))
  await waitFor(() => expect(stateOf(result.current)).toBe('failed'))
  act(() => result.current.tryAgain())
  expect(stateOf(result.current)).toBe('loading')
  expect(asked).toHaveLength(2)
  await answer(1, ok('one'))
  await waitFor(() => expect(result.current.data).toEqual({ times: ['one'] }))
})

it('an answer to the question before is dropped, however late it comes', async () => {
  const { answer } = heldAnswers()
  const { result, rerender } = renderHook(({ id }) => useRead('rebooking_times', { id }), { initialProps: { id: 'a' } })
  rerender({ id: 'b' })
  await answer(1, ok('of b'))
  await waitFor(() => expect(result.current.data).toEqual({ times: ['of b'] }))
  await answer(0, ok('of a'))
  expect(result.current.data).toEqual({ times: ['of b'] })
})

it('data of another body is not shown while the new one is on its way', async () => {
  const { answer } = heldAnswers()
  const { result, rerender } = renderHook(({ id }) => useRead('rebooking_times', { id }), { initialProps: { id: 'a' } })
  await answer(0, ok('of a'))
  await waitFor(() => expect(result.current.data).not.toBeNull())
  rerender({ id: 'b' })
  expect(result.current).toMatchObject({ data: null, isLoading: true })
})

it('asks once for a body that is equal, and again for another version', async () => {
  const asked = stubApi({ rebooking_times: () => ok('one') })
  const { result, rerender } = renderHook(({ version }) => useRead('rebooking_times', { id: 'a' }, { version }), {
    initialProps: { version: 1 },
  })
  await waitFor(() => expect(result.current.data).not.toBeNull())
  rerender({ version: 1 })
  expect(asked).toHaveLength(1)
  rerender({ version: 2 })
  expect(result.current.data).not.toBeNull()
  await waitFor(() => expect(asked).toHaveLength(2))
  await waitFor(() => expect(result.current.isLoading).toBe(false))
})

it('is not asked where it is not wanted, and not by itself while it is paused', async () => {
  const asked = stubApi({ rebooking_times: () => ok('one') })
  let isPaused = true
  const { result, rerender } = renderHook(
    ({ isWanted }) => useRead('rebooking_times', first, { isWanted, isPaused: () => isPaused }),
    { initialProps: { isWanted: false } },
  )
  rerender({ isWanted: true })
  expect(asked).toHaveLength(0)
  await act(() => result.current.refresh())
  expect(asked).toHaveLength(1)
  isPaused = false
  rerender({ isWanted: false })
  expect(asked).toHaveLength(1)
  rerender({ isWanted: true })
  await waitFor(() => expect(asked).toHaveLength(2))
  await waitFor(() => expect(result.current.isLoading).toBe(false))
})

it('being signed out is told to whom it is given, and is a problem where nobody takes it', async () => {
  stubApi({ rebooking_times: () => refused(401, 'Sign in') })
  const onSignedOut = vi.fn()
  const onRead = vi.fn()
  const { result } = renderHook(() => useRead('rebooking_times', first, { onSignedOut, onRead }))
  await waitFor(() => expect(onSignedOut).toHaveBeenCalledOnce())
  await waitFor(() => expect(stateOf(result.current)).toBe('loading'))
  expect(onRead).not.toHaveBeenCalled()
  const other = renderHook(() => useRead('rebooking_times', first))
  await waitFor(() => expect(other.result.current.problem).toEqual({ code: 401, message: 'Sign in' }))
})

it('gives what it read to the handler of the last render', async () => {
  const { answer } = heldAnswers()
  const [early, late] = [vi.fn(), vi.fn()]
  const { rerender } = renderHook(({ onRead }) => useRead('rebooking_times', first, { onRead }), {
    initialProps: { onRead: early },
  })
  rerender({ onRead: late })
  await answer(0, ok('one'))
  await waitFor(() => expect(late).toHaveBeenCalledWith({ times: ['one'] }))
  expect(early).not.toHaveBeenCalled()
})

it('asks by the transport it is given, and gives up the question when the screen is left', async () => {
  let signal: AbortSignal | undefined
  const read = vi.fn((_name: string, _body: unknown, given?: AbortSignal) => {
    signal = given
    return new Promise<never>(() => undefined)
  })
  function Screen() {
    useRead('rebooking_times', first, { read })
    return <p>shown</p>
  }
  const { unmount } = render(<Screen />)
  screen.getByText('shown')
  expect(read).toHaveBeenCalledWith('rebooking_times', first, expect.any(AbortSignal))
  expect(signal?.aborted).toBe(false)
  unmount()
  expect(signal?.aborted).toBe(true)
})
