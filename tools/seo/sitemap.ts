import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sitemapPath } from '../../src/contract/pages.ts'

/** Lists exactly the pages of a built site that are meant to be found. */
export async function writeSitemap(folder: string): Promise<void> {
  const names = globSync('**/index.html', { cwd: folder })
  const pages = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  await writeFile(join(folder, sitemapPath), sitemapOf(pages))
}

export function sitemapOf(pages: readonly string[]): string {
  const entries = pages.flatMap((page) => {
    const address = /<link rel="canonical" href="([^"]+)"\/>/.exec(page)?.[1]
    const changed = /<meta property="article:modified_time" content="([^"]+)"\/>/.exec(page)?.[1]
    return address ? [`  <url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>\n`] : []
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.toSorted().join('')}</urlset>
`
}
