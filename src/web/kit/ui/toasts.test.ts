import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, leaveToasts, onToastsChange, showToast } from './toasts.ts'

describe('SH-08 toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    dismissToast()
    vi.runAllTimers()
    vi.useRealTimers()
  })

  test('SH-08 a toast has id, title, description, action, open and variant', () => {
    const action = { label: 'Undo', run: () => {}, otherwise: 'Go back to the last question' }
    const id = showToast({ title: 'Slot Selected', description: 'Tuesday at 10:00', action, variant: 'destructive' })
    expect(currentToasts()).toEqual([
      { id, title: 'Slot Selected', description: 'Tuesday at 10:00', action, open: true, variant: 'destructive' },
    ])
  })

  test('SH-08 a toast is of the default variant unless told otherwise', () => {
    showToast({ title: 'Slot Selected' })
    expect(currentToasts()[0]?.variant).toBe('default')
  })

  test('SH-08 at most one is shown: a new one replaces the old', () => {
    const first = showToast({ title: 'First' })
    const second = showToast({ title: 'Second' })
    expect(second).not.toBe(first)
    expect(currentToasts().map(({ title }) => title)).toEqual(['Second'])
  })

  test('E-9 a toast goes with the page it was shown on, unless it was sent along to the next', () => {
    showToast({ title: 'BMI Calculated' })
    vi.advanceTimersByTime(1_000)
    leaveToasts(performance.now())
    expect(currentToasts()).toMatchObject([{ open: false }])

    showToast({ title: 'Payment successful!' })
    const leftAt = performance.now() + 20
    vi.advanceTimersByTime(3_000)
    leaveToasts(leftAt)
    expect(currentToasts()).toMatchObject([{ title: 'Payment successful!', open: true }])
  })

  test('SH-08 a dismissed toast closes at once and leaves the store after 1,000,000 ms', () => {
    const id = showToast({ title: 'Bye' })
    dismissToast(id)
    expect(currentToasts()).toMatchObject([{ id, open: false }])
    vi.advanceTimersByTime(999_999)
    expect(currentToasts()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(currentToasts()).toHaveLength(0)
  })

  test('SH-08 dismissing twice does not put its removal off', () => {
    const id = showToast({ title: 'Bye' })
    dismissToast(id)
    vi.advanceTimersByTime(600_000)
    dismissToast(id)
    vi.advanceTimersByTime(400_000)
    expect(currentToasts()).toHaveLength(0)
  })

  test('SH-08 the removal of an old toast leaves its replacement alone', () => {
    dismissToast(showToast({ title: 'Old' }))
    const replacement = showToast({ title: 'New' })
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(2_000_000)
    expect(currentToasts()).toMatchObject([{ id: replacement, open: true }])
  })

  test('SH-08 dismissing without an id closes whatever is open', () => {
    showToast({ title: 'Open' })
    dismissToast()
    expect(currentToasts()).toMatchObject([{ open: false }])
  })

  test('SH-08 listeners hear every change until they leave', () => {
    const listener = vi.fn()
    const leave = onToastsChange(listener)
    const id = showToast({ title: 'One' })
    dismissToast(id)
    dismissToast('toast-unknown')
    expect(listener).toHaveBeenCalledTimes(2)
    leave()
    showToast({ title: 'Two' })
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
