import { brand } from '../../src/content/brand.ts'
import type { Teaser } from '../../src/content/site/article.ts'
import { blog } from '../../src/content/site/blog.ts'
import { builtOrigin, feedPath, pages } from '../../src/contract/pages.ts'

/** The list of articles for feed readers, in RSS 2.0, newest first. */
export function feedOf(teasers: readonly Teaser[]): string {
  const items = teasers.map(
    ({ title, description, href, tag, published }) => `    <item>
      <title>${escaped(title)}</title>
      <link>${builtOrigin}${href}</link>
      <guid>${builtOrigin}${href}</guid>
      <description>${escaped(description)}</description>
      <category>${escaped(tag)}</category>
      <pubDate>${rfc822(published)}</pubDate>
    </item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escaped(`${brand.name} ${blog.title.toLowerCase()}`)}</title>
    <link>${builtOrigin}${pages.blog}</link>
    <atom:link href="${builtOrigin}${feedPath}" rel="self" type="application/rss+xml"/>
    <description>${escaped(blog.description)}</description>
    <language>en-GB</language>
${items.join('\n')}
  </channel>
</rss>
`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

/** Noon, so that it is the same day in every time zone. */
const rfc822 = (date: string): string => new Date(`${date}T12:00:00Z`).toUTCString()
