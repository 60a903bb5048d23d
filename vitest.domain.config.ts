import { defineConfig } from 'vitest/config'

/** The rules alone, for mutation testing (`npm run mutate`): with every place in them watched, a property takes its time. */
export default defineConfig({ test: { include: ['src/domain/**/*.test.ts'], testTimeout: 60_000 } })
