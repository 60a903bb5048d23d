import './node-version.mjs'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser.mjs'
import { memoryFolder } from './memory-folder.mjs'
import { command, ensureBuilt, ensureInstalled, npm, pinnedNode, root } from './prepare.mjs'
import { isInterrupted, run } from './run.mjs'

/**
 * `--quick`: no browser, no killed processes, nothing that needs the built site, and not what `slow` lists.
 * `--only check|code|journeys`: one part, for machines that share the work. `--shard 1/2`: that share of the journeys or of
 * the tests beside the code.
 */
const { values: options, positionals: filters } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string' }, shard: { type: 'string' } },
  allowPositionals: true,
})
const names = ['check', 'code', 'journeys']
const isWanted = (name) => (options.only ? options.only === name : !(options.quick && name === 'journeys'))
const parts = []
/** Tests that read the build output. */
const needsBuilt = ['tests/built-site.test.ts', 'tests/strict/strict-site.test.ts']
/** A third of the time of the server's tests: the platform itself, and what tries every call, table, job or read in turn. */
const slow = [
  'src/server/platform/{backup,database,gateways,uploads}/**',
  'src/server/app/{api,demo-clinic,start}/**',
  'src/server/privacy/{fhir/**,foreign-addresses.test.ts}',
  'src/server/intake/codes/search-codes.test.ts',
  '**/{every-read,without-record,race,model,history-in-check-ins}.test.ts',
  'tests/fhir-*.test.ts',
]
/** Failures with their place, repeated at the end, because logs are often read from there. */
const failures = []

await command(async () => {
  if (options.only && !names.includes(options.only)) throw new Error(`--only takes one of ${names.join(', ')}.`)
  await ensureInstalled()
  // None of these needs another, and building keeps one core busy at most. A failed build is reported by the part that
  // needs it.
  const needsSite = !options.quick && options.only !== 'check'
  const preparing = Promise.allSettled(needsSite ? [bothBuilt(), isWanted('journeys') ? findBrowser() : null] : [])
  const results = mkdtempSync(join(tmpdir(), 'larkwell-results-'))
  process.once('exit', () => rmSync(results, { recursive: true, force: true }))
  // A filter asks for some tests, not for the whole.
  const checked = isWanted('check') && filters.length === 0 ? part('Check', check) : null
  // The quick lane proves no limits in time: its tests begin at once, and each fills what the other leaves of the processors.
  if (!options.quick) await checked
  const [built, browser] = await preparing
  if (isWanted('code')) await part('Tests beside the code', () => vitest(join(results, 'vitest.json')))
  await checked
  if (isWanted('journeys'))
    await part('Journeys in a browser', () => {
      const missing = [built, browser].find(({ status }) => status === 'rejected')
      if (missing) throw missing.reason
      return playwright(join(results, 'playwright.json'), browser.value)
    })
  if (!isInterrupted()) report()
})

/** @param {() => Promise<{ passed: number, failed: number, skipped: number }>} work */
async function part(name, work) {
  if (isInterrupted()) return
  console.log(`\n── ${name} ──`)
  const begun = performance.now()
  let counts
  try {
    counts = await work()
  } catch (error) {
    console.error(error.message)
    counts = { passed: 0, failed: 1, skipped: 0 }
  }
  parts.push({ name, seconds: (performance.now() - begun) / 1000, ...counts })
}

/** One after the other: they share a lock, and building keeps one core busy. */
async function bothBuilt() {
  await ensureBuilt('letter')
  await ensureBuilt('strict', { bare: true })
}

async function check() {
  const { code } = await npm(['run', 'check', '--silent'], {})
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

async function vitest(file) {
  const bin = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const chosen = options.quick
    ? [
        ...['rules', 'browser', 'components', 'replacing', 'server', 'strict'].flatMap((name) => ['--project', name]),
        ...[...needsBuilt, ...(filters.length > 0 ? [] : slow)].flatMap((files) => ['--exclude', files]),
      ]
    : []
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const given = ['run', ...filters, ...chosen, ...reporting, ...share(), ...noneIsFine()]
  const { code } = await run(pinnedNode(), [bin, ...given], { env: testEnvironment() })
  const { testResults, numPassedTests, numFailedTests, numPendingTests, numTodoTests } = readResults(file, 'Vitest')
  for (const { name, assertionResults } of testResults)
    for (const { status, fullName } of assertionResults)
      if (status === 'failed') failures.push(`${relative(root, name)} › ${fullName}`)
  return settle(code, numPassedTests, numFailedTests, numPendingTests + numTodoTests)
}

async function playwright(file, browser) {
  const bin = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const environment = { ...testEnvironment(), CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const given = ['test', ...filters, '--reporter=line,json', ...share(), ...noneIsFine()]
  const { code } = await run(pinnedNode(), [bin, ...given], { env: environment })
  const { suites, stats } = readResults(file, 'Playwright')
  noteFailures(suites)
  const { expected, unexpected, flaky, skipped } = stats
  return settle(code, expected + flaky, unexpected, skipped)
}

/** A file is a suite, and so is each `describe` in it. */
function noteFailures(suites) {
  for (const { file, specs = [], suites: within = [] } of suites) {
    for (const { ok, title } of specs) if (!ok) failures.push(`${file} › ${title}`)
    noteFailures(within)
  }
}

function share() {
  return options.shard ? [`--shard=${options.shard}`] : []
}

/** A filter may match tests of one kind only. */
function noneIsFine() {
  return filters.length > 0 ? ['--pass-with-no-tests'] : []
}

function testEnvironment() {
  // Tests choose both by themselves.
  const { NODE_ENV: _, COMPLIANCE: _compliance, ...environment } = process.env
  const folder = memoryFolder()
  return folder ? { TMPDIR: folder, ...environment } : environment
}

function readResults(file, runner) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`${runner} ended without reporting its results.`)
  }
}

/** A runner that fails without a failed test has broken down, and one that ran nothing has proved nothing. */
function settle(code, passed, failed, skipped) {
  const ranNothing = passed + failed === 0 && filters.length === 0
  const brokeDown = failed === 0 && (code !== 0 || ranNothing)
  return { passed, failed: brokeDown ? 1 : failed, skipped }
}

function report() {
  console.log('')
  for (const failure of failures) console.log(`Failed: ${failure}`)
  for (const { name, seconds, ...counts } of parts) console.log(`${name}: ${summary(counts)} (${seconds.toFixed(1)} s)`)
  const sum = (key) => parts.reduce((total, counts) => total + counts[key], 0)
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
  if (total.passed + total.failed === 0) {
    console.log(`No test matches ${filters.join(' ')}.`)
    total.failed = 1
  }
  console.log(`\n${summary(total)}`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
