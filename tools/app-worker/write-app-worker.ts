import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundle } from 'vite'
import { reminderNotice } from '../../src/content/notifications/reminder-notice.ts'
import { appWorkerPath, pages } from '../../src/contract/pages.ts'
import type { AppBuild } from '../../src/web/app-worker/answer-of.ts'
import { addressesIn, scriptsIn, withImports } from './built-scripts.ts'

const source = fileURLToPath(new URL('../../src/web/app-worker/app-worker.ts', import.meta.url))

/** The pages that open without a connection. */
const shells = [
  pages.app,
  pages.progress,
  pages.accountScale,
  pages.companion,
  pages.account,
  pages.accountMessages,
  pages.accountTreatment,
  pages.accountDoses,
  pages.accountSideEffects,
  pages.accountMore,
]

/** What those pages load on demand and may need without a connection: messages about saving, and what listens to a scale. */
const onDemand = ['toast-list', 'connect-scale']

const beside = /\/assets\/[\w.-]+\.(?:css|woff2)/g
const manifest = /\/assets\/manifest-([\w-]+)\.js/

/** Writes the service worker into a built site, with the list of files it caches. */
export async function writeAppWorker(client: string): Promise<void> {
  const written = await Promise.all(shells.map((path) => readFile(join(client, path, 'index.html'), 'utf8')))
  const [, version] = manifest.exec(written.join()) ?? []
  if (!version) throw new Error('The pages of the app do not say which release they are of.')
  const files = await filesOf(client, written.join())
  const digest = createHash('sha256')
    .update([version, reminderNotice, ...files, ...written].join('\n'))
    .digest('hex')
    .slice(0, 12)
  const known: AppBuild = { version, digest, shells, files, notice: reminderNotice, account: pages.account }
  await writeFile(join(client, appWorkerPath), `const appBuild=${JSON.stringify(known)};${await bundledCode()}`)
}

async function filesOf(client: string, written: string): Promise<string[]> {
  const scripts = scriptsIn(written)
  const built = await readdir(join(client, 'assets'))
  for (const name of onDemand) {
    const found = built.filter((file) => new RegExp(`^${name}-[\\w-]{7}\\.js$`).test(file))
    if (found.length !== 1) throw new Error(`The site has ${found.length} files for ${name}, and the app needs one.`)
    scripts.add(`/assets/${found[0]}`)
  }
  return [...(await withImports(client, scripts)), ...addressesIn(written, beside)].toSorted()
}

async function bundledCode(): Promise<string> {
  const result = await bundle({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: source, output: { format: 'iife' } } },
  })
  const [made] = [result].flat()
  if (!made || !('output' in made)) throw new Error('The worker of the app could not be built.')
  return made.output[0].code
}
