import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useSave } from './use-save.ts'

const reply = (code: number, message: string) => async () => ({ code, data: null, message })

function shown() {
  const onSaved = vi.fn(async () => undefined)
  const { result } = renderHook(() => useSave(onSaved, 'Not saved'))
  return { result, onSaved }
}

it('what was saved is shown anew', async () => {
  const { result, onSaved } = shown()
  expect(await act(() => result.current.save(reply(200, 'OK')))).toBe(true)
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(true)
  expect(result.current).toMatchObject({ isBusy: false, problem: null })
})

it('where a colleague was faster, it says so and shows what is so now', async () => {
  const { result, onSaved } = shown()
  expect(await act(() => result.current.save(reply(409, 'Somebody was faster')))).toBe(false)
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(false)
  expect(result.current.problem).toBe('Somebody was faster')
})

it('what was refused is said, and nothing is shown anew', async () => {
  const { result, onSaved } = shown()
  expect(await act(() => result.current.save(reply(400, 'Write a reason')))).toBe(false)
  expect(onSaved).not.toHaveBeenCalled()
  expect(result.current.problem).toBe('Write a reason')
})

it('without an answer it says that it was not saved', async () => {
  const { result, onSaved } = shown()
  expect(await act(() => result.current.save(() => Promise.reject(new TypeError('Failed to fetch'))))).toBe(false)
  expect(onSaved).not.toHaveBeenCalled()
  expect(result.current.problem).toBe('Not saved')
})
