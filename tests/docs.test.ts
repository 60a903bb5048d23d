import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { flows, guestFlowNames } from '#domain/intake/flows.ts'
import { demoPatientEmail, demoPatientPassword, demoPatients } from '#server/app/demo-clinic/people.ts'
import { serverOptions } from '../scripts/server-options.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const find = (...patterns: string[]) => globSync(patterns, { cwd: root }).sort()

/** The README of a folder, with its recipes. */
const folderDocs = find('src/**/README.md')
const documents = [...find('*.md'), ...find('docs/**/*.md'), ...folderDocs]
const tests = new Map(
  find('src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.test.ts', 'tests/**/*.spec.ts').map((path) => [
    path,
    read(path),
  ]),
)
/** `{body,calendar}` names both. */
const parts = (written: string) => written.replaceAll(/[{}]/g, '').split(',')

const conformance = read('docs/conformance.md')

/** A checklist id or a resolution. */
const id = /\b(?:SH|HM|GS|WL|AL|HC|CO|Q|VA|NE|BU|OS|PD|AD|BK|LG|ST|API|PO|R)-\d+\b/g
/**
 * Titles begin with the ids of what they prove, one or several, after those of findings; titles in tables take them
 * from the first cell.
 */
const beginningOfTitle =
  /['"`](?:[A-FOPSTU]-\d+ )*((?:(?:SH|HM|GS|WL|AL|HC|CO|Q|VA|NE|BU|OS|PD|AD|BK|LG|ST|API|PO|R)-\d+[ '])+)/g

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

/** From the line at this position to the end of its block, by indentation, which the formatter guarantees. */
function blockAt(source: string, index: number): string {
  const lines = source.slice(source.lastIndexOf('\n', index) + 1).split('\n')
  const depth = (line: string) => line.search(/\S/)
  const [first = ''] = lines
  // A title on a line of its own is indented like the function after it.
  const indent = /^\s*['"`].*,$/.test(first) ? depth(first) - 1 : depth(first)
  const closes = (line: string) => /^\s*[})\]]/.test(line)
  // Except a signature over several lines.
  const isAfter = (line: string) =>
    line.trim() !== '' && depth(line) <= indent && !(closes(line) && /(?:=>|\)|>|[\w\]]) \{$/.test(line))
  const end = lines.findIndex((line, place) => place > 0 && isAfter(line))
  return lines.slice(0, closes(lines[end] ?? '') ? end + 1 : end === -1 ? 1 : end).join('\n')
}

/** A function by its name, in this file or in one imported from the tests. */
function declared(path: string, name: string): { path: string; text: string } | null {
  const source = sourceOf(path)
  const found = new RegExp(`^ *(?:export )?(?:const|(?:async )?function) ${name}\\b`, 'm').exec(source)
  if (found) return { path, text: blockAt(source, found.index + found[0].length - 1) }
  const imports = [...source.matchAll(/^import \{([^}]*)\} from '(\.[^']+)'/gm)]
  const from = imports.find(([, names = '']) =>
    names.split(',').some((one) => one.trim().split(' as ').at(-1) === name),
  )
  const target = from && join(dirname(path), from[2] ?? '')
  return target && /(?:^|\/)(?:tests|testing)\//.test(target) ? declared(target, name) : null
}

const sources = new Map<string, string>()

function sourceOf(path: string): string {
  if (!sources.has(path)) sources.set(path, existsSync(join(root, path)) ? read(path) : '')
  return sources.get(path) ?? ''
}

