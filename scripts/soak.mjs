import './node-version.mjs'
import { randomInt } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { command, ensureBuilt, ensureInstalled, pinnedNode, root } from './prepare.mjs'
import { run } from './run.mjs'

/** Longer than any of them takes at full depth. */
const testTimeoutMs = 30 * 60_000

const filters = process.argv.slice(2)
const files = ['src', 'tests', 'tools'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path)),
)
const namesOne = (kind) =>
  filters.length === 0 || files.some((path) => kind.test(path) && filters.some((filter) => path.includes(filter)))
const seed = process.env.SEED ?? String(randomInt(2 ** 31))

// Races, fuzz, models and kills in full numbers: what `npm test` runs once, this repeats many times.
await command(async () => {
  await ensureInstalled()
  await ensureBuilt('letter')
  await ensureBuilt('strict', { bare: true })
  console.log(`\nSEED=${seed} npm run soak brings the same cases back.\n`)
  const bin = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const { NODE_ENV: _, COMPLIANCE: _compliance, ...environment } = process.env
  const options = ['run', '--testTimeout', String(testTimeoutMs), '--hookTimeout', String(testTimeoutMs)]
  const projects = ['rules', 'browser', 'replacing', 'server', 'strict', 'faults', 'overload', 'soak'].flatMap(
    (name) => ['--project', name],
  )
  const journeys = [join(root, 'scripts', 'test.mjs'), '--only', 'journeys', ...filters]
  // A filter usually names tests of one kind. The other runner would fail because it finds none.
  const runs = [
    namesOne(/\.test\.tsx?$/) && [bin, ...options, ...projects, ...filters],
    namesOne(/\.spec\.ts$/) && journeys,
  ].filter((one) => one !== false)
  if (runs.length === 0) throw new Error(`No test matches ${filters.join(' ')}.`)
  let failed = 0
  for (const args of runs) {
    const { code } = await run(pinnedNode(), args, { env: { ...environment, SOAK: '1', SEED: seed } })
    failed ||= code
  }
  console.log(`\nSEED=${seed}`)
  process.exitCode = failed
})
