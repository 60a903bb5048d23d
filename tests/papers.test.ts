import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { demoPatientEmail, demoPatientPassword, demoPatients } from '#server/demo-clinic/people.ts'
import { serverOptions } from '../scripts/server-options.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const find = (...patterns: string[]) => globSync(patterns, { cwd: root }).sort()

const papers = [...find('*.md'), ...find('docs/**/*.md')]
const tests = new Map(
  find('src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts', 'tests/**/*.spec.ts').map((path) => [
    path,
    read(path),
  ]),
)
const conformance = read('docs/conformance.md')

/** A checklist id or a resolution. */
const id = /\b(?:SH|HM|GS|WL|AL|HC|CO|Q|VA|NE|BU|OS|PD|AD|BK|LG|ST|API|PO|R)-\d+\b/g
/** Titles begin with the ids of what they show, one or several, behind those of findings; those of tables take them from the first cell. */
const beginningOfTitle =
  /['"`](?:[A-FOPST]-\d+ )*((?:(?:SH|HM|GS|WL|AL|HC|CO|Q|VA|NE|BU|OS|PD|AD|BK|LG|ST|API|PO|R)-\d+[ '])+)/g

const idsIn = (text: string) => [...new Set(text.match(id))].sort()
const idsInTitles = idsIn([...tests.values()].flatMap((source) => source.match(beginningOfTitle) ?? []).join('\n'))

function section(heading: string): string {
  const [, text] = conformance.split(`\n## ${heading}\n`)
  if (text === undefined) throw new Error(`docs/conformance.md has no section "${heading}".`)
  return text.split('\n## ')[0] ?? ''
}

const rows = section('Proven')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Id'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const proven = rows.map(([, first = '']) => first)
const unproven = idsIn(section('Built, not yet proven by a test that names it'))
const unbuilt = idsIn(section('Not built yet')).filter((listed) => !proven.includes(listed))

describe('the conformance table', () => {
  test('lists every id that a test names, unless it is not built yet', () => {
    expect(idsInTitles.filter((named) => !proven.includes(named) && !unbuilt.includes(named))).toEqual([])
  })

  // A rule that nobody can reach proves nothing about the product.
  test.each(rows.map(([, first = '', , shownBy = '']) => [first, shownBy]))(
    'C-9 %s is proven by the running product',
    (_, shownBy) => {
      const files = [...shownBy.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path = '']) => path)
      const isRunning = (path: string) =>
        /^tests\/(journeys|faults)\//.test(path) ||
        (path.startsWith('src/server/') && /start(?:Test|Booking)App|\.post\(|inject\(/.test(tests.get(path) ?? ''))
      expect(files.some(isRunning)).toBe(true)
    },
  )

  test('calls nothing proven that no test names', () => {
    expect(proven.filter((listed) => !idsInTitles.includes(listed))).toEqual([])
  })

  test('has each id in one place only', () => {
    const all = [...proven, ...unproven, ...unbuilt]
    expect(all.filter((listed, place) => all.indexOf(listed) !== place)).toEqual([])
  })

  test.each(rows.map(([, first = '', , shownBy = '']) => [first, shownBy]))(
    '%s cites tests that exist',
    (_, shownBy) => {
      const cited = [...shownBy.matchAll(/\]\(\.\.\/([^)]+)\) `([^`]+)`/g)]
      expect(cited).not.toEqual([])
      for (const [, path = '', title = ''] of cited) {
        const source = tests.get(path) ?? ''
        const isThere = ["'", '"', '`'].some((quote) => source.includes(quote + title))
        expect(isThere, `${path}: ${title}`).toBe(true)
      }
    },
  )
})

describe('the inspection', () => {
  const found = { A: 3, B: 22, C: 10, D: 13, E: 18, F: 17 }
  const inspected = read('docs/inspections/1.md')
    .split('\n')
    .filter((line) => /^\| [A-F]-\d+ \|/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))

  test('every row is answered, once and in order', () => {
    const all = Object.entries(found).flatMap(([part, rows]) =>
      Array.from({ length: rows }, (_, n) => `${part}-${n + 1}`),
    )
    expect(inspected.map(([, row]) => row)).toEqual(all)
  })

  test('every test it names is there', () => {
    for (const [, row, , shownBy = ''] of inspected) {
      for (const [, path = '', title = ''] of shownBy.matchAll(/\]\(\.\.\/\.\.\/([^)]+)\) `([^`]+)`/g)) {
        expect((tests.get(path) ?? '').includes(title), `${row}: ${path}: ${title}`).toBe(true)
      }
    }
  })
})

describe('the papers', () => {
  test.each(['Dockerfile', 'deploy/systemd/larkwell@.service', 'docs/operations.md'])(
    'start the server as `npm start` does: %s',
    (path) => {
      const told =
        read(path)
          .split('\n')
          .find((line) => line.includes('src/server/main.ts')) ?? ''
      const options = told.replaceAll(/[",]/g, '').match(/--(?!import)\S+/g)
      expect(options).toEqual(serverOptions.filter((option) => /^--(?!import)/.test(option)))
    },
  )

  test.each(papers)('%s links to files that exist', (paper) => {
    const targets = [...read(paper).matchAll(/(?:\]\(|src=")([^)"\s#]+)/g)].map(([, target = '']) => target)
    const relative = targets.filter((target) => !/^[a-z]+:/.test(target))
    expect(relative.filter((target) => !existsSync(join(root, dirname(paper), target)))).toEqual([])
  })

  test.each(papers)('%s names commands that exist', (paper) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...read(paper).matchAll(/\bnpm (?:run ([a-z:]+)|(start|test)\b)/g)].map(
      ([, run, own]) => run ?? own ?? '',
    )
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('docs/deviations.md has every resolution once, in order', () => {
    const listed = [...read('docs/deviations.md').matchAll(/^\| (R-\d+) \|/gm)].map(([, resolution]) => resolution)
    expect(listed).toEqual([...Array.from({ length: 35 }, (_, n) => `R-${n + 1}`), 'R-40'])
  })

  test('README.md names a patient that the demo has, with their password', () => {
    const named = /`([a-z.0-9]+@patients\.larkwell\.example)`/.exec(read('README.md'))?.[1]
    expect(demoPatients.map(demoPatientEmail)).toContain(named)
    expect(read('README.md')).toContain(`\`${demoPatientPassword}\``)
  })

  test('docs/operations.md explains every setting, and none that is not there', () => {
    const settings = [...read('src/server/config/environment.ts').matchAll(/^ {4}([A-Z_]+): /gm)].map(
      ([, name]) => name,
    )
    const explained = [...read('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
    expect(settings.length).toBeGreaterThan(10)
    expect(explained.toSorted()).toEqual(settings.toSorted())
    const exemplary = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(exemplary).toEqual(explained)
  })

  test('decisions are numbered without a gap, and each says why and what follows', () => {
    const names = readdirSync(join(root, 'docs/decisions')).sort()
    expect(names.map((name) => name.slice(0, 5))).toEqual(names.map((_, n) => `${String(n + 1).padStart(4, '0')}-`))
    for (const name of names) {
      const text = read(join('docs/decisions', name))
      for (const heading of ['## Context', '## Decision', '## Consequences']) expect(text, name).toContain(heading)
    }
  })
})
