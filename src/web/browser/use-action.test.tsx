import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useAction } from './use-action.ts'

function held<Result>() {
  let resolve: (result: Result) => void = () => undefined
  let reject: () => void = () => undefined
  const promise = new Promise<Result>((yes, no) => {
    resolve = yes
    reject = () => no(new TypeError('Failed to fetch'))
  })
  return { promise, resolve, reject }
}

it('is busy while it runs, and gives what it came to', async () => {
  const { result } = renderHook(() => useAction('failed'))
  const sending = held<number>()
  let done: Promise<number | undefined> | undefined
  act(() => {
    done = result.current.run(() => sending.promise)
  })
  expect(result.current).toMatchObject({ isBusy: true, problem: null })
  await act(async () => sending.resolve(7))
  expect(await done).toBe(7)
  expect(result.current.isBusy).toBe(false)
})

it('runs one at a time, also when the second press comes before the first is drawn', async () => {
  const { result } = renderHook(() => useAction('failed'))
  const sending = held<string>()
  const send = vi.fn(() => sending.promise)
  const { run } = result.current
  let second: Promise<string | undefined> | undefined
  act(() => {
    void run(send)
    second = run(send)
  })
  expect(await second).toBeUndefined()
  expect(send).toHaveBeenCalledOnce()
  await act(async () => sending.resolve('sent'))
  await act(async () => void (await result.current.run(send)))
  expect(send).toHaveBeenCalledTimes(2)
})

it('without an answer it says that it failed, and can be pressed again', async () => {
  const { result } = renderHook(() => useAction('failed'))
  const outcome = await act(() => result.current.run(() => Promise.reject(new TypeError('Failed to fetch'))))
  expect(outcome).toBeUndefined()
  expect(result.current).toMatchObject({ isBusy: false, problem: 'failed' })
  await act(() => result.current.run(async () => 'done'))
  expect(result.current.problem).toBeNull()
})

it('what went wrong before is gone as soon as it runs again', async () => {
  const { result } = renderHook(() => useAction('failed'))
  act(() => result.current.setProblem('Choose one'))
  expect(result.current.problem).toBe('Choose one')
  const sending = held<void>()
  act(() => void result.current.run(() => sending.promise))
  expect(result.current.problem).toBeNull()
  await act(async () => sending.reject())
  expect(result.current.problem).toBe('failed')
})

it('a refusal that is set while it runs stays when it is over, and may be more than words', async () => {
  interface Problem {
    readonly says: string
    readonly isOvertaken: boolean
  }
  const { result } = renderHook(() => useAction<Problem>({ says: 'failed', isOvertaken: false }))
  await act(() => result.current.run(async () => result.current.setProblem({ says: 'Too late', isOvertaken: true })))
  expect(result.current).toMatchObject({ isBusy: false, problem: { says: 'Too late', isOvertaken: true } })
})

it('words that depend on the connection are chosen when it fails', async () => {
  let isOnline = true
  const { result } = renderHook(() => useAction(() => (isOnline ? 'failed' : 'offline')))
  await act(() =>
    result.current.run(async () => {
      isOnline = false
      throw new TypeError('Failed to fetch')
    }),
  )
  expect(result.current.problem).toBe('offline')
})
