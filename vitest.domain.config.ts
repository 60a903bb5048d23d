import { defineConfig } from 'vitest/config'

/** The rules alone, for mutation testing (`npm run mutate`). */
export default defineConfig({ test: { include: ['src/domain/**/*.test.ts'] } })
