import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { importGraphFile, importGraphOf } from '../tools/imports/import-graph.ts'
import { importsIn, readImports } from '../tools/imports/read-imports.ts'
import { layers } from '../tools/imports/tiers.ts'
import { isTables, isTest, placeOf, whyWrong, wrongImports } from '../tools/imports/wrong-imports.ts'

const root = process.cwd()
const imports = readImports(root)
const files = [...new Set(imports.map(({ from }) => from))].filter((file) => !isTest(file))

/** One file of every other tier and feature of the same layer, and of every other layer. */
const samples = [
  ...new Map(
    files.filter((file) => !isTables(file)).map((file) => [`${placeOf(file)?.tier.name} ${placeOf(file)?.room}`, file]),
  ).values(),
]
const folders = [...new Set(samples.map((file) => dirname(file)))]

const planted = (folder: string, to: string) =>
  importsIn(`${folder}/planted.ts`, `import { thing } from '#${to.slice('src/'.length)}'`, root)

test('no import goes against the tiers', () => {
  expect(wrongImports(imports)).toEqual([])
})

test.each(folders)('a forbidden import planted in %s is found', (folder) => {
  const here = placeOf(`${folder}/planted.ts`)
  const seen = samples.filter((to) => wrongImports(planted(folder, to)).length > 0)
  const mustNot = samples.filter((to) => {
    const there = placeOf(to)
    if (!here || !there) return false
    if (here.layer !== there.layer) return !(here.tier.layers ?? here.layer.below).includes(there.layer.name)
    return there.height > here.height || (there.height === here.height && here.tier.apart && here.room !== there.room)
  })
  expect(seen).toEqual(mustNot)
  // Only the topmost tier may import everything of its own layer, and nothing may import another side.
  if (here?.layer.name !== 'server' && here?.tier.name !== 'app') expect(mustNot.length).toBeGreaterThan(0)
})

test.each([
  ['src/domain/identity/a.ts', 'node:fs'],
  ['src/domain/identity/a.ts', 'zod'],
  ['src/content/a.ts', 'react'],
  ['src/contract/a.ts', 'fastify'],
  ['src/web/kit/ui/a.ts', 'node:crypto'],
  ['src/web/site/a.ts', 'drizzle-orm'],
  ['src/server/platform/http/a.ts', 'react'],
])('%s may not use the package %s', (from, to) => {
  expect(whyWrong({ from, to, isType: true })).not.toBeNull()
})

test.each([
  `import '#web/site/header.tsx'`,
  `import type { A } from '../site/header.tsx'`,
  `export { a } from '../../web/site/header.tsx'`,
  `export * from '#web/site/header.tsx'`,
  `const load = () => import('#web/site/header.tsx')`,
  `type A = import('../site/header.tsx').A`,
])('%s is read as an import', (text) => {
  expect(wrongImports(importsIn('src/web/checkout/planted.ts', text, root))).toHaveLength(1)
})

test.each([
  ['another module’s type from above', 'src/server/orders/a.ts', 'src/server/checkout/b.ts', true, true],
  [
    'a type from above in the same module',
    'src/server/clinical/cases/a.ts',
    'src/server/clinical/supply/b.ts',
    true,
    false,
  ],
  [
    'a value from above in the same module',
    'src/server/clinical/cases/a.ts',
    'src/server/clinical/supply/b.ts',
    false,
    true,
  ],
  ['tables of the same module', 'src/server/clinical/cases/a.ts', 'src/server/clinical/supply/tables.ts', false, false],
  ['tables of a module above', 'src/server/orders/a.ts', 'src/server/appointments/tables.ts', false, true],
  ['a foreign key', 'src/server/orders/tables.ts', 'src/server/appointments/tables.ts', false, false],
] as const)('%s', (_what, from, to, isType, isWrong) => {
  expect(whyWrong({ from, to, isType }) !== null).toBe(isWrong)
})

test('a folder of the server without a tier is reported by name', () => {
  expect(() => placeOf('src/server/attic/a.ts')).toThrow('src/server/attic/a.ts is in no tier')
  expect(placeOf('src/web/anything-new/a.ts')?.tier.name).toBe('features')
})

test('the diagram shows the current imports: npm run architecture', () => {
  expect(readFileSync(importGraphFile, 'utf8')).toBe(importGraphOf(imports))
})

test('the arrows of the diagram run one way', () => {
  for (const { name } of layers) {
    const heights = imports
      .filter(({ from, to, isType }) => !isType && !isTest(from) && !isTables(to) && placeOf(from)?.layer.name === name)
      .flatMap(({ from, to }) => {
        const [here, there] = [placeOf(from), placeOf(to)]
        return here && there && here.layer === there.layer ? [[here.height, there.height] as const] : []
      })
    expect(heights.every(([from, to]) => to <= from)).toBe(true)
  }
})

test('the style sheet of the site omits only what pages without a sheet of their own never show', () => {
  const sheet = readFileSync('src/web/app/app.css', 'utf8')
  const patterns = [...sheet.matchAll(/^@source not "([^"]+)";$/gm)].map(([, path = '']) => join('src/web/app', path))
  const found = patterns.flatMap((pattern) => [...globSync(pattern), ...globSync(join(pattern, '**/*.{ts,tsx}'))])
  const isLeftOut = new Set(found.filter((file) => !isTest(file)))
  expect([...isLeftOut]).toEqual(expect.arrayContaining(['src/web/kit/ui/card.tsx', 'src/web/desk/desk-call.ts']))
  const shown = imports.filter(({ from, to, isType }) => !isType && isLeftOut.has(to) && !isLeftOut.has(from))
  expect(shown.filter(({ from }) => !isTest(from))).toEqual([])
})
