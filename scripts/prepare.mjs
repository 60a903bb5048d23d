import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildFingerprint, installFingerprint } from './fingerprint.mjs'
import { underLock } from './lock.mjs'
import { isInterrupted, run } from './run.mjs'
import { hasBuildPackages, hasRuntimePackages } from './runtime-packages.mjs'
import { chosenCompliance, siteFolders } from './site-folders.mjs'
import { buildWeb, finishWeb } from './web-build.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

// Neither in node_modules nor in build: installing and building remove those.
const lockFile = join(root, '.larkwell-lock')
const installedStamp = join(root, 'node_modules', '.larkwell-installed')
const builtStamp = (compliance) => join(root, siteFolders[compliance], '.larkwell-built')

const npmOptions = ['--include=optional', '--ignore-scripts=false', '--no-audit', '--no-fund']

/** Installs what serving needs, and says how far the site is built: with the runtime packages alone it is whole. */
export async function ensureServable() {
  const compliance = chosenCompliance(root)
  if (isBuilt(compliance) && hasRuntimePackages(root)) return { isBuilt: true, isWhole: true, compliance }
  await ensureInstalled({ forTests: false })
  return { isBuilt: isBuilt(compliance, true), isWhole: isBuilt(compliance), compliance }
}

/** Without `forTests` only what builds the site and serves it: two thirds of all. */
export async function ensureInstalled({ forTests = true } = {}) {
  const isInstalled = () => hasAllPackages() || (!forTests && hasBuildPackages(root))
  if (isInstalled()) return
  await underLock(lockFile, async () => {
    if (isInstalled()) return
    const fingerprint = installFingerprint(root)
    const { code, output } = await npm([...howToInstall(forTests), ...npmOptions], { quiet: true })
    if (code !== 0) throw new Error(`The packages could not be installed.\n${lastLines(output, 20)}`)
    if (forTests) writeFileSync(installedStamp, fingerprint)
  })
}

function howToInstall(forTests) {
  if (hasBuildPackages(root)) {
    // `npm ci` would remove what is there, beneath a server that may be running.
    console.log('Installing packages for the tests…')
    return ['install', '--no-save', '--include=dev']
  }
  const isFirst = !existsSync(join(root, 'node_modules'))
  console.log(
    isFirst ? 'Installing packages (first time, about half a minute)…' : 'Installing packages (they changed)…',
  )
  return ['ci', forTests ? '--include=dev' : '--omit=dev']
}

/**
 * Each way to keep the rules on advertising has a site of its own, which stays until its own sources change. `bare`: without
 * compressed forms and preview pictures, which take a third of a build. Tests need no more, and a start adds them once it
 * serves.
 */
export async function ensureBuilt(compliance = 'letter', { bare = false } = {}) {
  if (isBuilt(compliance, bare)) return
  await underLock(lockFile, async () => {
    if (isBuilt(compliance, bare)) return
    if (!isBuilt(compliance, true)) return build(compliance, bare)
    const fingerprint = buildFingerprint(root)
    await finishWeb(root, pinnedNode(), compliance)
    writeFileSync(builtStamp(compliance), fingerprint)
  })
}

/** Builds whether or not anything changed. */
export async function rebuild(compliance = 'letter') {
  await underLock(lockFile, () => build(compliance))
}

async function build(compliance, bare = false) {
  console.log(compliance === 'letter' ? 'Building the site…' : `Building the site (${compliance})…`)
  const fingerprint = buildFingerprint(root)
  await buildWeb(root, pinnedNode(), compliance, { bare })
  writeFileSync(builtStamp(compliance), bare ? bareStamp(fingerprint) : fingerprint)
}

const hasAllPackages = () => readStamp(installedStamp) === installFingerprint(root)

function isBuilt(compliance, bareWillDo = false) {
  const page = join(root, siteFolders[compliance], 'client', 'index.html')
  const [stamp, whole] = [readStamp(builtStamp(compliance)), buildFingerprint(root)]
  return existsSync(page) && (stamp === whole || (bareWillDo && stamp === bareStamp(whole)))
}

const bareStamp = (fingerprint) => `${fingerprint} bare`

function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** The Node that comes with the packages; the system's own may be too old to run TypeScript. */
export function pinnedNode() {
  const isWindows = process.platform === 'win32'
  const folder = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  const pinned = join(root, 'node_modules', folder, 'bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error(
    `Larkwell runs on Node 24, which its packages bring along for Linux and Windows; none of them runs here. ` +
      `Install Node 24 or later (this is ${process.versions.node}) and try again.`,
  )
}

/** Runs npm with the Node that npm itself was started by: an installation removes the pinned one. */
export function npm(args, options) {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return run(process.env.npm_node_execpath ?? process.execPath, [cli, ...args], options)
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options)
}

export function lastLines(text, count) {
  return text.trim().split('\n').slice(-count).join('\n')
}

/** Runs a command's main work and reports a failure as a sentence, without a stack trace. */
export async function command(work) {
  process.chdir(root)
  try {
    await work()
  } catch (error) {
    // The failure was caused by stopping: the process is ending.
    if (isInterrupted()) return
    console.error(error.message)
    process.exit(1)
  }
}
