import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

configure({
  // Whether a style hides something is for a browser to say, and takes longer to work out here than all the rest.
  defaultHidden: true,
  // A whole page printed is slower than the test, and nobody reads it.
  getElementError: (message) => new Error(message ?? 'Not found.'),
  asyncUtilTimeout: 10_000,
})

// Whatever a test leaves under way goes nowhere.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))

// Every test is a visitor with an empty device.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
