import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { neverEntered, readByUs, shortened } from '../tools/lean-router/left-out.ts'
import { leanPart } from '../tools/lean-router/plugin.ts'

const lib = new URL('../node_modules/react-router/dist/production/lib/', import.meta.url)
const sourceOf = (part: string) => readFileSync(new URL(part, lib), 'utf8')

const parts = [...Object.keys(neverEntered), ...Object.keys(shortened), readByUs]
const exportsOf = (code: string) =>
  parseAst(code)
    .body.flatMap((statement) => (statement.type === 'ExportNamedDeclaration' ? [statement] : []))
    .flatMap(({ specifiers, declaration }) => [
      ...specifiers.flatMap(({ exported }) => ('name' in exported ? exported.name : [])),
      ...(declaration && 'declarations' in declaration ? declaration.declarations : []).flatMap(({ id }) =>
        'name' in id ? id.name : [],
      ),
    ])

test.each(parts)('%s exports the same names with less behind them', (part) => {
  const code = sourceOf(part)
  const lean = leanPart(part, code, parseAst) ?? ''
  expect(exportsOf(lean).toSorted()).toEqual(exportsOf(code).toSorted())
  expect(lean.length).toBeLessThan(code.length)
})

test('other parts stay as they are', () => {
  expect(leanPart('context.js', sourceOf('context.js'), parseAst)).toBeNull()
})

test.each([
  ['dom/ssr/fog-of-war.js', 'isFogOfWarEnabled'],
  ['router/router.js', 'handleAction'],
  ['dom/ssr/single-fetch.js', 'decodeViaTurboStream'],
])('a router whose %s has no %s stops the build', (part, name) => {
  const other = sourceOf(part).replaceAll(new RegExp(`\\b${name}\\b`, 'g'), 'other')
  expect(() => leanPart(part, other, parseAst)).toThrow(`has no, or more than one, ${name}`)
})

test('a name that two functions have is not guessed at', () => {
  const twice = `${sourceOf('hooks.js')}\n{ function RSCErrorHandler() {} }`
  expect(() => leanPart('hooks.js', twice, parseAst)).toThrow('more than one, RSCErrorHandler')
})
