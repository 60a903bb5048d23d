import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { storedOnDevice } from '#content/stored-on-device.ts'
import { calls } from '#contract/calls.ts'
import { capabilities, roles } from '#domain/identity/staff/roles.ts'
import { flows } from '#domain/intake/flows.ts'
import { jobsOf } from '#server/app/start/jobs.ts'
import { formerJobs } from '#server/platform/jobs/former-jobs.ts'
import { dataInventory } from '#server/privacy/data-inventory.ts'
import * as schema from '#server/schema.ts'

/**
 * Names that are stored in a database or a browser, or are on the wire. Renaming one in the code does not rename it
 * there: sealed values no longer open, a job starts over, a browser loses its data. They are compared with a file, so
 * that a rename is noticed. New names are added to the file with `UPDATE_STORED_NAMES=1`; a changed or removed name
 * needs a migration first.
 */
const golden = join(import.meta.dirname, 'golden', 'stored-names.json')

const tables = Object.values(schema).filter((exported) => is(exported, PgTable))

const columnsByTable = () =>
  Object.fromEntries(
    tables.map((table) => [
      getTableConfig(table).name,
      getTableConfig(table)
        .columns.map((column) => column.name)
        .toSorted(),
    ]),
  )

/** The owner that each sealed column is sealed for. `sealed-columns.test.ts` opens a value of every column by these. */
const sealedFor = () =>
  Object.fromEntries(
    Object.entries(dataInventory).flatMap(([table, { opens }]) =>
      Object.entries(opens).map(([column, owner]) => [`${table}.${column}`, owner]),
    ),
  )