/** A test with every function it calls that is part of the tests. */
function withWhatItCalls(path: string, text: string, seen: Set<string>): string {
  const called = new Set([...text.matchAll(/\b([a-zA-Z]\w*)\(/g)].map(([, name = '']) => name))
  const found = [...called].flatMap((name) => {
    if (seen.has(`${path} ${name}`)) return []
    seen.add(`${path} ${name}`)
    const one = declared(path, name)
    return one ? [withWhatItCalls(one.path, one.text, seen)] : []
  })
  return [text, ...found].join('\n')
}

const isOverHttp = /\.(?:post|inject|goto|get|call)\(|\bfetch\(|\bconnect\(/
/** Replies that a test fabricates instead of the server. Failing or late ones have to be fabricated. */
const isMadeUp = /\bstandIn\(|\bopenSchedule\(|\.fulfill\(reply\(/

/** Why a cited test does not prove an id; null: it does. */
function weaknessOf(path: string, title: string, proves: string): string | null {
  const source = tests.get(path) ?? ''
  const at = ["'", '"', '`'].map((quote) => source.indexOf(quote + title)).find((index) => index >= 0)
  if (at === undefined) return 'is not there'
  if (!/^tests\/(?:journeys|faults)\//.test(path) && !path.startsWith('src/server/'))
    return 'is no journey and no test of the server'
  const whole = source.slice(at + 1, source.indexOf(source[at] ?? '', at + 1))
  if (!idsNamedBy(whole).includes(proves)) return 'does not name it'
  const text = withWhatItCalls(path, blockAt(source, at), new Set())
  if (!isOverHttp.test(text)) return 'asks the running product nothing'
  return isMadeUp.test(text) ? 'makes up replies of the server' : null
}

/** "Q-09 to Q-23" names all between. */
function idsNamedBy(title: string): string[] {
  const between = [...title.matchAll(/\b([A-Z]+)-(\d+) to \1-(\d+)\b/g)].flatMap(([, part, from, to]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, n) => `${part}-${String(Number(from) + n).padStart(2, '0')}`,
    ),
  )
  return [...idsIn(title), ...between]
}

describe('the conformance table', () => {
  test('lists every id that a test names, unless it is not built yet', () => {
    expect(idsInTitles.filter((named) => !proven.includes(named) && !unbuilt.includes(named))).toEqual([])
  })

  // A rule that no call reaches proves nothing about the product, nor does a file in which another test reaches it.
  test.each(rows.map(([, first = '', , shownBy = '']) => [first, shownBy]))(
    'C-9 T-4 %s is proven by a test that names it and drives the running product',
    (proves, shownBy) => {
      const cited = [...shownBy.matchAll(/\]\(\.\.\/([^)]+)\) `([^`]+)`/g)]
      const weak = cited.map(([, path = '', title = '']) => [path, title, weaknessOf(path, title, proves)])
      expect(
        weak.some(([, , weakness]) => weakness === null),
        weak.map((one) => one.join(': ')).join('\n'),
      ).toBe(true)
    },
  )

  test.each([
    [
      'of another file',
      'src/domain/body/bmi.test.ts',
      'VA-10 %j is %s',
      'VA-10',
      'is no journey and no test of the server',
    ],
    ['of another id', 'tests/journeys/buy.spec.ts', 'E-14 the answers can be checked', 'BU-05', 'does not name it'],
    [
      'of a part of the server',
      'src/server/app/key-rotation/sealed-columns.test.ts',
      'B-5 sealed values',
      'B-5',
      'does not name it',
    ],
    [
      'with made-up replies',
      'tests/journeys/booking-times.spec.ts',
      'F-14 BK-03 R-35 a time',
      'BK-03',
      'makes up replies of the server',
    ],
    ['that is gone', 'tests/journeys/buy.spec.ts', 'nothing of this name', 'BU-01', 'is not there'],
  ])('T-4 a proof %s is recognised', (_, path, title, proves, weakness) => {
    expect(weaknessOf(path, title, proves)).toBe(weakness)
  })

  test('lists as proven only ids that a test names', () => {
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

describe('the documents', () => {
  test('O-5 the newest version of the changelog is that of the package, and the lock file has the same', () => {
    const newest = /^## (\d+\.\d+\.\d+)/m.exec(read('CHANGELOG.md'))?.[1]
    const [own, lock] = ['package.json', 'package-lock.json'].map((file) => JSON.parse(read(file)).version as string)
    expect([own, lock]).toEqual([newest, newest])
  })

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

  test.each(documents)('%s links to files that exist', (document) => {
    const targets = [...read(document).matchAll(/(?:\]\(|src=")([^)"\s#]+)/g)].map(([, target = '']) => target)
    const relative = targets.filter((target) => !/^[a-z]+:/.test(target))
    expect(relative.filter((target) => !existsSync(join(root, dirname(document), target)))).toEqual([])
  })

  test.each(folderDocs)('%s names files that exist', (document) => {
    const folder = dirname(document)
    const named = [...read(document).matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name)
    const whole = named.filter((name) => /^(?:src|tests|tools|docs|deploy|scripts)\//.test(name))
    expect(whole.filter((name) => !existsSync(join(root, name)))).toEqual([])
    // Other names are below the folder or, as the sentence says, beside a file named with its full path.
    const beside = [folder, ...whole.flatMap((name) => [name, dirname(name)])]
    // `name.ts` stands for a file that is yet to be written.
    const part = named.filter(
      (name) => !whole.includes(name) && name !== 'name.ts' && /\.(?:tsx?|yml|json)$/.test(name),
    )
    const isThere = (name: string) =>
      beside.some((where) => existsSync(join(root, where, name)) || find(`${where}/**/${name}`).length > 0)
    expect(part.filter((name) => !isThere(name))).toEqual([])
  })

  test('CONTRIBUTING.md lists the recipes of every folder', () => {
    const contributing = read('CONTRIBUTING.md')
    expect(folderDocs.length).toBeGreaterThan(5)
    expect(folderDocs.filter((document) => !contributing.includes(`](${document})`))).toEqual([])
  })

  test('ARCHITECTURE.md names every folder of words, rules and calls', () => {
    const architecture = read('ARCHITECTURE.md').replaceAll(
      /(\w+|\{[\w,]+\})\/(\w+|\{[\w,]+\})(?=`)/g,
      (_, layers: string, folders: string) =>
        parts(layers)
          .flatMap((layer) => parts(folders).map((folder) => `src/${layer}/${folder}`))
          .join(' '),
    )
    const folders = find('src/{content,domain,contract}/*/')
    expect(folders.length).toBeGreaterThan(50)
    expect(folders.filter((folder) => !new RegExp(`${folder}\\b`).test(architecture))).toEqual([])
  })

  test.each(documents)('%s names commands that exist', (document) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...read(document).matchAll(/\bnpm (?:run ([a-z:]+)|(start|test)\b)/g)].map(
      ([, run, own]) => run ?? own ?? '',
    )
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('docs/deviations.md has every resolution once, in order', () => {
    const listed = [...read('docs/deviations.md').matchAll(/^\| (R-\d+) \|/gm)].map(([, resolution]) => resolution)
    expect(listed).toEqual(Array.from({ length: 40 }, (_, n) => `R-${n + 1}`))
  })

  test('P-8 docs/deviations.md declares every answer key that the specification does not name', () => {
    const specified =
      /^(?:Q(?:1|2|3a?|4|5|6(?:a|b1?)?|7a?|8a?|10[abc]?|11|12|13a?|14|15|16)_answer|current-medication-status|adhd_q(?:0a?|[1-8]))$/
    const own = guestFlowNames
      .flatMap((name) => Object.values(flows[name].steps))
      .flatMap((step) => ('answerKey' in step ? [step.answerKey] : []))
      .filter((key) => !specified.test(key))
    expect(own).toContain('gp_practice')
    for (const key of own) expect(read('docs/deviations.md')).toContain(`\`${key}\``)
  })

  test.each(['adhdscore', 'selectedDay', 'selectedTime', 'marketing consents', 'listed twice|lists twice'])(
    'P-8 docs/deviations.md says what becomes of %s',
    (named) => expect(read('docs/deviations.md')).toMatch(new RegExp(named)),
  )

  test('README.md names a patient of the demo, with their password', () => {
    const named = /`([a-z.0-9]+@patients\.larkwell\.example)`/.exec(read('README.md'))?.[1]
    expect(demoPatients.map(demoPatientEmail)).toContain(named)
    expect(read('README.md')).toContain(`\`${demoPatientPassword}\``)
  })

  test('docs/operations.md explains every setting, and no others', () => {
    const settings = [...read('src/server/platform/config/environment.ts').matchAll(/^ {4}([A-Z_]+): /gm)].map(
      ([, name]) => name,
    )
    const explained = [...read('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
    expect(settings.length).toBeGreaterThan(10)
    expect(explained.toSorted()).toEqual(settings.toSorted())
    const exemplary = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(exemplary).toEqual(explained)
  })
})
