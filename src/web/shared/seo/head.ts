import { brand } from '#content/brand.ts'
import type { Article } from '#content/site/article.ts'
import { builtOrigin, pages, shareImagePath } from '#contract/pages.ts'
import { structuredDataFor } from './structured-data.ts'

const articles = Object.values(
  import.meta.glob<Article | null>('../../../content/site/blog/*.md', {
    query: '?article',
    import: 'default',
    eager: true,
  }),
)

/**
 * Adds to the head of a written page what browsers, search engines and social networks look for there and no person
 * reads. It comes from what the page says of itself, so that no page can forget it, and none of it is in any script. A
 * page that asks to be left out of searches gets no address to be found by.
 */
export function withHeadForMachines(page: string, pathname: string): string {
  const path = pathname.replace(/(.)\/$/, '$1')
  const tags = [...icons, manifestOf(path), ...(isListed(page) ? foundBy(page, path) : [])]
  return page.replace('</head>', () => `${tags.join('')}</head>`)
}

const icons = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32"/>',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
]

/** Where the app is explained, and where it is at home. */
const isOfApp = (path: string) => path === pages.app || path === pages.login || path.startsWith(pages.account)

const manifestOf = (path: string) => `<link rel="manifest" href="/${isOfApp(path) ? 'app' : 'site'}.webmanifest"/>`

/** Whether a page is to be found: those that are part of a journey are not. */
const isListed = (page: string): boolean =>
  descriptionIn(page) !== '' && !page.includes('<meta name="robots" content="noindex"/>')

// As they are written: what must be escaped in them is.
const titleIn = (page: string): string => /<title>([^<]*)<\/title>/.exec(page)?.[1] ?? ''
const descriptionIn = (page: string): string => /<meta name="description" content="([^"]*)"/.exec(page)?.[1] ?? ''

function foundBy(page: string, path: string): string[] {
  const address = builtOrigin + path
  const title = titleIn(page).replace(` | ${brand.name}`, '')
  const article = articles.find((one) => one?.href === path) ?? undefined
  const image = builtOrigin + shareImagePath(path)
  return [
    `<link rel="canonical" href="${address}"/>`,
    property('og:site_name', brand.name),
    property('og:type', article ? 'article' : 'website'),
    property('og:locale', 'en_GB'),
    property('og:url', address),
    property('og:title', title),
    property('og:description', descriptionIn(page)),
    property('og:image', image),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', article ? escaped(article.cover.alt) : `${brand.name}: ${title}`),
    ...(article
      ? [
          property('article:published_time', article.published),
          property('article:modified_time', article.reviewed),
          property('article:section', article.tag),
        ]
      : []),
    // The rest it takes from the above.
    '<meta name="twitter:card" content="summary_large_image"/>',
    `<script type="application/ld+json">${structuredDataFor({ path, title: unescaped(title), article })}</script>`,
  ]
}

const property = (name: string, content: string) => `<meta property="${name}" content="${content}"/>`

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const unescaped = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
