import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownFolder } from '#server/testing/own-folder.ts'
import { hasRuntimePackages } from '../scripts/runtime-packages.mjs'
import { type Import, importsIn, readImports } from '../tools/imports/read-imports.ts'

const root = process.cwd()
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const { dependencies, scripts } = read('package.json') as Record<string, Record<string, string>>
const { packages } = read('package-lock.json') as { packages: Record<string, { dev?: boolean }> }

/** The packages a file imports when it runs, with their dependencies. */
function neededBy(file: string, importsOf: (file: string) => readonly Import[]): Set<string> {
  const needed = new Set([file])
  for (const next of needed) for (const { to, isType } of importsOf(next)) if (!isType) needed.add(to)
  return needed
}

const all = Map.groupBy(readImports(root), ({ from }) => from)
const inSource = (file: string) => all.get(file) ?? []
const inScripts = (file: string) => (file.endsWith('.mjs') ? importsIn(file, readFileSync(file, 'utf8'), root) : [])
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

test.each(started)('%s runs with the packages of `npm ci --omit=dev` alone', (file) => {
  const files = neededBy(file, inSource)
  const needed = [...packagesIn(files), ...lookedUpIn(files)]
  expect(needed).toContain('pg')
  expect(needed.filter((name) => dependencies?.[name] === undefined)).toEqual([])
  expect(needed.filter((name) => packages[`node_modules/${name}`]?.dev)).toEqual([])
})

test('what `npm start` runs before the server needs no package at all', () => {
  const needed = neededBy('scripts/start.mjs', inScripts)
  expect([...needed]).toContain('scripts/web-build.mjs')
  expect(packagesIn(needed)).toEqual([])
})

test('a built site is served by the packages that serve it, as the lock file wants them', async () => {
  const folder = await ownFolder('packages')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (file: string, found: object) => writeFileSync(join(folder, file), JSON.stringify({ packages: found }))
  const wanted = {
    '': { version: '1' },
    'node_modules/serves': { integrity: 'a' },
    'node_modules/builds': { integrity: 'b', dev: true },
    'node_modules/builds-elsewhere': { integrity: 'c', devOptional: true },
    'node_modules/other-system': { integrity: 'd', optional: true },
  }
  write('package-lock.json', wanted)
  expect(hasRuntimePackages(folder), 'nothing is installed').toBe(false)
  mkdirSync(join(folder, 'node_modules'))
  const installed = (found: object) => {
    write('node_modules/.package-lock.json', found)
    return hasRuntimePackages(folder)
  }
  expect(installed({ 'node_modules/serves': { integrity: 'a' } })).toBe(true)
  expect(installed(wanted)).toBe(true)
  expect(installed({ 'node_modules/serves': { integrity: 'of another version' } })).toBe(false)
  expect(installed({ 'node_modules/builds': { integrity: 'b' } })).toBe(false)
})
