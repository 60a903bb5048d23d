import './node-version.mjs'
import { command, ensureBuilt, ensureInstalled, pinnedNode } from './prepare.mjs'
import { run } from './run.mjs'

await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const { code } = await run(pinnedNode(), ['bench/bench.ts', ...process.argv.slice(2)])
  process.exitCode = code
})
