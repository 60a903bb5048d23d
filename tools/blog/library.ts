import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compliance } from '../../src/content/compliance.ts'
import type { Article, ArticleNode, Teaser } from '../../src/content/site/article.ts'
import { blogTags } from '../../src/content/site/blog.ts'
import { team } from '../../src/content/site/team.ts'
import { articlePath, pages, profilePath } from '../../src/contract/pages.ts'
import { byNewest } from '../../src/domain/blog/articles.ts'
import { medicinesNamedIn } from '../../src/domain/medicines/named-medicines.ts'
import { drawCover } from './covers/draw-cover.ts'
import { withFigures } from './figures.ts'
import { readFrontMatter } from './front-matter.ts'
import { ArticleProblem } from './problem.ts'
import { readMarkdown } from './read-markdown.ts'

export const articleFolder = fileURLToPath(new URL('../../src/content/site/blog', import.meta.url))

/** The addresses of all articles, for callers that need no more. */
const articleSlugs = (folder = articleFolder): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .sort()

export interface CompiledArticle {
  readonly article: Article
  readonly words: number
  /** The drawing that `article.cover` names. */
  readonly coverSvg: string
}

/** Names of other files and pages under /blog. */
const taken = ['not-found']

const wordsPerMinute = 220

export const readTimeOf = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute))

/** Every article of the folder, newest first, or the first problem found in it. */
export function readLibrary(folder = articleFolder): CompiledArticle[] {
  const slugs = articleSlugs(folder)
  const read = slugs.map((slug) => readArticle(slug, readFileSync(join(folder, `${slug}.md`), 'utf8')))
  const idsByAddress = new Map(read.map(({ compiled, ids }) => [compiled.article.href, ids]))
  for (const { compiled, ids, links } of read) {
    const dead = links.find((link) => !leadsSomewhere(link, ids, idsByAddress))
    if (dead) throw new ArticleProblem(`${compiled.article.id}.md`, `the link to ${dead} leads nowhere.`)
  }
  return read.map(({ compiled }) => compiled).sort((one, other) => byNewest(one.article, other.article))
}

function readArticle(slug: string, source: string) {
  const refuse = (reason: string): never => {
    throw new ArticleProblem(`${slug}.md`, reason)
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || taken.includes(slug)) refuse('this name cannot be an address.')
  const { head, text } = readFrontMatter(
    withFigures(source, refuse),
    team.map((member) => member.id),
    refuse,
  )
  const reviewer = team.find((member) => member.id === head.reviewedBy) ?? refuse('has no reviewer.')
  const { body, headings, ids, links, words } = readMarkdown(text, refuse)
  const { svg, alt } = drawCover(slug, head.tag)
  const article: Article = {
    id: slug,
    title: head.title,
    description: head.description,
    href: articlePath(slug),
    tag: head.tag,
    readTime: readTimeOf(words),
    published: head.published,
    cover: { src: `/assets/cover-${slug}-${fingerprintOf(svg)}.svg`, alt },
    reviewed: head.reviewed,
    reviewedBy: { slug: reviewer.slug, name: reviewer.name, title: reviewer.title },
    headings,
    body,
  }
  return { compiled: { article, words, coverSvg: svg }, ids, links }
}

/** Part of its name, so that a browser caches the drawing for as long as it stays the same. */
const fingerprintOf = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 8)

/** Those of the public site. Where medicines are not published, articles that name them are left to patients. */
export function publishedLibrary(folder = articleFolder): CompiledArticle[] {
  const all = readLibrary(folder)
  if (compliance.publishesMedicineFacts) return all
  const kept = all.filter(({ article }) => !namesMedicines(article))
  const hidden = new Set(all.filter((one) => !kept.includes(one)).map(({ article }) => article.href))
  return kept.map((one) => ({ ...one, article: { ...one.article, body: withoutLinks(one.article.body, hidden) } }))
}

/** For signed-in patients, whatever is public. */
export const articlesAboutMedicines = (folder = articleFolder): Article[] =>
  readLibrary(folder)
    .map(({ article }) => article)
    .filter(namesMedicines)

const namesMedicines = ({ title, description, body }: Article): boolean =>
  medicinesNamedIn([title, description, ...body.map(wordsOf)].join('\n')).length > 0

function wordsOf(node: ArticleNode): string {
  if (typeof node === 'string') return node
  if ('children' in node) return node.children.map(wordsOf).join('')
  return node.kind === 'table' ? [node.head, ...node.rows].flat(2).map(wordsOf).join(' ') : ''
}

/** The words of a link to an article that is not there stay, and lead nowhere. */
const withoutLinks = (nodes: readonly ArticleNode[], hidden: ReadonlySet<string>): readonly ArticleNode[] =>
  nodes.flatMap((node): readonly ArticleNode[] => {
    if (typeof node === 'string' || !('children' in node)) return [node]
    const children = withoutLinks(node.children, hidden)
    return node.kind === 'a' && hidden.has(node.href.replace(/[?#].*$/, '')) ? children : [{ ...node, children }]
  })

export const teaserOf = ({
  article: { reviewed: _, reviewedBy: _by, headings: _h, body: _b, ...teaser },
}: CompiledArticle): Teaser => teaser

const profiles = team.map(({ slug }) => profilePath(slug) as string)
const publicPages = Object.values<string>(pages).filter((path) => !path.startsWith('/dev/'))
const elsewhere = /^(https:\/\/[^/.]+\.|mailto:|tel:)/

/** Whether a link leads to another site, a page of ours, another article, or an existing heading. */
function leadsSomewhere(link: string, ownIds: readonly string[], idsByAddress: ReadonlyMap<string, readonly string[]>) {
  if (elsewhere.test(link)) return true
  const [, path = '', query, id] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(link) ?? []
  if (path === '') return id !== undefined && ownIds.includes(id)
  if (query !== undefined && !isKnownQuery(path, query)) return false
  const ids = idsByAddress.get(path)
  if (ids) return id === undefined || ids.includes(id)
  return publicPages.includes(path) || profiles.includes(path)
}

function isKnownQuery(path: string, query: string): boolean {
  if (path !== pages.blog) return path === pages.consent
  const tag = new URLSearchParams(query).get('tag')
  return blogTags.some((known) => known === tag)
}
