import type { Teaser } from '#content/site/article.ts'
import { byNewest } from '#domain/blog/articles.ts'

/** Every article that is published, newest first, without its words. */
export const teasers: readonly Teaser[] = Object.values(
  import.meta.glob<Teaser | null>('../../../content/site/blog/*.md', {
    query: '?teaser',
    import: 'default',
    eager: true,
  }),
)
  .filter((teaser) => teaser !== null)
  .sort(byNewest)

/** The named articles in the order of their names. One that is not there stops the build of the page that wants it. */
export const teasersFor = (slugs: readonly string[]): Teaser[] =>
  slugs.map((slug) => {
    const found = teasers.find(({ id }) => id === slug)
    if (!found) throw new Error(`There is no article ${slug}.`)
    return found
  })
