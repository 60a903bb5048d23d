import { afterAll, vi } from 'vitest'

// Files share a process, which takes longer to start than most of them to run. What they keep in modules, or put in the
// place of others, is theirs alone all the same.
vi.resetModules()
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
