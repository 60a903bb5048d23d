import { brand } from '#content/brand.ts'
import type { Article } from '#content/site/article.ts'
import { blog } from '#content/site/blog.ts'
import type { FaqGroup } from '#content/site/faq.ts'
import type { Block, Paragraph } from '#content/site/text-page.ts'
import { builtOrigin, pages, profilePath } from '#contract/pages.ts'
import { faq } from '../faq/faq.ts'
import { weightFaq } from '../faq/weight-faq.ts'

/** One thing as schema.org describes it. */
type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string }

interface Page {
  readonly path: string
  readonly title: string
  readonly article?: Article | undefined
}

/** What a page tells search engines about itself, safe inside a script element whatever the words are. */
export function structuredDataFor(page: Page): string {
  const graph = thingsOn(page)
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}

function thingsOn({ path, title, article }: Page): Thing[] {
  if (path === pages.home) return [organization]
  const questions = questionsOn[path]
  return [
    ...(article ? [blogPosting(article)] : []),
    ...(questions ? [faqPage(questions)] : []),
    breadcrumbs([
      { name: brand.name, path: pages.home },
      ...(article ? [{ name: blog.title, path: pages.blog }] : []),
      { name: title, path },
    ]),
  ]
}

const questionsOn: Readonly<Record<string, readonly FaqGroup[]>> = {
  [pages.faq]: faq.groups,
  [pages.weightManagement]: [weightFaq],
}

const absolute = (path: string): string => builtOrigin + path

const us: Thing = { '@type': 'Organization', name: brand.name, url: absolute(pages.home) }

const organization: Thing = {
  ...us,
  slogan: brand.strapline,
  logo: absolute('/icon-512.png'),
  email: brand.email,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    telephone: brand.phone.href.replace('tel:', ''),
    email: brand.email,
    areaServed: 'GB',
    availableLanguage: 'en-GB',
  },
  sameAs: brand.social.map(({ href }) => href),
}

const faqPage = (groups: readonly FaqGroup[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: groups.flatMap(({ items }) =>
    items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(wordsOf).join(' ') },
    })),
  ),
})

function wordsOf(block: Block): string {
  if (typeof block === 'string' || !('list' in block || 'table' in block)) return plain(block)
  if ('list' in block) return block.list.map(plain).join(' ')
  return block.table.rows.map((row) => `${row.join(': ')}.`).join(' ')
}

const plain = (paragraph: Paragraph): string =>
  typeof paragraph === 'string'
    ? paragraph
    : paragraph.map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.text)).join('')

const blogPosting = (article: Article): Thing => ({
  '@type': 'BlogPosting',
  headline: article.title,
  description: article.description,
  url: absolute(article.href),
  mainEntityOfPage: absolute(article.href),
  image: absolute(article.cover.src),
  articleSection: article.tag,
  datePublished: article.published,
  dateModified: article.reviewed,
  inLanguage: 'en-GB',
  author: us,
  publisher: us,
  editor: {
    '@type': 'Person',
    name: article.reviewedBy.name,
    jobTitle: article.reviewedBy.title,
    url: absolute(profilePath(article.reviewedBy.slug)),
  },
})

/** The way to a page, from the outermost one to itself. */
const breadcrumbs = (trail: readonly { readonly name: string; readonly path: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: absolute(path),
  })),
})
