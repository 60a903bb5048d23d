import { articles } from '#content/site/landings/weight-management.ts'
import { gutter } from '#web/kit/gutter.ts'
import { BlogTeaser } from '../blog/teaser-card.tsx'
import { teasersFor } from '../blog/teasers.ts'
import { ArticlesHead } from '../landing/articles-head.tsx'

const teasers = teasersFor(articles.slugs)

export function Articles() {
  return (
    <section aria-labelledby="articles" className={`${gutter} py-14 md:py-24 print:hidden`}>
      <ArticlesHead heading={articles.heading} />
      <ul className="grid gap-5 md:grid-cols-3 lg:gap-6">
        {teasers.map((teaser) => (
          <li key={teaser.id}>
            <BlogTeaser heading="h3" teaser={teaser} />
          </li>
        ))}
      </ul>
    </section>
  )
}
