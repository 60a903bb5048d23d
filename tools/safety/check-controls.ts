import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import type { CodeControl, Control, Edit, Proof } from '#domain/safety/control.ts'

export type Read = (file: string) => string | null

/** The sources of the product, each read once. */
export function sourcesIn(root: string): Read {
  const known = new Map<string, string | null>()
  return (file) => {
    if (!known.has(file)) {
      const path = join(root, file)
      known.set(file, existsSync(path) ? readFileSync(path, 'utf8') : null)
    }
    return known.get(file) ?? null
  }
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

const exportOf = (name: string) =>
  new RegExp(`^export (?:default )?(?:async )?(?:const|function\\*?|class) ${name}\\b`, 'm')

const strings = new Map<string, readonly string[]>()

/** Every string and every key of an object in a source. A comment is none. */
function stringsIn(file: string, source: string): readonly string[] {
  const known = strings.get(source)
  if (known) return known
  const found: string[] = []
  const { program } = parseSync(file, source)
  JSON.stringify(program, (_, node) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') found.push(node.value)
    if (node?.type === 'TemplateElement') found.push(node.value.cooked ?? node.value.raw)
    if (node?.type === 'Property' && node.key.type === 'Identifier') found.push(node.key.name)
    return typeof node === 'bigint' ? String(node) : node
  })
  strings.set(source, found)
  return found
}

export function problemOfProof({ file, title, row, rowsIn = file }: Proof, read: Read): string | null {
  const source = read(file)
  if (source === null) return `its test file ${file} does not exist`
  const all = stringsIn(file, source)
  if (!all.some((text) => text.includes(title))) return `${file} has no test “${title}”`
  if (row === undefined) return null
  const rows = read(rowsIn)
  if (rows === null) return `its rows ${rowsIn} do not exist`
  return stringsIn(rowsIn, rows).includes(row) ? null : `${rowsIn} has no row “${row}”`
}

function problemOfEdit({ file, find, replace, times = 1 }: Edit, read: Read): string | null {
  const source = read(file)
  if (source === null) return `its edit is of ${file}, which does not exist`
  if (find === replace) return 'its edit changes nothing'
  const there = source.split(find).length - 1
  return there === times ? null : `${file} has “${find}” ${there} times instead of ${times}`
}

function problemsOfCode({ code: { file, name }, proof, switchOff }: CodeControl, read: Read): string[] {
  const source = read(file)
  const missing =
    source === null
      ? `its code ${file} does not exist`
      : exportOf(escaped(name)).test(source)
        ? null
        : `${file} exports no ${name}`
  return [missing, problemOfProof(proof, read), problemOfEdit(switchOff, read)].filter((problem) => problem !== null)
}

/** What is wrong with controls beside the source of the product. Empty: each has its code, its test and its edit. */
export const problemsOfControls = (controls: Readonly<Record<string, Control>>, read: Read): string[] =>
  Object.entries(controls).flatMap(([id, control]) =>
    control.is === 'procedure' ? [] : problemsOfCode(control, read).map((problem) => `The control ${id}: ${problem}.`),
  )

/** A part of the full name of the tests that prove a control, as a regular expression. A row is named by its first value. */
export function patternOf({ title, row }: Proof): string {
  const values = row === undefined ? [] : [escaped(row)]
  return escaped(title).replaceAll(/%[sdij]|\\\$\w+/g, () => values.pop() ?? '.*')
}

/** The source with a control taken away. */
export const switchedOff = ({ find, replace }: Edit, source: string): string => source.split(find).join(replace)
