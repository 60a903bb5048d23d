import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { roles } from '#domain/identity/staff/roles.ts'
import { dataPartNames } from '#domain/privacy/parts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const document = read('docs/security.md')

/** How many sections each chapter of the standard has, from V1 on. */
const sectionsOf = [5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5, 3]
const sections = sectionsOf.flatMap((count, at) => Array.from({ length: count }, (_, n) => `V${at + 1}.${n + 1}`))

/** For the chapters that are answered one by one: the requirements of levels 1 and 2. */
const requirements = [
  ...['8.1.1', '8.1.2', '8.2.1', '8.2.2', '8.2.3', '8.3.1', '8.4.1'],
  ...['13.1.1', '13.2.1', '13.2.2', '13.2.3', '13.2.4', '13.2.5', '13.3.1', '13.3.2'],
  ...['13.4.1', '13.4.2', '13.4.3', '13.4.4', '13.4.5'],
  ...['14.1.1', '14.1.2', '14.2.1', '14.2.2', '14.2.3', '14.2.4', '14.3.1', '14.3.2', '14.3.3'],
]

interface Row {
  readonly id: string
  readonly status: string
  readonly how: string
}

const rowsLike = (id: RegExp): Row[] =>
  document
    .split('\n')
    .map((line) => line.split(' | '))
    .filter((cells) => cells.length === 3 && id.test(cells[0]?.replace('| ', '') ?? ''))
    .map(([first = '', status = '', how = '']) => ({ id: first.replace('| ', ''), status, how }))

const sectionRows = rowsLike(/^V\d+\.\d+$/)
const requirementRows = rowsLike(/^\d+\.\d+\.\d+$/)
const rows = [...sectionRows, ...requirementRows]

/** A link to a file, with the test titles that follow it. */
const citations = (how: string) =>
  [...how.matchAll(/\]\(\.\.\/([^)#]+)\)((?:,? `[^`]+`)*)/g)].flatMap(([, path = '', titles = '']) =>
    [...titles.matchAll(/`([^`]+)`/g)].map(([, title = '']) => ({ path, title })),
  )

describe('docs/security.md', () => {
  test('has every section of the standard once and in order, and every requirement of three chapters', () => {
    expect(sectionRows.map(({ id }) => id)).toEqual(sections)
    expect(requirementRows.map(({ id }) => id)).toEqual(requirements)
  })

  test('has a row for every role of the desk', () => {
    const [, table = ''] = document.split('| Role | Capabilities, in short |')
    const [rowsOfRoles = ''] = table.split('\n\n')
    const named = [...rowsOfRoles.matchAll(/^\| (\w[\w ]*) \|/gm)].map(([, name = '']) => name.replaceAll(' ', '_'))
    expect(named.toSorted()).toEqual([...roles].toSorted())
  })

  test('says for each whether it is met', () => {
    const known = ['met', 'not met', 'not applicable']
    expect(rows.filter(({ status }) => !known.includes(status))).toEqual([])
  })

  test('links to files that exist, and to headings of its own', () => {
    const files = [...document.matchAll(/\]\(\.\.\/([^)#]+)/g)].map(([, path = '']) => path)
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([])
    const headings = [...document.matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
      words
        .toLowerCase()
        .replaceAll(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    )
    const wanted = [...document.matchAll(/\]\(#([^)]+)\)/g)].map(([, name = '']) => name)
    expect(wanted.filter((name) => !headings.includes(name))).toEqual([])
  })

  test('gives evidence for each that is met', () => {
    const evident = ({ how }: Row) => how.includes('](') || how === 'Below. |'
    expect(rows.filter((row) => row.status === 'met' && !evident(row))).toEqual([])
  })

  test('says which requirement is not met, and why', () => {
    for (const { id, how } of rows.filter(({ status }) => status === 'not met')) {
      const [chapter, section] = id.replace('V', '').split('.')
      const named = id.startsWith('V') ? new RegExp(`\\b${chapter}\\.${section}\\.\\d+\\b`) : /^Reason: /
      expect([id, named.test(how)]).toEqual([id, true])
    }
  })

  test('has nothing unmet in authorization, configuration and data protection without a reason', () => {
    const strict = rows.filter(({ id, status }) => /^V?(?:8|13|14)\./.test(id) && status === 'not met')
    expect(strict.filter(({ how }) => !how.startsWith('Reason: '))).toEqual([])
    // Only what the specification itself demands.
    expect(strict.map(({ id }) => id)).toEqual(['V14.3', '14.3.3'])
  })

  const cited = rows.flatMap(({ id, how }) => citations(how).map((citation) => ({ id, ...citation })))

  test('cites tests for most of it', () => {
    expect(new Set(cited.map(({ id }) => id)).size).toBeGreaterThan(60)
  })

  test.each(cited.map(({ id, path, title }) => [id, path, title]))('%s cites a test of %s: %s', (_, path, title) => {
    expect(path).toMatch(/\.(?:test\.tsx?|spec\.ts)$/)
    const source = read(path)
    expect(["'", '"', '`'].some((quote) => source.includes(quote + title))).toBe(true)
  })
})

