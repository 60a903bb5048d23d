import './node-version.mjs'
import { command, ensureBuilt, ensureInstalled, pinnedNode } from './prepare.mjs'
import { run } from './run.mjs'

const options = process.argv.slice(2)
// Each takes long, and needs the machine to itself.
const others = ['pages', 'scale', 'rivals', 'care', 'export']
const course = others.find((name) => options.includes(`--${name}`)) ?? 'bench'

await command(async () => {
  await ensureInstalled()
  await ensureBuilt()
  if (course === 'pages') await ensureBuilt('strict')
  const { code } = await run(pinnedNode(), [`bench/${course}.ts`, ...options])
  process.exitCode = code
})
