import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { type Import, readImports } from '../imports/read-imports.ts'

export const wordKinds = ['screen', 'email', 'text', 'letter', 'pdf', 'error', 'alert', 'command', 'document'] as const

type WordKind = (typeof wordKinds)[number]

/** A string that a person can read. */
export interface Word {
  readonly kind: WordKind
  readonly file: string
  readonly line: number
  /** As it is in the source: what is put into a template stands in braces. */
  readonly text: string
  /** The folders of the web or the server that use it. Empty for a document or an alert, which are read where they are. */
  readonly shown: readonly string[]
}

interface Found {
  readonly line: number
  readonly text: string
}

/** What an operator reads. */
const documents = [
  'README.md',
  'SECURITY.md',
  'docs/accessibility.md',
  'docs/deploy.md',
  'docs/deviations.md',
  'docs/operations.md',
  'docs/runbook.md',
  'docs/scale.md',
  'docs/security.md',
]

/** Everything that a person can read, in the order of files. */
export function readWords(root: string): Word[] {
  const find = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .filter((file) => !/\.test\.tsx?$|\/testing\/|\/\+types\//.test(file))
      .sort()
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const users = usersOf(readImports(root))
  const from = (pattern: string, kind: WordKind | ((file: string, found: Found) => WordKind), search: Search): Word[] =>
    find(pattern).flatMap((file) =>
      search(file, read(file)).map((found) => ({
        kind: typeof kind === 'string' ? kind : kind(file, found),
        file,
        ...found,
        shown: file.startsWith('src/content/') ? (users.get(file) ?? []) : [],
      })),
    )
  return [
    ...from('src/content/**/*.ts', contentKind, inContent),
    ...from('src/content/site/blog/*.md', 'screen', inMarkdown),
    ...from('src/web/**/*.tsx', 'screen', inMarkup),
    ...from('src/server/**/pdf.ts', 'pdf', inCode),
    ...from('src/{server,domain}/**/*.ts', 'error', inErrors),
    ...from('src/server/app/commands/**/*.ts', 'command', inCode),
    ...from('scripts/*.mjs', 'command', inCode),
    ...from('deploy/prometheus/alerts.yml', 'alert', inAlerts),
    ...documents.filter((file) => existsSync(join(root, file))).flatMap((file) => from(file, 'document', inMarkdown)),
  ]
}

/** What a person can read in files of content, without where it is shown. */
export const readContent = (root: string, files: readonly string[]): Omit<Word, 'kind' | 'shown'>[] =>
  files.flatMap((file) =>
    (file.endsWith('.md') ? inMarkdown : inContent)(file, readFileSync(join(root, file), 'utf8')).map((found) => ({
      file,
      ...found,
    })),
  )

type Search = (file: string, text: string) => Found[]

/** Around a letter on paper. */
const pdfWords = ['src/content/letters/letter-page.ts']

/** In a file of emails, a function whose name ends in "Text" makes a text message. */
function contentKind(file: string, { text }: Found): WordKind {
  if (pdfWords.includes(file)) return 'pdf'
  if (file.startsWith('src/content/letters/')) return 'letter'
  if (!file.startsWith('src/content/notifications/')) return 'screen'
  return textMessages(file).some((message) => message.includes(text)) ? 'text' : 'email'
}

const textMessagesByFile = new Map<string, string[]>()

function textMessages(file: string): string[] {
  const known = textMessagesByFile.get(file)
  if (known) return known
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const found = source
    .split(/\n(?=export )/)
    .filter((part) => /^export const \w+Text\b/.test(part))
    .flatMap((part) => inContent(file, part).map(({ text }) => text))
  textMessagesByFile.set(file, found)
  return found
}

/** For each file of words, the folders of the web and the server that use it, by itself or through other files. */
function usersOf(imports: readonly Import[]): ReadonlyMap<string, readonly string[]> {
  const importers = Map.groupBy(
    imports.filter(({ isType }) => !isType),
    ({ to }) => to,
  )
  const isShown = (file: string) => /^src\/(?:web|server)\//.test(file)
  const usersFrom = (file: string, seen: Set<string>): string[] =>
    (importers.get(file) ?? []).flatMap(({ from }) => {
      if (seen.has(from) || from.includes('.test.')) return []
      seen.add(from)
      return isShown(from) ? [from.slice('src/'.length, from.lastIndexOf('/'))] : usersFrom(from, seen)
    })
  const words = imports.map(({ to }) => to).filter((to) => to.startsWith('src/content/'))
  return new Map([...new Set(words)].map((file) => [file, [...new Set(usersFrom(file, new Set()))].sort()]))
}

/** A node of the syntax tree, of any type. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [more: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([name, value]) =>
    name === 'parent' ? [] : (Array.isArray(value) ? value : [value]).filter(isNode),
  )

/** Visits every node with those around it, the nearest last. Types hold no words that are read. */
function visit(node: Node, around: readonly Node[], each: (node: Node, around: readonly Node[]) => void): void {
  if (/^(?:TSType|TSInterface|TSLiteral|ImportDeclaration|ExportAll)/.test(node.type)) return
  each(node, around)
  for (const child of childrenOf(node)) visit(child, [...around, node], each)
}

/** Every string and template of a file for which a condition holds. */
function strings(
  file: string,
  source: string,
  isWanted: (text: string, node: Node, around: readonly Node[]) => boolean,
): Found[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const found: Found[] = []
  visit(program as unknown as Node, [], (node, around) => {
    const text = textOf(node, source)
    if (text === null || text.trim() === '' || !isWanted(text, node, around)) return
    found.push({ line: lineAt(source, node.start), text })
  })
  return found
}

const lineAt = (source: string, index: number) => source.slice(0, index).split('\n').length

function textOf(node: Node, source: string): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'JSXText') return source.slice(node.start, node.end).replaceAll(/\s+/g, ' ').trim()
  if (node.type !== 'TemplateLiteral') return null
  const [expressions, quasis] = [node.expressions as Node[], node.quasis as Node[]]
  return quasis
    .map(({ value }, place) => {
      const next = expressions[place]
      return (value as { cooked: string }).cooked + (next ? `{${shortened(source.slice(next.start, next.end))}}` : '')
    })
    .join('')
}

