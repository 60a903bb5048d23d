import { lexer, type MarkedToken, type Token } from 'marked'
import type { ArticleElement, ArticleHeading, ArticleNode } from '../../src/content/site/article.ts'

interface Body {
  readonly body: readonly ArticleNode[]
  /** The sections, for the table of contents. */
  readonly headings: readonly ArticleHeading[]
  /** Every id that a link can lead to. */
  readonly ids: readonly string[]
  readonly links: readonly string[]
  /** Of the readable text, without the list of sources. */
  readonly words: number
}

type Refuse = (reason: string) => never

/** Markdown as nodes, with the few elements an article needs. Anything else is refused by name. */
export function readMarkdown(text: string, refuse: Refuse): Body {
  const ids: string[] = []
  const links: string[] = []
  const headings: ArticleHeading[] = []
  const body: ArticleNode[] = lexer(text).flatMap(nodesOf)
  if (headings.length === 0) refuse('has no section: begin each with "## ".')
  return { body, headings, ids, links, words: wordsIn(untilSources(body)) }

  function nodesOf(token: Token): readonly ArticleNode[] {
    const known = token as MarkedToken
    switch (known.type) {
      case 'space':
      case 'def':
        return []
      case 'text':
        return known.tokens ? childrenOf(known.tokens) : [plain(known.text)]
      case 'escape':
        return [known.text]
      case 'heading':
        return [headingOf(known.depth, known.tokens)]
      case 'paragraph':
        return [{ kind: 'p', children: childrenOf(known.tokens) }]
      case 'blockquote':
      case 'strong':
      case 'em':
        return [{ kind: known.type, children: childrenOf(known.tokens) }]
      case 'list':
        return [{ kind: known.ordered ? 'ol' : 'ul', children: known.items.flatMap(nodesOf) }]
      case 'list_item':
        if (known.task) refuse('has a list with tick boxes.')
        return [{ kind: 'li', children: childrenOf(known.tokens) }]
      case 'link':
        if (known.title) refuse(`the link to ${known.href} has a title, which hardly anybody can see.`)
        links.push(known.href)
        return [{ kind: 'a', href: known.href, children: childrenOf(known.tokens) }]
      case 'table':
        return [
          {
            kind: 'table',
            head: known.header.map((cell) => childrenOf(cell.tokens)),
            rows: known.rows.map((row) => row.map((cell) => childrenOf(cell.tokens))),
          },
        ]
      case 'hr':
        return [{ kind: 'hr' }]
      case 'html':
        return refuse(`has raw HTML: ${known.raw.trim().split('\n')[0]}`)
      default:
        return refuse(`has "${token.raw.trim().split('\n')[0]}", and articles have no ${token.type}.`)
    }
  }

  function childrenOf(tokens: readonly Token[]): readonly ArticleNode[] {
    return joined(tokens.flatMap(nodesOf))
  }

  function headingOf(depth: number, tokens: readonly Token[]): ArticleElement {
    const children = childrenOf(tokens)
    const heading = wordsOf(children)
    if (depth === 1) refuse(`"# ${heading}": the title is the only heading of the first level.`)
    if (depth > 3) refuse(`"${heading}" is a heading of level ${depth}; 2 and 3 are enough.`)
    if (depth === 3 && headings.length === 0) refuse(`"### ${heading}" stands before any "## ".`)
    const id = heading
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    if (ids.includes(id)) refuse(`has two headings "${heading}".`)
    ids.push(id)
    if (depth === 2) headings.push({ id, heading })
    return { kind: depth === 2 ? 'h2' : 'h3', id, children }
  }

  function plain(words: string): string {
    const entity = /&#?\w+;/.exec(words)?.[0]
    if (entity) refuse(`has "${entity}": write the character itself.`)
    // A line break in the file is not one on the page.
    return words.replace(/\n/g, ' ')
  }
}

/** Merges neighbouring pieces of text. */
function joined(nodes: readonly ArticleNode[]): readonly ArticleNode[] {
  return nodes.reduce<ArticleNode[]>((all, node) => {
    const last = all.at(-1)
    if (typeof node === 'string' && typeof last === 'string') all[all.length - 1] = last + node
    else all.push(node)
    return all
  }, [])
}

/** The readable text of nodes, with blocks separated. */
function wordsOf(nodes: readonly ArticleNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if (node.kind === 'hr') return ' '
      if (node.kind === 'table') return [node.head, ...node.rows].flat().map(wordsOf).join(' ')
      const isInline = node.kind === 'strong' || node.kind === 'em' || node.kind === 'a'
      return isInline ? wordsOf(node.children) : ` ${wordsOf(node.children)} `
    })
    .join('')
    .trim()
}

function untilSources(nodes: readonly ArticleNode[]): readonly ArticleNode[] {
  const end = nodes.findIndex((node) => typeof node !== 'string' && node.kind === 'h2' && node.id === 'sources')
  return end === -1 ? nodes : nodes.slice(0, end)
}

const wordsIn = (nodes: readonly ArticleNode[]): number =>
  nodes
    .map((node) => wordsOf([node]))
    .join(' ')
    .match(/\S*\w\S*/g)?.length ?? 0
