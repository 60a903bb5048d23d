import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** A place that changes rows of a table that another module owns. */
export interface ForeignWrite {
  readonly file: string
  readonly line: number
  /** Its name in SQL, or in code with Drizzle; null: composed at run time. */
  readonly table: string | null
  readonly owner: string | null
}

/** The module of each table, by its SQL name and by its exported name. */
export interface TableOwners {
  readonly bySqlName: ReadonlyMap<string, string>
  readonly byExport: ReadonlyMap<string, string>
}

/**
 * Files that write to tables passed to them. A prefix is a folder. Keep it short: a file listed here can break the
 * rules of every module.
 */
export const exemptions: Readonly<Record<string, string>> = {
  'src/server/app/key-rotation/':
    'seals every sealed column of every table anew; which they are is known from the schema',
  'src/server/privacy/erasure/erase-rows.ts':
    'erases table by table as the data inventory says, which names every table that holds something of a person',
  'src/server/platform/database/erase-in-batches.ts':
    'deletes old rows of the table that it is given; that this is one of the caller’s own is checked at the call',
  'src/server/platform/execute-later/execute-later.ts':
    'marks rows of the table that it is given as done, undone or failed; appointments and clinical each give it their own',
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

/** The first folder of the server: the modules of ARCHITECTURE.md. */
const moduleOf = (file: string): string => /^src\/server\/([^/]+)\//.exec(file)?.[1] ?? ''

const nameOf = (node: unknown) => (node as { name?: string } | undefined)?.name

function everyNode(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) everyNode(each, visit)
  else if (typeof node === 'object' && node !== null) {
    if (typeof (node as Node).type === 'string') visit(node as Node)
    for (const each of Object.values(node)) everyNode(each, visit)
  }
}

/** From `export const x = pgTable('name', …)` in each `tables.ts`. */
export function tableOwners(root: string): TableOwners {
  const bySqlName = new Map<string, string>()
  const byExport = new Map<string, string>()
  for (const file of globSync('src/server/**/tables.ts', { cwd: root }))
    for (const [, exported = '', name = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /export const (\w+) = pgTable\(\s*'(\w+)'/g,
    )) {
      bySqlName.set(name, moduleOf(file))
      byExport.set(exported, moduleOf(file))
    }
  return { bySqlName, byExport }
}

const writing = new Set(['insert', 'update', 'delete'])
const verb = String.raw`\b(?:insert\s+into|(?<!\b(?:for|key|do)\s)update|delete\s+from)\s+(?:only\s+)?"?`
const writingSql = new RegExp(String.raw`${verb}(\w+)"?(?=\s|$)`, 'gi')
/** The table follows as a value: `update ${table} set …`. */
const writingNext = new RegExp(`${verb}$`, 'i')

/** Deletes old rows of the table that its second argument names. */
const erasing = 'eraseInBatches'

const isTables = (file: string) => file.endsWith('/tables.ts') || file === 'src/server/schema.ts'

/**
 * Drizzle's `insert(table)`, `update(table)` and `delete(table)`, and the same as literal SQL. A table that is passed
 * from one function to another is not found.
 */
export function foreignWritesIn(file: string, text: string, { bySqlName, byExport }: TableOwners): ForeignWrite[] {
  const own = moduleOf(file)
  const { program } = parseSync(file, text)
  /** Tables by their local names, and namespaces for all tables of a file. */
  const imported = new Map<string, string>()
  const namespaces = new Set<string>()
  const found: ForeignWrite[] = []
  const note = (at: number, table: string | null, owner: string | null | undefined) => {
    if (owner === undefined || owner === own) return
    found.push({ file, line: text.slice(0, at).split('\n').length, table, owner })
  }
  /** The exported name of the table in an expression. */
  const tableIn = (node: Node | undefined): string | undefined => {
    if (node?.type === 'Identifier') return imported.get(nameOf(node) ?? '')
    if (node?.type === 'MemberExpression' && namespaces.has(nameOf(node.object) ?? '')) return nameOf(node.property)
    return undefined
  }
  everyNode(program, (node) => {
    if (node.type === 'ImportDeclaration') {
      const source = (node.source as { value: string }).value
      const target = source.startsWith('#server/') ? source.replace('#', 'src/') : join(dirname(file), source)
      if (!isTables(target)) return
      for (const each of node.specifiers as readonly Node[])
        if (each.type === 'ImportNamespaceSpecifier') namespaces.add(nameOf(each.local) ?? '')
        else imported.set(nameOf(each.local) ?? '', nameOf(each.imported) ?? '')
    }
    if (node.type === 'CallExpression') {
      const [first, second] = node.arguments as readonly Node[]
      const method = nameOf((node.callee as { property?: unknown }).property) ?? ''
      const table = writing.has(method) ? tableIn(first) : undefined
      if (table !== undefined) note(node.start, table, byExport.get(table))
      if (nameOf(node.callee) === erasing && typeof second?.value === 'string')
        note(node.start, second.value, bySqlName.get(second.value))
    }
    if (node.type === 'Literal' && typeof node.value === 'string')
      for (const [, table = ''] of node.value.matchAll(writingSql)) note(node.start, table, bySqlName.get(table))
    if (node.type === 'TemplateLiteral') {
      const expressions = node.expressions as readonly Node[]
      for (const [place, part] of (node.quasis as readonly Node[]).entries()) {
        const { raw } = part.value as { raw: string }
        for (const [, table = ''] of raw.matchAll(writingSql)) note(part.start, table, bySqlName.get(table))
        const next = expressions[place]
        if (!next || !writingNext.test(raw)) continue
        const table = tableIn(next)
        note(next.start, table ?? null, table === undefined ? null : byExport.get(table))
      }
    }
  })
  return found
}

const isTest = (file: string) => /\.test\.ts$|\/testing\//.test(file)
const isExempt = (file: string) => Object.keys(exemptions).some((prefix) => file.startsWith(prefix))

/** All foreign writes in the server, except tests and exempt files. */
export function foreignWrites(root: string): ForeignWrite[] {
  const owners = tableOwners(root)
  return globSync('src/server/**/*.ts', { cwd: root })
    .filter((file) => !isTest(file) && !isExempt(file))
    .toSorted()
    .flatMap((file) => foreignWritesIn(file, readFileSync(join(root, file), 'utf8'), owners))
}

export const described = ({ file, line, table, owner }: ForeignWrite): string =>
  table === null
    ? `${file}:${line} writes a table that is named at run time: nobody can tell whose it is.`
    : `${file}:${line} writes ${table}, which ${owner} owns: call a function of ${owner} instead.`
