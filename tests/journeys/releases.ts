import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { readSite } from '#server/app/site/files.ts'
import { securityHeaders } from '#server/app/site/security-headers.ts'
import { serveSite } from '#server/app/site/serve-site.ts'

const built = fileURLToPath(new URL('../../build/client', import.meta.url))
const changed = { from: 'Always up to date', to: 'Second release' }
const isText = /\.(html|js|css)$/

/** The built site, and another release of it with a few different words: served as the product serves them. */
export async function serveReleases() {
  const folder = await mkdtemp(join(tmpdir(), 'larkwell-releases-'))
  await writeSecond(folder)
  const read = async (from: string, hasOfflineApp = true) =>
    readSite(from, {
      apiPrefix: '/api',
      isDemo: true,
      origin: 'http://localhost:3000',
      always: await securityHeaders(false),
      hasOfflineApp,
    })
  const releases = { first: await read(built), second: await read(folder), without: await read(built, false) }
  const served = new Map(releases.first)
  const app = Fastify()
  serveSite(app, served, { isOpen: () => true, door: { isClosing: false } })
  await app.listen({ port: 0, host: 'localhost' })
  return {
    address: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    release(which: keyof typeof releases) {
      served.clear()
      for (const [path, file] of releases[which]) served.set(path, file)
    },
    async close() {
      await app.close()
      await rm(folder, { recursive: true })
    },
  }
}

/**
 * The first letter of another hash: a name that begins with it already must change too, or browsers keep the old file.
 */
const another = (first: string | undefined) => (first === '2' ? '3' : '2')

/** As a build would: a changed file gets another name, and so does every file that names it. */
async function writeSecond(folder: string): Promise<void> {
  await cp(built, folder, { recursive: true, filter: (path) => !/\.(br|gz|png)$/.test(path) })
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter(({ name }) => isText.test(name)).map(({ parentPath, name }) => join(parentPath, name))
  const texts = new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const)))
  const names = new Map<string, string>()
  const renamed = (path: string) =>
    names.set(
      nameOf(path),
      nameOf(path).replace(/-([\w-])(?=[\w-]{6,7}\.js$)/, (_, first: string) => `-${another(first)}`),
    )
  const inAssets = [...texts].filter(([path]) => path.includes('/assets/') && path.endsWith('.js'))
  for (const [path, text] of inAssets) if (text.includes(changed.from) || /\/manifest-/.test(path)) renamed(path)
  // Scripts that import a renamed file are renamed themselves.
  for (let before = -1; before < names.size; ) {
    before = names.size
    for (const [path, text] of inAssets) if ([...names.keys()].some((name) => text.includes(name))) renamed(path)
  }
  if ([...names].some(([from, to]) => from === to))
    throw new Error('The names of scripts have hashes of another length.')
  const version = [...names.keys()]
    .find((name) => name.startsWith('manifest-'))
    ?.slice('manifest-'.length, -'.js'.length)
  for (const [path, text] of texts) {
    let next = text
      .replaceAll(changed.from, changed.to)
      .replaceAll(`"${version}"`, `"${another(version?.[0])}${version?.slice(1)}"`)
    for (const [from, to] of names) next = next.replaceAll(from, to)
    next = next.replace('"digest":"', '"digest":"2')
    if (next !== text) await writeFile(path, next)
    const name = names.get(nameOf(path))
    if (name) await rename(path, join(path, '..', name))
  }
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