/** What is put in is named, if its name is short. */
const shortened = (expression: string) => (/^[\w.]{1,40}$/.test(expression) ? expression : '…')

const hasWord = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/\{[^}]*\}/g, ''))

const nameOf = (node: Node | undefined): string => {
  const key =
    node?.type === 'Property' ? (node.key as Node) : node?.type === 'JSXAttribute' ? (node.name as Node) : null
  return String(key?.name ?? key?.value ?? '')
}

/** Values of these say what a thing is, not what is read. */
const notRead = new Set([
  'id',
  'key',
  'slug',
  'href',
  'page',
  'at',
  'src',
  'kind',
  'tone',
  'place',
  'whose',
  'keys',
  'type',
  'is',
])

const isKey = (node: Node, around: readonly Node[]) => {
  const parent = around.at(-1)
  return (
    (parent?.type === 'Property' && parent.key === node) ||
    /^(?:BinaryExpression|MemberExpression|ImportExpression|SwitchCase|Export)/.test(parent?.type ?? '')
  )
}

/** Words, and not the ids among them: a single word in lower case is one where it is the value of a property. */
const inContent: Search = (file, source) =>
  strings(file, source, (text, node, around) => {
    if (isKey(node, around) || !hasWord(text)) return false
    const property = around.findLast(({ type }) => type === 'Property')
    if (notRead.has(nameOf(property))) return false
    return / |^\p{Lu}/u.test(text) || around.at(-1)?.type === 'Property'
  })

const readAttributes =
  /^(?:aria-label|aria-description|alt|title|placeholder|label|heading|hint|note|description|name)$/

/** Text between tags and in the attributes that are read out or shown. */
const inMarkup: Search = (file, source) =>
  strings(file, source, (text, node, around) => {
    if (!hasWord(text)) return false
    if (node.type === 'JSXText') return true
    const attribute = around.findLast(({ type }) => type === 'JSXAttribute')
    if (attribute) return readAttributes.test(nameOf(attribute)) && / |^\p{Lu}/u.test(text)
    const isChild = around.at(-1)?.type === 'JSXExpressionContainer'
    return isChild && / |^\p{Lu}/u.test(text)
  })

/** What an error says, whoever reads it: a patient, staff, or an operator in the log. */
const inErrors: Search = (file, source) =>
  source.includes('Error(')
    ? strings(file, source, (text, _, around) => {
        const thrown = around.findLast(({ type }) => type === 'NewExpression' || type === 'CallExpression')
        const callee = thrown?.callee as Node | undefined
        return /Error$/.test(String(callee?.name ?? '')) && text.includes(' ') && hasWord(text)
      })
    : []

const isSql = (text: string) =>
  /^\s*(?:select|insert|update|delete|with|create|alter|drop|grant|begin|set)\b/.test(text)

/** Sentences among the strings of code: what has a space and is no statement of SQL. */
const inCode: Search = (file, source) =>
  strings(
    file,
    source,
    (text, node, around) => text.trim().includes(' ') && hasWord(text) && !isSql(text) && !isKey(node, around),
  )

const inAlerts: Search = (_, source) =>
  source.split('\n').flatMap((line, place) => {
    const text = /(?:summary|description): "([^"]+)"/.exec(line)?.[1]
    return text ? [{ line: place + 1, text }] : []
  })

/** Each line of prose, without what is code. */
const inMarkdown: Search = (_, source) => {
  let isCode = false
  return source.split('\n').flatMap((line, place) => {
    if (/^\s*```/.test(line)) isCode = !isCode
    return isCode || !hasWord(line) ? [] : [{ line: place + 1, text: line.trim() }]
  })
}
