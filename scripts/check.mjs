import './node-version.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { command, ensureInstalled, pinnedNode, root } from './prepare.mjs'
import { run } from './run.mjs'

const tool = (...path) => join(root, 'node_modules', ...path)
const typeScript = tool('typescript', 'bin', 'tsc')
/** That of the tests has all of the server in it. What a layer may not use, such as Node in the web, only its own project tells. */
const projects = ['tests', 'src/web', 'src/web/app-worker', 'src/contract', 'src/domain', 'src/content']
const called = { tests: 'server and tests' }

/**
 * The checks by name, with their commands. They do not depend on each other; the longest come first. Two run in
 * parallel, and each compiler uses a single thread, because several threads repeat the same types.
 */
const checks = [
  ...projects.map((project) => [
    `types of ${called[project] ?? project}`,
    [typeScript, '-p', project, '--checkers', '1'],
  ]),
  ['nothing unused', [tool('knip', 'bin', 'knip.js')]],
  ['format and lint', [tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings']],
  ['imports run one way', [join(root, 'tools', 'imports', 'check.ts')]],
  ['owners write their tables', [join(root, 'tools', 'ownership', 'check.ts')]],
  ['hazards have controls, and these code and tests', [join(root, 'tools', 'safety', 'check.ts')]],
  ['promises are kept, and proven', [join(root, 'tools', 'promises', 'check.ts')]],
  ['migrations lock briefly', [join(root, 'tools', 'migrations', 'check.ts')]],
]

const takesRoutes = /^(types of (server and tests|src\/web)|nothing unused)/

await command(async () => {
  await ensureInstalled()
  const node = pinnedNode()
  const waiting = checks.filter(([name]) => !takesRoutes.test(name)).reverse()
  async function work() {
    for (let next = waiting.pop(); next; next = waiting.pop()) await tell(...next)
  }
  async function tell(name, args) {
    if (!existsSync(args[0])) throw new Error(`${args[0]} is missing.`)
    const { code, output } = await run(node, args, { quiet: true })
    console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
    if (code === 0) return
    console.log(output)
    process.exitCode = 1
  }
  // The web's route types must exist before what takes them. If they cannot be generated, the cause is usually an error
  // that another check reports better: a table that lacks a line.
  async function generateRoutes() {
    const routes = await run(node, [tool('@react-router', 'dev', 'bin.cjs'), 'typegen'], { quiet: true })
    if (routes.code === 0) waiting.push(...checks.filter(([name]) => takesRoutes.test(name)).reverse())
    return routes
  }
  const others = work()
  const routes = await generateRoutes()
  await Promise.all([work(), others])
  if (routes.code === 0) return
  console.log(`✗ routes of the site, and what takes their types\n${routes.output}`)
  process.exitCode = 1
})
