import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

const documents = ['README.md', 'compose.yaml', ...readdirSync(`${root}/docs`).map((name) => `docs/${name}`)]
  .filter((name) => /\.(md|yaml)$/.test(name))
  .map(read)

/** Files an operator creates in the folder of the release: secrets, settings, the demo's own key and data. */
const named = documents
  .flatMap((text) => [...text.matchAll(/(?<![\w/.-])(?:\.\/)?(secrets(?:\/[\w./-]*\w)?)(?![\w-])/g)])
  .map(([, path = '']) => path)
const secrets = [
  ...new Set([
    ...named.filter((path) => path !== 'secrets'),
    'secrets/tls/privkey.pem',
    '.env',
    'data/data-keys',
    'data/postgres/PG_VERSION',
  ]),
]

const isIgnoredByGit = (path: string) => {
  try {
    execFileSync('git', ['check-ignore', '--quiet', '--no-index', path], { cwd: root, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** As Docker reads the file: patterns from the root of the context, of which the last match counts. */
function isIgnoredByDocker(path: string): boolean {
  const folders = path.split('/').map((_, end, parts) => parts.slice(0, end + 1).join('/'))
  return read('.dockerignore')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .reduce((isIgnored, line) => {
      const pattern = line
        .replace(/^!/, '')
        .replace(/^\.?\//, '')
        .replace(/\/$/, '')
      const asRegExp = pattern
        .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
        .replaceAll('**/', '(?:.*/)?')
        .replaceAll(/(?<!\.)\*/g, '[^/]*')
      const fits = folders.some((folder) => new RegExp(`^${asRegExp}$`).test(folder))
      return fits ? !line.startsWith('!') : isIgnored
    }, false)
}

describe('S-7 files with secrets', () => {
  it('S-7 are those that the documents name', () => {
    expect(secrets).toEqual(expect.arrayContaining(['secrets/data-keys', 'secrets/tls', 'secrets/pgbouncer-users.txt']))
  })

  it.each(secrets)('S-7 %s is ignored by git and by Docker', (path) => {
    expect([isIgnoredByGit(path), isIgnoredByDocker(path)]).toEqual([true, true])
  })

  it('S-7 files of the release are not ignored', () => {
    for (const path of ['src/server/main.ts', '.env.example', 'package.json', 'deploy/nginx/larkwell.conf'])
      expect([path, isIgnoredByGit(path), isIgnoredByDocker(path)]).toEqual([path, false, false])
  })
})
