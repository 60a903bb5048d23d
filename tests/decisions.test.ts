import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const find = (...patterns: string[]) => globSync(patterns, { cwd: root }).sort()

const folder = 'docs/decisions'
const records = find(`${folder}/[0-9]*.md`).map((path) => ({ path, name: path.slice(folder.length + 1) }))
const numbers = records.map(({ name }) => Number(name.slice(0, 4)))
const [index = '', merged = ''] = read(`${folder}/README.md`).split('\n## Numbers that were merged\n')

/** "8 → [37](…)" and "55 → [114](…) and [137](…)": where the content of a former number is now. */
const successors = [...merged.matchAll(/(\d+) → (\[\d+\]\([^)]*\)(?: and \[\d+\]\([^)]*\))*)/g)].map(
  ([, former, targets = '']) => ({
    former: Number(former),
    now: [...targets.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number)),
  }),
)

const asFileName = (title: string) =>
  title
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')

/** The numbers in "decision 7" and "decisions 7, 37 and 40", also where a comment has a line break in between. */
const citedIn = (text: string): number[] =>
  [...text.matchAll(/\bdecisions?[\s*/]+(\d+(?:(?:,| and| or)\s\d+)*)\b/gi)].flatMap(([, cited = '']) =>
    (cited.match(/\d+/g) ?? []).map(Number),
  )

describe('decision records', () => {
  test('have a number each', () => {
    expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([])
  })

  test.each(records)('$name is named by its title and says context, decision and consequences', ({ path, name }) => {
    const text = read(path)
    const [, number = '', title = ''] = /^# (\d+)\. (.+)\n/.exec(text) ?? []
    expect(`${number.padStart(4, '0')}-${asFileName(title)}.md`).toBe(name)
    for (const heading of ['## Context', '## Decision', '## Consequences']) expect(text).toContain(`\n${heading}\n`)
  })

  test.each(records)('$name names files that exist', ({ path }) => {
    const named = [...read(path).matchAll(/`((?:src|tests|tools|docs|scripts|deploy|bench)\/[^`\s…]*)`/g)]
    expect(named.map(([, file = '']) => file).filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  test('are all in the index, once, under their number and title', () => {
    const listed = [...index.matchAll(/^\| (\d+) \| \[(.+)\]\((.+)\) \|/gm)].map(([, ...row]) => row)
    const expected = records.map(({ path, name }) => {
      const [, number, title] = /^# (\d+)\. (.+)\n/.exec(read(path)) ?? []
      return [number, title, name]
    })
    expect(listed.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual(expected)
  })

  test('cover every former number', () => {
    const former = successors.map((one) => one.former)
    const all = Array.from({ length: Math.max(...former) }, (_, n) => n + 1)
    expect(all.filter((number) => numbers.includes(number) === former.includes(number))).toEqual([])
    expect(successors.filter(({ now }) => !now.every((number) => numbers.includes(number)))).toEqual([])
  })

  test.each([
    [`see decision ${7}`, [7]],
    [`Decisions ${7}, ${36} and ${40}`, [7, 36, 40]],
    [`(decision\n * ${37})`, [37]],
    [`[why](docs/decisions/${'0037'}-bind.md)`, [37]],
    [`case_decisions ${512}, decisions[${0}], ${3} decisions`, []],
  ])('are recognised where they are cited: %j', (text, cited) => {
    expect(citedIn(text)).toEqual(cited)
  })

  test('exist wherever they are cited', () => {
    const sources = find(
      '*.md',
      'docs/**/*.md',
      '{src,tests,tools,bench,scripts,deploy}/**/*.{ts,tsx,mjs,css,md,sql,yml,conf,ini}',
    )
    const missing = sources.flatMap((path) =>
      citedIn(read(path))
        .filter((number) => !numbers.includes(number))
        .map((number) => `${path}: decision ${number}`),
    )
    expect(missing).toEqual([])
  })
})
