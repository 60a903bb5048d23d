import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

configure({
  // Whether a style hides something is tested in browsers; calculating it here takes longer than all the rest.
  defaultHidden: true,
  // Printing a whole page on failure is slower than the test, and nobody reads it.
  getElementError: (message) => new Error(message ?? 'Not found.'),
  asyncUtilTimeout: 10_000,
})

// Files share a document, which takes longer to set up than most of them to run. Each begins as a page just opened.
vi.resetModules()
document.title = ''
window.history.replaceState(null, '', '/')
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name)

// Requests a test leaves under way go nowhere, and end with its file.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
const { setTimeout, setInterval } = globalThis
const timers: ReturnType<typeof setTimeout>[] = []
const noting =
  (set: typeof setTimeout | typeof setInterval) =>
  (...given: Parameters<typeof setTimeout>) => {
    const timer = set(...given)
    timers.push(timer)
    return timer
  }
Object.assign(globalThis, { setTimeout: noting(setTimeout), setInterval: noting(setInterval) })
afterAll(() => {
  for (const timer of timers) clearTimeout(timer)
  Object.assign(globalThis, { setTimeout, setInterval })
})

// Every test is a visitor with empty browser storage.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
