import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { blogArticles } from './tools/blog/plugin.ts'
import { appQrCodes } from './tools/qr/app-qr-codes.ts'

const cores = availableParallelism()
const faults = { globalSetup: 'tests/faults/made-cluster.ts', testTimeout: 180_000, hookTimeout: 180_000 }

/** Loaded by Node itself, as where the product runs: three processes that have Vite prepare a thousand files take far longer. */
const byNode = /\/src\/(content|domain|contract|server)\/(?!testing\/|.*\.test\.ts$)/

/** Puts another module in the place of a real one. */
const replacing = 'tests/forms.test.ts'

export default defineConfig({
  test: {
    // All of them: the default leaves one for watching. More would only load everything once more.
    maxWorkers: cores,
    projects: [
      {
        plugins: [blogArticles()],
        test: {
          name: 'rules',
          isolate: false,
          include: ['src/{content,domain,contract}/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [replacing],
          // None waits for anything, but some read every file there is, and a machine may be busy.
          testTimeout: 30_000,
        },
      },
      {
        // These keep state in modules or put others in their place: each file loads its own.
        plugins: [blogArticles()],
        test: {
          name: 'browser',
          isolate: false,
          include: ['src/web/**/*.test.ts', replacing],
          setupFiles: 'tests/own-modules.ts',
        },
      },
      {
        // One screen or a part of it in a document, with the network stubbed: what no browser is needed for.
        plugins: [blogArticles(), appQrCodes],
        test: {
          name: 'components',
          environment: 'happy-dom',
          isolate: false,
          include: ['src/web/**/*.test.tsx'],
          setupFiles: 'tests/components/setup.ts',
          // The first test of a file also loads all that its screen is made of.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          // These wait for the database, and some for a time limit.
          maxWorkers: cores + 1,
          sequence: { groupOrder: 1 },
          // Loading the server anew for each file takes longer than the tests in it.
          isolate: false,
          include: ['src/server/**/*.test.ts'],
          server: { deps: { external: [byNode] } },
          execArgv: ['--import', './scripts/quick-imports.mjs'],
          globalSetup: 'src/server/testing/template-database.ts',
          setupFiles: 'src/server/testing/password-cost.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        // Strict mode is of the whole process, so these share none with the others.
        plugins: [blogArticles(), appQrCodes],
        test: {
          name: 'strict',
          maxWorkers: cores + 1,
          env: { COMPLIANCE: 'strict' },
          sequence: { groupOrder: 1 },
          include: ['tests/strict/*.test.{ts,tsx}', 'tests/message-privacy.test.ts'],
          server: { deps: { external: [byNode] } },
          execArgv: ['--import', './scripts/quick-imports.mjs'],
          globalSetup: 'src/server/testing/template-database.ts',
          setupFiles: 'src/server/testing/password-cost.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // These register a made-up medicine, so that all of the server is loaded with it and for them alone.
        test: {
          name: 'medicines',
          maxWorkers: cores + 1,
          sequence: { groupOrder: 1 },
          include: ['tests/medicines/*.test.ts'],
          globalSetup: 'src/server/testing/template-database.ts',
          setupFiles: 'src/server/testing/password-cost.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // What these prove has limits in time, so they run after the others.
        test: {
          ...faults,
          name: 'faults',
          // They wait for processes to start, stop and answer: as with the server.
          maxWorkers: cores + 1,
          include: ['tests/faults/*.test.ts'],
          exclude: ['tests/faults/overload.test.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      {
        // Needs all of the machine: beside another the crowd comes too slowly to be one.
        test: { ...faults, name: 'overload', include: ['tests/faults/overload.test.ts'], sequence: { groupOrder: 3 } },
      },
      {
        // Only under `npm run soak`.
        test: {
          ...faults,
          name: 'soak',
          include: process.env.SOAK === '1' ? ['tests/soak/*.test.ts'] : [],
          fileParallelism: false,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
