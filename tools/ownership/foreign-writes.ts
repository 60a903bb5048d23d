import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** A place that changes rows of a table that another module owns. */
export interface ForeignWrite {
  readonly file: string
  readonly line: number
  readonly table: string
  readonly owner: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

/** The first folder of the server: the modules of ARCHITECTURE.md. */
export const moduleOf = (file: string): string => /^src\/server\/([^/]+)\//.exec(file)?.[1] ?? ''

const nameOf = (node: unknown) => (node as { name?: string } | undefined)?.name

function everyNode(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) everyNode(each, visit)
  else if (typeof node === 'object' && node !== null) {
    if (typeof (node as Node).type === 'string') visit(node as Node)
    for (const each of Object.values(node)) everyNode(each, visit)
  }
}

/** The owner of every table by its name in SQL, from `pgTable('name', …)` in each `tables.ts`. */
export function tableOwners(root: string): ReadonlyMap<string, string> {
  const owners = new Map<string, string>()
  for (const file of globSync('src/server/**/tables.ts', { cwd: root }))
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g))
      owners.set(name, moduleOf(file))
  return owners
}

const writing = new Set(['insert', 'update', 'delete'])
const writingSql = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?(\w+)"?(?=\s|$)/gi

/** Drizzle's `insert(table)`, `update(table)` and `delete(table)`, and the same in SQL that is written out. */
export function foreignWritesIn(file: string, text: string, owners: ReadonlyMap<string, string>): ForeignWrite[] {
  const own = moduleOf(file)
  const { program } = parseSync(file, text)
  const imported = new Map<string, { table: string; owner: string }>()
  const found: ForeignWrite[] = []
  const lineOf = (at: number) => text.slice(0, at).split('\n').length
  everyNode(program, (node) => {
    if (node.type === 'ImportDeclaration') {
      const source = (node.source as { value: string }).value
      const target = source.startsWith('#server/') ? source.replace('#', 'src/') : join(dirname(file), source)
      if (!target.endsWith('/tables.ts')) return
      for (const each of node.specifiers as readonly Node[])
        imported.set(nameOf(each.local) ?? '', { table: nameOf(each.imported) ?? '', owner: moduleOf(target) })
    }
    if (node.type === 'CallExpression') {
      const method = nameOf((node.callee as { property?: unknown }).property) ?? ''
      const [first] = node.arguments as readonly Node[]
      const written = writing.has(method) ? imported.get(nameOf(first) ?? '') : undefined
      if (written && written.owner !== own) found.push({ file, line: lineOf(node.start), ...written })
    }
    const sql =
      node.type === 'TemplateElement'
        ? (node.value as { raw: string }).raw
        : node.type === 'Literal'
          ? node.value
          : null
    if (typeof sql === 'string')
      for (const [, table = ''] of sql.matchAll(writingSql)) {
        const owner = owners.get(table)
        if (owner !== undefined && owner !== own) found.push({ file, line: lineOf(node.start), table, owner })
      }
  })
  return found
}

const isExempt = (file: string) => /\.test\.ts$|\/testing\//.test(file)

export function foreignWrites(root: string): ForeignWrite[] {
  const owners = tableOwners(root)
  return globSync('src/server/**/*.ts', { cwd: root })
    .filter((file) => !isExempt(file))
    .toSorted()
    .flatMap((file) => foreignWritesIn(file, readFileSync(join(root, file), 'utf8'), owners))
}
