import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { lastLines, pinnedNode, root } from './prepare.mjs'
import { run } from './run.mjs'

// The headless build comes first: it opens no window, and saves a third of the journeys' processor time.
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/local/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The path of a Chromium that runs here; one is installed if necessary. */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (runs(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH names ${chosen}, which is not a browser that runs here.`)
  }
  const found = firstRunning()
  if (found === '/usr/bin/chromium')
    console.log('The journeys would be quicker in the package chromium-headless-shell, which is not installed.')
  return found ?? (await installed(installByPlaywright)) ?? (await installed(installByApt)) ?? giveUp()
}

function firstRunning() {
  return [playwrightsOwn(), ...systemPaths].find((path) => path !== undefined && runs(path))
}

function playwrightsOwn() {
  try {
    return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

/**
 * An installed browser may still not start: a downloaded one may lack system libraries, and Ubuntu has a placeholder
 * for one.
 */
function runs(path) {
  if (!existsSync(path)) return false
  // On Windows the browser opens a window instead of printing its version.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

const complaints = []

async function installed(install) {
  const result = await install()
  if (result && result.code !== 0) complaints.push(lastLines(result.output, 4))
  return result ? firstRunning() : undefined
}

function installByPlaywright() {
  console.log('Fetching a browser for the tests…')
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  return run(pinnedNode(), [cli, 'install', 'chromium'], { quiet: true, limitMs: 120_000 })
}

async function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium from the system’s packages…')
  const options = { quiet: true, limitMs: 240_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const update = await run('apt-get', ['update'], options)
  if (update.code !== 0) complaints.push(lastLines(update.output, 4))
  const install = (name) => run('apt-get', ['install', '-y', '--no-install-recommends', name], options)
  const small = await install('chromium-headless-shell')
  return small.code === 0 ? small : install('chromium')
}

function giveUp() {
  const said = complaints.filter(Boolean).join('\n')
  throw new Error(
    'No browser was found for the tests, and none could be installed. ' +
      `Install Chromium or Chrome, or set CHROMIUM_PATH to one.${said ? `\n${said}` : ''}`,
  )
}
