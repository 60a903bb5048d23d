import { afterAll, vi } from 'vitest'

// Files share a process, because it takes longer to start than most of them to run. Their modules and mocks are their
// own all the same.
vi.resetModules()
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