describe('the levels of data', () => {
  const [, levels = ''] = /\n\| Level \|(.*?)\n\n/s.exec(document) ?? []

  test.each(dataPartNames)('"%s" of the inventory has a level', (part) => {
    expect(levels.split(`\`${part}\``)).toHaveLength(2)
  })
})

describe('the allowlist of connections', () => {
  const [, table = ''] = /\n## Connections\n(.*?)\n## /s.exec(document) ?? []
  const sources = globSync('src/{server,domain,contract,content}/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts') && !path.includes('/testing/'))
    .map((path) => ({ path, text: read(path) }))

  /** What a module needs to open a connection with. The database's driver is covered by the pool's row. */
  const opens =
    /from '(?:node:)?(?:net|tls|http|https|http2|dgram|dns|dns\/promises|undici)'|from '(?:nodemailer|stripe|openid-client)'|\bfetch\(|\bWebSocket\(/
  /** They listen, or import types or address arithmetic from these modules, and connect to nothing. */
  const connectsToNothing = [
    'src/server/app/api/files-after-json.ts',
    'src/server/platform/http/closing.ts',
    'src/server/platform/http/free-port.ts',
    'src/server/platform/http/request-id.ts',
    'src/server/platform/http/slow-bodies.ts',
    'src/server/platform/limits/address-limit.ts',
    'src/server/main.ts',
    'src/server/app/site/serve-site.ts',
  ]

  test('names every host and every module that can open a connection', () => {
    const able = sources.filter(({ text }) => opens.test(text)).map(({ path }) => path)
    expect(able.length).toBeGreaterThan(15)
    const unnamed = able.filter((path) => !table.includes(`(../${path})`) && !connectsToNothing.includes(path))
    expect(unnamed, 'these need a row under Connections in docs/security.md').toEqual([])

    const hosts = sources
      .filter(({ path }) => path.startsWith('src/server/'))
      .flatMap(({ text }) => [...text.matchAll(/https?:\/\/(?:\*\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)/g)])
      .map(([, host = '']) => host)
      .filter((host) => !host.endsWith('.example') && !host.startsWith('127.'))
    expect(hosts.length).toBeGreaterThan(10)
    expect(hosts.filter((host) => !table.includes(`\`${host}\``))).toEqual([])
  })

  test('modules listed as connecting to nothing do not', () => {
    for (const path of connectsToNothing)
      expect([path, /\bfetch\(|\bconnect\(|createConnection|\brequest\(/.test(read(path))]).toEqual([path, false])
  })

  test('every request by fetch refuses redirects', () => {
    const asking = sources.filter(({ path, text }) => /\bfetch\(/.test(text) && !/sandbox/.test(path))
    expect(asking.length).toBeGreaterThan(1)
    expect(asking.filter(({ text }) => !text.includes("redirect: 'error'")).map(({ path }) => path)).toEqual([])
  })
})
