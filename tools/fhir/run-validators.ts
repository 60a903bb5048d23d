import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { underLock } from '../../scripts/lock.mjs'
import { lastLines, npm, pinnedNode } from '../../scripts/prepare.mjs'
import type { Finding } from './finding.ts'

const home = fileURLToPath(new URL('.', import.meta.url))
const manifest = join(home, 'package.json')
const installed = join(home, 'node_modules', '.package-lock.json')

const wanted: Readonly<Record<string, string>> = JSON.parse(readFileSync(manifest, 'utf8')).dependencies

function isInstalled(): boolean {
  if (!existsSync(installed)) return false
  const { packages } = JSON.parse(readFileSync(installed, 'utf8'))
  return Object.entries(wanted).every(([name, version]) => packages[`node_modules/${name}`]?.version === version)
}

/**
 * They are used for nothing else, so they are installed on demand, by a lockfile of their own; what npm has in its cache
 * is not fetched. Null: they are there. Otherwise why they are not.
 */
export async function installValidators(): Promise<string | null> {
  if (isInstalled()) return null
  let problem: string | null = null
  await underLock(join(home, '.larkwell-lock'), async () => {
    if (isInstalled()) return
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--fetch-retries=1']
    const { code, output } = await npm(['ci', '--prefix', home, ...options], { quiet: true })
    if (code !== 0) problem = `The FHIR validators could not be installed.\n${lastLines(output, 5)}`
  })
  return problem
}

/** Everything both validators find wrong with these resources and bundles, and with all that is in them. */
export function findingsIn(resources: Iterable<unknown>): Promise<Finding[]> {
  const child = spawn(pinnedNode(), [join(home, 'validate.ts')], { stdio: ['pipe', 'pipe', 'pipe'] })
  const out: Buffer[] = []
  const err: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => out.push(part))
  child.stderr.on('data', (part: Buffer) => err.push(part))
  // If it ends early, its exit code says so.
  child.stdin.on('error', () => undefined)
  child.stdin.end([...resources].map((resource) => `${JSON.stringify(resource)}\n`).join(''))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code !== 0) return reject(new Error(`The validators ended with ${code}: ${Buffer.concat(err)}`))
      const lines = Buffer.concat(out).toString('utf8').split('\n')
      resolve(lines.filter((line) => line !== '').map((line) => JSON.parse(line)))
    })
  })
}
