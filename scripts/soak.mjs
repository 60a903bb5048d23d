import './node-version.mjs'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { command, ensureBuilt, ensureInstalled, pinnedNode, root } from './prepare.mjs'
import { run } from './run.mjs'

/** Longer than any of them takes at full depth. */
const testTimeoutMs = 30 * 60_000

const filters = process.argv.slice(2)
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
  const { code } = await run(pinnedNode(), [bin, ...options, ...projects, ...filters], {
    env: { ...environment, SOAK: '1', SEED: seed },
  })
  const journeys = [join(root, 'scripts', 'test.mjs'), '--only', 'journeys', ...filters]
  const browsed = await run(pinnedNode(), journeys, { env: { ...environment, SOAK: '1' } })
  console.log(`\nSEED=${seed}`)
  process.exitCode = code || browsed.code
})
