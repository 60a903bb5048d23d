import { brand } from '#content/brand.ts'

/** One thing as schema.org describes it, for search engines. */
export type StructuredThing = Readonly<Record<string, unknown>> & { readonly '@type': string }

const origin = `https://${brand.domain}`

const absolute = (path: string): string => origin + path

interface Post {
  readonly title: string
  readonly description: string
  readonly href: string
  readonly tag: string
  readonly published: string
  readonly reviewed: string
  readonly cover: { readonly src: string }
  readonly reviewer: { readonly name: string; readonly title: string; readonly href: string }
}

const us: StructuredThing = { '@type': 'Organization', name: brand.name, url: absolute('/') }

export const blogPosting = (post: Post): StructuredThing => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.description,
  url: absolute(post.href),
  mainEntityOfPage: absolute(post.href),
  image: absolute(post.cover.src),
  articleSection: post.tag,
  datePublished: post.published,
  dateModified: post.reviewed,
  inLanguage: 'en-GB',
  author: us,
  publisher: us,
  editor: {
    '@type': 'Person',
    name: post.reviewer.name,
    jobTitle: post.reviewer.title,
    url: absolute(post.reviewer.href),
  },
})

/** The way to a page, from the outermost one to itself. */
export const breadcrumbs = (trail: readonly { readonly name: string; readonly path: string }[]): StructuredThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: absolute(path),
  })),
})

/** What a page tells search engines about itself. It is data: no browser runs it. */
export function StructuredData({ things }: { things: readonly StructuredThing[] }) {
  return <script type="application/ld+json">{written(things)}</script>
}

/** Safe inside a script element, whatever the words are. */
const written = (things: readonly StructuredThing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
