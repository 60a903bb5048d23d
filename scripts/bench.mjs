import './node-version.mjs'
import { command, ensureBuilt, ensureInstalled, pinnedNode } from './prepare.mjs'
import { run } from './run.mjs'

const options = process.argv.slice(2)
// Lighthouse takes its time, and wants the machine to itself.
const isOfPages = options.includes('--pages')

await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const { code } = await run(pinnedNode(), [isOfPages ? 'bench/pages.ts' : 'bench/bench.ts', ...options])
  process.exitCode = code
})
