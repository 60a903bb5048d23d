import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { blogArticles } from './tools/blog/plugin.ts'
import { appQrCodes } from './tools/qr/app-qr-codes.ts'

const cores = availableParallelism()
/**
 * Loaded by Node itself, as where the product runs, and once in a process: having Vite prepare a thousand files takes far
 * longer, and a test file of a screen would evaluate the rules and the contract anew, which keep nothing.
 */
const byNode = {
  server: { deps: { external: [/\/src\/(content|domain|contract|server)\/(?!testing\/|.*\.test\.ts$).*\.ts$/] } },
  execArgv: ['--import', './scripts/quick-imports.mjs'],
}

const faults = {
  ...byNode,
  // Most of their time they wait for processes: loading all anew for each file took longer than many a test.
  isolate: false,
  globalSetup: 'tests/faults/made-cluster.ts',
  testTimeout: 180_000,
  hookTimeout: 180_000,
}

const clinicWithTablet = 'tests/medicines/daily-tablet-clinic.test.ts'

/** These put another module in the place of one that Node would load. */
const replacing = ['tests/forms.test.ts', 'src/web/booking/optional-consents.test.tsx']

export default defineConfig({
  test: {
    // All of them: the default leaves one for watching. More would only load everything once more.
    maxWorkers: cores,
    projects: [
      {
        plugins: [blogArticles()],
        test: {
          ...byNode,
          name: 'rules',
          isolate: false,
          include: ['src/{content,domain,contract}/**/*.test.ts', 'tests/*.test.ts'],
          exclude: replacing,
          // None waits for anything, but some read every file there is, and a machine may be busy.
          testTimeout: 30_000,
        },
      },
      {
        // These keep state in modules of the web or put others in their place: each file loads its own.
        plugins: [blogArticles()],
        test: {
          ...byNode,
          name: 'browser',
          isolate: false,
          include: ['src/web/**/*.test.ts'],
          setupFiles: 'tests/own-modules.ts',
        },
      },
      {
        // One screen or a part of it in a document, with the network stubbed: what no browser is needed for.
        plugins: [blogArticles(), appQrCodes],
        test: {
          ...byNode,
          name: 'components',
          environment: 'happy-dom',
          isolate: false,
          include: ['src/web/**/*.test.tsx'],
          exclude: replacing,
          setupFiles: 'tests/components/setup.ts',
          // The first test of a file also loads all that its screen is made of.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [blogArticles(), appQrCodes],
        test: { name: 'replacing', include: replacing, testTimeout: 30_000 },
      },
      {
        test: {
          ...byNode,
          name: 'server',
          // These wait for the database, and some for a time limit.
          maxWorkers: cores + 1,
          sequence: { groupOrder: 1 },
          // Loading the server anew for each file takes longer than the tests in it.
          isolate: false,
          include: ['src/server/**/*.test.ts'],
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
          ...byNode,
          name: 'strict',
          maxWorkers: cores + 1,
          env: { COMPLIANCE: 'strict' },
          sequence: { groupOrder: 1 },
          isolate: false,
          include: ['tests/strict/*.test.{ts,tsx}', 'tests/message-privacy.test.ts'],
          globalSetup: 'src/server/testing/template-database.ts',
          setupFiles: 'src/server/testing/password-cost.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // These register a made-up medicine, so that the rules are loaded with it and for them alone.
        test: { name: 'medicines', include: ['tests/medicines/*.test.ts'], exclude: [clinicWithTablet] },
      },
      {
        // The same for all of the server, which Node itself loads.
        test: {
          ...byNode,
          name: 'medicine-clinic',
          maxWorkers: cores + 1,
          sequence: { groupOrder: 1 },
          include: [clinicWithTablet],
          execArgv: [...byNode.execArgv, '--import', './tests/medicines/with-daily-tablet.mjs'],
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