const sources = () => globSync('src/server/**/*.ts').filter((file) => !/\.test\.ts$|\/testing\//.test(file))

/** The purposes of digests and look-up keys: the last argument, or the constant passed for it. */
function digestPurposes(): string[] {
  const encodings = new Set(['base64', 'base64url', 'hex', 'utf8', '/'])
  const found = sources().flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    if (!text.includes('ault')) return []
    const called = [...text.matchAll(/\.(?:digest|index|indexes)\([^;]*?(['`])([^'`\n]+)\1\)/g)].map(
      ([, , purpose]) => purpose,
    )
    const named = [...text.matchAll(/const \w*[pP]urpose = (['`])([^'`\n]+)\1/g)].map(([, , purpose]) => purpose)
    return [...called, ...named].filter((purpose) => !encodings.has(String(purpose)))
  })
  return [...new Set(found.map((purpose) => String(purpose).replaceAll(/\$\{[^}]*\}/g, '{}')))].toSorted()
}

/** The body and reply of a call, without its descriptions: only the digest, because the whole is thousands of lines. */
const shapeOf = (type: z.ZodType, io: 'input' | 'output') =>
  JSON.stringify(z.toJSONSchema(type, { io, unrepresentable: 'any' }), (key, value) =>
    key === 'description' ? undefined : value,
  )

const callShapes = () =>
  Object.fromEntries(
    Object.values(calls).map(({ name, body, reply }) => [
      name,
      createHash('sha256').update(shapeOf(body, 'input')).update(shapeOf(reply, 'output')).digest('hex').slice(0, 16),
    ]),
  )

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const parsed = new Map<string, readonly Node[]>()
function statementsOf(file: string): readonly Node[] {
  const known =
    parsed.get(file) ?? (parseSync(file, readFileSync(file, 'utf8')).program.body as unknown as readonly Node[])
  parsed.set(file, known)
  return known
}

const nameOf = (node: unknown) => (node as { name?: string } | undefined)?.name

/** The file that a name comes from. */
function importedFrom(file: string, name: string): string | null {
  for (const statement of statementsOf(file)) {
    if (statement.type !== 'ImportDeclaration') continue
    const specifiers = statement.specifiers as readonly Node[]
    if (!specifiers.some((each) => nameOf(each.local) === name)) continue
    const source = (statement.source as { value: string }).value
    return source.startsWith('#') ? source.replace('#', 'src/') : join(dirname(file), source)
  }
  return null
}

/** The values of an array or the keys of an object, read from the source: many of them are not exported. */
async function valuesOfConstant(file: string, name: string): Promise<string[]> {
  const from = importedFrom(file, name)
  if (from) return valuesOfConstant(from, name)
  const exported: unknown = (await import(join(process.cwd(), file)))[name]
  if (Array.isArray(exported)) return exported
  if (typeof exported === 'object' && exported !== null) return Object.keys(exported)
  for (const statement of statementsOf(file)) {
    if (statement.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declarations as readonly { id: Node; init: Node }[]) {
      if (nameOf(id) !== name) continue
      const value = init.type === 'TSAsExpression' ? (init.expression as Node) : init
      const elements = (value.elements ?? []) as readonly { value: string }[]
      if (value.type === 'ArrayExpression') return elements.map((element) => element.value)
    }
  }
  throw new Error(`${file} has no list ${name}.`)
}

/** Every value that a column of this type may hold; null where it cannot be listed, such as a number. */
async function valuesOf(file: string, type: Node): Promise<string[] | null> {
  const inside = (key: string) => type[key] as Node
  if (type.type === 'TSParenthesizedType') return valuesOf(file, inside('typeAnnotation'))
  if (type.type === 'TSLiteralType') return [String((inside('literal') as unknown as { value: unknown }).value)]
  if (type.type === 'TSUnionType') {
    const parts = await Promise.all((type.types as readonly Node[]).map((part) => valuesOf(file, part)))
    return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? [])
  }
  if (type.type === 'TSIndexedAccessType') return valuesOf(file, inside('objectType'))
  if (type.type === 'TSTypeOperator') return valuesOf(file, inside('typeAnnotation'))
  if (type.type === 'TSTypeQuery') return valuesOfConstant(file, nameOf(type.exprName) ?? '')
  if (type.type !== 'TSTypeReference') return null
  const name = nameOf(type.typeName) ?? ''
  const from = importedFrom(file, name)
  if (from) return valuesOf(from, type)
  for (const statement of statementsOf(file)) {
    const declared = statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement
    if (declared?.type === 'TSTypeAliasDeclaration' && nameOf(declared.id) === name)
      return valuesOf(file, declared.typeAnnotation as Node)
  }
  return null
}

/** The types that columns are declared with: `text('state').$type<CaseState>()`. */
function columnTypes(node: unknown, found: Node[] = []): Node[] {
  if (Array.isArray(node)) for (const each of node) columnTypes(each, found)
  else if (typeof node === 'object' && node !== null) {
    const { type, callee, typeArguments } = node as {
      type?: string
      callee?: { property?: unknown }
      typeArguments?: { params: Node[] }
    }
    if (type === 'CallExpression' && nameOf(callee?.property) === '$type') found.push(...(typeArguments?.params ?? []))
    for (const each of Object.values(node)) columnTypes(each, found)
  }
  return found
}

/** By the declaration alone: a type keeps its values when it is renamed or moved. */
async function storedKinds(): Promise<string[][]> {
  const found: string[][] = []
  for (const file of globSync('src/server/**/tables.ts'))
    for (const type of columnTypes(statementsOf(file))) {
      const values = await valuesOf(file, type)
      if (values && values.length > 0) found.push(values.toSorted())
    }
  const unique = new Map(found.map((values) => [JSON.stringify(values), values]))
  return [...unique.keys()].toSorted().map((key) => unique.get(key) ?? [])
}

const namesNow = async () => ({
  tables: columnsByTable(),
  sealedFor: sealedFor(),
  digestPurposes: digestPurposes(),
  storedKinds: await storedKinds(),
  jobs: jobsOf()
    .map(({ name }) => name)
    .toSorted(),
  roles: [...roles].toSorted(),
  capabilities: [...capabilities].toSorted(),
  browser: Object.values(storedOnDevice)
    .flatMap(({ place, keys }) => keys.map((key) => `${place}: ${key}`))
    .toSorted(),
  questionnaires: Object.values(flows)
    .map(({ name }) => name)
    .toSorted(),
  calls: callShapes(),
})

describe('names that are stored or on the wire', async () => {
  const now: Record<string, unknown> = JSON.parse(JSON.stringify(await namesNow()))
  if (process.env.UPDATE_STORED_NAMES === '1') writeFileSync(golden, `${JSON.stringify(now, null, 2)}\n`)
  const before: Record<string, unknown> = JSON.parse(readFileSync(golden, 'utf8'))

  it.each(Object.keys(now))('%s match the file', (part) => {
    const what =
      'Renamed: give it its old name back. New: UPDATE_STORED_NAMES=1 npx vitest run tests/stored-names.test.ts'
    expect(now[part], what).toEqual(before[part])
  })

  it('no job has the name of a former one, whose rows are still there', () => {
    expect(jobsOf().filter(({ name }) => formerJobs.includes(name))).toEqual([])
  })

  it('every part has entries', () => {
    for (const part of Object.values(now)) expect(Object.keys(part as object).length).toBeGreaterThan(3)
  })
})
