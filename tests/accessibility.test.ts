import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { accessibilityStatement } from '#content/site/accessibility.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const document = read('docs/accessibility.md')

/** The success criteria of WCAG 2.2 that are of level A and of level AA. */
const ofLevelA =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2'.split(
    ' ',
  )
const ofLevelAA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3'.split(
    ' ',
  )

const inOrder = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })

const rows = [...document.matchAll(/^\| (\d\.\d\.\d+) [^|]+ \| (A{1,2}) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, id = '', level = '', status = '', evidence = '']) => ({ id, level, status, evidence }),
)

/** A link to a file, with the titles in it that follow. */
const citations = (evidence: string) =>
  [...evidence.matchAll(/\]\(\.\.\/([^)#]+)\)((?:,? `[^`]+`)*)/g)].flatMap(([, path = '', titles = '']) =>
    [...titles.matchAll(/`([^`]+)`/g)].map(([, title = '']) => ({ path, title })),
  )

describe('docs/accessibility.md', () => {
  test('answers all 55 criteria of levels A and AA once, in order', () => {
    expect(rows).toHaveLength(55)
    expect(rows.map(({ id }) => id)).toEqual([...ofLevelA, ...ofLevelAA].toSorted(inOrder))
    for (const level of ['A', 'AA'])
      expect(rows.filter((row) => row.level === level).map(({ id }) => id)).toEqual(
        level === 'A' ? ofLevelA : ofLevelAA,
      )
  })

  test('says of each whether it is met, and shows it', () => {
    const known = ['met', 'not met', 'not applicable']
    expect(rows.filter(({ status }) => !known.includes(status))).toEqual([])
    expect(rows.filter(({ status, evidence }) => status === 'met' && !evidence.includes('](../'))).toEqual([])
    expect(rows.filter(({ status, evidence }) => status !== 'met' && evidence.length < 20)).toEqual([])
  })

  test('links to files that exist', () => {
    const files = [...document.matchAll(/\]\(\.\.\/([^)#]+)/g)].map(([, path = '']) => path)
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  const cited = rows.flatMap(({ id, evidence }) => citations(evidence).map((citation) => ({ id, ...citation })))

  test.each(cited.map(({ id, path, title }) => [id, path, title]))('%s cites a test of %s: %s', (_, path, title) => {
    expect(path).toMatch(/\.(?:test\.tsx?|spec\.ts)$/)
    const source = read(path)
    expect(["'", '"', '`'].some((quote) => source.includes(quote + title))).toBe(true)
  })
})

test('the statement for patients names what is not met', () => {
  const said = JSON.stringify(accessibilityStatement)
  const notMet = rows.filter(({ status }) => status === 'not met')
  expect(notMet.filter(({ id }) => !said.includes(id))).toEqual([])
  for (const problem of ['no captions', 'no tags']) {
    expect(document).toContain(problem)
    expect(said).toContain(problem)
  }
})
