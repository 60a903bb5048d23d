import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { whoWorksForUs } from '#content/site/policies/privacy-tables.ts'
import { dataInventory } from '#server/privacy/data-inventory.ts'
import { dataFlows, notInPicture } from '../tools/compliance/data-flows.ts'
import { blockNames, dpia, withTables } from '../tools/compliance/write-docs.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const gateways = globSync('src/server/platform/gateways/*', { cwd: root }).map((path) => path.split('/').at(-1) ?? '')
/** Every module that may open a connection: tests/security-document.test.ts keeps that table complete. */
const [, connections = ''] = /\n## Connections\n(.*?)\n\*\*Browsers\*\*/s.exec(read('docs/security.md')) ?? []
const modules = [...connections.matchAll(/\]\(\.\.\/(src\/[^)]+)\)/g)].map(([, path = '']) => path)
const companies = whoWorksForUs.rows.map(([company = '']) => company)

describe('the picture of where data goes', () => {
  test('has every gateway, every module that opens a connection and every company of the privacy policy', () => {
    expect([gateways.length > 7, modules.length > 15, companies.length > 7]).toEqual([true, true, true])
    const what = 'these need a flow in tools/compliance/data-flows.ts, then npm run compliance:docs'
    expect(notInPicture({ gateways, modules, companies }), what).toEqual([])
  })

  test('notices one of each that is new', () => {
    expect(
      notInPicture({ gateways: ['fax', 'mail'], modules: ['src/server/fax.ts'], companies: ['Fax & Co'] }),
    ).toEqual(['fax', 'src/server/fax.ts', 'Fax & Co'])
  })

  test('has nothing that is gone', () => {
    expect(dataFlows.flatMap((flow) => flow.gateways).filter((name) => !gateways.includes(name))).toEqual([])
    expect(dataFlows.flatMap((flow) => flow.modules).filter((path) => !modules.includes(path))).toEqual([])
    const named = dataFlows.flatMap(({ company }) => company ?? [])
    expect(named.filter((company) => !companies.includes(company))).toEqual([])
  })
})

describe('the data protection impact assessment', () => {
  const document = read(dpia)

  test('has tables and picture as the code has them (npm run compliance:docs)', () => {
    expect(document).toBe(withTables(document))
  })

  test('has every table of the database once', () => {
    const [parts, others] = ['parts', 'others'].map((name) =>
      document.split(`<!-- end of ${name} -->`)[0]?.split('<!--').at(-1),
    )
    const named = [...`${parts}${others}`.matchAll(/`(\w+)`/g)].map(([, name]) => name)
    expect(named.toSorted()).toEqual(Object.keys(dataInventory).toSorted())
  })

  test('without one of its places is refused rather than left out of date', () => {
    expect(blockNames).toContain('retention')
    for (const name of blockNames)
      expect(() => withTables(document.replaceAll(`<!-- end of ${name} -->`, ''))).toThrow(`no place for "${name}"`)
  })

  test('is signed by nobody: the operator’s lines are empty', () => {
    const [, lines = ''] = document.split('## 7. Sign-off')
    const names = [...lines.matchAll(/^\| (?!item|---)[^|]+\|([^|]*)\|([^|]*)\|/gm)].map(
      ([, who = '', when = '']) => who + when,
    )
    expect(names).toHaveLength(6)
    expect(names.join('').trim()).toBe('')
  })
})

const table = 'docs/compliance.md'
const rows = read(table)
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.split(' | ').length === 5)
  .map((line) => line.split(' | '))
  .filter(([point]) => point !== '| Requirement' && point !== '| ---')
  .map(([point = '', source = '', status = '', how = '', operator = '']) => ({
    point: point.replace('| ', ''),
    source,
    status,
    how,
    operator: operator.replace(/ \|$/, ''),
  }))

describe(table, () => {
  test('has a table for each regulator', () => {
    const headings = [...read(table).matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
    for (const regulator of [
      'General Pharmaceutical Council',
      'Care Quality Commission',
      'MHRA',
      'ASA',
      'Information Commissioner',
    ])
      expect(
        headings.some((heading) => heading.includes(regulator)),
        regulator,
      ).toBe(true)
    expect(rows.length).toBeGreaterThan(70)
  })

  test('says for each requirement where it comes from, and whether it is met', () => {
    expect(rows.filter(({ source }) => source.trim() === '')).toEqual([])
    expect(rows.filter(({ status }) => !['met', 'partly', 'not met', 'operator'].includes(status))).toEqual([])
  })

  test('gives evidence for what is met, and for what is not what has to be done', () => {
    expect(rows.filter(({ status, how }) => ['met', 'partly'].includes(status) && !how.includes(']('))).toEqual([])
    expect(rows.filter(({ status, operator }) => status !== 'met' && operator.length < 5)).toEqual([])
  })
})

const papers = [table, ...globSync('docs/compliance/*.md', { cwd: root })]
const cited = papers.flatMap((paper) =>
  [...read(paper).matchAll(/\]\(([^)#\s]+\.(?:test\.tsx?|spec\.ts))\)((?:,? `[^`]+`)*)/g)].flatMap(
    ([, path = '', titles = '']) =>
      [...titles.matchAll(/`([^`]+)`/g)].map(([, title = '']) => [paper, join(dirname(paper), path), title] as const),
  ),
)

describe('what is cited', () => {
  test('is many tests', () => {
    expect(cited.length).toBeGreaterThan(60)
  })

  test.each(cited)('%s: %s has %s', (_, path, title) => {
    expect(existsSync(join(root, path))).toBe(true)
    const source = read(path)
    expect(["'", '"', '`'].some((quote) => source.includes(quote + title))).toBe(true)
  })
})
